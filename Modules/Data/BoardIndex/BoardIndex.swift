public import Domain
import Synchronization

/// What is listed, in memory, by neighbourhood and newest first: where the feed and the map are looked up.
///
/// Readers take the country as it is and then hold no lock; a change puts another one in its place.
public final class BoardIndex: Sendable {
    private let state = Mutex(Country([]))

    /// What is said there, as far as it was asked for.
    let postings = PostingsCache()

    public init() {}

    /// Changes to a copy change nothing here.
    public func copy() -> BoardIndex {
        let copy = BoardIndex()
        copy.fill(BoardSnapshot(country: country))
        return copy
    }

    /// Forgets what it knew for `board`.
    public func fill(_ board: BoardSnapshot) {
        state.withLock { country in
            country = board.country
            postings.forgetAll()
        }
    }

    /// Puts `entries` in the place of whatever it knew of the listings of `changed`, of which each is named
    /// with every neighbourhood that it may have been in, and the one that it is in.
    ///
    /// - Precondition: one caller at a time.
    public func apply(_ changed: [NeighbourhoodCode: Set<Listing.ID>], _ entries: [BoardEntry]) {
        let latter = Dictionary(grouping: entries, by: \.neighbourhood)
        let former = country
        let replaced = changed.map { code, ids in
            (former.columns(of: code) ?? Columns(code.number, []))
                .replacing(ids, with: latter[code] ?? [])
        }
        // Together: one that moves is in one of two neighbourhoods, never in both or in neither.
        let country = former.replacing(replaced)
        state.withLock { known in
            known = country
            postings.note(changed, latter)
        }
    }

    var country: Country { state.withLock { $0 } }

    /// Without what listings say.
    public var bytesOfColumns: Int {
        country.areas.neighbourhoods.reduce(0) { $0 + $1.count } * Columns.bytes
    }

    /// How much of what listings say may be kept at most.
    public func limitWords(to bytes: Int) { postings.limit(to: bytes) }

    /// How much of what listings say is kept.
    public var bytesOfWords: Int { postings.bytes }

    /// Together: what is said is known by where listings stand.
    func neighbourhoodsWithWords(of codes: [NeighbourhoodCode]) -> [BoardWords.Neighbourhood] {
        state.withLock { postings.words(of: $0.columns(of: codes)) }
    }
}
