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
        case .unknownToken:
            Words(
                "이 링크는 쓸 수 없어요. 설정에서 메일을 꺼 주세요.",
                "This link doesn't work. Please turn the emails off in your settings."
            )
        case .sameHours:
            Words(
                "조용한 시간의 시작과 끝을 다르게 골라 주세요.",
                "Choose different hours for the start and end of the quiet hours."
            )
        }
    }
}
