import Markup
import Wording

/// The button that leads to sign-up; nothing while the operator takes no new members.
struct SignUpButton {
    func html(for visit: Visit) -> HTML {
        guard visit.takesMembers else { return "" }
        return """
            <a class="button primary" href="\(link: AccountPagePath.signUp.rawValue)">\
            \(SignInPhrases.signUp[visit.language])</a>
            """
    }
}
