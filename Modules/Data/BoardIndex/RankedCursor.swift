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

    /// By a figure: the least deposit or cost first, and the largest area.
    init(_ figure: Figure, of listing: PackedListing) {
        self.init(listing.figures[figure].map(figure.rank), Listing.ID(rawValue: listing.id))
    }

    init(_ figure: Figure, of entry: FigureOrder.Entry) {
        self.init(entry.figures[figure].map(figure.rank), Listing.ID(rawValue: entry.id))
    }
}

extension Figure {
    fileprivate func rank(_ number: Int64) -> Int64 {
        // A cursor has no negative numbers.
        self == .area ? .max - 1 - number : number
    }

    /// From before the first listing in a range to the last.
    func cursors(in range: ClosedRange<Int64>) -> ClosedRange<RankedCursor> {
        let ends = [rank(range.lowerBound), rank(range.upperBound)].sorted()
        let (first, last) = (Listing.ID(rawValue: .max), Listing.ID(rawValue: 0))
        return RankedCursor(ends[0], first)...RankedCursor(ends[1], last)
    }

    /// Its index among all figures.
    var index: Int {
        switch self {
        case .deposit: 0
        case .cost: 1
        case .area: 2
        }
    }
}
