import Database
import Domain
import TestSupport

@testable import Storage

/// The board as its rules say it: every listing is read, judged and sorted for each question.
struct ReferenceBoard {
    let database: Database

    /// The identifiers of the whole list, in order.
    func listings(
        _ filter: BoardFilter,
        in codes: [NeighbourhoodCode],
        by order: BoardOrder,
        for viewer: Member.ID?,
        at now: Moment
    ) async throws -> [Listing.ID] {
        let shown = try await all(for: viewer).filter { seen in
            (filter.drawn != nil || codes.contains(seen.listing.details.place.neighbourhood))
                && Self.passes(seen.listing, filter, at: now)
                && (filter.times.map { $0.bits & seen.times != 0 } ?? true)
        }
        let newest = shown.sorted { $0.listing.position > $1.listing.position }
        switch order {
        case .newest: return newest.map(\.listing.id)
        case .popular:
            return newest.sorted { left, right in
                left.popularity == right.popularity
                    ? left.listing.id > right.listing.id : left.popularity > right.popularity
            }.map(\.listing.id)
        case .soonest:
            return newest.map(\.listing).sorted { left, right in
                let ends = (left.details.expiresAt, right.details.expiresAt)
                guard ends.0 != ends.1 else { return left.id > right.id }
                guard let first = ends.0, let second = ends.1 else { return ends.0 != nil }
                return first < second
            }.map(\.id)
        case .cheapest: return Self.ranked(newest) { $0.monthlyCost }
        case .largest: return Self.ranked(newest) { $0.area.map { -$0.units } }
        case .nearest(let point):
            let distances = newest.map {
                (Self.squared(point, $0.listing.details.place.shown), $0.listing.id)
            }
            return distances.sorted { $0 < $1 }.map(\.1)
        }
    }

    /// Those in which every word is found, newest first.
    ///
    /// - Parameter words: what each says besides its title.
    func listings(
        _ sought: SearchText,
        saying words: [Listing.ID: String],
        _ filter: BoardFilter,
        in codes: [NeighbourhoodCode],
        for viewer: Member.ID?,
        at now: Moment
    ) async throws -> [Listing.ID] {
        let all = try await all(for: viewer).map(\.listing)
        let texts = Dictionary(all.map { ($0.id, ListingText(of: $0, words: words[$0.id] ?? "")) }) { $1 }
        return try await listings(filter, in: codes, by: .newest, for: viewer, at: now).filter { id in
            texts[id].map(sought.isFound) ?? false
        }
    }

    /// How many open ones of each neighbourhood the map counts, whether or not their last date has come.
    func counts(
        in codes: [NeighbourhoodCode],
        _ kinds: [Listing.Kind]
    ) async throws -> [NeighbourhoodCount] {
        let open = try await all(for: nil).map(\.listing).filter {
            $0.status == .open && kinds.contains($0.kind)
        }
        return codes.compactMap { code in
            let count = open.count { $0.details.place.neighbourhood == code }
            return count == 0 ? nil : NeighbourhoodCount(code: code, count: count)
        }
    }

    /// The areas of that size, by code, as a map of the whole country counts them.
    func areas(_ detail: MapDetail) async throws -> [MapCluster] {
        let open = try await all(for: nil).filter { $0.listing.status == .open }.map(\.listing.details.place)
        let areas = Dictionary(grouping: open) { $0.neighbourhood.number / detail.divisor }
        return areas.sorted { $0.key < $1.key }.compactMap { _, places in
            let middle = Point(
                microLatitude: places.map(\.shown.microLatitude).reduce(0, +) / places.count,
                microLongitude: places.map(\.shown.microLongitude).reduce(0, +) / places.count
            )
            guard let middle, let first = places.map(\.neighbourhood).min() else { return nil }
            return MapCluster(.area(detail, first), count: places.count, point: middle)
        }
    }

    /// Those cards that don't say what is stored.
    func differences(of cards: [ListingSummary]) async throws -> [String] {
        try await database.read { connection in
            try cards.compactMap { card in
                let row = try connection.first(
                    """
                    SELECT \(Listing.columns), nickname, favourites, conversations FROM listings
                        JOIN accounts ON accounts.id = listings.author
                    WHERE listings.id = \(card.id)
                    """
                )
                guard let row, try Listing(row: row) == card.listing,
                    try row.value("nickname") == card.card.author.nickname.text,
                    try row.value("favourites") == card.card.favourites,
                    try row.value("conversations") == card.card.conversations
                else { return "\(card)" }
                return nil
            }
        }
    }

    private struct Seen {
        let listing: Listing
        let favourites: Int
        let conversations: Int
        let reviews: Int
        let times: Int64

        var popularity: Popularity {
            Popularity(
                favourites: favourites,
                conversations: conversations,
                enrolments: listing.seats.taken - (listing.kind == .run ? 1 : 0),
                reviews: reviews,
                postedAt: listing.createdAt
            )
        }
    }

    /// Without what a viewer may not see.
    private func all(for viewer: Member.ID?) async throws -> [Seen] {
        try await database.read { connection in
            let hidden = try connection.blocks.hidden(from: viewer)
            let rows = try connection.run(
                "SELECT \(Listing.columns), favourites, conversations, reviews, week_times FROM listings"
            )
            return try rows.compactMap { row in
                let listing = try Listing(row: row)
                guard !hidden.contains(listing.author) else { return nil }
                let isTakenDown = try connection.decisions.isTakenDown(listing.subject)
                guard !isTakenDown || listing.author == viewer else { return nil }
                return Seen(
                    listing: listing,
                    favourites: try row.value("favourites"),
                    conversations: try row.value("conversations"),
                    reviews: try row.value("reviews"),
                    times: try row.value("week_times")
                )
            }
        }
    }

    private static func passes(_ listing: Listing, _ filter: BoardFilter, at now: Moment) -> Bool {
        let details = listing.details
        guard let kind = filter.kinds.first(where: { $0.kind == listing.kind }) else { return false }
        let price: Int? = if case .fixed(let money, _) = details.price { money.won } else { nil }
        return filter.statuses.contains(listing.status(at: now)) && listing.cancellation == nil
            && (filter.side.map { $0 == listing.side } ?? true)
            && kind.marks.allSatisfy { !$0.isDisjoint(with: details.facets) }
            && (filter.drawn.map { Winding($0).runsAround(details.place.shown) } ?? true)
            && (filter.prices.map { prices in price.map(prices.contains) ?? false } ?? true)
            && filter.figures.allSatisfy { figure, range in
                let number: Int? =
                    switch figure {
                    case .deposit: details.secondAmount?.won
                    case .cost: details.monthlyCost
                    case .area: details.area?.units
                    }
                return number.map(range.contains) ?? false
            }
    }

    /// The least first, and those without a number last; ties by the latest first.
    private static func ranked(_ seen: [Seen], by number: (ListingDetails) -> Int?) -> [Listing.ID] {
        seen.map { (number($0.listing.details) ?? .max, -$0.listing.id.rawValue, $0.listing.id) }
            .sorted { ($0.0, $0.1) < ($1.0, $1.1) }.map(\.2)
    }

    private static func squared(_ here: Point, _ there: Point) -> Int {
        // The cosine of 37.5637°, where the corner of the tests is.
        let north = there.microLatitude - here.microLatitude
        let east = (there.microLongitude - here.microLongitude) * 793 / 1_000
        return north * north + east * east
    }
}
