public import Domain

extension BoardIndex {
    /// Returns the matching listings by last date, after `last`. Listings without a date come last.
    public func soonest(_ question: IndexQuestion, after last: Ending?, limit: Int) -> IndexedSlice<Ending> {
        // Skips listings that end before any that can match.
        let first = question.sieve.earliestEnd.map { Ending($0, Listing.ID(rawValue: .max)) }
        let start = [last, first].compactMap { $0 }.max()
        return page(of: SoonestFirst.self, question, after: start, limit: limit) { $0 }
    }
}

enum SoonestFirst: ListingOrder {
    static func ranks(of group: Int, in columns: Columns) -> Range<Int> { columns.endings.ranks(of: group) }

    static func place(at rank: Int, in columns: Columns) -> Int { Int(columns.endings.places[rank]) }

    static func key(of place: Int, in columns: Columns) -> Ending { Ending(columns.listings[place]) }
}

/// The position of a listing by last date; ties by the latest first.
public struct Ending: Comparable, CustomStringConvertible, Sendable {
    /// `Int64.max` without a last date.
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
