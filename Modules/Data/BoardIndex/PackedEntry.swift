import Domain

/// An entry as stored in columns, in 64 bytes.
struct PackedEntry {
    let position: Int64
    let point: PackedPoint
    let listing: PackedListing

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
    let popularity: Int32

    static let negotiable: Int64 = -1

    init(_ entry: BoardEntry) {
        id = entry.id.rawValue
        author = entry.author.rawValue
        expires = entry.expiresAt?.milliseconds ?? .max
        price = entry.price.map(Int64.init) ?? Self.negotiable
        facets = Facets(entry)
        popularity = Int32(clamping: entry.popularity.thousandths)
    }
}
