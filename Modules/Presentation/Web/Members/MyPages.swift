import Domain
import HTTPServer
import Wire
import Wording

/// Page routes of the reader's own page.
public struct MyPages: Sendable {
    public init() {}

    public var routes: [PageRoute] { [mine, listings, viewed] }

    /// Signed-out readers see sign-in links and display settings.
    private var mine: PageRoute {
        .page(MemberPagePath.mine) { visit in
            guard let who = visit.who else { return SignedOutPage().page(for: visit) }
            return MyPage(
                profile: try await visit(API.members.one(who.member)),
                activity: try await visit(API.members.activity()),
                duties: try await visit(API.measures.duties()),
                next: try await visit(API.calendar.agenda()).next
            ).page(for: visit)
        }
    }

    private var viewed: PageRoute {
        .memberPage(MemberPagePath.viewed) { visit in ViewedPage().page(for: visit) }
    }

    private var listings: PageRoute {
        .memberPage(MemberPagePath.myListings) { visit in
            let query = visit.request.query
            let status = query["status"].flatMap(Listing.Status.init(rawValue:))
            let kind = query["kind"].flatMap(Listing.Kind.init(rawValue:))
            var filter = ListingFilter()
            if let kind { filter.kinds = [kind] }
            let asked = OwnListingQuery(filter, status.map { [$0] } ?? [], try visit.slice.slice)
            return MyListingsPage(
                kind: kind,
                status: status,
                list: try await visit(API.board.mine(asked))
            ).page(for: visit)
        }
    }
}
