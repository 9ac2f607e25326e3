import Domain

/// Collects all listings, in any order, to fill an index.
public final class BoardFilling {
    private var neighbourhoods: [Int64: [PackedEntry]] = [:]

    public init() {}

    public func add(_ entry: BoardEntry) {
        neighbourhoods[entry.neighbourhood.number, default: []].append(PackedEntry(entry))
    }

    /// Frees each neighbourhood's entries as soon as its columns are made, so that memory isn't needed twice.
    public func finish() -> BoardSnapshot {
        let columns = Array(neighbourhoods.keys).compactMap { code in
            neighbourhoods.removeValue(forKey: code).map { Columns(code, $0) }
        }
        return BoardSnapshot(country: Country(columns))
    }
}
