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
    var area: [(String, String)]?
    /// Where the reader looks instead of around their home.
    var place: NeighbourhoodCode?
    var side: Listing.Side?
    /// Nil for all kinds; facets and, where the kind lacks them, sides and prices depend on it.
    var kind: Listing.Kind?
    /// The selected values of each facet.
    var facets: [String: [String]] = [:]
    /// Nil for the usual one.
    var extent: Extent?
    /// The reach of the reader's home; the country for what is written for all of it.
    var usual: Extent
    /// What the feed, the list or the search shows: the place, or the reader's home. Nil for the country.
    var looked: NeighbourhoodBody?
    /// Replaces the area of the feed, and narrows that of the map.
    var drawn: DrawnArea?
    var minPrice: Int?
    var maxPrice: Int?
    /// Values of the parameters for figures, by name; for a kind that has them.
    var figures: [String: String] = [:]
    /// For a kind that can be booked.
    var times: WeekTimes?
    /// Whether closed listings are listed, too.
    var includesClosed: Bool
    var onlyFavourites: Bool
    /// Only listings whose conditions the reader meets.
    var onlyFitting: Bool
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
        case cheapest
        case largest

        /// Whether only a kind with ``ListingCapability/figures`` has it.
        var isByFigure: Bool { self == .cheapest || self == .largest }
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
        place = query["neighbourhood"].flatMap(NeighbourhoodCode.init)
        onlyFavourites = query["favourites"] == FavouriteChoice.only.rawValue
        onlyFitting = query["fits"] == FitChoice.me.rawValue
        includesClosed = area == nil && query["status"] == Self.openAndClosed
        let times = WeekTimeFields.read(query)
        kind =
            query["kind"].flatMap(Listing.Kind.init(rawValue:)) ?? Self.kind(withFacetsOf: query)
            ?? (times == nil ? nil : Listing.Kind.allCases.first { $0.has(.bookings) })
        side = Self.has(.sides, kind) ? query["side"].flatMap(Listing.Side.init(rawValue:)) : nil
        if kind?.has(.figures) == true {
            minPrice = FigureFields.amount("minPrice", query)?.won
            maxPrice = FigureFields.amount("maxPrice", query)?.won
        } else if Self.has(.prices, kind) {
            minPrice = query["minPrice"].flatMap(Self.won)
            maxPrice = query["maxPrice"].flatMap(Self.won)
        }
        if let least = minPrice, let most = maxPrice, most < least { (minPrice, maxPrice) = (most, least) }
        if kind?.has(.figures) == true { figures = FigureFields.read(query) }
        if kind?.has(.bookings) == true { self.times = times }
        point = area == nil ? Self.point(query) : nil
        let sort = query["sort"].flatMap(Sort.init(rawValue:)) ?? .newest
        self.sort =
            text != nil || area != nil || (sort == .nearest && point == nil)
                || (sort.isByFigure && kind?.has(.figures) != true) ? .newest : sort
        cursor = query["cursor"].flatMap { $0.isEmpty ? nil : $0 }
        var (facets, isEverywhere) = ([String: [String]](), false)
        for facet in kind?.facets ?? [] {
            let words = Self.words(of: facet, query)
            if !words.isEmpty { facets[facet.name] = words }
            isEverywhere = isEverywhere || facet.everywhere.map { words == [$0] } ?? false
        }
        self.facets = facets
        self.usual = isEverywhere ? .country : .ring(place == nil ? usual : .adjacent)
        drawn = query["area"].flatMap(DrawnArea.init)
        let extent = query["reach"].flatMap(Extent.init)
        let isLost = area != nil && (extent?.isWhole != true || query["bbox"] != nil)
        self.extent = extent == self.usual || isLost || drawn != nil ? nil : extent
    }

    /// Whether listings of the kind, or of one of all, may narrow who can join.
    var hasConditions: Bool { (kind.map { [$0] } ?? Listing.Kind.allCases).contains(where: \.hasConditions) }

    /// Whether the kind, or one of all, has it.
    func has(_ capability: ListingCapability) -> Bool { Self.has(capability, kind) }

    private static func has(_ capability: ListingCapability, _ kind: Listing.Kind?) -> Bool {
        (kind.map { [$0] } ?? Listing.Kind.allCases).contains { $0.has(capability) }
    }

    /// The kind that an address means which names its facets only.
    private static func kind(withFacetsOf query: Query) -> Listing.Kind? {
        Listing.Kind.allCases.first { kind in
            kind.facets.contains { !words(of: $0, query).isEmpty }
        }
    }

    private static func words(of facet: Facet, _ query: Query) -> [String] {
        let asked = query.values(facet.name).flatMap { $0.split(separator: ",").map(String.init) }
        return facet.words.filter(asked.contains)
    }

    private static func won(_ text: String) -> Int? {
        Money(typed: text)?.won
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

    /// The area around a neighbourhood. A map without a box lists one neighbourhood, or a whole district.
    var reach: Extent { extent ?? (area == nil ? usual : .ring(.home)) }

    /// In the country without a neighbourhood.
    func query(around place: NeighbourhoodCode?) -> [(String, String)] {
        area(around: place) + (text.map { [("q", $0)] } ?? [])
            + filters.filter { !Self.ofArea.contains($0.0) } + (cursor.map { [("cursor", $0)] } ?? [])
    }

    /// The parameters of the area alone, unless it is drawn.
    func area(around place: NeighbourhoodCode?) -> [(String, String)] {
        guard let place else { return [("reach", Extent.country.description)] }
        return [("neighbourhood", place.description), ("reach", "\(reach)")]
    }

    static let ofArea = ["neighbourhood", "reach"]

    var address: String { page.rawValue.asking(kept + filters + (cursor.map { [("cursor", $0)] } ?? [])) }

    /// The page that shows what the filter matches.
    var page: BoardPagePath { area != nil ? .map : text != nil ? .search : .feed }

    /// What the address names besides filters: the search terms or the area of the map.
    var kept: [(String, String)] { area ?? text.map { [("q", $0)] } ?? [] }

    /// The same filter in the wider areas that are offered when it matches nothing.
    var widenings: [(words: Words, address: String)] {
        guard drawn == nil else {
            return [(FeedPhrases.outsideDrawn, changed { $0.drawn = nil }.address)]
        }
        return (extent ?? usual).wider.map { wider in
            (FeedPhrases.look(in: wider), changed { $0.extent = wider }.address)
        }
    }

    /// The same filter on the map, which has fewer, around the same place.
    var onMap: FeedFilter {
        changed { filter in
            filter.area = filter.place.map { [("neighbourhood", $0.description)] } ?? []
            filter.text = nil
            filter.sort = .newest
            filter.point = nil
            filter.includesClosed = false
            if filter.extent?.isWhole == false { filter.extent = nil }
        }
    }

    /// The same filter as a list, around a place on the map.
    func asList(around place: NeighbourhoodCode?) -> FeedFilter {
        changed { filter in
            filter.area = nil
            filter.place = place
        }
    }

    /// The heading of its list.
    var title: Words { drawn == nil ? FeedPhrases.title(looked, reach) : FeedPhrases.inDrawn }

    var isNarrowed: Bool { kind != nil || side != nil || !narrowings.isEmpty }

    /// The active filters, each with the filter that removes it. Kind and side have chips of their own.
    var narrowings: [(words: Words, without: FeedFilter)] {
        var all: [(Words, FeedFilter)] = []
        if let kind {
            for facet in kind.facets {
                guard let words = facets[facet.name] else { continue }
                let without = changed { $0.facets[facet.name] = nil }
                all.append((kind.words.listed(words, of: facet.name), without))
            }
        }
        if drawn != nil { all.append((FeedPhrases.drawn, changed { $0.drawn = nil })) }
        if place != nil, area == nil, drawn == nil {
            let atHome = changed { ($0.place, $0.extent) = (nil, nil) }
            all.append((FeedPhrases.place(looked, reach), atHome))
        }
        if let extent, place == nil || !extent.isWhole {
            all.append((extent.words, changed { $0.extent = nil }))
        }
        if let prices = FeedPhrases.prices(minPrice, maxPrice, areRents: kind?.has(.figures) == true) {
            all.append(
                (
                    prices,
                    changed {
                        $0.minPrice = nil; $0.maxPrice = nil
                    }
                )
            )
        }
        for (name, value) in figures.sorted(by: { $0.key < $1.key }) {
            all.append((FigureFields.words(of: name, value), changed { $0.figures[name] = nil }))
        }
        if let times { all.append((times.words, changed { $0.times = nil })) }
        if onlyFavourites {
            all.append((FeedPhrases.onlyFavourites, changed { $0.onlyFavourites = false }))
        }
        if onlyFitting { all.append((FeedPhrases.onlyFitting, changed { $0.onlyFitting = false })) }
        if includesClosed { all.append((FeedPhrases.withClosed, changed { $0.includesClosed = false })) }
        if sort != .newest { all.append((sort.words, changed { $0.sort = .newest })) }
        return all
    }

    var filters: [(String, String)] {
        let all: [(String, String?)] = [
            ("kind", kind?.rawValue), ("side", side?.rawValue),
            ("status", includesClosed ? Self.openAndClosed : nil),
            ("favourites", onlyFavourites ? FavouriteChoice.only.rawValue : nil),
            ("fits", onlyFitting ? FitChoice.me.rawValue : nil),
            ("neighbourhood", area == nil ? place?.description : nil),
            ("reach", extent?.description), ("area", drawn?.description),
            ("minPrice", minPrice.map(String.init)), ("maxPrice", maxPrice.map(String.init)),
            ("sort", sort == .newest ? nil : sort.rawValue),
            ("lat", point.map { "\($0.latitude)" }), ("lon", point.map { "\($0.longitude)" }),
        ]
        let words = (kind?.facets ?? []).compactMap { facet in
            facets[facet.name].map { (facet.name, $0.joined(separator: ",")) }
        }
        return all.compactMap { name, value in value.map { (name, $0) } }
            + figures.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
            + (times?.query ?? []) + words
    }
}
