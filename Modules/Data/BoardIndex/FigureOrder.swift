import Domain

/// The listings of one group that have a figure, in the whole country, by ``RankedCursor``. A changed copy
/// shares the chunks that haven't changed.
struct FigureOrder: Equatable {
    /// What most questions ask of a listing, next to each other in memory.
    struct Entry: Hashable {
        let figures: PackedFigures
        let id: Int64
        let position: Int64
        /// Of its neighbourhood.
        let code: Int64
    }

    /// Few enough to be copied with a change, and enough to keep the list of chunks short.
    static let mostPerChunk = 1_024

    private let figure: Figure
    /// None is empty.
    private var chunks: [[Entry]]
    private(set) var count: Int

    init(_ figure: Figure, _ entries: [Entry]) {
        let entries = entries.sorted { RankedCursor(figure, of: $0) < RankedCursor(figure, of: $1) }
        self.figure = figure
        count = entries.count
        chunks = stride(from: 0, to: count, by: Self.mostPerChunk).map { start in
            Array(entries[start..<min(start + Self.mostPerChunk, entries.count)])
        }
    }

    mutating func insert(_ entry: Entry) {
        count += 1
        guard !chunks.isEmpty else { return chunks.append([entry]) }
        let (chunk, index) = place(after: RankedCursor(figure, of: entry))
        chunks[chunk].insert(entry, at: index)
        guard chunks[chunk].count > Self.mostPerChunk else { return }
        let half = chunks[chunk].count / 2
        chunks.insert(Array(chunks[chunk][half...]), at: chunk + 1)
        chunks[chunk].removeSubrange(half...)
    }

    /// - Precondition: it is there.
    mutating func remove(_ entry: Entry) {
        count -= 1
        let (chunk, end) = place(after: RankedCursor(figure, of: entry))
        chunks[chunk].remove(at: end - 1)
        if chunks[chunk].isEmpty { chunks.remove(at: chunk) }
    }

    /// The last chunk that begins up to `key`, and the first index in it after `key`.
    private func place(after key: RankedCursor) -> (chunk: Int, index: Int) {
        let chunk = max(0, chunks.partitioningIndex { key < RankedCursor(figure, of: $0[0]) } - 1)
        guard chunk < chunks.count else { return (0, 0) }
        return (chunk, chunks[chunk].partitioningIndex { key < RankedCursor(figure, of: $0) })
    }

    /// The number of listings in a range. Nil when it is more than `most`.
    func count(in range: ClosedRange<RankedCursor>, upTo most: Int) -> Int? {
        let (first, last) = (place(after: range.lowerBound), place(after: range.upperBound))
        var count = last.index - first.index
        for chunk in first.chunk..<last.chunk where count <= most { count += chunks[chunk].count }
        return count <= most ? count : nil
    }

    /// Visits the listings after `start` and up to `end`, until `body` returns false.
    func each(after start: RankedCursor, upTo end: RankedCursor, _ body: (Entry) -> Bool) {
        var (chunk, index) = place(after: start)
        while chunk < chunks.count {
            while index < chunks[chunk].count {
                let entry = chunks[chunk][index]
                guard RankedCursor(figure, of: entry) <= end, body(entry) else { return }
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
