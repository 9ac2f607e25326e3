public import Domain

extension BoardIndex {
    /// By popularity, among the newest of the area; from behind `last` on, among those that were there when
    /// the first page was read.
    public func popular(_ question: IndexQuestion, after last: Fame?, limit: Int) -> IndexedSlice<Fame> {
        let start = last.map { min($0.bound.rawValue, .max - 1) + 1 } ?? .max
        var merge = Merge(columns(of: question.codes), question.sieve, after: start)
        var bound = last?.bound
        var found: [Fame] = []
        var seen = 0
        while seen < Popularity.candidates, let (columns, place) = merge.next() {
            seen += 1
            let newest = bound ?? Identifier(rawValue: columns.positions[place])
            bound = newest
            let fame = Fame(columns.popularity(at: place), Listing.ID(rawValue: columns.ids[place]), newest)
            if last.map(fame.isBehind) ?? true { found.append(fame) }
        }
        found.sort { $1.isBehind($0) }
        return IndexedSlice(found.map { ($0, $0.id) }, limit: limit)
    }
}

extension Columns {
    fileprivate func popularity(at place: Int) -> Popularity {
        Popularity(
            favourites: Int(interest[place].favourites),
            conversations: Int(interest[place].conversations),
            postedAt: Moment(milliseconds: created[place])
        )
    }
}

/// Where a listing stands in the order of popularity, among those that were there when its first page was
/// read.
public struct Fame: CustomStringConvertible, Sendable {
    let popularity: Popularity
    let id: Listing.ID
    let bound: Identifier<Listing.Position>

    init(_ popularity: Popularity, _ id: Listing.ID, _ bound: Identifier<Listing.Position>) {
        self.popularity = popularity
        self.id = id
        self.bound = bound
    }

    public init(cursor: String) throws(BoardRefusal) {
        let parts = cursor.split(separator: "-").map(String.init)
        guard parts.count == 3, let bound = Identifier<Listing.Position>(parts[0]),
            let thousandths = Int(parts[1]), let id = Listing.ID(parts[2])
        else { throw .unknownCursor }
        self.init(Popularity(thousandths: thousandths), id, bound)
    }

    public var description: String { "\(bound)-\(popularity.thousandths)-\(id)" }

    func isBehind(_ other: Fame) -> Bool {
        popularity == other.popularity ? id < other.id : popularity < other.popularity
    }
}
