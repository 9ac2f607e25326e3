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
    static func ranks(of group: Int, in columns: Columns) -> Range<Int> {
        columns.byPopularity.ranks(of: group)
    }

    static func place(at rank: Int, in columns: Columns) -> Int { Int(columns.byPopularity.places[rank]) }

    static func key(of place: Int, in columns: Columns) -> PopularCursor {
        PopularCursor(columns.listings[place])
    }
}

/// The position of a listing by popularity; ties by the latest first.
public struct PopularCursor: Comparable, CustomStringConvertible, Sendable {
    private let thousandths: Int32
    private let id: Listing.ID

    init(_ listing: PackedListing) {
        thousandths = listing.popularity
        id = Listing.ID(rawValue: listing.id)
    }

    public init(cursor: String) throws(BoardRefusal) {
        let cursor = try NumberedCursor(cursor)
        thousandths = Int32(clamping: cursor.number)
        id = cursor.id
    }

    public var description: String { NumberedCursor(Int64(thousandths), id).description }

    public static func < (left: Self, right: Self) -> Bool {
        left.thousandths == right.thousandths
            ? left.id > right.id : left.thousandths > right.thousandths
    }
}
