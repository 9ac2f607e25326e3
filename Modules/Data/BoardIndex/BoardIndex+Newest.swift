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
        let columns: Columns
        var place: Int
        var position: Int64
    }

    private let sieve: Sieve
    private var heads: [Head] = []

    init(_ neighbourhoods: [Columns], _ sieve: Sieve, after position: Int64) {
        self.sieve = sieve
        heads.reserveCapacity(neighbourhoods.count)
        for columns in neighbourhoods {
            let start = columns.start(after: position)
            guard let place = first(of: columns, from: start) else { continue }
            heads.append(Head(columns: columns, place: place, position: columns.positions[place]))
        }
    }

    mutating func next() -> (Columns, Int)? {
        guard var newest = heads.indices.first else { return nil }
        for index in heads.indices.dropFirst() where heads[index].position > heads[newest].position {
            newest = index
        }
        let head = heads[newest]
        if let place = first(of: head.columns, from: head.place + 1) {
            heads[newest].place = place
            heads[newest].position = head.columns.positions[place]
        } else {
            heads.swapAt(newest, heads.count - 1)
            heads.removeLast()
        }
        return (head.columns, head.place)
    }

    private func first(of columns: Columns, from start: Int) -> Int? {
        var place = start
        while place < columns.count {
            if sieve.passes(columns, place) { return place }
            place += 1
        }
        return nil
    }
}
