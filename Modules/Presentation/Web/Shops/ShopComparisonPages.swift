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
        let ids = request.query.values("id").compactMap { Listing.ID($0) }
        var shops: [PostBody<ShopContentsBody>] = []
        for id in ids.prefix(2 * ShopComparison.counts.upperBound)
        where !shops.contains(where: { $0.listing.id == id }) {
            guard shops.count < ShopComparison.counts.upperBound else { break }
            do {
                shops.append(try await self(API.posts(ShopContentsBody.self).one(id)))
            } catch ListingRefusal.notFound, ListingRefusal.deleted {}
        }
        return shops
    }

    /// The member's favourite shops; none for a reader who isn't signed in.
    fileprivate func shopsOffered(besides shops: [PostBody<ShopContentsBody>]) async throws -> [ListingBody] {
        guard who != nil else { return [] }
        let list = try await self(API.favourites.all(FavouriteQuery(.current)))
        return list.items.filter { one in
            one.kind == .shop && !shops.contains { $0.listing.id == one.id }
        }
    }
}
