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
    private var pieces: [Piece] = []
    private let count: Int

    /// Replaces the listings in `changed` by `entries`.
    init(_ columns: Columns, without changed: Set<Listing.ID>, with entries: [BoardEntry]) {
        gone =
            changed.count <= Self.few
            ? changed.compactMap { id in columns.listings.firstIndex { $0.id == id.rawValue } }.sorted()
            : columns.listings.indices.filter { changed.contains(columns.id(at: $0)) }
        added = entries.map(PackedEntry.init).sorted { $0.position > $1.position }
        count = columns.count - gone.count + added.count
        var ends = gone[...]
        var start = 0
        for (number, entry) in added.enumerated() {
            keep(from: &start, to: columns.positions.start(after: entry.position), &ends)
            pieces.append(.added(number))
        }
        keep(from: &start, to: columns.count, &ends)
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

    /// The indexes of the added listings after the update.
    var addedPlaces: [UInt32] {
        var (places, next): ([UInt32], Int) = ([], 0)
        for piece in pieces {
            switch piece {
            case .kept(let former): next += former.count
            case .added:
                places.append(UInt32(next))
                next += 1
            }
        }
        return places
    }

    /// Maps former indexes, in any order, to those after the update, without removed ones.
    func moved(_ places: [UInt32]) -> [UInt32] {
        var (latter, next) = ([UInt32?](repeating: nil, count: places.count), UInt32(0))
        for piece in pieces {
            guard case .kept(let former) = piece else {
                next += 1
                continue
            }
            for place in former {
                latter[place] = next
                next += 1
            }
        }
        return places.compactMap { latter[Int($0)] }
    }

    func total(_ former: Total, _ kind: Int, in columns: Columns) -> Total? {
        var total = former
        for place in gone where columns.listings[place].facets.isCounted(as: kind) {
            guard total.remove(columns.points[place]) else { return nil }
        }
        for entry in added where entry.listing.facets.isCounted(as: kind) { total.add(entry.point) }
        return total
    }
}
