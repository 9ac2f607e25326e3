public import Domain

extension BoardIndex {
    /// Returns the matching listings by monthly cost, after `last`.
    public func cheapest(
        _ question: IndexQuestion,
        after last: FigureCursor?,
        limit: Int
    ) -> IndexedSlice<FigureCursor> {
        page(of: CheapestFirst.self, question, after: last, limit: limit) { $0 }
    }

    /// Returns the matching listings by floor area, after `last`.
    public func largest(
        _ question: IndexQuestion,
        after last: FigureCursor?,
        limit: Int
    ) -> IndexedSlice<FigureCursor> {
        page(of: LargestFirst.self, question, after: last, limit: limit) { $0 }
    }
}

enum CheapestFirst: ListingOrder {
    static func ranks(of group: Int, in columns: Columns) -> Range<Int> { columns.costs.ranks(of: group) }

    static func place(at rank: Int, in columns: Columns) -> Int { Int(columns.costs.places[rank]) }

    static func key(of place: Int, in columns: Columns) -> FigureCursor {
        FigureCursor(cost: columns.listings[place])
    }
}

enum LargestFirst: ListingOrder {
    static func ranks(of group: Int, in columns: Columns) -> Range<Int> { columns.areas.ranks(of: group) }

    static func place(at rank: Int, in columns: Columns) -> Int { Int(columns.areas.places[rank]) }

    static func key(of place: Int, in columns: Columns) -> FigureCursor {
        FigureCursor(area: columns.listings[place])
    }
}

/// The position of a listing by one of its figures; ties by the latest first, and last without the figure.
public struct FigureCursor: Comparable, CustomStringConvertible, Sendable {
    private let rank: Int64
    private let id: Listing.ID

    private init(_ rank: Int64?, _ id: Int64) {
        self.rank = rank ?? .max
        self.id = Listing.ID(rawValue: id)
    }

    init(cost listing: PackedListing) {
        self.init(listing.figures[.cost], listing.id)
    }

    init(area listing: PackedListing) {
        // A cursor has no negative numbers.
        self.init(listing.figures[.area].map { .max - 1 - $0 }, listing.id)
    }

    public init(cursor: String) throws(BoardRefusal) {
        let cursor = try NumberedCursor(cursor)
        self.init(cursor.number, cursor.id.rawValue)
    }

    public var description: String { NumberedCursor(rank, id).description }

    public static func < (left: Self, right: Self) -> Bool {
        left.rank == right.rank ? left.id > right.id : left.rank < right.rank
    }
}
