import Domain
import HTTPServer
import Markup
import Wire
import Wording

/// Page routes of the link that the server prints while it has no operator.
public struct SetUpPages: Sendable {
    public init() {}

    public var routes: [PageRoute] { [start, begin, appoint] }

    private var start: PageRoute {
        .page(SitePagePath.setUp) { visit in
            let token = visit.request.query["token"] ?? ""
            try await visit(API.setUp.check(SetUpQuery(token: token)))
            let fields = [("token", token), ("signUp", visit.settings.signUp.rawValue)]
            let entry = FormEntry(fields.map { (name: $0, value: $1) })
            return SetUpPage(entry: entry).page(for: visit)
        }
    }

    private var begin: PageRoute {
        .form(
            SitePagePath.setUp,
            sends: API.setUp.begin,
            forMembers: false,
            then: { visit, grant in
                try await .to(SitePagePath.settings.rawValue, flash: .saved).entering(with: grant, on: visit)
            },
            refused: { visit, entry in SetUpPage(entry: entry).page(for: visit) }
        )
    }

    private var appoint: PageRoute {
        .form(
            SitePagePath.appointment,
            sends: API.setUp.appoint,
            then: { _, _ in .to(SitePagePath.settings.rawValue, flash: .saved) },
            refused: { visit, entry in SetUpPage(entry: entry).page(for: visit) }
        )
    }
}

/// The account of the first operator, or the one that is signed in, and the first settings of the place.
struct SetUpPage {
    let entry: FormEntry

    func page(for visit: Visit) -> Page {
        let language = visit.language
        let parts = FormParts(visit: visit, entry: entry)
        let title = SitePhrases.setUpTitle[language]
        let isMember = visit.who != nil
        let lead = isMember ? SitePhrases.appointmentText : SitePhrases.setUpText
        return Page(
            title,
            content: """
                <div class="head"><h1>\(title)</h1><p class="soft">\(lead[language])</p></div>
                \(parts.form(
                    to: (isMember ? SitePagePath.appointment : .setUp).rawValue,
                    """
                    \(parts.key)\(parts.hidden("token"))
                    \(isMember ? "" : account(parts))
                    <h2>\(SitePhrases.place[language])</h2>
                    \(settings(parts))
                    \(parts.button(isMember ? SitePhrases.appoint : SitePhrases.begin))
                    """
                ))
                """
        )
    }

    private func account(_ parts: FormParts) -> HTML {
        """
        <h2>\(SitePhrases.account[parts.visit.language])</h2>
        \(parts.line("email", SignInPhrases.email, type: "email", isRequired: true,
            attributes: " autocomplete=\"username\" inputmode=\"email\""))
        \(parts.line("nickname", SignInPhrases.nickname, hint: SignInPhrases.nicknameHint,
            isRequired: true, attributes: " autocomplete=\"nickname\" maxlength=\"20\""))
        \(parts.password("password", SignInPhrases.password, isNew: true, hint: SignInPhrases.passwordHint))
        """
    }

    /// Those that are given from the start of the server are left out.
    private func settings(_ parts: FormParts) -> [HTML] {
        let settings = parts.visit.settings
        let open = [SiteSetting.name, .welcome, .signUp].filter { setting in
            [.usual, .stored].contains(settings.source(of: setting))
        }
        return open.map { SiteField(setting: $0, usual: settings[$0], parts: parts).html }
    }
}
