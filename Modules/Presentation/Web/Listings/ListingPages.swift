import Domain
import HTTPServer
import Wire

/// Page routes of the author's actions on listings of every kind.
public struct ListingPages: Sendable {
    public init() {}

    public var routes: [PageRoute] {
        [
            chooseKind, one, deletion, delete, cancellation, cancel,
            button(.close, .close, .closed),
            button(.reopen, .reopen, .reopened),
            button(.bump, .bump, .bumped),
        ] + Listing.Kind.allCases.flatMap { $0.pages.routes }
    }

    private var chooseKind: PageRoute {
        .memberPage(ListingPagePath.chooseKind) { visit in ChooseKindPage().page(for: visit) }
    }

    private var one: PageRoute {
        .link(ListingPagePath.one) { visit in
            let listing: ListingBody = try await visit.get(ListingPath.one, visit.place())
            return .to(listing.pageAddress)
        }
    }

    private var deletion: PageRoute {
        .memberPage(ListingPagePath.delete) { visit in
            let plan: ListingDeletionPlanBody = try await visit.get(ListingPath.deletion, visit.place())
            let listing: ListingBody = try await visit.get(ListingPath.one, visit.place())
            return ListingDeletionPage(listing: listing, plan: plan.plan).page(for: visit)
        }
    }

    private var delete: PageRoute {
        .button(ListingPagePath.delete) { visit in
            try await visit.ask(.delete, ListingPath.one, visit.place(), answers: Nothing.self)
            return .to(MemberPagePath.myListings.rawValue, telling: .deleted)
        }
    }

    private var cancellation: PageRoute {
        .memberPage(ListingPagePath.cancel) { visit in try await Self.cancelPage(visit, .empty) }
    }

    private var cancel: PageRoute {
        .form(
            ListingPagePath.cancel,
            sends: .post,
            to: ListingPath.cancel,
            then: { _, listing in
                let listing: ListingBody = listing
                return .to(listing.pageAddress, telling: .listingCancelled)
            },
            refused: { visit, entry in try await Self.cancelPage(visit, entry) }
        )
    }

    private static func cancelPage(_ visit: Visit, _ entry: FormEntry) async throws -> Page {
        let listing: ListingBody = try await visit.get(ListingPath.one, visit.place())
        guard listing.author.member.id == visit.who?.member else { throw ListingRefusal.notAuthor }
        guard listing.kind.takesApplications else { throw ListingRefusal.notCancellable }
        guard listing.status != .cancelled else { throw ListingRefusal.cancelled }
        guard listing.startsAt.map({ visit.now < $0 }) ?? true else { throw ListingRefusal.begun }
        let roster = try await visit(API.rosters.one(listing.id))
        return CancelPage(listing: listing, roster: roster, entry: entry).page(for: visit)
    }

    private func button(_ path: ListingPagePath, _ target: ListingPath, _ told: Flash) -> PageRoute {
        .button(path) { visit in
            let listing = try await visit.ask(.post, target, visit.place(), answers: ListingBody.self)
            return .to(visit.wayBack(or: listing.pageAddress), telling: told)
        }
    }
}
