import Domain
import Wording

/// Texts of a member's webhooks.
enum WebhookPhrases {
    static let title = Words("웹훅", "Webhooks")
    static let text = Words(
        "알림이 생기면 내 프로그램의 주소로 바로 보내요.",
        "Each of your notices is sent to an address of your program at once."
    )
    static let limits = Words(
        "메시지 내용은 보내지 않아요. 사흘 동안 응답이 없으면 멈추고, 비밀번호를 바꾸거나 모든 기기에서 로그아웃하면 "
            + "함께 지워져요.",
        "Texts of messages aren't sent. A webhook stops after three days without an answer, and is removed "
            + "when you change your password or sign out everywhere."
    )
    static let address = Words("받을 주소", "Address")
    static let addressHint = Words(
        "https://로 시작하는 공개 주소예요. 서명은 Standard Webhooks를 따라요.",
        "A public address with https://. Calls are signed as Standard Webhooks specifies."
    )
    static let create = Words("웹훅 만들기", "Create a webhook")
    static let secret = Words("서명을 확인할 비밀 값", "Secret to verify calls with")
    static let secretHint = Words(
        "이 값은 지금만 볼 수 있어요. 다른 사람에게 보여 주지 마세요.",
        "It is shown only now. Don't show it to others."
    )
    static let copy = Words("값 복사", "Copy the secret")
    static let all = Words("내 웹훅", "Your webhooks")
    static let nothing = Words("아직 웹훅이 없어요", "No webhooks yet")
    static let nothingText = Words("웹훅을 만들면 여기에 보여요.", "Those that you create are listed here.")
    static let trial = Words("시험하기", "Try")
    static let remove = Words("삭제하기", "Remove")

    static func failing(since day: Words) -> Words {
        Words("\(day[.korean])부터 응답이 없어요", "no answer since \(day[.english])")
    }
}
