import Wording

/// Texts of notices.
enum NoticePhrases {
    static let nothing = Words("새 소식이 없어요", "Nothing new")
    static let nothingText = Words(
        "신청이나 메시지, 약속 소식이 오면 여기에서 알려 드려요.",
        "New messages and changes to your lessons will appear here."
    )
    static let lookAround = Words("이웃 글 둘러보기", "Browse listings")
    static let readAll = Words("모두 읽음으로 표시", "Mark all as read")
    static let unread = Words("읽지 않음", "unread")

    static func older(_ count: Int) -> Words {
        Words("이 대화의 알림 \(count)개 더 보기", "\(count) more about this conversation")
    }

    static let switchesText = Words(
        "끄면 그 소식은 알림에 남지 않아요.",
        "Notifications you switch off don't appear here."
    )
}
