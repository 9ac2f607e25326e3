import Domain
import Synchronization

/// A listing that changed after its neighbourhood's postings were built.
struct RecentText {
    let id: Int64
    let text: IndexedText
    private let tokens: Set<SearchToken>

    init(_ id: Int64, _ text: IndexedText) {
        self.id = id
        self.text = text
        tokens = ListingText.tokens(of: text.letters.span)
    }

    var bytes: Int { 96 + text.letters.count * 2 + tokens.capacity * 8 }

    func meets(_ terms: [SearchTerm]) -> Bool { terms.allSatisfy { $0.isMet(by: tokens) } }
}

/// The search texts of one neighbourhood, as far as loaded. Immutable.
final class NeighbourhoodWords: Sendable {
    /// Postings are rebuilt when more listings than this have changed.
    private static let mostRecent = 64
    /// Postings are dropped when more listings than this have changed without a search.
    private static let mostStale = 256

    /// Nil until loaded.
    let settled: Postings?
    /// Listings in `settled` that may have changed or been deleted.
    let stale: Set<Int64>
    /// Loaded since, in no order.
    let recent: [RecentText]
    /// Positions of listings to load before the next query, by identifier.
    private let unread: [Int64: Int64]
    /// The number of listings when the postings and the columns number them alike; otherwise one that can't
    /// match.
    let alignedCount: Int
    /// The number of the query that last used it.
    let lastUse = Atomic(0)

    init(
        settled: Postings? = nil,
        stale: Set<Int64> = [],
        recent: [RecentText] = [],
        unread: [Int64: Int64] = [:]
    ) {
        self.settled = settled
        self.stale = stale
        self.recent = recent
        self.unread = unread
        alignedCount = stale.isEmpty && recent.isEmpty ? settled?.count ?? -1 : -1
    }

    /// The approximate memory used.
    var bytes: Int {
        400 + (settled?.bytes ?? 0) + recent.reduce(0) { $0 + $1.bytes } + (stale.count + unread.count) * 32
    }

    var isComplete: Bool { settled != nil && unread.isEmpty }

    /// A copy in which changed listings are stale; nil when too little remains.
    ///
    /// - Parameter positions: the current positions of listings that still exist.
    func changing(_ changed: Set<Listing.ID>, to positions: [Int64: Int64]) -> NeighbourhoodWords? {
        // A load in progress may be older.
        guard settled != nil else { return NeighbourhoodWords() }
        let stale = stale.union(changed.lazy.map(\.rawValue))
        guard stale.count <= Self.mostStale else { return nil }
        var unread = unread
        for id in changed { unread[id.rawValue] = positions[id.rawValue] }
        return NeighbourhoodWords(
            settled: settled,
            stale: stale,
            recent: recent.filter { !changed.contains(Listing.ID(rawValue: $0.id)) },
            unread: unread
        )
    }

    /// Loads what is missing for `columns`, which are of the same age.
    func completed(
        for columns: Columns,
        _ read: ([Listing.ID]) throws -> [Listing.ID: ListingText]
    ) rethrows -> NeighbourhoodWords {
        guard let settled else {
            let texts = try read(columns.listings.map { Listing.ID(rawValue: $0.id) })
            let placed = columns.listings.indices.compactMap { place in
                texts[columns.id(at: place)].map {
                    IndexedText(position: columns.positions[place], letters: $0.letters[...])
                }
            }
            return NeighbourhoodWords(settled: Postings(placed))
        }
        let texts = try read(unread.keys.map(Listing.ID.init))
        var (stale, recent) = (stale, recent)
        for (id, text) in texts {
            guard let position = unread[id.rawValue] else { continue }
            let number = settled.positions.place(of: position)
            if let number, settled.text(of: number) == text.letters[...] {
                // Something other than its text changed.
                stale.remove(id.rawValue)
            } else {
                let placed = IndexedText(position: position, letters: text.letters[...])
                recent.append(RecentText(id.rawValue, placed))
            }
        }
        let completed = NeighbourhoodWords(settled: settled, stale: stale, recent: recent)
        return max(stale.count, recent.count) > Self.mostRecent ? completed.rebuilt(for: columns) : completed
    }

    private func rebuilt(for columns: Columns) -> NeighbourhoodWords {
        guard let settled else { return self }
        var texts = recent.map(\.text)
        for number in 0..<settled.count {
            let position = settled.positions[number]
            let place = columns.positions.place(of: position)
            guard let place, !stale.contains(columns.listings[place].id) else { continue }
            texts.append(IndexedText(position: position, letters: settled.text(of: number)))
        }
        return NeighbourhoodWords(settled: Postings(texts.sorted { $0.position > $1.position }))
    }
}

extension BoardWords.Neighbourhood {
    /// The index of the listing at a position of the postings; nil for a stale one.
    func place(at position: Int64) -> Int? {
        let place = columns.positions.place(of: position)
        guard let place, !words.stale.contains(columns.listings[place].id) else { return nil }
        return place
    }
}
