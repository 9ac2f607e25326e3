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
    static let letters = Words("운영자가 보내는 메일", "Emails from the operator")
    static let lettersHint = Words(
        "점검이나 약관 같은 소식을 모두에게 보낼 때 받아요.",
        "News for all members, such as maintenance or new terms."
    )
    static let reminderMailsHint = Words(
        "확인한 이메일 주소로 보내요.",
        "Sent to your email address, once you have verified it."
    )
    static let switchesTitle = Words("무엇을 알려 드릴까요?", "What should we tell you?")
    static let switchesText = Words(
        "목록에서 끈 알림은 푸시와 메일로도 보내지 않아요.",
        "Notifications turned off in the list aren't pushed or mailed either."
    )

    static let unsubscribeTitle = Words("이 메일을 그만 받을까요?", "Stop these emails?")
    static let unsubscribeText = Words(
        "알림은 마당의 목록에서 계속 볼 수 있어요. 동네 소식 메일이라면 수신 동의가 철회돼요.",
        "Notifications stay in your list in Madang. For news of the neighbourhood, it withdraws your consent."
    )
    static let unsubscribe = Words("그만 받기", "Stop them")
    static let unsubscribeLost = Words(
        "메일의 링크를 다시 열거나, 설정에서 메일을 꺼 주세요.",
        "Open the link in the email again, or turn the emails off in your settings."
    )
    static let chooseInSettings = Words("받을 알림 고르기", "Choose your notifications")
    static let unsubscribed = Words(
        "이제 이 메일을 보내지 않아요. 설정의 알림에서 다시 받을 수 있어요.",
        "These emails are off. You can turn them on again in your notification settings."
    )

    static let listed = Words("목록", "List")
    static let pushed = Words("푸시", "Push")
    static let mailed = Words("메일", "Mail")
    static let quiet = Words("조용한 시간", "Quiet hours")
    static let quietHint = Words(
        "급한 소식만 푸시로 보내고, 나머지는 끝난 뒤에 보내요.",
        "Only urgent news is pushed; the rest follows afterwards."
    )
    static let quietFrom = Words("시작", "From")
    static let quietUntil = Words("끝", "Until")

    static func hour(_ hour: Int) -> Words {
        Words("\(hour)시", "\(hour < 10 ? "0" : "")\(hour):00")
    }

    static func pushes(of group: Words) -> Words {
        Words("\(group[.korean]) 푸시", "Push \(group[.english])")
    }

    static func mails(of group: Words) -> Words {
        Words("\(group[.korean]) 메일", "Mail \(group[.english])")
    }

    static func all(of group: Words) -> Words {
        Words("\(group[.korean]) 알림 모두", "All of \(group[.english])")
    }

    static func some(_ count: Int, of all: Int) -> Words {
        Words("\(all)개 중 \(count)개만 받아요", "\(count) of \(all) are on")
    }
}
