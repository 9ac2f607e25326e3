import Synchronization

/// Recently used directories by their offset, of a limited number of entries in all.
final class DirectoryCache: Sendable {
    private struct State {
        var directories: [UInt64: (directory: TileDirectory, lastUse: Int)] = [:]
        var entries = 0
        var uses = 0
    }

    private let limit: Int
    private let state = Mutex(State())

    init(limit: Int) {
        self.limit = limit
    }

    func directory(at offset: UInt64) -> TileDirectory? {
        state.withLock { state in
            state.uses += 1
            state.directories[offset]?.lastUse = state.uses
            return state.directories[offset]?.directory
        }
    }

    func keep(_ directory: TileDirectory, at offset: UInt64) {
        state.withLock { state in
            guard directory.entries.count <= limit, state.directories[offset] == nil else { return }
            while state.entries + directory.entries.count > limit,
                let oldest = state.directories.min(by: { $0.value.lastUse < $1.value.lastUse })
            {
                state.entries -= oldest.value.directory.entries.count
                state.directories[oldest.key] = nil
            }
            state.uses += 1
            state.directories[offset] = (directory, state.uses)
            state.entries += directory.entries.count
        }
    }

    /// The number of entries in memory.
    var count: Int { state.withLock { $0.entries } }
}
