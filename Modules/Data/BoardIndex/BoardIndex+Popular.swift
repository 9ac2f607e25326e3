public import Domain

extension BoardIndex {
    /// By popularity, among the newest of the area; from behind `last` on, among those that were there when
    /// the first page was read.
    public func popular(_ question: IndexQuestion, after last: Fame?, limit: Int) -> IndexedSlice<Fame> {
        let start = last.map { min($0.bound.rawValue, .max - 1) + 1 } ?? .max
        var newest: Int64 = 0
        var found = Leading<Renown>(limit: limit)
        eachCandidate(question, after: start) { columns, place in
            newest = max(newest, columns.positions[place])
            let renown = Renown(columns.popularity(at: place), Listing.ID(rawValue: columns.ids[place]))
            if last.map({ $0.renown < renown }) ?? true { found.offer(renown) }
        }
        let bound = last?.bound ?? Identifier(rawValue: newest)
        return IndexedSlice(found.keys.map { (Fame($0, bound), $0.id) }, limit: limit)
    }

    /// The newest that pass, in any order.
    private func eachCandidate(
        _ question: IndexQuestion,
        after start: Int64,
        _ body: (_ columns: Columns, _ place: Int) -> Void
    ) {
        let neighbourhoods = columns(of: question.codes)
        guard neighbourhoods.reduce(0, { $0 + $1.count }) > Popularity.candidates else {
            // All of them are.
            for columns in neighbourhoods {
                for place in columns.positions.start(after: start)..<columns.count
                where question.sieve.passes(columns, place) {
                    body(columns, place)
                }
            }
            return
        }
        var merge = Merge(neighbourhoods, question.sieve, after: start)
        var seen = 0
        while seen < Popularity.candidates, let (columns, place) = merge.next() {
            seen += 1
            body(columns, place)
        }
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

/// How popular a listing is, and which of those that are equally so; the more popular is before the less.
struct Renown: Comparable {
    let popularity: Popularity
    let id: Listing.ID

    init(_ popularity: Popularity, _ id: Listing.ID) {
        self.popularity = popularity
        self.id = id
    }

    static func < (left: Self, right: Self) -> Bool {
        left.popularity == right.popularity ? left.id > right.id : left.popularity > right.popularity
    }
}

/// Where a listing stands in the order of popularity, among those that were there when its first page was
/// read.
public struct Fame: CustomStringConvertible, Sendable {
    let renown: Renown
    let bound: Identifier<Listing.Position>

    init(_ renown: Renown, _ bound: Identifier<Listing.Position>) {
        self.renown = renown
        self.bound = bound
    }

    public init(cursor: String) throws(BoardRefusal) {
        let parts = cursor.split(separator: "-").map(String.init)
        guard parts.count == 3, let bound = Identifier<Listing.Position>(parts[0]),
            let thousandths = Int(parts[1]), let id = Listing.ID(parts[2])
        else { throw .unknownCursor }
        self.init(Renown(Popularity(thousandths: thousandths), id), bound)
    }

    public var description: String { "\(bound)-\(renown.popularity.thousandths)-\(renown.id)" }
}
