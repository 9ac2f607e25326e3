public import Domain

extension NoticeRefusal: LocalizedRefusal {
    public var words: Words {
        switch self {
        case .unclearChoice:
            Words(
                "upTo, ids, all 가운데 하나로 알림을 정해 주세요.",
                "Choose notifications with one of upTo, ids and all."
            )
        case .notFound:
            Words("찾을 수 없는 알림이에요.", "There is no such notification.")
        }
    }
}
