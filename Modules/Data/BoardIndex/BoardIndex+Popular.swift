public import Domain

extension BoardIndex {
    /// Returns the matching listings by popularity, after `last`.
    public func popular(_ question: IndexQuestion, after last: PopularCursor?, limit: Int) -> IndexedSlice<
        PopularCursor
    > {
        page(of: PopularFirst.self, question, after: last, limit: limit) { $0 }
    }
}

enum PopularFirst: ListingOrder {
    static func place(ofRank rank: Int, in columns: Columns) -> Int { Int(columns.renowns[rank]) }

    static func key(ofRank rank: Int, in columns: Columns) -> PopularCursor {
        PopularCursor(columns.listings[place(ofRank: rank, in: columns)])
    }

    static func rank(after last: PopularCursor, in columns: Columns) -> Int {
        columns.renowns.partitioningIndex { last < PopularCursor(columns.listings[Int($0)]) }
    }
}

/// The position of a listing by popularity; ties by the latest first.
public struct PopularCursor: Comparable, CustomStringConvertible, Sendable {
    private let thousandths: Int64
    private let id: Listing.ID

    init(_ listing: PackedListing) {
        thousandths = listing.popularity
        id = Listing.ID(rawValue: listing.id)
    }

    public init(cursor: String) throws(BoardRefusal) {
        let cursor = try NumberedCursor(cursor)
        thousandths = cursor.number
        id = cursor.id
    }

    public var description: String { NumberedCursor(thousandths, id).description }

    public static func < (left: Self, right: Self) -> Bool {
        left.thousandths == right.thousandths
            ? left.id > right.id : left.thousandths > right.thousandths
    }
}
