public import Domain

extension ClassRefusal: LocalizedRefusal {
    public var words: Words {
        switch self {
        case .descriptionMissing:
            Words("설명을 써 주세요.", "Please write a description.")
        case .descriptionTooLong:
            Words("설명은 4,000자까지 쓸 수 있어요.", "A description can have at most 4,000 characters.")
        case .bringTooLong:
            Words("준비물은 100자까지 쓸 수 있어요.", "What to bring can have at most 100 characters.")
        case .seats:
            Words("모집 인원은 1명부터 20명까지예요.", "A class has 1 to 20 seats.")
        case .minutes:
            Words("수업 시간은 10분부터 600분까지예요.", "A class takes 10 to 600 minutes.")
        case .minutesMissing:
            Words("수업 시간을 분으로 적어 주세요.", "Please say how many minutes the class takes.")
        case .sessionsMissing:
            Words("수업 날짜를 하나 이상 정해 주세요.", "Please set at least one date.")
        case .tooManySessions:
            Words("수업 날짜는 20개까지 정할 수 있어요.", "A class can have at most 20 dates.")
        case .sessionsOverlap:
            Words("수업 시간이 서로 겹쳐요.", "Two of the dates overlap.")
        case .sessionInPast:
            Words("지난 날짜에는 수업을 열 수 없어요.", "A date is in the past.")
        case .sessionTooFar:
            Words("수업 날짜는 1년 안으로 정해 주세요.", "Dates have to be within a year.")
        case .scheduleMixed:
            Words(
                "날짜를 정하거나 협의로 하거나, 하나만 골라 주세요.",
                "Either set dates or leave them to arrangement, not both."
            )
        case .sideIsFixed:
            Words(
                "'가르쳐요'와 '배우고 싶어요'는 서로 바꿀 수 없어요. 새 글을 써 주세요.",
                "A listing can't change between teaching and learning. Please post another one."
            )
        }
    }
}
