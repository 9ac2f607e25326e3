import Domain
import Wording

/// Texts of the pages of second factors.
enum SecondFactorPhrases {
    static let title = Words("2단계 인증", "Two-step sign-in")
    static let text = Words(
        "로그인할 때 비밀번호 말고도 인증 앱에 보이는 코드를 확인해요. 비밀번호를 남이 알아도 로그인할 수 없어요.",
        """
        Besides the password, each sign-in asks for a code of an authenticator app. Someone who knows your \
        password still can't sign in.
        """
    )
    static let needed = Words(
        "인증 앱이 필요해요. 비밀번호 관리 앱에도 있어요.",
        "You need an authenticator app. Many password managers have one, too."
    )
    static let turnOn = Words("2단계 인증 켜기", "Turn on two-step sign-in")
    static let turnOff = Words("2단계 인증 끄기", "Turn off two-step sign-in")
    static let turnOffText = Words(
        "이제 로그인할 때 코드를 묻지 않아요. 복구 코드도 쓸 수 없어요.",
        "No code is asked for at the sign-in any more, and the recovery codes stop working."
    )
    static let since = Words("켠 때", "On since")
    static let codes = Words("복구 코드", "Recovery codes")
    static let fewCodes = Words(
        "복구 코드가 얼마 남지 않았어요. 새로 만들어 주세요.",
        "Few recovery codes are left. Please make new ones."
    )

    static let setUpTitle = Words("인증 앱에 등록해 주세요", "Add it to your app")
    static let setUpText = Words(
        "인증 앱으로 QR 코드를 찍거나 아래 키를 적어 주세요. 그러면 앱에 여섯 자리 코드가 보여요.",
        "Scan the QR code with your authenticator app, or type the key. The app then shows six digits."
    )
    static let picture = Words("인증 앱에 등록하는 QR 코드", "QR code for an authenticator app")
    static let key = Words("설정 키", "Setup key")
    static let openApp = Words("이 기기의 앱에서 열기", "Open in an app on this device")
    static let copyKey = Words("키 복사", "Copy the key")
    static let code = Words("인증 코드", "Authentication code")
    static let codeHint = Words("앱에 보이는 여섯 자리 숫자예요.", "The six digits that the app shows.")
    static let anyCode = Words("인증 코드나 복구 코드", "Authentication or recovery code")
    static let confirm = Words("확인하고 켜기", "Confirm and turn on")

    static let newCodes = Words("복구 코드 새로 만들기", "Make new recovery codes")
    static let newCodesText = Words(
        "전에 받은 복구 코드는 쓸 수 없게 돼요.",
        "The recovery codes that you have stop working."
    )
    static let codesTitle = Words("복구 코드를 보관해 주세요", "Keep your recovery codes")
    static let codesText = Words(
        "인증 앱을 쓸 수 없을 때 이 코드로 로그인해요. 하나에 한 번씩 쓸 수 있고, 지금만 볼 수 있어요.",
        "They replace the app when you don't have it. Each works once. You can see them only now."
    )
    static let copyCodes = Words("모두 복사", "Copy all")
    static let printCodes = Words("프린트하기", "Print")
    static let download = Words("텍스트 파일로 내려받기", "Download as a text file")
    static let kept = Words("보관했어요", "I have kept them")

    static let signInTitle = Words("코드를 적어 주세요", "Enter your code")
    static let signInText = Words(
        "인증 앱을 열고 여섯 자리 코드를 적어 주세요.",
        "Open your authenticator app and enter its six digits."
    )
    static let recoveryText = Words(
        "보관해 둔 복구 코드 하나를 적어 주세요. 한 번 쓴 코드는 다시 쓸 수 없어요.",
        "Enter one of the recovery codes that you kept. Each works once."
    )
    static let recoveryCode = Words("복구 코드", "Recovery code")
    static let withRecoveryCode = Words(
        "인증 앱이 없어요. 복구 코드로 로그인할게요",
        "I don't have the app: use a recovery code"
    )
    static let withApp = Words("인증 앱의 코드로 로그인할게요", "Use the code of the app")
    static let lost = Words(
        "둘 다 없다면 운영자에게 문의해 주세요.",
        "If you have neither, please contact the operator."
    )
    static let startAgain = Words("처음부터 다시 로그인하기", "Sign in again")

    static func state(isOn: Bool) -> Words { isOn ? Words("켜짐", "On") : Words("꺼짐", "Off") }

    static func left(_ count: Int) -> Words { Words("\(count)개 남음", "\(count) left") }

    static func fileTitle(_ site: Words) -> Words {
        Words("\(site[.korean]) 복구 코드", "Recovery codes for \(site[.english])")
    }
}
