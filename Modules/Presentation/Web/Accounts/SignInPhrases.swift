import Domain
import Wording

/// Texts of the sign-in pages.
enum SignInPhrases {
    static let signIn = Words("로그인", "Sign in")
    static let signInTitle = Words("다시 만나서 반가워요", "Welcome back")
    static let signUp = Words("가입하기", "Sign up")
    static let signUpTitle = Words("이웃이 되어 볼까요?", "Become a neighbour")
    static let signUpLead = Words(
        "두 단계면 끝나요. 다음은 동네 고르기예요.",
        "Two short steps; the next is your neighbourhood."
    )
    static let email = Words("이메일", "Email")
    static let password = Words("비밀번호", "Password")
    static let passwordHint = Words("10자 이상으로 정해 주세요.", "10 characters or more.")
    static let nickname = Words("닉네임", "Nickname")
    static let nicknameHint = Words("2~20자. 이웃에게 보이는 이름이에요.", "2 to 20 characters; what neighbours call you.")
    static let forgot = Words("비밀번호를 잊었어요", "I forgot my password")
    static let newHere = Words("처음이세요?", "New here?")
    static let otherWays = Words("다른 방법으로", "Other ways to sign in")
    static let knownAddress = Words(
        "이 이메일로 만든 계정이 있어요. 내 계정이라면 로그인한 뒤에 연결해 주세요.",
        "An account with this address exists. If it is yours, sign in and link it in your settings."
    )
    static let beenHere = Words("이미 이웃이세요?", "Already have an account?")

    static func linkTitle(_ provider: Words?) -> Words {
        Words(
            "\(provider?[.korean] ?? "이") 계정을 연결할까요?",
            "Link \(provider?[.english] ?? "this") to your account?"
        )
    }
}
