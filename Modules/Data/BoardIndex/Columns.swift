import Domain

/// The listings of one neighbourhood in three columns, newest first. Immutable.
final class Columns: Sendable {
    let code: Int64
    /// The first position; `Int64.min` when empty.
    let newest: Int64
    let positions: [Int64]
    let points: [PackedPoint]
    let listings: [PackedListing]
    /// Indexes of all listings, ordered by ``Ending`` and by ``PopularCursor``.
    let endings: [UInt32]
    let renowns: [UInt32]
    /// Totals of listings stored as open, by kind.
    let totals: [Total]
    /// The total of all kinds.
    let everything: Total

    /// The memory used per listing.
    static let bytes = 80

    /// - Parameter entries: all of one neighbourhood.
    init(_ code: Int64, _ entries: [PackedEntry]) {
        let entries = entries.sorted { $0.position > $1.position }
        self.code = code
        newest = entries.first?.position ?? .min
        positions = entries.map(\.position)
        points = entries.map(\.point)
        listings = entries.map(\.listing)
        let all = UInt32(0)..<UInt32(listings.count)
        endings = Self.sorted(all, listings, by: Ending.init)
        renowns = Self.sorted(all, listings, by: PopularCursor.init)
        totals = Listing.Kind.allCases.indices.map { [listings, points] kind in
            Total(of: kind, listings, points)
        }
        everything = totals.reduce(into: Total()) { $0.add($1) }
    }

    private init(_ former: Columns, _ splice: Splice) {
        code = former.code
        positions = splice(former.positions) { $0.position }
        newest = positions.first ?? .min
        points = splice(former.points) { $0.point }
        listings = splice(former.listings) { $0.listing }
        endings = Self.merged(splice.moved(former.endings), splice.addedPlaces, listings, by: Ending.init)
        renowns = Self.merged(
            splice.moved(former.renowns),
            splice.addedPlaces,
            listings,
            by: PopularCursor.init
        )
        totals = former.totals.enumerated().map { [listings, points] kind, total in
            splice.total(total, kind, in: former) ?? Total(of: kind, listings, points)
        }
        everything = totals.reduce(into: Total()) { $0.add($1) }
    }

    /// A copy in which `entries` replace the listings in `changed`.
    func replacing(_ changed: Set<Listing.ID>, with entries: [BoardEntry]) -> Columns {
        Columns(self, Splice(self, without: changed, with: entries))
    }

    private static func sorted<Key: Comparable>(
        _ places: some Sequence<UInt32>,
        _ listings: [PackedListing],
        by key: (PackedListing) -> Key
    ) -> [UInt32] {
        places.sorted { key(listings[Int($0)]) < key(listings[Int($1)]) }
    }

    private static func merged<Key: Comparable>(
        _ places: [UInt32],
        _ added: [UInt32],
        _ listings: [PackedListing],
        by key: (PackedListing) -> Key
    ) -> [UInt32] {
        var merged = places
        for place in added {
            let its = key(listings[Int(place)])
            merged.insert(place, at: merged.partitioningIndex { its < key(listings[Int($0)]) })
        }
        return merged
    }

    var count: Int { positions.count }

    func id(at place: Int) -> Listing.ID { Listing.ID(rawValue: listings[place].id) }

    /// Returns nil for invalid packed data.
    func entry(at place: Int) -> BoardEntry? {
        guard let neighbourhood = NeighbourhoodCode(number: code), let point = point(at: place) else {
            return nil
        }
        let listing = listings[place]
        let facets = listing.facets
        return BoardEntry(
            id: Listing.ID(rawValue: listing.id),
            author: Member.ID(rawValue: listing.author),
            position: Identifier(rawValue: positions[place]),
            kind: facets.kind,
            side: facets.side,
            status: facets.status,
            isTakenDown: facets.isTakenDown,
            facets: facets.marks,
            price: listing.price == PackedListing.negotiable ? nil : Int(listing.price),
            neighbourhood: neighbourhood,
            point: point,
            expiresAt: listing.expires == .max ? nil : Moment(milliseconds: listing.expires),
            popularity: Popularity(thousandths: Int(listing.popularity))
        )
    }

    /// Returns nil for an invalid coordinate.
    func point(at place: Int) -> Point? {
        Point(microLatitude: Int(points[place].latitude), microLongitude: Int(points[place].longitude))
    }

    func isEqual(to other: Columns) -> Bool {
        positions == other.positions && points == other.points && listings == other.listings
            && endings == other.endings && renowns == other.renowns && totals == other.totals
    }
}
