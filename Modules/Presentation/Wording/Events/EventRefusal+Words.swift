public import Domain

extension EventRefusal: LocalizedRefusal {
    public var words: Words {
        switch self {
        case .descriptionTooLong:
            Words(
                "행사 소개는 5,000자까지 쓸 수 있어요.",
                "The text of an event can have at most 5,000 characters."
            )
        case .venueTooLong:
            Words("장소 이름은 한 줄, 60자까지 쓸 수 있어요.", "A venue is one line of at most 60 characters.")
        case .link:
            Words(
                "링크는 https://로 시작하는 웹 주소여야 해요.",
                "The link has to be a web address that starts with https:// or http://."
            )
        case .linkTooLong:
            Words("링크는 500자까지 쓸 수 있어요.", "A link can have at most 500 characters.")
        case .hostsMissing: Words("주최를 적어 주세요.", "Please say who hosts the event.")
        case .hostTooLong:
            Words("주최는 한 줄에 60자까지 쓸 수 있어요.", "A host is one line of at most 60 characters.")
        case .tooManyHosts: Words("주최는 다섯 곳까지 적을 수 있어요.", "An event can have at most five hosts.")
        case .costOrder:
            Words(
                "가장 비싼 값이 가장 싼 값보다 낮아요.",
                "The highest price is lower than the lowest."
            )
        case .datesMissing: Words("날짜를 하나 이상 적어 주세요.", "Please give at least one date.")
        case .tooManyDates: Words("날짜는 20개까지 적을 수 있어요.", "An event can have at most 20 dates.")
        case .datesOverlap: Words("날짜가 서로 겹쳐요.", "Two dates overlap.")
        case .endBeforeStart: Words("끝나는 때가 시작보다 빨라요.", "A date ends before it starts.")
        case .dateTooLong:
            Words("한 날짜는 366일을 넘을 수 없어요.", "A date can't be longer than 366 days.")
        case .notWholeDays:
            Words(
                "하루 종일인 날짜는 그 시간대의 자정에 시작하고 끝나야 해요.",
                "An all-day date has to begin and end at midnight in the event's zone."
            )
        case .datesInPast: Words("이미 지난 날짜예요.", "These dates have passed.")
        case .dateTooFar:
            Words("3년 안의 날짜를 적어 주세요.", "Dates have to be within three years.")
        case .applicationsAfterEnd:
            Words(
                "신청 마감이 행사가 끝난 뒤예요.",
                "Applications close after the event has ended."
            )
        case .signUpIsFixed:
            Words(
                "신청 방법은 올린 뒤에 바꿀 수 없어요. 새 글을 올려 주세요.",
                "The way to sign up can't be changed later. Please post another event."
            )
        }
    }
}
