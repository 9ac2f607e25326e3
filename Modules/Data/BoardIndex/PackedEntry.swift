import Domain

/// An entry as columns hold it, in eighty bytes.
struct PackedEntry {
    let id: Int64
    let author: Int64
    let position: Int64
    let facets: Facets
    let price: Int64
    let latitude: Int32
    let longitude: Int32
    let created: Int64
    let expires: Int64
    let interest: Columns.Interest

    init(_ entry: BoardEntry) {
        id = entry.id.rawValue
        author = entry.author.rawValue
        position = entry.position.rawValue
        facets = Facets(entry)
        price = entry.price.map(Int64.init) ?? Columns.negotiable
        latitude = Int32(entry.point.microLatitude)
        longitude = Int32(entry.point.microLongitude)
        created = entry.createdAt.milliseconds
        expires = entry.expiresAt?.milliseconds ?? .max
        interest = Columns.Interest(
            favourites: UInt32(clamping: entry.favourites),
            conversations: UInt32(clamping: entry.conversations)
        )
    }
}
