import Wording

/// Texts of phone numbers.
enum PhonePhrases {
    static let title = Words("전화번호", "Phone number")
    static let about = Words(
        "번호는 글이나 프로필에 나오지 않아요. 대화한 이웃에게만 알려 줄 수 있고, 언제든 그만 보여 줄 수 있어요.",
        "No listing or profile shows it. Only neighbours you share it with see it, until you withdraw it."
    )
    static let number = Words("내 전화번호", "My phone number")
    static let numberHint = Words("예: 010-1234-5678", "For example 010-1234-5678")
    static let sharing = Words("이웃이 요청하면", "When a neighbour requests it")
    static let sharingHint = Words(
        "바로 보여 줘도 누가 봤는지 아래에 남아요.",
        "Either way, all who see it are listed below."
    )
    static let save = Words("저장", "Save")
    static let delete = Words("번호 삭제", "Delete the number")
    static let deleteHint = Words(
        "번호를 바꾸거나 삭제하면 지금 보고 있는 이웃에게서도 바로 사라져요.",
        "If you change or delete it, neighbours who could see it no longer can."
    )
    static let log = Words("번호를 알려 준 이웃", "Who has seen it")
    static let requestedOn = Words("요청받음", "Requested")
    static let revealedOn = Words("알려 줌", "Shared")
    static let unknown = Words("알 수 없는 이웃", "An unavailable neighbour")

    static let request = Words("전화번호 요청", "Request phone number")
    static let waiting = Words("전화번호를 요청했어요. 답을 기다려요.", "You requested the phone number.")
    static let give = Words("내 전화번호 알려 주기", "Share my phone number")
    static let allow = Words("알려 주기", "Share it")
    static let decline = Words("거절", "Decline")
    static let withdraw = Words("그만 보여 주기", "Withdraw")
    static let call = Words("전화", "Call")
    static let text = Words("문자", "Text")

    static func numberOf(_ name: String) -> Words { Words("\(name)님 전화번호", "\(name)’s phone number") }

    static func requested(by name: String) -> Words {
        Words("\(name)님이 내 전화번호를 알고 싶어 해요.", "\(name) would like to have your phone number.")
    }

    static func shown(to name: String) -> Words {
        Words("\(name)님에게 내 번호가 보여요.", "\(name) can see your phone number.")
    }
}
