public import Domain

extension BoardIndex {
    /// By last date, those without one last; from behind `last` on.
    public func soonest(_ question: IndexQuestion, after last: Ending?, limit: Int) -> IndexedSlice<Ending> {
        // What ended before anything that passes is not looked at.
        let first = question.sieve.earliestEnd.map { Ending($0, Listing.ID(rawValue: .max)) }
        let start = [last, first].compactMap { $0 }.max()
        return page(of: SoonestFirst.self, question, after: start, limit: limit) { $0 }
    }
}

enum SoonestFirst: ListingOrder {
    static func place(ofRank rank: Int, in columns: Columns) -> Int { Int(columns.endings[rank]) }

    static func key(ofRank rank: Int, in columns: Columns) -> Ending {
        Ending(columns.listings[place(ofRank: rank, in: columns)])
    }

    static func rank(after last: Ending, in columns: Columns) -> Int {
        columns.endings.partitioningIndex { last < Ending(columns.listings[Int($0)]) }
    }
}

/// When a listing ends, and which of those that end together: the latest comes first.
public struct Ending: Comparable, CustomStringConvertible, Sendable {
    /// The end of time for what has no last date.
    let expires: Int64
    let id: Listing.ID

    init(_ expires: Int64, _ id: Listing.ID) {
        self.expires = expires
        self.id = id
    }

    init(_ listing: PackedListing) {
        self.init(listing.expires, Listing.ID(rawValue: listing.id))
    }

    public init(cursor: String) throws(BoardRefusal) {
        let cursor = try NumberedCursor(cursor)
        self.init(cursor.number, cursor.id)
    }

    public var description: String { NumberedCursor(expires, id).description }

    public static func < (left: Self, right: Self) -> Bool {
        left.expires == right.expires ? left.id > right.id : left.expires < right.expires
    }
}
