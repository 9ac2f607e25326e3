/// A table for a terminal, aligned by display width.
public struct Table: Sendable {
    public struct Column: Sendable {
        public enum Alignment: Sendable {
            case left
            case right
        }

        public let title: String
        public let alignment: Alignment
        /// Whether the column shrinks when the terminal is too narrow.
        public let canShrink: Bool

        public init(_ title: String, _ alignment: Alignment = .left, canShrink: Bool = true) {
            self.title = title
            self.alignment = alignment
            self.canShrink = canShrink
        }
    }

    private static let gap = "  "
    private static let narrowest = 4

    public let columns: [Column]
    public private(set) var rows: [[String]] = []

    public init(_ columns: [Column]) {
        self.columns = columns
    }

    /// Adds a row of ``Swift/StringProtocol/printable`` cells.
    ///
    /// - Precondition: it has a cell for each column.
    public mutating func add(_ cells: [String]) {
        precondition(cells.count == columns.count, "a row has a cell for each column")
        rows.append(cells.map(\.printable))
    }

    /// The title line and one line per row, shrunk to `width` where possible.
    public func rendered(width: Int? = nil, style: Style = .plain) -> String {
        let widths = widths(within: width)
        let titles = line(columns.map(\.title), widths)
        return ([style.bold(titles)] + rows.map { line($0, widths) }).map { $0 + "\n" }.joined()
    }

    private func line(_ cells: [String], _ widths: [Int]) -> String {
        let padded = columns.indices.map { index in
            let cell = cells[index].truncated(to: widths[index])
            return columns[index].alignment == .left
                ? cell.padded(to: widths[index]) : cell.paddedBefore(to: widths[index])
        }
        let line = padded.joined(separator: Self.gap)
        return String(line[..<(line.lastIndex { $0 != " " }.map(line.index(after:)) ?? line.startIndex)])
    }

    private func widths(within limit: Int?) -> [Int] {
        var widths = columns.indices.map { index in
            ([columns[index].title] + rows.map { $0[index] }).map(\.displayWidth).max() ?? 0
        }
        guard let limit else { return widths }
        var surplus = widths.reduce(Self.gap.count * (columns.count - 1), +) - limit
        while surplus > 0 {
            let candidates = columns.indices.filter { columns[$0].canShrink && widths[$0] > Self.narrowest }
            guard let widest = candidates.max(by: { widths[$0] < widths[$1] }) else { break }
            widths[widest] -= 1
            surplus -= 1
        }
        return widths
    }
}
