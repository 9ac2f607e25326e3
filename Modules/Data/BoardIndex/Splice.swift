import Domain

/// An update of a neighbourhood's columns: unchanged runs, each copied as a whole, and insertions between
/// them.
struct Splice {
    private enum Piece {
        case kept(Range<Int>)
        case added(Int)
    }

    /// Up to this many are searched for one by one; for more, all listings are scanned.
    private static let few = 16

    /// The indexes of removed listings, in order.
    let gone: [Int]
    /// Newest first.
    let added: [PackedEntry]
    /// The indexes of the added listings after the update.
    private(set) var addedPlaces: [UInt32] = []
    private var pieces: [Piece] = []
    private let count: Int
    /// By former index; ``removed`` for listings that are gone.
    private var latterPlaces: [UInt32]

    private static let removed = UInt32.max

    /// Replaces the listings in `changed` by `entries`.
    init(_ columns: Columns, without changed: Set<Listing.ID>, with entries: [BoardEntry]) {
        gone =
            changed.count <= Self.few
            ? changed.compactMap { id in columns.listings.firstIndex { $0.id == id.rawValue } }.sorted()
            : columns.listings.indices.filter { changed.contains(columns.id(at: $0)) }
        added = entries.map(PackedEntry.init).sorted { $0.position > $1.position }
        count = columns.count - gone.count + added.count
        latterPlaces = Array(repeating: Self.removed, count: columns.count)
        var ends = gone[...]
        var start = 0
        for (number, entry) in added.enumerated() {
            keep(from: &start, to: columns.positions.start(after: entry.position), &ends)
            pieces.append(.added(number))
        }
        keep(from: &start, to: columns.count, &ends)
        number()
    }

    private mutating func number() {
        var next: UInt32 = 0
        for piece in pieces {
            switch piece {
            case .kept(let former):
                for place in former {
                    latterPlaces[place] = next
                    next += 1
                }
            case .added:
                addedPlaces.append(next)
                next += 1
            }
        }
    }

    private mutating func keep(from start: inout Int, to end: Int, _ ends: inout ArraySlice<Int>) {
        while let place = ends.first, place < end {
            if start < place { pieces.append(.kept(start..<place)) }
            start = place + 1
            ends.removeFirst()
        }
        if start < end { pieces.append(.kept(start..<end)) }
        start = max(start, end)
    }

    func callAsFunction<Value>(_ column: [Value], _ value: (PackedEntry) -> Value) -> [Value] {
        var latter: [Value] = []
        latter.reserveCapacity(count)
        for piece in pieces {
            switch piece {
            case .kept(let places): latter.append(contentsOf: column[places])
            case .added(let number): latter.append(value(added[number]))
            }
        }
        return latter
    }

    /// The index after the update; nil for a removed listing.
    func moved(_ place: UInt32) -> UInt32? {
        let latter = latterPlaces[Int(place)]
        return latter == Self.removed ? nil : latter
    }

    /// Nil when the total of the group has to be computed again.
    func total(_ former: Total, _ group: Int, in columns: Columns) -> Total? {
        var total = former
        for place in gone where columns.listings[place].facets.group == group {
            guard total.remove(columns.points[place]) else { return nil }
        }
        for entry in added where entry.listing.facets.group == group { total.add(entry.point) }
        return total
    }
}
