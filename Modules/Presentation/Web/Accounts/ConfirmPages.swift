import Domain
import HTTPServer
import Wire
import Wording

/// The page routes that confirm a member's identity and then continue.
public struct ConfirmPages: Sendable {
    public init() {}

    public var routes: [PageRoute] { [page, confirm] }

    private var page: PageRoute {
        .memberPage(AccountPagePath.confirm) { visit in
            ConfirmPage(ways: try await visit.confirmationWays, entry: .empty).page(for: visit)
        }
    }

    private var confirm: PageRoute {
        .form(
            AccountPagePath.confirm,
            sends: API.confirmation.byPassword,
            then: { visit, _ in
                .to(visit.wayBack(or: AccountPagePath.settings.rawValue), flash: .confirmed)
            },
            refused: { visit, entry in
                ConfirmPage(ways: try await visit.confirmationWays, entry: entry).page(for: visit)
            }
        )
    }
}

extension Visit {
    var confirmationWays: ConfirmMember.Ways {
        get async throws { try await self(API.confirmation.methods()).ways }
    }
}
