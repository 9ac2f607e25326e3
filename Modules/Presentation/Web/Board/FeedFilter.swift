import Domain
import HTTPServer
import Markup
import Wire
import Wording

/// The filters of the feed, of search and of the map. They are kept in the URL under the API's names, so that
/// links and forms work without scripts.
@dynamicMemberLookup
struct FeedFilter: Sendable {
    /// At most one kind; facets, and sides, prices, figures and times where a kind lacks them, depend on it.
    private(set) var criteria = ListingFilter()
    /// The search terms; nil on the feed.
    var text: String?
    /// On the map, the parameters of its visible area.
    var area: [(String, String)]?
    /// Where the reader looks instead of around their home.
    var place: NeighbourhoodCode?
    /// Nil for the usual one.
    var extent: Extent?
    /// The reach of the reader's home; the country for what is written for all of it.
    var usual: Extent
    /// What the feed, the list or the search shows: the place, or the reader's home. Nil for the country.
    var looked: NeighbourhoodBody?
    /// Replaces the area of the feed, and narrows that of the map.
    var drawn: DrawnArea?
    /// Whether closed listings are listed, too.
    var includesClosed: Bool
    /// Search is always newest first.
    var sort: ListingSort
    /// The reader's location, if their browser shared it.
    var point: Point?
    var cursor: String?
    /// The kinds that the place offers.
    let offered: [Listing.Kind]

    static let openAndClosed = [Listing.Status.open, .closed].map(\.rawValue).joined(separator: ",")

    /// Reads the filter from a URL; invalid values are ignored, and kinds that aren't offered.
    init(
        _ query: Query,
        usual: Reach,
        offering offered: [Listing.Kind] = Listing.Kind.allCases,
        searching text: String? = nil,
        onMapOf area: [(String, String)]? = nil
    ) {
        self.text = text
        self.area = area
        self.offered = offered
        place = query["neighbourhood"].flatMap(NeighbourhoodCode.init)
        includesClosed = area == nil && query["status"] == Self.openAndClosed
        drawn = query["area"].flatMap(DrawnArea.init)
        point = area == nil ? Self.point(query) : nil
        cursor = query["cursor"].flatMap { $0.isEmpty ? nil : $0 }
        let criteria = Self.criteria(query, offered)
        let kind = criteria.kinds.first
        let sort = query["sort"].flatMap(ListingSort.init(rawValue:)) ?? .newest
        self.sort =
            text != nil || area != nil || (sort == .nearest && point == nil)
                || (sort.isByFigure && kind?.has(.figures) != true) ? .newest : sort
        let isEverywhere = (kind?.facets ?? []).contains { facet in
            facet.everywhere.map { criteria.facets[facet.name] == [$0] } ?? false
        }
        self.criteria = criteria
        self.usual = isEverywhere ? .country : .ring(place == nil ? usual : .adjacent)
        let extent = query["reach"].flatMap(Extent.init)
        let isLost = area != nil && (extent?.isWhole != true || query["bbox"] != nil)
        self.extent = extent == self.usual || isLost || drawn != nil ? nil : extent
    }

    private static func criteria(_ query: Query, _ offered: [Listing.Kind]) -> ListingFilter {
        var criteria = ListingFilter()
        criteria.favourites = query[ListingCriterion.favourites].flatMap(FavouriteChoice.init(rawValue:))
        criteria.fits = query[ListingCriterion.fits].flatMap(FitChoice.init(rawValue:))
        let times = WeekTimeFields.read(query)
        let asked = query["kind"].flatMap(Listing.Kind.init(rawValue:))
        let kind =
            asked.map { offered.contains($0) ? $0 : nil } ?? Self.kind(withFacetsOf: query, offered)
            ?? (times == nil ? nil : offered.first { $0.has(.bookings) })
        criteria.kinds = kind.map { [$0] } ?? []
        if has(.sides, kind, offered) { criteria.side = query["side"].flatMap(Listing.Side.init(rawValue:)) }
        if kind?.has(.figures) == true {
            criteria.minPrice = FigureFields.amount("minPrice", query)?.won
            criteria.maxPrice = FigureFields.amount("maxPrice", query)?.won
            for (name, value) in FigureFields.read(query) { criteria.take(value, for: name) }
        } else if has(.prices, kind, offered) {
            criteria.minPrice = query["minPrice"].flatMap(won)
            criteria.maxPrice = query["maxPrice"].flatMap(won)
        }
        if let least = criteria.minPrice, let most = criteria.maxPrice, most < least {
            (criteria.minPrice, criteria.maxPrice) = (most, least)
        }
        if kind?.has(.bookings) == true { criteria.times = times }
        for facet in kind?.facets ?? [] {
            let words = words(of: facet, query)
            if !words.isEmpty { criteria.facets[facet.name] = words }
        }
        return criteria
    }

    subscript<Value>(dynamicMember criterion: WritableKeyPath<ListingFilter, Value>) -> Value {
        get { criteria[keyPath: criterion] }
        set { criteria[keyPath: criterion] = newValue }
    }

    /// Nil for all kinds.
    var kind: Listing.Kind? {
        get { criteria.kinds.first }
        set { criteria.kinds = newValue.map { [$0] } ?? [] }
    }

    var onlyFavourites: Bool { criteria.favourites == .only }

    /// Only listings whose conditions the reader meets.
    var onlyFitting: Bool { criteria.fits == .me }

    /// Whether listings of the kind, or of one of all, may narrow who can join.
    var hasConditions: Bool { (kind.map { [$0] } ?? offered).contains(where: \.hasConditions) }

