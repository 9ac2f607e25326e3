import Domain

/// The listings of one group that have a figure, in the whole country, by ``RankedCursor``. A changed copy
/// shares the chunks that haven't changed.
struct FigureOrder: Equatable {
    struct Entry: Hashable {
        let key: RankedCursor
        let position: Int64
        /// Of its neighbourhood.
        let code: Int64
    }

    /// Few enough to be copied with a change, and enough to keep the list of chunks short.
    static let mostPerChunk = 1_024

    /// None is empty.
    private var chunks: [[Entry]]
    private(set) var count: Int

    init(_ entries: [Entry]) {
        let entries = entries.sorted { $0.key < $1.key }
        count = entries.count
        chunks = stride(from: 0, to: count, by: Self.mostPerChunk).map { start in
            Array(entries[start..<min(start + Self.mostPerChunk, entries.count)])
        }
    }

    mutating func insert(_ entry: Entry) {
        count += 1
        guard !chunks.isEmpty else { return chunks.append([entry]) }
        let (index, place) = place(after: entry.key)
        chunks[index].insert(entry, at: place)
        guard chunks[index].count > Self.mostPerChunk else { return }
        let half = chunks[index].count / 2
        chunks.insert(Array(chunks[index][half...]), at: index + 1)
        chunks[index].removeSubrange(half...)
    }

    /// - Precondition: it is there.
    mutating func remove(_ entry: Entry) {
        count -= 1
        let (index, end) = place(after: entry.key)
        chunks[index].remove(at: end - 1)
        if chunks[index].isEmpty { chunks.remove(at: index) }
    }

    /// The last chunk that begins up to `key`, and the first index in it after `key`.
    private func place(after key: RankedCursor) -> (chunk: Int, index: Int) {
        let chunk = max(0, chunks.partitioningIndex { key < $0[0].key } - 1)
        return (chunk, chunks.isEmpty ? 0 : chunks[chunk].partitioningIndex { key < $0.key })
    }

    /// Whether a range has at most this many listings.
    func hasAtMost(_ most: Int, in range: ClosedRange<RankedCursor>) -> Bool {
        let (first, last) = (place(after: range.lowerBound), place(after: range.upperBound))
        var rest = most + first.index - last.index
        for chunk in first.chunk..<last.chunk where rest >= 0 { rest -= chunks[chunk].count }
        return rest >= 0
    }

    /// Visits the listings after `start` and up to `end`, until `body` returns false.
    func each(after start: RankedCursor, upTo end: RankedCursor, _ body: (Entry) -> Bool) {
        var (chunk, index) = place(after: start)
        while chunk < chunks.count {
            while index < chunks[chunk].count {
                let entry = chunks[chunk][index]
                guard entry.key <= end, body(entry) else { return }
                index += 1
            }
            (chunk, index) = (chunk + 1, 0)
        }
    }

    /// Regardless of the chunks.
    static func == (left: Self, right: Self) -> Bool {
        left.count == right.count && left.chunks.joined().elementsEqual(right.chunks.joined())
    }
}
