import Domain
import Wording

/// Texts of invitations for operators.
enum InvitationPhrases {
    static let title = Words("초대", "Invitations")
    static let text = Words(
        "링크를 받은 이웃이 가입할 수 있어요.",
        "Who holds the link can sign up."
    )
    static let notNeeded = Words(
        "지금은 초대로 가입하지 않아요. 사이트 설정에서 가입을 '초대받은 이웃만'으로 바꾸면 쓸 수 있어요.",
        "Sign-up isn't by invitation now. Set it to \"By invitation\" in the site settings to use them."
    )
    static let email = Words("이메일 (안 적어도 돼요)", "Email (optional)")
    static let emailHint = Words("적으면 링크를 메일로 보내요.", "We mail the link there.")
    static let uses = Words("몇 명", "How many people")
    static let days = Words("며칠 동안", "For how many days")
    static let create = Words("초대 만들기", "Create an invitation")
    static let link = Words("초대 링크", "Link of the invitation")
    static let linkHint = Words(
        "이 링크는 지금만 볼 수 있어요. 복사해서 전해 주세요.",
        "It is shown only now. Copy it and pass it on."
    )
    static let mailed = Words("메일로도 보냈어요.", "It is mailed as well.")
    static let copy = Words("링크 복사", "Copy the link")
    static let all = Words("만든 초대", "All invitations")
    static let nothing = Words("아직 초대가 없어요", "No invitations yet")
    static let nothingText = Words("초대를 만들면 여기에 보여요.", "Those that you create are listed here.")
    static let byLink = Words("링크로", "By link")
    static let withdraw = Words("취소하기", "Withdraw")
    static let joined = Words("가입한 이웃", "Joined")

    static func count(_ used: Int, of uses: Int) -> Words {
        Words("\(uses)명 중 \(used)명 가입", "\(used) of \(uses) joined")
    }

    static func until(_ day: Words) -> Words {
        Words("\(day[.korean])까지", "until \(day[.english])")
    }
}
