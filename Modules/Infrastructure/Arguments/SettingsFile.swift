/// A file of `name = value` lines, with `#` comments and quoted values.
public struct SettingsFile: Sendable {
    struct Entry: Equatable, Sendable {
        let name: String
        let value: String
        let line: Int
    }

    public let path: String
    let entries: [Entry]
    let problems: [SettingProblem]

    /// - Parameter path: the file's path, for messages.
    public init(path: String, text: String) {
        var entries: [Entry] = []
        var problems: [SettingProblem] = []
        for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
            .enumerated()
        {
            let trimmed = line.trimmed
            guard let first = trimmed.first, first != "#" else { continue }
            switch Self.read(trimmed) {
            case .success(let pair):
                entries.append(Entry(name: pair.name, value: pair.value, line: index + 1))
            case .failure(let flaw):
                problems.append(
                    SettingProblem(reason: flaw.reason, source: .file(path: path, line: index + 1))
                )
            }
        }
        self.path = path
        self.entries = entries
        self.problems = problems
    }

    /// Reads the file at `path`.
    public init(path: String) throws(SettingsError) {
        do {
            self.init(path: path, text: try Arguments.text(ofFile: path))
        } catch {
            let reason = SettingProblem.Reason.unreadable(path: path, why: error.why)
            throw SettingsError(problems: [SettingProblem(reason: reason, source: .file(path: path, line: 1))]
            )
        }
    }

    private struct Flaw: Error {
        let reason: SettingProblem.Reason
    }

    private static func read(_ line: Substring) -> Result<(name: String, value: String), Flaw> {
        guard let sign = line.firstIndex(of: "=") else { return .failure(Flaw(reason: .noEqualsSign)) }
        let name = String(line[..<sign].trimmed)
        let value = line[line.index(after: sign)...].trimmed
        guard let quote = value.first, quote == "\"" || quote == "'" else {
            return .success((name, String(withoutRemark(value))))
        }
        return unquoted(value.dropFirst(), quote).map { (name, $0) }
    }

    /// A `#` begins a comment after a space; within a word it is part of the value.
    private static func withoutRemark(_ value: Substring) -> Substring {
        var before: Character = " "
        let end = value.indices.first { index in
            defer { before = value[index] }
            return value[index] == "#" && before.isWhitespace
        }
        return value[..<(end ?? value.endIndex)].trimmed
    }

    /// Double quotes allow backslash escapes; single quotes do not.
    private static func unquoted(_ text: Substring, _ quote: Character) -> Result<String, Flaw> {
        var value = ""
        var rest = text
        while let character = rest.popFirst() {
            if character == quote {
                let isOver = withoutRemark(rest.trimmed).isEmpty
                return isOver ? .success(value) : .failure(Flaw(reason: .textAfterQuote))
            }
            let isEscape = character == "\\" && quote == "\""
            value.append(isEscape ? rest.popFirst() ?? character : character)
        }
        return .failure(Flaw(reason: .unclosedQuote))
    }
}

extension StringProtocol where SubSequence == Substring {
    fileprivate var trimmed: Substring {
        let start = self[...].drop(while: \.isWhitespace)
        return start[..<(start.lastIndex { !$0.isWhitespace }.map(start.index(after:)) ?? start.startIndex)]
    }
}
