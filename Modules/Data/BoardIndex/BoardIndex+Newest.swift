public import Domain

extension BoardIndex {
    /// Returns the matching listings by position, after `last`.
    public func newest(
        _ question: IndexQuestion,
        after last: Identifier<Listing.Position>?,
        limit: Int
    ) -> IndexedSlice<Identifier<Listing.Position>> {
        let start = last.map { -$0.rawValue }
        return page(of: NewestFirst.self, question, after: start, limit: limit) { Identifier(rawValue: -$0) }
    }
}

/// The order by position. The key is the negated position.
enum NewestFirst: ListingOrder {
    static func ranks(of group: Int, in columns: Columns) -> Range<Int> {
        columns.byPosition.ranks(of: group)
    }

    static func place(at rank: Int, in columns: Columns) -> Int { Int(columns.byPosition.places[rank]) }

    static func key(of place: Int, in columns: Columns) -> Int64 { -columns.positions[place] }

    static var isByPosition: Bool { true }

    static var isTold: Bool { true }

    static func key(toldBy entry: FigureOrder.Entry) -> Int64? { -entry.position }

    /// Stored outside the columns, to avoid touching their memory.
    static func first(of group: Int, at index: Int, of ring: Ring) -> Int64? {
        let newest = ring.newest(of: group, at: index)
        return newest == .min ? nil : -newest
    }
}
