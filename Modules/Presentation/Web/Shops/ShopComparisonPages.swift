import Domain
import HTTPServer
import Wire
import Wording

/// Paths of the pages that compare shops.
enum ShopComparisonPath: String, Path {
    case compare = "/shops/compare"
}

/// The page that shows two to four shops side by side. Its address names them, so that it can be shared.
public struct ShopComparisonPages: Sendable {
    public init() {}

    public var routes: [PageRoute] {
        [
            .page(ShopComparisonPath.compare) { visit in
                let shops = try await visit.shopsToCompare()
                let offered = try await visit.shopsOffered(besides: shops)
                return ShopComparisonPage(shops: shops, offered: offered).page(for: visit)
            }
        ]
    }
}

extension Visit {
    /// The shops in the address, without those that are gone or hidden from the reader.
    fileprivate func shopsToCompare() async throws -> [PostBody<ShopContentsBody>] {
        var shops: [PostBody<ShopContentsBody>] = []
        for id in request.query.values("id").compactMap({ Listing.ID($0) })
        where shops.count < ShopComparison.counts.upperBound && !shops.contains(where: { $0.listing.id == id }) {
            do {
                shops.append(try await get(PostPath.one(.shop), id.description))
            } catch ListingRefusal.notFound {}
        }
        return shops
    }

    /// The member's favourite shops; none for a reader who isn't signed in.
    fileprivate func shopsOffered(besides shops: [PostBody<ShopContentsBody>]) async throws -> [ListingBody] {
        guard who != nil else { return [] }
        let list: ListBody<ListingBody> = try await get(FavouritePath.all, query: [("part", "current")])
        return list.items.filter { one in
            one.kind == .shop && !shops.contains { $0.listing.id == one.id }
        }
    }
}
