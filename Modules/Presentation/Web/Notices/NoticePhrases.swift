import Domain
import Wording

/// Texts of notices.
enum NoticePhrases {
    static let nothing = Words("아직 알림이 없어요", "No notifications yet")
    static let nothingText = Words(
        "새 메시지와 약속 소식을 여기에서 알려 드려요.",
        "New messages and changes to your lessons will appear here."
    )
    static let lookAround = Words("동네 글 둘러보기", "Browse listings")
    static let readAll = Words("모두 읽음으로 표시", "Mark all as read")
    static let unread = Words("읽지 않음", "Unread")

    static func party(_ name: String) -> Words { Words("\(name)님", name) }

    static func older(_ count: Int) -> Words {
        Words("이 채팅의 알림 \(count)개 더 보기", "\(count) more about this conversation")
    }

    static let reminderMails = Words("행사 알림을 메일로도 받기", "Event reminders by mail")
    static let reminderMailsHint = Words(
        "확인한 이메일 주소로 보내요.",
        "Sent to your email address, once you have verified it."
    )
    static let switchesTitle = Words("무엇을 알려 드릴까요?", "What should we tell you?")
    static let switchesText = Words(
        "끈 알림은 목록에 나오지 않아요.",
        "Notifications you turn off don't appear in the list."
    )

    static func all(of group: Words) -> Words {
        Words("\(group[.korean]) 알림 모두", "All of \(group[.english])")
    }

    static func some(_ count: Int, of all: Int) -> Words {
        Words("\(all)개 중 \(count)개만 받아요", "\(count) of \(all) are on")
    }
}
