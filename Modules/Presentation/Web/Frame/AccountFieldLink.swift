import Domain
import Markup
import Wording

/// Leads from a refusal to the field of the profile that has to be set first.
struct AccountFieldLink {
    private let field: String

    /// Nil for a refusal that has another reason.
    init?(of refusal: any Refusal) {
        if refusal.code == AccountRefusal.emailUnconfirmed.code {
            field = "email"
            return
        }
        guard let field = refusal.accountFields.first else { return nil }
        self.field = field
    }

    func html(in language: Language) -> HTML {
        "<a href=\"\(link: address)\">\(words[language])</a>"
    }

    func button(in language: Language) -> HTML {
        """
        <a class="button primary" href="\(link: address)">\(words[language])</a>
        """
    }

    /// A member becomes a teacher on a page of its own.
    private var isTeacher: Bool { field == TeacherRefusal.accountField }

    private var isEmail: Bool { field == "email" }

    private var words: Words {
        if isEmail { return FramePhrases.toConfirmEmail }
        return isTeacher ? TeacherPhrases.begin : FramePhrases.toProfileField
    }

    private var address: String {
        if isEmail { return AccountPagePath.email.rawValue }
        return isTeacher ? TeacherPagePath.mine.rawValue : "\(AccountPagePath.profile.rawValue)#\(field)"
    }
}
