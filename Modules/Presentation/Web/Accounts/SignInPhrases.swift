import Domain
import Wording

/// Texts of the sign-in pages.
enum SignInPhrases {
    static let signIn = Words("로그인", "Sign in")
    static let interruptedTitle = Words("다시 로그인해 주세요", "Please sign in again")
    static let interruptedText = Words(
        "그사이 로그아웃되었어요. 쓰던 내용은 남아 있으니, 로그인하고 이어서 보내 주세요.",
        "You were signed out in the meantime. Your text is kept, and you can send it after signing in."
    )
    static let signInAndGoOn = Words("로그인하고 이어서 쓰기", "Sign in and continue")
    static let otherWindow = Words(
        "비밀번호 없이 로그인한다면 새 창에서 로그인한 뒤 다시 보내 주세요.",
        "Without a password, sign in in a new window and then send it again."
    )
    static let sendAgain = Words("다시 보내기", "Send again")
    static let signInTitle = Words("로그인", "Sign in")
    static let signUp = Words("가입하기", "Sign up")
    static let signUpTitle = Words("이웃이 되어 볼까요?", "Become a neighbour")
    static let signUpLead = Words(
        "두 단계면 끝나요. 다음은 동네 선택이에요.",
        "Two short steps. Next, you choose your neighbourhood."
    )
    static let addressLead = Words(
        "먼저 이메일로 코드를 보내 드려요.",
        "First, we will email you a code."
    )
    static let provenLead = Words(
        "거의 다 됐어요. 다음은 동네 선택이에요.",
        "Almost done. Next, you choose your neighbourhood."
    )
    static let sendCode = Words("코드 받기", "Send me a code")
    static let code = Words("이메일로 받은 코드", "Code from the email")
    static let codeHint = Words(
        "메일을 보냈어요. 안 보이면 스팸함도 살펴봐 주세요.",
        "We sent you an email. If you can't see it, check the spam folder."
    )
    static let sendCodeAgain = Words("코드 다시 받기", "Send another code")
    static let email = Words("이메일", "Email")
    static let password = Words("비밀번호", "Password")
    static let passwordHint = Words("10자 이상으로 정해 주세요.", "10 characters or more.")
    static let nickname = Words("닉네임", "Nickname")
    static let nicknameHint = Words("2~20자. 이웃에게 보이는 이름이에요.", "2 to 20 characters. Neighbours see this name.")
    static let forgot = Words("비밀번호를 잊었어요", "I forgot my password")
    static let invitationNeeded = Words("초대가 필요해요", "You need an invitation")
    static let invitationOver = Words("쓸 수 없는 초대예요", "This invitation can't be used")
    static let newHere = Words("처음이세요?", "New here?")
    static let otherWays = Words("다른 방법으로", "Other ways to sign in")
    static let knownAddress = Words(
        "이 이메일로 만든 계정이 있어요. 내 계정이라면 로그인한 뒤에 연결해 주세요.",
        "An account with this address exists. If it is yours, sign in and link it in your settings."
    )
    static let beenHere = Words("이미 회원이세요?", "Already a member?")

    static func linkTitle(_ provider: Words?) -> Words {
        Words(
            "\(provider?[.korean] ?? "이") 계정을 연결할까요?",
            "Link \(provider?[.english] ?? "this") to your account?"
        )
    }
}
