import Domain
import Synchronization

/// A least-recently-used cache of neighbourhoods' postings, limited by memory.
final class PostingsCache: Sendable {
    private struct Entry {
        let words: NeighbourhoodWords
        let bytes: Int
    }

    private struct State {
        /// Keyed by the neighbourhood's code.
        var entries: [Int64: Entry] = [:]
        var bytes = 0
        var most = 0
        var uses = 0

        mutating func put(_ words: NeighbourhoodWords?, for code: Int64) {
            let former = entries.removeValue(forKey: code)
            bytes -= former?.bytes ?? 0
            guard let words else { return }
            let lastUse = former?.words.lastUse.load(ordering: .relaxed) ?? uses
            words.lastUse.store(lastUse, ordering: .relaxed)
            let entry = Entry(words: words, bytes: words.bytes)
            bytes += entry.bytes
            entries[code] = entry
        }
    }

    private let state = Mutex(State())

    func limit(to most: Int) { state.withLock { $0.most = most } }

    var bytes: Int { state.withLock(\.bytes) }

    /// The cached postings. Adds an empty entry for a new neighbourhood, so that changes are recorded while
    /// it is loaded.
    func words(of neighbourhoods: [Columns]) -> [BoardWords.Neighbourhood] {
        state.withLock { state in
            state.uses += 1
            return neighbourhoods.map { columns in
                if let words = state.entries[columns.code]?.words {
                    words.lastUse.store(state.uses, ordering: .relaxed)
                    return BoardWords.Neighbourhood(columns: columns, words: words)
                }
                let words = NeighbourhoodWords()
                state.put(words, for: columns.code)
                return BoardWords.Neighbourhood(columns: columns, words: words)
            }
        }
    }

    /// Replaces an entry unless it has changed since it was read.
    func replace(_ former: NeighbourhoodWords, with latter: NeighbourhoodWords, for code: Int64) {
        state.withLock { state in
            guard state.entries[code]?.words === former else { return }
            state.put(latter, for: code)
            guard state.bytes > state.most else { return }
            // Evicts more than necessary, so that the next call doesn't have to.
            let uses = state.entries.map { ($0.value.words.lastUse.load(ordering: .relaxed), $0.key) }
            for (_, code) in uses.sorted(by: <) where state.bytes > state.most / 8 * 7 {
                state.put(nil, for: code)
            }
        }
    }

    /// - Parameter latter: the listings that exist now, by neighbourhood.
    func note(_ changed: [NeighbourhoodCode: Set<Listing.ID>], _ latter: [NeighbourhoodCode: [BoardEntry]]) {
        state.withLock { state in
            for (code, ids) in changed {
                guard let words = state.entries[code.number]?.words else { continue }
                let positions = (latter[code] ?? []).map { ($0.id.rawValue, $0.position.rawValue) }
                state.put(
                    words.changing(ids, to: Dictionary(positions) { $1 }),
                    for: code.number
                )
            }
        }
    }

    func forgetAll() {
        state.withLock { $0 = State(most: $0.most, uses: $0.uses) }
    }
}
