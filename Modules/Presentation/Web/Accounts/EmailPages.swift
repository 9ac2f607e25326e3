import Domain
import HTTPServer
import Wire
import Wording

/// Page routes for a member's email address.
public struct EmailPages: Sendable {
    public init() {}

    public var routes: [PageRoute] { [email, sendLetter, tellCode, move] }

    private var email: PageRoute {
        .memberPage(AccountPagePath.email) { visit in
            EmailPage(account: try await visit.get(AccountPath.me)).page(for: visit)
        }
    }

    private var sendLetter: PageRoute {
        .form(
            AccountPagePath.emailLetter,
            sends: .post,
            to: AccountPath.emailVerification,
            then: { (_, _: Nothing) in .to(AccountPagePath.email.rawValue, telling: .letterSent) },
            refused: { visit, entry in
                EmailPage(account: try await visit.get(AccountPath.me), telling: entry).page(for: visit)
            }
        )
    }

    private var tellCode: PageRoute {
        .form(
            AccountPagePath.emailCode,
            sends: .post,
            to: AccountPath.emailProof,
            then: { (_, _: AccountBody) in .to(AccountPagePath.email.rawValue, telling: .emailVerified) },
            refused: { visit, entry in
                EmailPage(account: try await visit.get(AccountPath.me), telling: entry).page(for: visit)
            }
        )
    }

    private var move: PageRoute {
        .form(
            AccountPagePath.email,
            sends: .put,
            to: AccountPath.email,
            then: { (_, _: Nothing) in .to(AccountPagePath.email.rawValue, telling: .letterSent) },
            refused: { visit, entry in
                EmailPage(account: try await visit.get(AccountPath.me), moving: entry).page(for: visit)
            }
        )
    }
}
