import Domain

/// Takes in all listings, one by one in any order, for an index that is filled with them.
public final class BoardFilling {
    private var neighbourhoods: [Int64: [PackedEntry]] = [:]

    public init() {}

    public func add(_ entry: BoardEntry) {
        neighbourhoods[entry.neighbourhood.number, default: []].append(PackedEntry(entry))
    }

    /// Leaves nothing behind: what was gathered of a neighbourhood is let go of as soon as its columns are
    /// made, so that memory is not needed twice.
    public func finish() -> BoardSnapshot {
        let columns = Array(neighbourhoods.keys).compactMap { code in
            neighbourhoods.removeValue(forKey: code).map { Columns(code, $0) }
        }
        return BoardSnapshot(country: Country(columns))
    }
}
