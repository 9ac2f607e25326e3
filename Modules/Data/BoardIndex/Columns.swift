import Domain

/// The listings of one neighbourhood in three columns, newest first. Immutable.
final class Columns: Sendable {
    let code: Int64
    let positions: [Int64]
    let points: [PackedPoint]
    let listings: [PackedListing]
    /// All listings, ordered by position and by ``PopularCursor``.
    let byPosition: GroupedPlaces
    let byPopularity: GroupedPlaces
    /// By ``RankedCursor``.
    let byEnd: GroupedPlaces
    let costs: GroupedPlaces
    let areas: GroupedPlaces
    /// By ``Facets/group``.
    let totals: [Total]

    /// The memory used per listing.
    static let bytes = 108

    /// - Parameter entries: all of one neighbourhood.
    init(_ code: Int64, _ entries: [PackedEntry]) {
        let entries = entries.sorted { $0.position > $1.position }
        self.code = code
        positions = entries.map(\.position)
        points = entries.map(\.point)
        listings = entries.map(\.listing)
        let all = UInt32(0)..<UInt32(listings.count)
        byPosition = GroupedPlaces(all, listings)
        byEnd = Self.sorted(all, listings, by: RankedCursor.init(end:))
        byPopularity = Self.sorted(all, listings, by: PopularCursor.init)
        costs = Self.sorted(all, listings, by: { RankedCursor(.cost, of: $0) })
        areas = Self.sorted(all, listings, by: { RankedCursor(.area, of: $0) })
        var totals = Array(repeating: Total(), count: Facets.groupCount)
        for (listing, point) in zip(listings, points) { totals[listing.facets.group].add(point) }
        self.totals = totals
    }

    private init(_ former: Columns, _ splice: Splice) {
        code = former.code
        positions = splice(former.positions) { $0.position }
        points = splice(former.points) { $0.point }
        listings = splice(former.listings) { $0.listing }
        let listings = listings
        byPosition = GroupedPlaces(former.byPosition, splice, listings) { $0 }
        byEnd = GroupedPlaces(former.byEnd, splice, listings) { RankedCursor(end: listings[Int($0)]) }
        byPopularity = GroupedPlaces(former.byPopularity, splice, listings) {
            PopularCursor(listings[Int($0)])
        }
        costs = GroupedPlaces(former.costs, splice, listings) { RankedCursor(.cost, of: listings[Int($0)]) }
        areas = GroupedPlaces(former.areas, splice, listings) { RankedCursor(.area, of: listings[Int($0)]) }
        totals = former.totals.enumerated().map { [points] group, total in
            splice.total(total, group, in: former)
                ?? Total(listings, points) { $0.facets.group == group }
        }
    }

    /// A change in which `entries` replace the listings in `changed`.
    func replacing(_ changed: Set<Listing.ID>, with entries: [BoardEntry]) -> ColumnsChange {
        let splice = Splice(self, without: changed, with: entries)
        return ColumnsChange(
            columns: Columns(self, splice),
            gone: splice.gone.map(packed(at:)),
            added: splice.added
        )
    }

    private static func sorted<Key: Comparable>(
        _ places: some Sequence<UInt32>,
        _ listings: [PackedListing],
        by key: (PackedListing) -> Key
    ) -> GroupedPlaces {
        GroupedPlaces(places.sorted { key(listings[Int($0)]) < key(listings[Int($1)]) }, listings)
    }

    var count: Int { positions.count }

    /// The first position of a group; `Int64.min` when the group is empty.
    func newest(of group: Int) -> Int64 {
        let ranks = byPosition.ranks(of: group)
        return ranks.isEmpty ? .min : positions[Int(byPosition.places[ranks.lowerBound])]
    }

    /// Visits the listings of some groups, group by group and newest first.
    func each(of groups: [Int], _ body: (_ place: Int) -> Void) {
        for group in groups {
            for rank in byPosition.ranks(of: group) { body(Int(byPosition.places[rank])) }
        }
    }

    func id(at place: Int) -> Listing.ID { Listing.ID(rawValue: listings[place].id) }

    func packed(at place: Int) -> PackedEntry {
        PackedEntry(position: positions[place], point: points[place], listing: listings[place])
    }

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
            figures: listing.figures.unpacked,
            times: WeekTimes(bits: listing.times.bits),
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
            && byPosition == other.byPosition && byEnd == other.byEnd && byPopularity == other.byPopularity
            && costs == other.costs && areas == other.areas && totals == other.totals
    }
}

/// The columns of a neighbourhood after a change, and the listings that it removed and added.
struct ColumnsChange {
    let columns: Columns
    let gone: [PackedEntry]
    let added: [PackedEntry]
}
