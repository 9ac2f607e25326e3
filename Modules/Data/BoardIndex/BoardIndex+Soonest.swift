public import Domain

extension BoardIndex {
    /// By last date, those without one last; from behind `last` on.
    public func soonest(_ question: IndexQuestion, after last: Ending?, limit: Int) -> IndexedSlice<Ending> {
        var found = Leading<Ending>(limit: limit)
        var latest = Int64.max
        for columns in columns(of: question.codes) {
            for place in 0..<columns.count
            where columns.expires[place] <= latest && question.sieve.passes(columns, place) {
                let ending = Ending(columns.expires[place], Listing.ID(rawValue: columns.ids[place]))
                if let last, ending <= last { continue }
                found.offer(ending)
                latest = found.last?.expires ?? .max
            }
        }
        return IndexedSlice(found.keys.map { ($0, $0.id) }, limit: limit)
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

    public init(cursor: String) throws(BoardRefusal) {
        let cursor = try NumberedCursor(cursor)
        self.init(cursor.number, cursor.id)
    }

    public var description: String { NumberedCursor(expires, id).description }

    public static func < (left: Self, right: Self) -> Bool {
        left.expires == right.expires ? left.id > right.id : left.expires < right.expires
    }
}
