import Domain

extension BoardIndex {
    /// Returns the matching listings by last date, after `last`. Listings without a date come last.
    public func soonest(_ question: IndexQuestion, after last: RankedCursor?, limit: Int) -> IndexedSlice<
        RankedCursor
    > {
        // Skips listings that end before any that can match.
        let first = question.mask.earliestEnd.map { RankedCursor($0, Listing.ID(rawValue: .max)) }
        let start = [last, first].compactMap { $0 }.max()
        return page(of: SoonestFirst.self, question, after: start, limit: limit) { $0 }
    }
}

enum SoonestFirst: ListingOrder {
    static func ranks(of group: Int, in columns: Columns) -> Range<Int> { columns.byEnd.ranks(of: group) }

    static func place(at rank: Int, in columns: Columns) -> Int { Int(columns.byEnd.places[rank]) }

    static func key(of place: Int, in columns: Columns) -> RankedCursor {
        RankedCursor(end: columns.listings[place])
    }
}
