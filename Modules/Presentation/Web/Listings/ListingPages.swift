import Domain
import HTTPServer
import Wire

/// Page routes of the author's actions on listings of every kind.
public struct ListingPages: Sendable {
    public init() {}

    public var routes: [PageRoute] {
        [
            chooseKind, one, deletion, delete, cancellation, cancel,
            button(.close, API.listings.close, .closed),
            button(.reopen, API.listings.reopen, .reopened),
            button(.bump, API.listings.bump, .bumped),
            button(.confirm, API.listings.confirm, .stillOpen),
        ] + Listing.Kind.allCases.flatMap { $0.pages.routes }
    }

    private var chooseKind: PageRoute {
        .memberPage(ListingPagePath.chooseKind) { visit in ChooseKindPage().page(for: visit) }
    }

    private var one: PageRoute {
        .link(ListingPagePath.one) { .to(try await $0.listing.pageAddress) }
    }

    private var deletion: PageRoute {
        .memberPage(ListingPagePath.delete) { visit in
            let plan = try await visit(API.listings.deletion(visit.place(of: API.listings.deletion)))
            return ListingDeletionPage(listing: try await visit.listing, plan: plan.plan).page(for: visit)
        }
    }

    private var delete: PageRoute {
        .button(ListingPagePath.delete, sends: API.listings.delete) { _, _ in
            .to(MemberPagePath.myListings.rawValue, flash: .deleted)
        }
    }

    private var cancellation: PageRoute {
        .memberPage(ListingPagePath.cancel) { visit in try await Self.cancelPage(visit, .empty) }
    }

    private var cancel: PageRoute {
        .form(
            ListingPagePath.cancel,
            sends: API.listings.cancel,
            then: { _, listing in .to(listing.pageAddress, flash: .listingCancelled) },
            refused: { visit, entry in try await Self.cancelPage(visit, entry) }
        )
    }

    private static func cancelPage(_ visit: Visit, _ entry: FormEntry) async throws -> Page {
        let listing = try await visit.listing
        guard listing.author.member.id == visit.who?.member else { throw ListingRefusal.notAuthor }
        guard listing.kind.takesApplications else { throw ListingRefusal.notCancellable }
        guard listing.status != .cancelled else { throw ListingRefusal.cancelled }
        guard listing.startsAt.map({ visit.now < $0 }) ?? true else { throw ListingRefusal.begun }
        let roster = try await visit(API.rosters.one(listing.id))
        return CancelPage(listing: listing, roster: roster, entry: entry).page(for: visit)
    }

    private func button(
        _ path: ListingPagePath,
        _ operation: ListingOperations.Change<Nothing>,
        _ flash: Flash
    ) -> PageRoute {
        .button(path, sends: operation) { visit, listing in
            .to(visit.wayBack(or: listing.pageAddress), flash: flash)
        }
    }
}

extension Visit {
    /// The listing of the page's address.
    var listing: ListingBody {
        get async throws { try await self(API.listings.one(place(of: API.listings.one))) }
    }
}
