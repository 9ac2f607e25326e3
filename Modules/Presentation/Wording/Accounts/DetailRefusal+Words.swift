public import Domain

extension DetailRefusal: LocalizedRefusal {
    public var words: Words {
        let limit = limit
        guard let day = allowedFrom?.words else { return limit }
        return Words(
            "\(limit[.korean]) \(day[.korean])부터 다시 바꿀 수 있어요.",
            "\(limit[.english]) You can change it again from \(day[.english])."
        )
    }

    private var limit: Words {
        switch detail {
        case .birthYear:
            Words(
                "태어난 해는 3개월에 한 번만 바꿀 수 있어요.",
                "A year of birth can be changed once in three months."
            )
        case .gender:
            Words("성별은 3개월에 한 번만 바꿀 수 있어요.", "A gender can be changed once in three months.")
        case .jobGroup:
            Words("하는 일은 3개월에 한 번만 바꿀 수 있어요.", "An occupation can be changed once in three months.")
        }
    }
}
