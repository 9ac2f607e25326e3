public import Domain

extension NoticeRefusal: LocalizedRefusal {
    public var words: Words {
        switch self {
        case .unclearChoice:
            Words(
                "어떤 알림인지 upTo, ids, all 가운데 하나로 알려 주세요.",
                "Say which notices with one of upTo, ids and all."
            )
        case .notFound:
            Words("그런 알림은 없어요.", "There is no such notice.")
        }
    }
}
