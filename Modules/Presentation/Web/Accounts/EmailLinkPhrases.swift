import Wording

/// Texts of the pages behind email links.
enum EmailLinkPhrases {
    static let verifyTitle = Words("이메일 확인", "Confirm your email")
    static let verifyText = Words(
        "아래 버튼을 누르면 이 이메일이 내 것이라고 확인돼요.",
        "Press the button to confirm that this address is yours."
    )
    static let verify = Words("이메일 확인하기", "Confirm email")
    static let noTokenText = Words(
        "메일의 링크를 다시 열거나, 설정에서 코드를 적어 주세요.",
        "Open the link in the email again, or enter its code in your settings."
    )
    static let toSettings = Words("설정에서 코드 적기", "Enter the code")

    static let forgotTitle = Words("비밀번호를 잊으셨나요?", "Forgot your password?")
    static let forgotText = Words(
        "가입한 이메일을 적어 주세요. 비밀번호를 재설정하는 메일을 보내 드려요.",
        "Enter your email address and we will send you a link to set a new one."
    )
    static let send = Words("메일 받기", "Send the email")
    static let haveCode = Words("코드를 받았어요", "I have a code")

    static let resetTitle = Words("비밀번호 재설정", "Set a new password")
    static let resetText = Words(
        "재설정하면 모든 기기에서 로그아웃돼요.",
        "You will be signed out on every device."
    )
    static let codeText = Words(
        "메일의 링크를 열거나 코드를 여기에 적어 주세요. 가입하지 않은 주소로는 메일을 보내지 않아요.",
        "Open the link in the email, or enter its code here. We email registered addresses only."
    )
    static let reset = Words("비밀번호 재설정", "Set new password")
}
