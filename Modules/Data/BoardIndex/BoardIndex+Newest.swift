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
    static func place(ofRank rank: Int, in columns: Columns) -> Int { rank }

    static func key(ofRank rank: Int, in columns: Columns) -> Int64 {
        // The newest position is stored outside the columns to avoid touching their memory.
        rank == 0 ? -columns.newest : -columns.positions[rank]
    }

    static func rank(after last: Int64, in columns: Columns) -> Int { columns.positions.start(after: -last) }
}
