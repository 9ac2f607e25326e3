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
    /// The width below which a longer text says too little.
    private static let legible = 12

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

    /// The title line and one line per row, shrunk to `width`. Where that would cut a text too short, each
    /// row takes several lines.
    public func rendered(width: Int? = nil, style: Style = .plain) -> String {
        let (full, widths) = (widths(within: nil), widths(within: width))
        if let width, columns.indices.contains(where: { widths[$0] < min(full[$0], Self.legible) }) {
            return rows.flatMap { stacked($0, width, style) }.map { $0 + "\n" }.joined()
        }
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

    /// The first cell with the first that can shrink, then the others after the titles of their columns.
    private func stacked(_ cells: [String], _ width: Int, _ style: Style) -> [String] {
        let main = columns.firstIndex(where: \.canShrink) ?? 0
        let head = (main == 0 ? [cells[0]] : [cells[0], cells[main]]).joined(separator: Self.gap)
        let facts = columns.indices.filter { $0 != 0 && $0 != main && !["", "-", "–"].contains(cells[$0]) }
            .map { columns[$0].title.isEmpty ? cells[$0] : "\(columns[$0].title): \(cells[$0])" }
        var lines: [String] = []
        for fact in facts {
            let longer = lines.last.map { "\($0) · \(fact)" } ?? "  \(fact)"
            if let last = lines.indices.last, longer.displayWidth <= width {
                lines[last] = longer
            } else {
                lines.append("  \(fact)".truncated(to: width))
            }
        }
        return [style.bold(head.truncated(to: width))] + lines
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
