import Arguments

/// Labelled values, one per line.
struct FactList {
    private var lines: [(name: String, value: String)] = []

    /// Adds a line unless `value` is nil.
    mutating func add(_ name: String, _ value: String?) {
        guard let value, !value.isEmpty else { return }
        lines.append((name.printable, value.printable))
    }

    func rendered(_ style: Style) -> String {
        let width = lines.map(\.name.displayWidth).max() ?? 0
        return lines.map { line in
            let gap = String(repeating: " ", count: width - line.name.displayWidth + 2)
            return style.bold(line.name) + gap + line.value + "\n"
        }
        .joined()
    }
}
