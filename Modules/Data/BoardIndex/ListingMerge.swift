import Domain

/// An order in which each neighbourhood ranks the listings of each group.
protocol ListingOrder {
    /// Least first.
    associatedtype Key: Comparable

    static func ranks(of group: Int, in columns: Columns) -> Range<Int>
    static func place(at rank: Int, in columns: Columns) -> Int
    static func key(of place: Int, in columns: Columns) -> Key
    /// The least key of a group; nil when the group is empty.
    static func first(of group: Int, at index: Int, of ring: Ring) -> Key?
    /// Whether it is the order of ``LatestNeighbourhoods``.
    static var isByPosition: Bool { get }
    /// Whether ``key(toldBy:)`` has one.
    static var isTold: Bool { get }
    /// Nil when only the listing tells it.
    static func key(toldBy entry: FigureOrder.Entry) -> Key?
}

extension ListingOrder {
    static var isByPosition: Bool { false }

    static var isTold: Bool { false }

    static func key(toldBy entry: FigureOrder.Entry) -> Key? { nil }

    static func first(of group: Int, at index: Int, of ring: Ring) -> Key? {
        ring.lend(index) { columns in
            ranks(of: group, in: columns).first.map { key(of: place(at: $0, in: columns), in: columns) }
        }
    }

    /// The first rank of a group after `last`.
    fileprivate static func rank(after last: Key, of group: Int, in columns: Columns) -> Int {
        ranks(of: group, in: columns).partitioningIndex { rank in
            last < key(of: place(at: rank, in: columns), in: columns)
        }
    }
}

extension BoardIndex {
    /// Returns the page after `last`.
    ///
    /// - Parameters:
    ///   - end: the last key that a match can have; nil for any.
    ///   - cursor: converts a key to its public cursor.
    func page<Order: ListingOrder, Cursor>(
        of order: Order.Type,
        _ question: IndexQuestion,
        after last: Order.Key?,
        upTo end: Order.Key? = nil,
        limit: Int,
        _ cursor: (Order.Key) -> Cursor
    ) -> IndexedSlice<Cursor> {
        let country = country
        let ring = country.ring(of: question.codes)
        let walk = FigureWalk(isTold: Order.isTold, country, ring, question.mask)
        if let found = walk?.page(after: last, limit: limit, by: Order.key(of:in:), Order.key(toldBy:)) {
            return IndexedSlice(found.map { (cursor($0.key), $0.id) }, limit: limit)
        }
        var merge = ListingMerge<Order>(ring, question.mask, after: last)
        var found: [(key: Cursor, id: Listing.ID)] = []
        found.reserveCapacity(limit + 1)
        while found.count <= limit, let (key, listing) = merge.next(upTo: end) {
            found.append((cursor(key), Listing.ID(rawValue: listing.id)))
        }
        return IndexedSlice(found, limit: limit)
    }
}

/// Merges the matching listings of a ring in order. Examines a group of a neighbourhood only when its next
/// listing may come first.
struct ListingMerge<Order: ListingOrder> {
    private typealias Head = MergeHeap<Order.Key>.Head

    /// The neighbourhoods of one group that aren't in the heap yet.
    private struct Rest {
        let group: Int
        let order: [Int32]
        var next = 0

        /// The index in the ring of the next one; nil at the end.
        mutating func place(among members: RingMembers) -> Int? {
            while next < order.count {
                if let place = members.place(of: order[next]) { return place }
                next += 1
            }
            return nil
        }
    }

    private let ring: Ring
    private let mask: ListingMask
    private let last: Order.Key?
    private var heap: MergeHeap<Order.Key>
    /// Empty unless the ring is wide.
    private var rests: [Rest] = []
    private let members: RingMembers?

    init(_ ring: Ring, _ mask: ListingMask, after last: Order.Key?) {
        self.ring = ring
        self.mask = mask
        self.last = last
        if Order.isByPosition, ring.isWide {
            heap = MergeHeap([])
            members = ring.members()
            rests = mask.groups.map { Rest(group: $0, order: ring.latest(of: $0).indices) }
            return
        }
        members = nil
        var heads: [Head] = []
        heads.reserveCapacity(ring.indices.count * mask.groups.count)
        for index in ring.indices {
            for group in mask.groups {
                if let head = Self.head(of: group, at: index, of: ring, after: last) { heads.append(head) }
            }
        }
        heap = MergeHeap(heads)
    }

    /// - Parameter end: the last key that a match can have; nil for any.
    mutating func next(upTo end: Order.Key?) -> (key: Order.Key, listing: PackedListing)? {
        while let head = first, end.map({ head.key <= $0 }) ?? true {
            var found: PackedListing?
            let latter = ring.lend(head.index) { columns in
                let ranks = Order.ranks(of: head.group, in: columns)
                var rank = ranks.lowerBound + head.offset
                let place = Order.place(at: rank, in: columns)
                rank += 1
                if mask.passes(place, in: columns) {
                    found = columns.listings[place]
                } else {
                    // As many as before, so that few are examined in vain where many neighbourhoods match.
                    let most = min(ranks.upperBound, rank + head.offset + 1)
                    rank = firstMatch(in: rank..<most, columns)
                }
                return Self.head(at: rank, in: ranks, of: head.group, index: head.index, columns)
            }
            if let latter { heap.replaceFirst(with: latter) } else { heap.removeFirst() }
            if let found { return (head.key, found) }
        }
        return nil
    }

    /// The least head, after those were added that may come first.
    private var first: Head? {
        mutating get {
            while let rest = firstRest, heap.first.map({ rest.key < $0.key }) ?? true {
                rests[rest.index].next += 1
                let group = rests[rest.index].group
                if let head = Self.head(of: group, at: rest.place, of: ring, after: last) {
                    heap.insert(head)
                }
            }
            return heap.first
        }
    }

    /// The rest whose next neighbourhood has the newest listing, with the key of that listing.
    private var firstRest: (key: Order.Key, index: Int, place: Int)? {
        mutating get {
            guard let members else { return nil }
            var first: (key: Order.Key, index: Int, place: Int)?
            for index in rests.indices {
                guard let place = rests[index].place(among: members),
                    let key = Order.first(of: rests[index].group, at: place, of: ring)
                else { continue }
                if first.map({ key < $0.key }) ?? true { first = (key, index, place) }
            }
            return first
        }
    }

    /// Nil when the group has no listing after `last`.
    private static func head(
        of group: Int,
        at index: Int,
        of ring: Ring,
        after last: Order.Key?
    ) -> Head? {
        guard let last else {
            return Order.first(of: group, at: index, of: ring).map {
                Head(key: $0, offset: 0, index: index, group: group)
            }
        }
        return ring.lend(index) { columns in
            let rank = Order.rank(after: last, of: group, in: columns)
            return head(at: rank, in: Order.ranks(of: group, in: columns), of: group, index: index, columns)
        }
    }

    /// Nil at the end of the group.
    private static func head(
        at rank: Int,
        in ranks: Range<Int>,
        of group: Int,
        index: Int,
        _ columns: Columns
    ) -> Head? {
        guard rank < ranks.upperBound else { return nil }
        let key = Order.key(of: Order.place(at: rank, in: columns), in: columns)
        return Head(key: key, offset: rank - ranks.lowerBound, index: index, group: group)
    }

    /// Their end if none matches.
    private func firstMatch(in ranks: Range<Int>, _ columns: Columns) -> Int {
        ranks.first { mask.passes(Order.place(at: $0, in: columns), in: columns) } ?? ranks.upperBound
    }
}
