import Domain

extension BoardIndex {
    /// Returns the matching listings by monthly cost, after `last`.
    public func cheapest(
        _ question: IndexQuestion,
        after last: RankedCursor?,
        limit: Int
    ) -> IndexedSlice<RankedCursor> {
        ranked(.cost, CheapestFirst.self, question, after: last, limit: limit)
    }

    /// Returns the matching listings by floor area, after `last`.
    public func largest(
        _ question: IndexQuestion,
        after last: RankedCursor?,
        limit: Int
    ) -> IndexedSlice<RankedCursor> {
        ranked(.area, LargestFirst.self, question, after: last, limit: limit)
    }

    /// Reads no listings outside of the range of the figure, if the question has one.
    private func ranked<Order: ListingOrder>(
        _ figure: Figure,
        _ order: Order.Type,
        _ question: IndexQuestion,
        after last: RankedCursor?,
        limit: Int
    ) -> IndexedSlice<RankedCursor> where Order.Key == RankedCursor {
        let (country, mask) = (country, question.mask)
        let ring = country.ring(of: question.codes)
        let walk = FigureWalk(by: figure, after: last, country, ring, mask)
        if let found = walk?.page(after: last, limit: limit, by: Order.key(of:in:), Order.key(toldBy:)) {
            return IndexedSlice(found.map { ($0.key, $0.id) }, limit: limit)
        }
        let range = mask.cursors(of: figure)
        let start = [last, range?.lowerBound].compactMap(\.self).max()
        return page(of: order, question, after: start, upTo: range?.upperBound, limit: limit) { $0 }
    }
}

enum CheapestFirst: ListingOrder {
    static func ranks(of group: Int, in columns: Columns) -> Range<Int> { columns.costs.ranks(of: group) }

    static func place(at rank: Int, in columns: Columns) -> Int { Int(columns.costs.places[rank]) }

    static func key(of place: Int, in columns: Columns) -> RankedCursor {
        RankedCursor(.cost, of: columns.listings[place])
    }

    static var isTold: Bool { true }

    static func key(toldBy entry: FigureOrder.Entry) -> RankedCursor? { RankedCursor(.cost, of: entry) }
}

enum LargestFirst: ListingOrder {
    static func ranks(of group: Int, in columns: Columns) -> Range<Int> { columns.areas.ranks(of: group) }

    static func place(at rank: Int, in columns: Columns) -> Int { Int(columns.areas.places[rank]) }

    static func key(of place: Int, in columns: Columns) -> RankedCursor {
        RankedCursor(.area, of: columns.listings[place])
    }

    static var isTold: Bool { true }

    static func key(toldBy entry: FigureOrder.Entry) -> RankedCursor? { RankedCursor(.area, of: entry) }
}
