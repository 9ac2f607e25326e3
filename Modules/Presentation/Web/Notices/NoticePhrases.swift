import Wording

/// Texts of notices.
enum NoticePhrases {
    static let nothing = Words("새 소식이 없어요", "Nothing new")
    static let nothingText = Words(
        "신청이나 메시지, 매칭 소식이 오면 여기에서 알려 드려요.",
        "When somebody writes to you or a deal moves on, you will read it here."
    )
    static let lookAround = Words("이웃 글 둘러보기", "Look around")
    static let readAll = Words("모두 읽음으로 표시", "Mark all as read")
    static let unread = Words("읽지 않음", "unread")
    static let switchesText = Words(
        "끄면 그 소식은 알림에 남지 않아요.",
        "What you switch off won't show up among your notices."
    )
}
