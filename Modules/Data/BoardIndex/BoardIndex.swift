public import Domain
import Synchronization

/// All listings in memory by neighbourhood, newest first, for the feed and the map.
///
/// Readers take an immutable snapshot and then hold no lock; a change replaces the snapshot.
public final class BoardIndex: Sendable {
    private let state = Mutex(Country([]))

    /// The search postings loaded so far.
    let postings = PostingsCache()

    public init() {}

    /// An independent copy.
    public func copy() -> BoardIndex {
        let copy = BoardIndex()
        copy.fill(BoardSnapshot(country: country))
        return copy
    }

    /// Replaces all content by that of `board`.
    public func fill(_ board: BoardSnapshot) {
        state.withLock { country in
            country = board.country
            postings.forgetAll()
        }
    }

    /// Replaces the listings in `changed` by `entries`. Each listing is named under every neighbourhood it
    /// may have been in and the one it is in.
    ///
    /// - Precondition: one caller at a time.
    public func apply(_ changed: [NeighbourhoodCode: Set<Listing.ID>], _ entries: [BoardEntry]) {
        let latter = Dictionary(grouping: entries, by: \.neighbourhood)
        let former = country
        let replaced = changed.map { code, ids in
            (former.columns(of: code) ?? Columns(code.number, []))
                .replacing(ids, with: latter[code] ?? [])
        }
        // Updated together, so that a moved listing is always in exactly one neighbourhood.
        let country = former.replacing(replaced)
        state.withLock { known in
            known = country
            postings.note(changed, latter)
        }
    }

    var country: Country { state.withLock { $0 } }

    /// The number of listings in these neighbourhoods, whatever their status.
    public func count(in codes: [NeighbourhoodCode]) -> Int {
        let country = country
        return codes.reduce(0) { $0 + (country.columns(of: $1)?.count ?? 0) }
    }

    /// Without search postings.
    public var bytesOfColumns: Int {
        let country = country
        let count = country.areas.neighbourhoods.reduce(0) { $0 + $1.count }
        return count * Columns.bytes + country.figures.bytes + country.samples.bytes
    }

    /// Sets the memory limit of the search postings.
    public func limitWords(to bytes: Int) { postings.limit(to: bytes) }

    /// The memory used by search postings.
    public var bytesOfWords: Int { postings.bytes }

    /// Read together, because postings refer to indexes of the columns.
    func neighbourhoodsWithWords(of codes: [NeighbourhoodCode]) -> [BoardWords.Neighbourhood] {
        state.withLock { postings.words(of: $0.columns(of: codes)) }
    }
}
