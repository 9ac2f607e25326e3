public import Domain

extension BoardIndex {
    /// By position, from behind `last` on.
    public func newest(
        _ question: IndexQuestion,
        after last: Identifier<Listing.Position>?,
        limit: Int
    ) -> IndexedSlice<Identifier<Listing.Position>> {
        var merge = Merge(columns(of: question.codes), question.sieve, after: last?.rawValue ?? .max)
        var found: [(key: Identifier<Listing.Position>, id: Listing.ID)] = []
        found.reserveCapacity(limit + 1)
        while found.count <= limit, let next = merge.next() {
            let (columns, place) = next
            found.append(
                (Identifier(rawValue: columns.positions[place]), Listing.ID(rawValue: columns.ids[place]))
            )
        }
        return IndexedSlice(found, limit: limit)
    }
}

/// The listings of several neighbourhoods that pass, newest first. Each keeps one head; an area has so few
/// that looking at all heads is the quickest way to the newest.
struct Merge {
    private struct Head {
        /// The number of its neighbourhood.
        let number: Int
        var place: Int
        var position: Int64
    }

    private let neighbourhoods: [Columns]
    private let sieve: Sieve
    private var heads: [Head] = []

    init(_ neighbourhoods: [Columns], _ sieve: Sieve, after position: Int64) {
        self.neighbourhoods = neighbourhoods
        self.sieve = sieve
        heads.reserveCapacity(neighbourhoods.count)
        for (number, columns) in neighbourhoods.enumerated() {
            let start = columns.positions.start(after: position)
            guard let place = Self.first(of: columns, from: start, sieve) else { continue }
            heads.append(Head(number: number, place: place, position: columns.positions[place]))
        }
    }

    mutating func next() -> (Columns, Int)? {
        guard var head = heads.first else { return nil }
        var newest = 0
        for index in heads.indices where heads[index].position > head.position {
            newest = index
            head = heads[index]
        }
        let columns = neighbourhoods[head.number]
        if let place = Self.first(of: columns, from: head.place + 1, sieve) {
            heads[newest] = Head(number: head.number, place: place, position: columns.positions[place])
        } else {
            heads.swapAt(newest, heads.count - 1)
            heads.removeLast()
        }
        return (columns, head.place)
    }

    private static func first(of columns: Columns, from start: Int, _ sieve: Sieve) -> Int? {
        (start..<columns.count).first { sieve.passes(columns, $0) }
    }
}
