public import Domain
import JSONCoding

/// The order of a list of listings.
public enum ListingSort: String, CaseIterable, Sendable {
    case newest
    case nearest
    case popular
    case soonest
    case cheapest
    case largest
}

/// What a list of listings shows.
public struct ListingQuery: ShapedBody {
    public var filter = ListingFilter()
    public var statuses = WordList<Listing.Status>()
    public var place = BoardPlace()
    public var text: SearchText?
    public var sort: ListingSort?
    public var author: Member.ID?
    public var slice = SliceRequest()

    public static let shape = Shape<Self>(
        "ListingQuery",
        Field(flat: \.filter),
        Field("status", \.statuses, nil, .omittable, about: statusPurpose),
        Field(flat: \.place),
        Field("q", \.text, nil, .omittable, about: "Search terms, all of which must match"),
        Field(
            "sort",
            \.sort,
            nil,
            .omittable,
            about: "Default: `newest`; listings without a date, a cost or an area come last by these"
        ),
        Field(
            "author",
            \.author,
            .identifier,
            .omittable,
            about: "Listings by this member, in any neighbourhood"
        ),
        Field(flat: \.slice),
        make: Self.init
    )

    static let statusPurpose =
        "One or more, separated by commas; default: `open`. Only my listings have `cancelled` ones"
}

extension ListingQuery {
    public init(_ filter: ListingFilter = ListingFilter(), in place: BoardPlace = BoardPlace()) {
        self.init(filter: filter, place: place)
    }
}

/// Which of the member's own listings to list.
public struct OwnListingQuery: ShapedBody {
    public let filter: ListingFilter
    public let statuses: WordList<Listing.Status>
    public let slice: SliceRequest

    public init(
        _ filter: ListingFilter = ListingFilter(),
        _ statuses: [Listing.Status] = [],
        _ slice: SliceRequest = SliceRequest()
    ) {
        self.filter = filter
        self.statuses = WordList(statuses)
        self.slice = slice
    }

    public static let shape = Shape<Self>(
        "OwnListingQuery",
        Field(flat: \.filter),
        Field("status", \.statuses, nil, .omittable, about: ListingQuery.statusPurpose),
        Field(flat: \.slice),
        make: { Self($0, $1.words, $2) }
    )
}

/// The visible part of a map, and what it shows.
public struct MapQuery: ShapedBody {
    public let box: MapBox
    public let zoom: Int
    public let drawn: DrawnArea?
    public let filter: ListingFilter

    public init(_ box: MapBox, zoom: Int, within drawn: DrawnArea?, _ filter: ListingFilter) {
        self.box = box
        self.zoom = zoom
        self.drawn = drawn
        self.filter = filter
    }

    public static let shape = Shape<Self>(
        "MapQuery",
        Field("bbox", \.box, about: boxPurpose),
        Field("zoom", \.zoom, .integer(MapBox.zooms), about: "As web maps count it"),
        Field("area", \.drawn, nil, .omittable, about: BoardPlace.drawnPurpose),
        Field(flat: \.filter),
        make: { Self($0, zoom: $1, within: $2, $3) }
    )

    static let boxPurpose = "west,south,east,north in degrees"
}

/// Which visible listings to list.
public struct InSightQuery: ShapedBody {
    public let box: MapBox
    public let drawn: DrawnArea?
    public let filter: ListingFilter
    public let slice: SliceRequest

    public init(_ box: MapBox, within drawn: DrawnArea?, _ filter: ListingFilter, _ slice: SliceRequest) {
        self.box = box
        self.drawn = drawn
        self.filter = filter
        self.slice = slice
    }

    public static let shape = Shape<Self>(
        "InSightQuery",
        Field("bbox", \.box, about: MapQuery.boxPurpose),
        Field("area", \.drawn, nil, .omittable, about: BoardPlace.drawnPurpose),
        Field(flat: \.filter),
        Field(flat: \.slice),
        make: { Self($0, within: $1, $2, $3) }
    )
}

/// Which open listings to count, and where.
public struct CountQuery: ShapedBody {
    public let filter: ListingFilter
    public let place: BoardPlace

    public init(_ filter: ListingFilter, in place: BoardPlace) {
        self.filter = filter
        self.place = place
    }

    public static let shape = Shape<Self>(
        "CountQuery",
        Field(flat: \.filter),
        Field(flat: \.place),
        make: { Self($0, in: $1) }
    )
}

/// Of which listings to count the figures, and where.
public struct FigureQuery: ShapedBody {
    public let filter: ListingFilter
    public let statuses: WordList<Listing.Status>
    public let place: BoardPlace

    public init(_ filter: ListingFilter, _ statuses: [Listing.Status] = [], in place: BoardPlace) {
        self.filter = filter
        self.statuses = WordList(statuses)
        self.place = place
    }

    public static let shape = Shape<Self>(
        "FigureQuery",
        Field(flat: \.filter),
        Field("status", \.statuses, nil, .omittable, about: ListingQuery.statusPurpose),
        Field(flat: \.place),
        make: { Self($0, $1.words, in: $2) }
    )
}
