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
            EmailPage(account: try await visit(API.accounts.mine())).page(for: visit)
        }
    }

    private var sendLetter: PageRoute {
        .form(
            AccountPagePath.emailLetter,
            sends: API.challenges.sendCode,
            then: { _, _ in .to(AccountPagePath.email.rawValue, flash: .letterSent) },
            refused: { visit, entry in
                EmailPage(account: try await visit(API.accounts.mine()), telling: entry).page(for: visit)
            }
        )
    }

    private var tellCode: PageRoute {
        .form(
            AccountPagePath.emailCode,
            sends: API.challenges.verifyEmail,
            then: { _, _ in .to(AccountPagePath.email.rawValue, flash: .emailVerified) },
            refused: { visit, entry in
                EmailPage(account: try await visit(API.accounts.mine()), telling: entry).page(for: visit)
            }
        )
    }

    private var move: PageRoute {
        .form(
            AccountPagePath.email,
            sends: API.challenges.changeEmail,
            then: { _, _ in .to(AccountPagePath.email.rawValue, flash: .letterSent) },
            refused: { visit, entry in
                EmailPage(account: try await visit(API.accounts.mine()), moving: entry).page(for: visit)
            }
        )
    }
}
