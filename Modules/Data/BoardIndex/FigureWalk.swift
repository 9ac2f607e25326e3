import Domain

/// Finds a page of a wide ring in the range of one figure, without visiting each neighbourhood.
struct FigureWalk {
    /// To read more listings, each in another neighbourhood, costs more than to merge all neighbourhoods.
    static let mostRead = 4_000

    private let orders: [FigureOrder]
    private let start: RankedCursor
    private let end: RankedCursor
    /// Whether the page is in the order of the figure.
    private let isInOrder: Bool
    private let members: RingMembers
    private let mask: ListingMask

    /// For a page in the order of `figure`. Nil without a range of it.
    init?(
        by figure: Figure,
        after last: RankedCursor?,
        _ country: Country,
        _ ring: Ring,
        _ mask: ListingMask
    ) {
        guard ring.isWide, let range = mask.cursors(of: figure) else { return nil }
        orders = mask.groups.map { country.figures[$0, figure] }
        (start, end) = (max(last ?? range.lowerBound, range.lowerBound), range.upperBound)
        isInOrder = true
        members = ring.members()
        self.mask = mask
    }

    /// For a page in another order, by the range with the fewest listings, which are all visited. Nil when
    /// each range has too many.
    ///
    /// - Parameter isTold: whether entries tell the key of the order, so that few listings are read.
    init?(isTold: Bool, _ country: Country, _ ring: Ring, _ mask: ListingMask) {
        guard ring.isWide else { return nil }
        var fewest: (count: Int, range: ClosedRange<RankedCursor>, orders: [FigureOrder])?
        for (figure, _) in mask.figures {
            guard let range = mask.cursors(of: figure) else { continue }
            let orders = mask.groups.map { country.figures[$0, figure] }
            let most = isTold ? orders.reduce(0) { $0 + $1.count } / 8 : Self.mostRead
            let counts = orders.compactMap { $0.count(in: range, upTo: max(most, Self.mostRead)) }
            let count = counts.reduce(0, +)
            guard counts.count == orders.count, count < fewest?.count ?? .max else { continue }
            fewest = (count, range, orders)
        }
        guard let fewest else { return nil }
        orders = fewest.orders
        (start, end) = (fewest.range.lowerBound, fewest.range.upperBound)
        isInOrder = false
        members = ring.members()
        self.mask = mask
    }

    /// The matches after `last`, up to one more than a page. Nil when too many listings had to be read.
    ///
    /// - Parameter told: the key of an entry; nil when only the listing tells it.
    func page<Key: Comparable>(
        after last: Key?,
        limit: Int,
        by key: (_ place: Int, _ columns: Columns) -> Key,
        _ told: (FigureOrder.Entry) -> Key?
    ) -> [Match<Key>]? {
        var (found, rest) = (SmallestKeys<Match<Key>>(limit: limit), Self.mostRead)
        for order in orders {
            order.each(after: start, upTo: end) { entry in
                guard mask.passes(entry.figures) else { return true }
                if let key = told(entry) {
                    if let worst = found.last?.key, worst < key { return !isInOrder }
                    if let last, key <= last { return true }
                }
                rest -= 1
                let match = match(entry, by: key)
                if let match, last.map({ $0 < match.key }) ?? true { found.offer(match) }
                return rest >= 0
            }
        }
        return rest < 0 ? nil : found.keys
    }

    /// Nil for a listing that doesn't match.
    private func match<Key: Comparable>(
        _ entry: FigureOrder.Entry,
        by key: (_ place: Int, _ columns: Columns) -> Key
    ) -> Match<Key>? {
        let match = members.lend(entry.code) { columns -> Match<Key>? in
            guard let place = columns.positions.place(of: entry.position), mask.passes(place, in: columns)
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
