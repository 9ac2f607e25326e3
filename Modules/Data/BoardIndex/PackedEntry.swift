import Domain

/// An entry as stored in columns, in 88 bytes.
struct PackedEntry {
    let position: Int64
    let point: PackedPoint
    let listing: PackedListing

    init(position: Int64, point: PackedPoint, listing: PackedListing) {
        self.position = position
        self.point = point
        self.listing = listing
    }

    init(_ entry: BoardEntry) {
        position = entry.position.rawValue
        point = PackedPoint(
            latitude: Int32(entry.point.microLatitude),
            longitude: Int32(entry.point.microLongitude)
        )
        listing = PackedListing(entry)
    }
}

struct PackedPoint: Equatable {
    let latitude: Int32
    let longitude: Int32
}

/// The fields that a filter reads, adjacent in memory to share a cache line.
struct PackedListing: Equatable {
    let id: Int64
    let author: Int64
    /// `Int64.max` without a last date.
    let expires: Int64
    /// ``negotiable``, or an amount.
    let price: Int64
    let facets: Facets
    /// After ``facets``, whose last bytes are free.
    let times: PackedTimes
    let popularity: Int32
    let figures: PackedFigures

    static let negotiable: Int64 = -1

    init(_ entry: BoardEntry) {
        id = entry.id.rawValue
        author = entry.author.rawValue
        expires = entry.expiresAt?.milliseconds ?? .max
        price = entry.price.map(Int64.init) ?? Self.negotiable
        facets = Facets(entry)
        times = PackedTimes(entry.times)
        popularity = Int32(clamping: entry.popularity.thousandths)
        figures = PackedFigures(entry.figures)
    }
}

/// The times of a week in three bytes.
struct PackedTimes: Equatable {
    private let low: UInt8
    private let middle: UInt8
    private let high: UInt8

    init(_ times: WeekTimes) {
        low = UInt8(truncatingIfNeeded: times.bits)
        middle = UInt8(truncatingIfNeeded: times.bits >> 8)
        high = UInt8(truncatingIfNeeded: times.bits >> 16)
    }

    var bits: Int64 { Int64(low) | Int64(middle) << 8 | Int64(high) << 16 }
}

/// Figures, each ``none`` for a listing without it.
struct PackedFigures: Hashable {
    private let deposit: Int64
    private let cost: Int64
    private let area: Int64

    private static let none: Int64 = -1

    init(_ figures: ListingFigures) {
        func packed(_ figure: Int?) -> Int64 { figure.map(Int64.init) ?? Self.none }
        (deposit, cost, area) = (packed(figures.deposit), packed(figures.cost), packed(figures.area))
    }

    subscript(figure: Figure) -> Int64? {
        let number =
            switch figure {
            case .deposit: deposit
            case .cost: cost
            case .area: area
            }
        return number == Self.none ? nil : number
    }

    /// Whether it has one.
    var isAny: Bool { deposit & cost & area != Self.none }

    var unpacked: ListingFigures {
        ListingFigures(
            deposit: self[.deposit].map(Int.init),
            cost: self[.cost].map(Int.init),
            area: self[.area].map(Int.init)
        )
    }
}
