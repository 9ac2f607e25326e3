import Domain
import Markup
import Wording

/// Leads from a refusal to the field of the profile that has to be set first.
struct AccountFieldLink {
    private let field: String

    /// Nil for a refusal that has another reason.
    init?(of refusal: any Refusal) {
        guard let field = refusal.accountField else { return nil }
        self.field = field
    }

    func html(in language: Language) -> HTML {
        "<a href=\"\(link: address)\">\(FramePhrases.toProfileField[language])</a>"
    }

    func button(in language: Language) -> HTML {
        """
        <a class="button primary" href="\(link: address)">\(FramePhrases.toProfileField[language])</a>
        """
    }

    private var address: String { "\(AccountPagePath.profile.rawValue)#\(field)" }
}
