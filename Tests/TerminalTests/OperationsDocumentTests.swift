import Arguments
import Domain
import Foundation
import Terminal
import Testing

/// `docs/operations.md`, as far as the program knows better.
@Suite("The operator's document")
struct OperationsDocumentTests {
    private static let lines: [String] = {
        let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        let file = tests.deletingLastPathComponent().appendingPathComponent("docs/operations.md")
        let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
        return text.components(separatedBy: "\n")
    }()

    /// What a cell has between backticks.
    private static func names(in cell: Substring) -> [String] {
        cell.matches(of: /`([^`]+)`/).map { String($0.output.1) }
    }

    @Test("Its table of settings lists every setting there is, once, with its default, and no other")
    func settings() throws {
        let begin = try #require(Self.lines.firstIndex { $0.hasPrefix("| Key, flag `--key`") })
        let rows = Self.lines[(begin + 2)...].prefix { $0.hasPrefix("|") }
            .map { $0.split(separator: "|", omittingEmptySubsequences: true) }
        let listed = rows.flatMap { Self.names(in: $0[0]) }
        let settings = AppSettings.all(in: .english)
        #expect(listed.sorted() == settings.map(\.name).sorted())

        let defaults = rows.flatMap { row in
            let names = Self.names(in: row[0])
            let cells = names.count == 1 ? [row[1]] : row[1].split(separator: ",")
            let values = cells.map { $0.filter { $0 != " " && $0 != "`" } }
            return names.enumerated().map { ($1, values.count == names.count ? values[$0] : "") }
        }
        for (name, value) in defaults {
            guard let known = settings.first(where: { $0.name == name })?.standard else { continue }
            #expect(value == known, "\(name)")
        }
    }

    @Test("No blank line has come between a table's head and its rows")
    func tables() {
        var isInTable = false
        for (number, line) in Self.lines.enumerated() {
            let isRow = line.hasPrefix("|")
            if isRow, !isInTable {
                let next = Self.lines.indices.contains(number + 1) ? Self.lines[number + 1] : ""
                #expect(next.hasPrefix("| ---"), "line \(number + 1): \(line)")
            }
            isInTable = isRow
        }
    }
}
