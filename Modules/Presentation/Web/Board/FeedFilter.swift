import Domain
import HTTPServer
import Markup
import Wire
import Wording

/// The filters of the feed, of search and of the map. They are kept in the URL under the API's names, so that
/// links and forms work without scripts.
struct FeedFilter: Sendable {
    /// The search terms; nil on the feed.
    var text: String?
    /// On the map, the parameters of its visible area.
    let area: [(String, String)]?
    var side: Listing.Side?
    /// Restricts the feed to one kind; facets require one.
    var kind: Listing.Kind?
    /// The selected values of each facet.
    var facets: [String: [String]] = [:]
    /// Nil for the reach of the reader's home.
    var extent: Extent?
    let usual: Extent
    var minPrice: Int?
    var maxPrice: Int?
    /// Whether closed listings are listed, too.
    var includesClosed: Bool
    var onlyFavourites: Bool
    /// Search is always newest first.
    var sort: Sort
    /// The reader's location, if their browser shared it.
    var point: Point?
    var cursor: String?

    enum Sort: String, CaseIterable, Sendable {
        case newest
        case popular
        case soonest
        case nearest
    }

    static let openAndClosed = [Listing.Status.open, .closed].map(\.rawValue).joined(separator: ",")

    /// Reads the filter from a URL; invalid values are ignored.
    init(
        _ query: Query,
        usual: Reach,
        searching text: String? = nil,
        onMapOf area: [(String, String)]? = nil
    ) {
        self.text = text
        self.area = area
        onlyFavourites = query["favourites"] == FavouriteChoice.only.rawValue
        self.usual = .ring(usual)
        includesClosed = area == nil && query["status"] == Self.openAndClosed
        side = query["side"].flatMap(Listing.Side.init(rawValue:))
        kind = query["kind"].flatMap(Listing.Kind.init(rawValue:))
        let extent = query["reach"].flatMap(Extent.init)
        self.extent = extent == .ring(usual) || area != nil ? nil : extent
        minPrice = query["minPrice"].flatMap(Self.won)
        maxPrice = query["maxPrice"].flatMap(Self.won)
        if let least = minPrice, let most = maxPrice, most < least { (minPrice, maxPrice) = (most, least) }
        point = area == nil ? Self.point(query) : nil
        let sort = query["sort"].flatMap(Sort.init(rawValue:)) ?? .newest
        self.sort = text != nil || area != nil || (sort == .nearest && point == nil) ? .newest : sort
        cursor = query["cursor"].flatMap { $0.isEmpty ? nil : $0 }
        for facet in shownKind?.facets ?? [] {
            let asked = query.values(facet.name).flatMap { $0.split(separator: ",").map(String.init) }
            let words = facet.words.filter(asked.contains)
            if !words.isEmpty { facets[facet.name] = words }
        }
        if !facets.isEmpty { kind = shownKind }
    }

    /// The kind whose facets are available: the selected one, or the only one that exists.
    var shownKind: Listing.Kind? {
        kind ?? (Listing.Kind.allCases.count == 1 ? Listing.Kind.allCases.first : nil)
    }

    private static func won(_ text: String) -> Int? {
        Int(text.filter { $0 != "," && $0 != " " }).flatMap { (0...Money.most).contains($0) ? $0 : nil }
    }

    private static func point(_ query: Query) -> Point? {
        guard let latitude = query["lat"].flatMap({ Double($0) }),
            let longitude = query["lon"].flatMap({ Double($0) })
        else { return nil }
        return Point(latitude: latitude, longitude: longitude)
    }

    /// Returns a copy with a change, starting at the first page.
    func changed(_ change: (inout FeedFilter) -> Void) -> FeedFilter {
        var filter = self
        filter.cursor = nil
        change(&filter)
        return filter
    }

    func query(around home: NeighbourhoodBody) -> [(String, String)] {
        [("neighbourhood", home.code.description), ("reach", "\(extent ?? usual)")]
            + (text.map { [("q", $0)] } ?? []) + filters.filter { $0.0 != "reach" }
            + (cursor.map { [("cursor", $0)] } ?? [])
    }

    var address: String { page.rawValue.asking(kept + filters + (cursor.map { [("cursor", $0)] } ?? [])) }

    /// The page that shows what the filter matches.
    var page: BoardPagePath { area != nil ? .map : text != nil ? .search : .feed }

    /// What the address names besides filters: the search terms or the area of the map.
    var kept: [(String, String)] { area ?? text.map { [("q", $0)] } ?? [] }

    /// The same filter in the wider areas that are offered when it matches nothing.
    var widenings: [(words: Words, address: String)] {
        (extent ?? usual).wider.map { wider in
            (FeedPhrases.look(in: wider), changed { $0.extent = wider }.address)
        }
    }

    var isNarrowed: Bool { side != nil || !narrowings.isEmpty }

    /// The active filters, each with the filter that removes it. The side has chips of its own.
    var narrowings: [(words: Words, without: FeedFilter)] {
        var all: [(Words, FeedFilter)] = []
        if let kind = shownKind {
            for facet in kind.facets {
                guard let words = facets[facet.name] else { continue }
                let without = changed {
                    $0.facets[facet.name] = nil
                    if $0.facets.isEmpty { $0.kind = nil }
                }
                all.append((kind.words.listed(words, of: facet.name), without))
            }
        }
        if let extent { all.append((extent.words, changed { $0.extent = nil })) }
        if let prices = FeedPhrases.prices(minPrice, maxPrice) {
            all.append(
                (
                    prices,
                    changed {
                        $0.minPrice = nil; $0.maxPrice = nil
                    }
                )
            )
        }
        if onlyFavourites {
            all.append((FeedPhrases.onlyFavourites, changed { $0.onlyFavourites = false }))
        }
        if includesClosed { all.append((FeedPhrases.withClosed, changed { $0.includesClosed = false })) }
        if sort != .newest { all.append((sort.words, changed { $0.sort = .newest })) }
        return all
    }

    var filters: [(String, String)] {
        let all: [(String, String?)] = [
            ("kind", kind?.rawValue), ("side", side?.rawValue),
            ("status", includesClosed ? Self.openAndClosed : nil),
            ("favourites", onlyFavourites ? FavouriteChoice.only.rawValue : nil),
            ("reach", extent?.description),
            ("minPrice", minPrice.map(String.init)), ("maxPrice", maxPrice.map(String.init)),
            ("sort", sort == .newest ? nil : sort.rawValue),
            ("lat", point.map { "\($0.latitude)" }), ("lon", point.map { "\($0.longitude)" }),
        ]
        let words = (shownKind?.facets ?? []).compactMap { facet in
            facets[facet.name].map { (facet.name, $0.joined(separator: ",")) }
        }
        return all.compactMap { name, value in value.map { (name, $0) } } + words
    }
}
