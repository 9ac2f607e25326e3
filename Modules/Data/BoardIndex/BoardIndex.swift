public import Domain
import Synchronization

/// What is listed, in memory, by neighbourhood and newest first: where the feed and the map are looked up.
///
/// Readers take the columns of the neighbourhoods that they ask for and then hold no lock; a change replaces
/// the columns of one neighbourhood and nothing else.
public final class BoardIndex: Sendable {
    /// By the code of the neighbourhood.
    private let neighbourhoods = Mutex<[Int64: Columns]>([:])

    /// What is said there, as far as it was asked for.
    let postings: PostingsCache

    /// - Parameter bytes: how much it may keep at most of what listings say.
    public init(keeping bytes: Int) {
        postings = PostingsCache(most: bytes)
    }

    /// Forgets what it knew for `entries`.
    public func fill(_ entries: [NeighbourhoodCode: [BoardEntry]]) {
        var filled: [Int64: Columns] = [:]
        filled.reserveCapacity(entries.count)
        for (code, entries) in entries { filled[code.number] = Columns(code.number, entries) }
        neighbourhoods.withLock { all in
            all = filled
            postings.forgetAll()
        }
    }

    /// Puts `entries` in the place of whatever it knew of the listings of `changed`, of which each is named
    /// with every neighbourhood that it may have been in, and the one that it is in.
    ///
    /// - Precondition: one caller at a time.
    public func apply(_ changed: [NeighbourhoodCode: Set<Listing.ID>], _ entries: [BoardEntry]) {
        let latter = Dictionary(grouping: entries, by: \.neighbourhood)
        let former = neighbourhoods.withLock { all in
            changed.keys.map { ($0, all[$0.number]) }
        }
        let replaced = former.map { code, columns in
            (columns ?? Columns(code.number, [])).replacing(changed[code] ?? [], with: latter[code] ?? [])
        }
        // Together: one that moves is in one of two neighbourhoods, never in both or in neither.
        neighbourhoods.withLock { all in
            for columns in replaced { all[columns.code] = columns.count == 0 ? nil : columns }
            postings.note(changed, latter)
        }
    }

    func columns(of codes: [NeighbourhoodCode]) -> [Columns] {
        neighbourhoods.withLock { all in codes.compactMap { all[$0.number] } }
    }

    /// How much of what listings say is kept.
    public var bytesOfWords: Int { postings.bytes }

    /// Together: what is said is known by where listings stand.
    func neighbourhoodsWithWords(of codes: [NeighbourhoodCode]) -> [BoardWords.Neighbourhood] {
        neighbourhoods.withLock { all in postings.words(of: codes.compactMap { all[$0.number] }) }
    }

    func eachNeighbourhood(_ body: (Columns) -> Void) {
        neighbourhoods.withLock { all in
            for columns in all.values { body(columns) }
        }
    }
}
