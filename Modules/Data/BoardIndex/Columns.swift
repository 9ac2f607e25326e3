import Domain

/// The listings of one neighbourhood, newest first, a column for each thing that is asked of them. It never
/// changes: a change makes another one of it.
final class Columns: Sendable {
    let code: Int64
    let ids: [Int64]
    let authors: [Int64]
    let positions: [Int64]
    let facets: [Facets]
    let prices: [Int64]
    let latitudes: [Int32]
    let longitudes: [Int32]
    let created: [Int64]
    /// The end of time for what has no last date.
    let expires: [Int64]
    let interest: [Interest]
    /// Of what is stored as open, by kind.
    let totals: [Total]

    /// What a price column holds for what is negotiable.
    static let negotiable: Int64 = -1

    struct Interest {
        let favourites: UInt32
        let conversations: UInt32
    }

    /// - Parameter entries: all of one neighbourhood.
    init(_ code: Int64, _ entries: [BoardEntry]) {
        let entries = entries.sorted { $0.position > $1.position }
        self.code = code
        ids = entries.map(\.id.rawValue)
        authors = entries.map(\.author.rawValue)
        positions = entries.map(\.position.rawValue)
        facets = entries.map(Facets.init)
        prices = entries.map { $0.price.map(Int64.init) ?? Self.negotiable }
        latitudes = entries.map { Int32($0.point.microLatitude) }
        longitudes = entries.map { Int32($0.point.microLongitude) }
        created = entries.map(\.createdAt.milliseconds)
        expires = entries.map { $0.expiresAt?.milliseconds ?? .max }
        interest = entries.map {
            Interest(
                favourites: UInt32(clamping: $0.favourites),
                conversations: UInt32(clamping: $0.conversations)
            )
        }
        totals = Listing.Kind.allCases.map { kind in
            Total(of: entries.lazy.filter { $0.kind == kind && $0.status == .open })
        }
    }

    var count: Int { ids.count }

    /// The first that stands behind a position.
    func start(after position: Int64) -> Int {
        var (low, high) = (0, positions.count)
        while low < high {
            let middle = (low + high) / 2
            if positions[middle] < position { high = middle } else { low = middle + 1 }
        }
        return low
    }

    /// The same with other entries in the place of those of `changed`.
    func replacing(_ changed: Set<Listing.ID>, with entries: [BoardEntry]) -> Columns {
        let kept = ids.indices.lazy.filter { !changed.contains(Listing.ID(rawValue: self.ids[$0])) }
        return Columns(code, kept.compactMap(entry) + entries)
    }

    /// Nil for what can't have been an entry.
    func entry(at place: Int) -> BoardEntry? {
        guard let neighbourhood = NeighbourhoodCode(number: code), let point = point(at: place) else {
            return nil
        }
        let facets = facets[place]
        return BoardEntry(
            id: Listing.ID(rawValue: ids[place]),
            author: Member.ID(rawValue: authors[place]),
            position: Identifier(rawValue: positions[place]),
            kind: facets.kind,
            side: facets.side,
            status: facets.status,
            isTakenDown: facets.isTakenDown,
            categories: facets.categories,
            audiences: facets.audiences,
            weekdays: facets.weekdays,
            price: prices[place] == Self.negotiable ? nil : Int(prices[place]),
            neighbourhood: neighbourhood,
            point: point,
            createdAt: Moment(milliseconds: created[place]),
            expiresAt: expires[place] == .max ? nil : Moment(milliseconds: expires[place]),
            favourites: Int(interest[place].favourites),
            conversations: Int(interest[place].conversations)
        )
    }

    /// Nil for what can't have been a point.
    func point(at place: Int) -> Point? {
        Point(microLatitude: Int(latitudes[place]), microLongitude: Int(longitudes[place]))
    }
}

/// How many there are, and where about.
struct Total {
    var count = 0
    var latitudes = 0
    var longitudes = 0
    var south = Int.max
    var west = Int.max
    var north = Int.min
    var east = Int.min

    init() {}

    init(of entries: some Sequence<BoardEntry>) {
        for entry in entries {
            count += 1
            latitudes += entry.point.microLatitude
            longitudes += entry.point.microLongitude
            south = min(south, entry.point.microLatitude)
            west = min(west, entry.point.microLongitude)
            north = max(north, entry.point.microLatitude)
            east = max(east, entry.point.microLongitude)
        }
    }

    mutating func add(_ other: Total) {
        count += other.count
        latitudes += other.latitudes
        longitudes += other.longitudes
        south = min(south, other.south)
        west = min(west, other.west)
        north = max(north, other.north)
        east = max(east, other.east)
    }

    /// The mean of where they are; nil of none.
    var center: Point? {
        count == 0 ? nil : Point(microLatitude: latitudes / count, microLongitude: longitudes / count)
    }

    /// Whether one of them may lie in the box.
    func touches(_ box: MapBox) -> Bool {
        count > 0 && south < box.northEast.microLatitude && north >= box.southWest.microLatitude
            && west < box.northEast.microLongitude && east >= box.southWest.microLongitude
    }
}
