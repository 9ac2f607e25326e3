public import Domain

extension BoardIndex {
    /// Returns the matching listings by monthly cost, after `last`.
    public func cheapest(
        _ question: IndexQuestion,
        after last: RankedCursor?,
        limit: Int
    ) -> IndexedSlice<RankedCursor> {
        page(of: CheapestFirst.self, question, after: last, limit: limit) { $0 }
    }

    /// Returns the matching listings by floor area, after `last`.
    public func largest(
        _ question: IndexQuestion,
        after last: RankedCursor?,
        limit: Int
    ) -> IndexedSlice<RankedCursor> {
        page(of: LargestFirst.self, question, after: last, limit: limit) { $0 }
    }
}

enum CheapestFirst: ListingOrder {
    static func ranks(of group: Int, in columns: Columns) -> Range<Int> { columns.costs.ranks(of: group) }

    static func place(at rank: Int, in columns: Columns) -> Int { Int(columns.costs.places[rank]) }

    static func key(of place: Int, in columns: Columns) -> RankedCursor {
        RankedCursor(cost: columns.listings[place])
    }
}

enum LargestFirst: ListingOrder {
    static func ranks(of group: Int, in columns: Columns) -> Range<Int> { columns.areas.ranks(of: group) }

    static func place(at rank: Int, in columns: Columns) -> Int { Int(columns.areas.places[rank]) }

    static func key(of place: Int, in columns: Columns) -> RankedCursor {
        RankedCursor(area: columns.listings[place])
    }
}
