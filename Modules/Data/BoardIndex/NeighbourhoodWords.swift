import Domain
import Synchronization

/// A listing that has changed since the postings of its neighbourhood were made.
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

/// What the listings of one neighbourhood say, as far as it was read. It never changes: a change makes
/// another one of it.
final class NeighbourhoodWords: Sendable {
    /// The postings are made again when more listings than this have changed.
    private static let mostRecent = 64
    /// All is forgotten when more than this have changed without a search.
    private static let mostStale = 256

    /// Nil before anything was read.
    let settled: Postings?
    /// Of `settled`, the listings that may say something else now, or are gone.
    let stale: Set<Int64>
    /// Read since, in no order.
    let recent: [RecentText]
    /// By identifier, where those stand that have to be read before a question is answered.
    private let unread: [Int64: Int64]
    /// How many listings there are where the postings number them as the columns do; none that could be
    /// where something has changed.
    let alignedCount: Int
    /// By the count of questions.
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

    /// About as many as it takes in memory.
    var bytes: Int {
        400 + (settled?.bytes ?? 0) + recent.reduce(0) { $0 + $1.bytes } + (stale.count + unread.count) * 32
    }

    var isComplete: Bool { settled != nil && unread.isEmpty }

    /// The same when listings may say something else than was read; nil when there is too little left of it.
    ///
    /// - Parameter positions: where those stand now that are still here.
    func changing(_ changed: Set<Listing.ID>, to positions: [Int64: Int64]) -> NeighbourhoodWords? {
        // What is being read now may be older.
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

    /// With all that is missing for `columns`, which are as old as this.
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
                // Another thing of it has changed.
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
    /// Where the listing stands of which the postings have a position; nil for what no longer says what it
    /// said.
    func place(at position: Int64) -> Int? {
        let place = columns.positions.place(of: position)
        guard let place, !words.stale.contains(columns.listings[place].id) else { return nil }
        return place
    }
}
