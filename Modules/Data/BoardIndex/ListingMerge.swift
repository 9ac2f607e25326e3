import Domain

/// An order in which each neighbourhood ranks its listings from zero.
protocol ListingOrder {
    /// Least first.
    associatedtype Key: Comparable

    static func place(ofRank rank: Int, in columns: Columns) -> Int
    static func key(ofRank rank: Int, in columns: Columns) -> Key
    /// The first rank after `last`.
    static func rank(after last: Key, in columns: Columns) -> Int
}

extension BoardIndex {
    /// Returns the page after `last`.
    ///
    /// - Parameter cursor: converts a key to its public cursor.
    func page<Order: ListingOrder, Cursor>(
        of order: Order.Type,
        _ question: IndexQuestion,
        after last: Order.Key?,
        limit: Int,
        _ cursor: (Order.Key) -> Cursor
    ) -> IndexedSlice<Cursor> {
        var merge = ListingMerge<Order>(country.ring(of: question.codes), question.sieve, after: last)
        var found: [(key: Cursor, id: Listing.ID)] = []
        found.reserveCapacity(limit + 1)
        while found.count <= limit, let (key, listing) = merge.next() {
            found.append((cursor(key), Listing.ID(rawValue: listing.id)))
        }
        return IndexedSlice(found, limit: limit)
    }
}

/// Merges the matching listings of a ring in order. Examines a neighbourhood only when its next listing may
/// come first.
struct ListingMerge<Order: ListingOrder> {
    private typealias Head = MergeHeap<Order.Key>.Head

    private let ring: Ring
    private let sieve: ListingMask
    private var heap: MergeHeap<Order.Key>

    init(_ ring: Ring, _ sieve: ListingMask, after last: Order.Key?) {
        self.ring = ring
        self.sieve = sieve
        var heads: [Head] = []
        heads.reserveCapacity(ring.indices.count)
        for index in ring.indices {
            let head = ring.lend(index) { columns in
                let rank = last.map { Order.rank(after: $0, in: columns) } ?? 0
                return Self.head(at: rank, of: index, columns)
            }
            if let head { heads.append(head) }
        }
        heap = MergeHeap(heads)
    }

    mutating func next() -> (key: Order.Key, listing: PackedListing)? {
        while let head = heap.first {
            var found: PackedListing?
            let latter = ring.lend(head.list) { columns in
                let listing = columns.listings[Order.place(ofRank: head.rank, in: columns)]
                guard sieve.passes(listing) else {
                    return Self.head(at: rank(from: head.rank + 1, in: columns), of: head.list, columns)
                }
                found = listing
                return Self.head(at: head.rank + 1, of: head.list, columns)
            }
            if let latter { heap.replaceFirst(with: latter) } else { heap.removeFirst() }
            if let found { return (head.key, found) }
        }
        return nil
    }

    /// Nil at the end.
    private static func head(at rank: Int, of list: Int, _ columns: Columns) -> Head? {
        guard rank < columns.count else { return nil }
        return Head(key: Order.key(ofRank: rank, in: columns), rank: rank, list: list)
    }

    /// The first rank from `start` whose listing matches.
    private func rank(from start: Int, in columns: Columns) -> Int {
        var rank = start
        while rank < columns.count,
            !sieve.passes(columns.listings[Order.place(ofRank: rank, in: columns)])
        {
            rank += 1
        }
        return rank
    }
}
