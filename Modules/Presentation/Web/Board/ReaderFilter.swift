public import Domain
import Wire

/// Reads the filter of listings, and narrows it by the reader's own details where they ask for it.
public struct ReaderFilter: Sendable {
    private let members: any MemberQueries
    private let clock: any WallClock

    public init(members: any MemberQueries, clock: any WallClock) {
        self.members = members
        self.clock = clock
    }

    /// A reader who isn't signed in has told nothing.
    ///
    /// - Parameter statuses: those of open listings if it is empty.
    func callAsFunction(
        _ filter: ListingFilter,
        _ statuses: [Listing.Status] = [],
        within drawn: DrawnArea?,
        for reader: Member.ID?
    ) async throws -> BoardFilter {
        let asked = try BoardFilter(filter, statuses.isEmpty ? [.open] : statuses, within: drawn)
        guard filter.fits == .me else { return asked }
        let details = if let reader { try await members.details(of: reader) } else { MemberDetails() }
        return asked.admitting(details, at: clock.now)
    }
}

extension BoardFilter {
    fileprivate init(
        _ filter: ListingFilter,
        _ statuses: [Listing.Status],
        within drawn: DrawnArea?
    ) throws {
        let kinds = filter.kinds.reduce(into: [Listing.Kind]()) { kinds, kind in
            if !kinds.contains(kind) { kinds.append(kind) }
        }
        self.init(
            kinds: kinds.isEmpty ? Listing.Kind.allCases : kinds,
            side: filter.side,
            facets: filter.facets,
            statuses: Set(statuses),
            prices: try filter.prices(else: RequestRefusal.contradictoryParameter),
            figures: try filter.figures(else: RequestRefusal.contradictoryParameter),
            times: filter.times,
            within: drawn,
            onlyFavourites: filter.favourites == .only
        )
    }
}

extension Standpoint {
    /// Nil unless both coordinates are given.
    var point: Point? {
        get throws {
            guard let latitude else {
                guard longitude == nil else { throw RequestRefusal.contradictoryParameter("lon") }
                return nil
            }
            guard let longitude else { throw RequestRefusal.contradictoryParameter("lat") }
            guard let point = Point(latitude: latitude, longitude: longitude) else {
                throw NeighbourhoodRefusal.invalidPoint
            }
            return point
        }
    }
}
