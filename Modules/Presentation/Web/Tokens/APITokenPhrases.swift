import Domain
import Wording

/// Texts of a member's API tokens.
enum APITokenPhrases {
    static let title = Words("프로그램용 토큰", "API tokens")
    static let text = Words(
        "비밀번호를 알려 주지 않아도 프로그램이 내 계정을 쓸 수 있어요.",
        "A token lets a program use your account without your password."
    )
    static let limits = Words(
        "토큰으로는 결제, 비밀번호와 이메일 변경, 탈퇴, 운영자 일을 할 수 없어요. "
            + "비밀번호를 바꾸거나 모든 기기에서 로그아웃하면 토큰도 함께 끝나요.",
        "It can't pay, change your password or email address, delete the account or act as an operator. "
            + "Tokens end when you change your password or sign out everywhere."
    )
    static let reference = Words("API 설명 보기", "Read about the API")
    static let name = Words("프로그램 이름", "Name of the program")
    static let scope = Words("할 수 있는 일", "What it may do")
    static let days = Words("며칠 동안", "For how many days")
    static let create = Words("토큰 만들기", "Create a token")
    static let created = Words("새 토큰", "The new token")
    static let createdHint = Words(
        "이 토큰은 지금만 볼 수 있어요. 다른 사람에게 보여 주지 마세요.",
        "It is shown only now. Don't show it to others."
    )
    static let copy = Words("토큰 복사", "Copy the token")
    static let all = Words("쓰고 있는 토큰", "Your tokens")
    static let nothing = Words("아직 토큰이 없어요", "No tokens yet")
    static let nothingText = Words("토큰을 만들면 여기에 보여요.", "Those that you create are listed here.")
    static let remove = Words("삭제하기", "Remove")
    static let unused = Words("아직 안 썼어요", "not used yet")

    static func lastUsed(_ day: Words) -> Words {
        Words("마지막으로 쓴 날 \(day[.korean])", "last used \(day[.english])")
    }

    static func until(_ day: Words) -> Words {
        Words("\(day[.korean])까지", "until \(day[.english])")
    }
}
