import Domain

/// Finds a page of a wide ring in the range of one figure, without visiting each neighbourhood.
struct FigureWalk {
    /// To visit more, in as many neighbourhoods, costs more than to merge all neighbourhoods.
    static let mostVisited = 2_000

    private let orders: [FigureOrder]
    private let start: RankedCursor
    private let end: RankedCursor
    /// Whether the page is in the order of the figure.
    private let isInOrder: Bool
    private let members: RingMembers
    private let sieve: ListingMask

    /// For a page in the order of `figure`. Nil without a range of it.
    init?(
        by figure: Figure,
        after last: RankedCursor?,
        _ country: Country,
        _ ring: Ring,
        _ sieve: ListingMask
    ) {
        guard ring.isWide, let range = sieve.cursors(of: figure) else { return nil }
        orders = sieve.groups.map { country.figures[$0, figure] }
        (start, end) = (max(last ?? range.lowerBound, range.lowerBound), range.upperBound)
        isInOrder = true
        members = ring.members()
        self.sieve = sieve
    }

    /// For a page in any order, which visits all listings in a range. Nil when each range has too many.
    init?(_ country: Country, _ ring: Ring, _ sieve: ListingMask) {
        guard ring.isWide else { return nil }
        let few = sieve.figures.lazy.compactMap { figure, _ in
            sieve.cursors(of: figure).map { range in
                (range, orders: sieve.groups.map { country.figures[$0, figure] })
            }
        }.first { range, orders in orders.allSatisfy { $0.hasAtMost(Self.mostVisited, in: range) } }
        guard let (range, orders) = few else { return nil }
        self.orders = orders
        (start, end) = (range.lowerBound, range.upperBound)
        isInOrder = false
        members = ring.members()
        self.sieve = sieve
    }

    /// The matches after `last`, up to one more than a page. Nil after visiting too many listings.
    func page<Key: Comparable>(
        after last: Key?,
        limit: Int,
        by key: (_ place: Int, _ columns: Columns) -> Key
    ) -> [Match<Key>]? {
        var found = Leading<Match<Key>>(limit: limit)
        for order in orders {
            var rest = Self.mostVisited
            order.each(after: start, upTo: end) { entry in
                rest -= 1
                guard let match = match(entry, by: key), last.map({ $0 < match.key }) ?? true else {
                    return rest >= 0
                }
                if isInOrder, let worst = found.last, worst < match { return false }
                found.offer(match)
                return rest >= 0
            }
            guard rest >= 0 else { return nil }
        }
        return found.keys
    }

    /// Nil for a listing that doesn't match.
    private func match<Key: Comparable>(
        _ entry: FigureOrder.Entry,
        by key: (_ place: Int, _ columns: Columns) -> Key
    ) -> Match<Key>? {
        let match = members.lend(entry.code) { columns -> Match<Key>? in
            guard let place = columns.positions.place(of: entry.position), sieve.passes(place, in: columns)
            else { return nil }
            return Match(key: key(place, columns), id: columns.id(at: place))
        }
        return match ?? nil
    }

    /// A listing by its key.
    struct Match<Key: Comparable>: Comparable {
        let key: Key
        let id: Listing.ID

        static func < (left: Self, right: Self) -> Bool { left.key < right.key }
        static func == (left: Self, right: Self) -> Bool { left.key == right.key }
    }
}
