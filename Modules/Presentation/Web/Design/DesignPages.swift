import Domain
import HTTPServer
import Wire

enum DesignPagePath: String, Path {
    case parts = "/design"
}

/// The page route of the parts that pages are made of, for operators.
public struct DesignPages: Sendable {
    public init() {}

    public var routes: [PageRoute] {
        [
            .memberPage(DesignPagePath.parts) { visit in
                guard visit.isOperator else { throw RequestRefusal.rejected(.notFound) }
                var cards: [ListingBody] = []
                for kind in Listing.Kind.allCases {
                    var filter = ListingFilter()
                    filter.kinds = [kind]
                    var query = ListingQuery(filter, in: BoardPlace(around: nil, .country))
                    query.slice = SliceRequest(limit: 1)
                    cards += try await visit(API.board.listings(query)).items
                }
                return DesignPage(cards: cards).page(for: visit)
            }
        ]
    }
}