    /// Whether the kind, or one of all, has it.
    func has(_ capability: ListingCapability) -> Bool { Self.has(capability, kind, offered) }

    private static func has(
        _ capability: ListingCapability,
        _ kind: Listing.Kind?,
        _ offered: [Listing.Kind]
    ) -> Bool {
        (kind.map { [$0] } ?? offered).contains { $0.has(capability) }
    }

    /// The kind that an address means which names its facets only.
    private static func kind(withFacetsOf query: Query, _ offered: [Listing.Kind]) -> Listing.Kind? {
        offered.first { kind in
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

    /// Sorting by distance is offered only once the browser's location is known.
    var sorts: [ListingSort] {
        [.newest, .popular, .soonest, .nearest, .cheapest, .largest].filter { sort in
            sort == .nearest ? point != nil : !sort.isByFigure || kind?.has(.figures) == true
        }
    }

    /// What the page lists; in the country without a neighbourhood. Throws the refusal of the search terms.
    func query(around place: NeighbourhoodCode?) throws(SearchRefusal) -> ListingQuery {
        var query = ListingQuery(criteria, in: area(around: place))
        query.statuses = WordList(statuses)
        if let text { query.text = try SearchText(text) }
        query.sort = sort
        query.slice = SliceRequest(after: cursor)
        return query
    }

    var statuses: [Listing.Status] { includesClosed ? [.open, .closed] : [] }

    func area(around place: NeighbourhoodCode?) -> BoardPlace {
        BoardPlace(within: drawn, around: place, place == nil ? .country : reach, from: Standpoint(point))
    }

    /// The same as parameters of an address.
    func asked(around place: NeighbourhoodCode?) -> [(String, String)] {
        let area: [(String, String)] =
            place.map { [("neighbourhood", $0.description), ("reach", "\(reach)")] }
            ?? [("reach", Extent.country.description)]
        return area + (text.map { [("q", $0)] } ?? [])
            + filters.filter { !Self.ofArea.contains($0.0) } + (cursor.map { [("cursor", $0)] } ?? [])
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

    var isNarrowed: Bool { kind != nil || criteria.side != nil || !narrowings.isEmpty }

    /// The active filters, each with the filter that removes it. Kind and side have chips of their own.
    var narrowings: [(words: Words, without: FeedFilter)] {
        var all = chosenFacets
        if drawn != nil { all.append((FeedPhrases.drawn, changed { $0.drawn = nil })) }
        if place != nil, area == nil, drawn == nil {
            let atHome = changed { ($0.place, $0.extent) = (nil, nil) }
            all.append((FeedPhrases.place(looked, reach), atHome))
        }
        if let extent, place == nil || !extent.isWhole {
            all.append((extent.words, changed { $0.extent = nil }))
        }
        if let prices = FeedPhrases.prices(
            criteria.minPrice,
            criteria.maxPrice,
            areRents: kind?.has(.figures) == true
        ) {
            all.append(
                (
                    prices,
                    changed {
                        $0.minPrice = nil; $0.maxPrice = nil
                    }
                )
            )
        }
        for (name, value) in criteria.figures.sorted(by: { $0.name < $1.name }) {
            let without = changed { $0.criteria = $0.criteria.without(name) }
            all.append((FigureFields.words(of: name, value), without))
        }
        if let times = criteria.times { all.append((times.words, changed { $0.times = nil })) }
        if onlyFavourites {
            all.append((FeedPhrases.onlyFavourites, changed { $0.favourites = nil }))
        }
        if onlyFitting { all.append((FeedPhrases.onlyFitting, changed { $0.fits = nil })) }
        if includesClosed { all.append((FeedPhrases.withClosed, changed { $0.includesClosed = false })) }
        if sort != .newest { all.append((sort.words, changed { $0.sort = .newest })) }
        return all
    }

    private var chosenFacets: [(words: Words, without: FeedFilter)] {
        guard let kind else { return [] }
        return kind.facets.compactMap { facet in
            criteria.facets[facet.name].map { words in
                (kind.words.listed(words, of: facet.name), changed { $0.facets[facet.name] = nil })
            }
        }
    }

    /// The filters as parameters of an address.
    var filters: [(String, String)] {
        let given = criteria.parameters
        func of(_ names: String...) -> [(String, String?)] {
            names.map { name in (name, given.first { $0.name == name }?.value) }
        }
        let named =
            of("kind", "side") + [("status", includesClosed ? Self.openAndClosed : nil)]
            + of(ListingCriterion.favourites, ListingCriterion.fits) + placeFields
            + of("minPrice", "maxPrice") + orderFields
        let taken = named.map(\.0)
        let (figures, rest) = (
            given.filter { ListingCriterion.figures.contains($0.name) }.sorted { $0.name < $1.name },
            given.filter { !ListingCriterion.figures.contains($0.name) && !taken.contains($0.name) }
        )
        return named.compactMap { name, value in value.map { (name, $0) } }
            + (figures + rest).map { ($0.name, $0.value) }
    }

    private var placeFields: [(String, String?)] {
        [
            ("neighbourhood", area == nil ? place?.description : nil),
            ("reach", extent?.description), ("area", drawn?.description),
        ]
    }

    private var orderFields: [(String, String?)] {
        [
            ("sort", sort == .newest ? nil : sort.rawValue),
            ("lat", point.map { "\($0.latitude)" }), ("lon", point.map { "\($0.longitude)" }),
        ]
    }
}
