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
            let isEnded = visit.request.query["part"] == FavouritePart.ended.rawValue
            let list = try await visit.favourites(isEnded ? .ended : .current)
            // The first page ends with what has ended, too.
            let ended =
                isEnded || list.next != nil ? nil : try await visit.favourites(.ended, isContinued: false)
            return FavouritesPage(
                list: list,
                part: isEnded ? .ended : .current,
                ended: ended,
                dropped: visit.request.query["dropped"]
            ).page(for: try await visit.rating(authorsOf: list.items + (ended?.items ?? [])))
        }
    }

    private var add: PageRoute {
        .button(ListingPagePath.favourite, sends: API.favourites.add) { visit, _ in
            .to(visit.wayBack(or: FavouritePagePath.all.rawValue), flash: .favourited)
        }
    }

    /// The list of favourites offers to undo; on other pages the button itself remains.
    private var remove: PageRoute {
        .button(ListingPagePath.unfavourite, sends: API.favourites.remove) { visit, _ in
            let all = FavouritePagePath.all.rawValue
            let way = visit.wayBack(or: all)
            guard way == all || way.hasPrefix("\(all)?") else { return .to(way, flash: .unfavourited) }
            return .to(all.asking(["dropped": visit.place()]))
        }
    }
}

extension Visit {
    fileprivate func favourites(
        _ part: FavouritePart,
        isContinued: Bool = true
    ) async throws -> ListBody<ListingBody> {
        let slice = isContinued ? try self.slice.slice : SliceRequest()
        return try await self(API.favourites.all(FavouriteQuery(part, slice)))
    }
}
