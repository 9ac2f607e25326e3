import Domain
import HTTPServer
import Wire
import Wording

/// Page routes of favourites.
public struct FavouritePages: Sendable {
    public init() {}

    public var routes: [PageRoute] { [all, add, remove] }

    private var all: PageRoute {
        .memberPage(FavouritePagePath.all) { visit in
            let cursor = visit.request.query["cursor"]
            let list: ListBody<ListingBody> = try await visit.get(
                FavouritePath.all,
                query: cursor.map { [("cursor", $0)] } ?? []
            )
            return FavouritesPage(list: list, dropped: visit.request.query["dropped"])
                .page(for: try await visit.rating(authorsOf: list.items))
        }
    }

    private var add: PageRoute {
        .button(ListingPagePath.favourite) { visit in
            try await visit.ask(.put, ListingPath.favourite, visit.place(), answers: Nothing.self)
            return .to(visit.wayBack(or: FavouritePagePath.all.rawValue), telling: .favourited)
        }
    }

    /// The list of favourites offers to undo; on other pages the button itself remains.
    private var remove: PageRoute {
        .button(ListingPagePath.unfavourite) { visit in
            try await visit.ask(.delete, ListingPath.favourite, visit.place(), answers: Nothing.self)
            let all = FavouritePagePath.all.rawValue
            let way = visit.wayBack(or: all)
            guard way == all || way.hasPrefix("\(all)?") else { return .to(way, telling: .unfavourited) }
            return .to(all.asking(["dropped": visit.place()]))
        }
    }
}
