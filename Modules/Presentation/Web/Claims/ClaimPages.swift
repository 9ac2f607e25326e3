import Domain
import HTTPServer
import Wire

/// Page routes of claims: the member's own, and the queue of the operators.
public struct ClaimPages: Sendable {
    public init() {}

    public var routes: [PageRoute] { [mine, claim, queue, approve, decline, declining] }

    private var mine: PageRoute {
        .memberPage(ClaimPagePath.mine) { try await Self.claimPage($0, .empty) }
    }

    private var claim: PageRoute {
        .form(
            ClaimPagePath.mine,
            sends: API.claims.claim,
            then: { visit, claim in
                let listing = try await visit.listing
                return .to(listing.pageAddress, flash: claim.state == .approved ? .claimed : .claimSent)
            },
            refused: Self.claimPage
        )
    }

    private var queue: PageRoute {
        .memberPage(ClaimPagePath.queue) { visit in
            let state = visit.request.query["state"].flatMap(Claim.State.init(rawValue:)) ?? .waiting
            let query = ClaimQuery(state, try visit.slice.slice)
            return ClaimsPage(state: state, list: try await visit(API.claims.all(query))).page(for: visit)
        }
    }

    private var approve: PageRoute {
        .button(ClaimPagePath.approve, sends: API.claims.approve) { _, _ in
            .to(ClaimPagePath.queue.rawValue, flash: .submissionApproved)
        }
    }

    private var decline: PageRoute {
        .memberPage(ClaimPagePath.decline) { try await Self.declinePage($0, .empty) }
    }

    private var declining: PageRoute {
        .form(
            ClaimPagePath.decline,
            sends: API.claims.decline,
            then: { _, _ in .to(ClaimPagePath.queue.rawValue, flash: .submissionDeclined) },
            refused: Self.declinePage
        )
    }

    @Sendable private static func claimPage(_ visit: Visit, _ entry: FormEntry) async throws -> Page {
        let listing = try await visit.listing
        do {
            let claim = try await visit(API.claims.mine(visit.place(of: API.claims.mine)))
            return ClaimPage(listing: listing, claim: claim, entry: entry).page(for: visit)
        } catch is ClaimRefusal {
            return ClaimPage(listing: listing, claim: nil, entry: entry).page(for: visit)
        }
    }

    @Sendable private static func declinePage(_ visit: Visit, _ entry: FormEntry) async throws -> Page {
        let claimed = try await visit(API.claims.one(visit.place(of: API.claims.one)))
        return try await DeclinePage(
            about: claimed.listing.title,
            back: ClaimPagePath.queue.rawValue,
            action: ClaimPagePath.decline.filled(claimed.claim.id.description),
            hint: ClaimPhrases.reasonHint,
            templates: visit.reasonTemplates,
            entry: entry
        ).page(for: visit)
    }
}
