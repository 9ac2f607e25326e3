public import Domain

extension LessonRefusal: LocalizedRefusal {
    public var words: Words {
        switch self {
        case .descriptionMissing: Words("레슨 소개를 써 주세요.", "Please describe the lessons.")
        case .descriptionTooLong:
            Words("레슨 소개는 4,000자까지 쓸 수 있어요.", "A description can have at most 4,000 characters.")
        case .placeMissing:
            Words("레슨하는 곳을 하나 이상 골라 주세요.", "Please choose at least one kind of place.")
        case .travel: Words("방문 거리는 1km에서 100km까지예요.", "A teacher travels from 1 to 100 km.")
        case .seats: Words("모집 인원은 1명에서 20명까지예요.", "There can be from 1 to 20 students.")
        case .groupSeats: Words("그룹 레슨은 2명부터 모집할 수 있어요.", "A group has at least 2 students.")
        case .minutes: Words("레슨 시간은 10분에서 240분까지예요.", "A lesson takes from 10 to 240 minutes.")
        case .passIncomplete:
            Words(
                "횟수권은 횟수, 가격, 기간을 모두 적어 주세요.",
                "A pass needs its number of lessons, its price and how long it lasts."
            )
        case .passCount: Words("횟수권은 2회에서 100회까지예요.", "A pass has from 2 to 100 lessons.")
        case .passExpiry:
            Words("횟수권 기간은 730일이나 24개월까지예요.", "A pass lasts for at most 730 days or 24 months.")
        case .trialPriceMissing: Words("체험 레슨 가격을 적어 주세요.", "Please give the price of the trial lesson.")
        case .sideIsFixed:
            Words(
                "가르치는 글과 배우는 글은 서로 바꿀 수 없어요.",
                "Whether a listing teaches or looks for a teacher can't change."
            )
        }
    }
}
