public import Domain

/// The position of a listing by a number, the least first; ties by the latest first, and last without the
/// number.
public struct RankedCursor: Comparable, CustomStringConvertible, Sendable {
    private let rank: Int64
    private let id: Listing.ID

    init(_ rank: Int64?, _ id: Listing.ID) {
        self.rank = rank ?? .max
        self.id = id
    }

    public init(cursor: String) throws(BoardRefusal) {
        let cursor = try NumberedCursor(cursor)
        self.init(cursor.number, cursor.id)
    }

    public var description: String { NumberedCursor(rank, id).description }

    public static func < (left: Self, right: Self) -> Bool {
        left.rank == right.rank ? left.id > right.id : left.rank < right.rank
    }
}

extension RankedCursor {
    /// By last date; `Int64.max` stands for none in a listing, too.
    init(end listing: PackedListing) {
        self.init(listing.expires, Listing.ID(rawValue: listing.id))
    }

    init(cost listing: PackedListing) {
        self.init(listing.figures[.cost], Listing.ID(rawValue: listing.id))
    }

    /// The largest first.
    init(area listing: PackedListing) {
        // A cursor has no negative numbers.
        self.init(listing.figures[.area].map { .max - 1 - $0 }, Listing.ID(rawValue: listing.id))
    }
}
