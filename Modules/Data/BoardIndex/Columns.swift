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

    /// Of a listing.
    static let bytes = 80

    /// What a price column holds for what is negotiable.
    static let negotiable: Int64 = -1

    struct Interest: Equatable {
        let favourites: UInt32
        let conversations: UInt32
    }

    /// - Parameter entries: all of one neighbourhood.
    init(_ code: Int64, _ entries: [PackedEntry]) {
        let entries = entries.sorted { $0.position > $1.position }
        self.code = code
        ids = entries.map(\.id)
        authors = entries.map(\.author)
        positions = entries.map(\.position)
        facets = entries.map(\.facets)
        prices = entries.map(\.price)
        latitudes = entries.map(\.latitude)
        longitudes = entries.map(\.longitude)
        created = entries.map(\.created)
        expires = entries.map(\.expires)
        interest = entries.map(\.interest)
        totals = Listing.Kind.allCases.indices.map { [facets, latitudes, longitudes] kind in
            Total(of: kind, facets, latitudes, longitudes)
        }
    }

    private init(_ former: Columns, _ splice: Splice) {
        code = former.code
        ids = splice(former.ids) { $0.id }
        authors = splice(former.authors) { $0.author }
        positions = splice(former.positions) { $0.position }
        facets = splice(former.facets) { $0.facets }
        prices = splice(former.prices) { $0.price }
        latitudes = splice(former.latitudes) { $0.latitude }
        longitudes = splice(former.longitudes) { $0.longitude }
        created = splice(former.created) { $0.created }
        expires = splice(former.expires) { $0.expires }
        interest = splice(former.interest) { $0.interest }
        totals = former.totals.enumerated().map { [facets, latitudes, longitudes] kind, total in
            splice.total(total, kind, in: former) ?? Total(of: kind, facets, latitudes, longitudes)
        }
    }

    /// The same with other entries in the place of those of `changed`.
    func replacing(_ changed: Set<Listing.ID>, with entries: [BoardEntry]) -> Columns {
        Columns(self, Splice(self, without: changed, with: entries))
    }

    var count: Int { ids.count }

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
struct Total: Equatable {
    var count = 0
    var latitudes = 0
    var longitudes = 0
    var south = Int.max
    var west = Int.max
    var north = Int.min
    var east = Int.min

    init() {}

    init(of kind: Int, _ facets: [Facets], _ latitudes: [Int32], _ longitudes: [Int32]) {
        for place in facets.indices where facets[place].isCounted(as: kind) {
            add(latitudes[place], longitudes[place])
        }
    }

    mutating func add(_ latitude: Int32, _ longitude: Int32) {
        let (latitude, longitude) = (Int(latitude), Int(longitude))
        count += 1
        latitudes += latitude
        longitudes += longitude
        south = min(south, latitude)
        west = min(west, longitude)
        north = max(north, latitude)
        east = max(east, longitude)
    }

    /// False where the edges may be too wide without it, so that the others have to be looked at.
    mutating func remove(_ latitude: Int32, _ longitude: Int32) -> Bool {
        let (latitude, longitude) = (Int(latitude), Int(longitude))
        count -= 1
        latitudes -= latitude
        longitudes -= longitude
        return south < latitude && latitude < north && west < longitude && longitude < east
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
