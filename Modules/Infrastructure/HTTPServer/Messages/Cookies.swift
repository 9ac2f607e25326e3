/// A request's cookies, parsed on demand.
public struct Cookies: Sendable {
    private let lines: [String]

    init(_ lines: [String]) {
        self.lines = lines
    }

    /// Whether a cookie's name begins with this prefix and continues with one of `ends`.
    public func contains(_ prefix: String, _ ends: [String]) -> Bool {
        lines.contains { line in
            line.utf8.split(separator: UInt8(ascii: ";")).contains { pair in
                let name = Substring(pair.prefix { $0 != UInt8(ascii: "=") }).trimmed
                return name.utf8.count < pair.count && name.utf8.starts(with: prefix.utf8)
                    && ends.contains { name.utf8.dropFirst(prefix.utf8.count).elementsEqual($0.utf8) }
            }
        }
    }

    /// The first cookie of that name, unquoted.
    public subscript(name: String) -> String? {
        for line in lines {
            for pair in line.utf8.split(separator: UInt8(ascii: ";")) {
                guard let equals = pair.firstIndex(of: UInt8(ascii: "=")),
                    Substring(pair[..<equals]).trimmed == name
                else { continue }
                let value = Substring(pair[pair.index(after: equals)...]).trimmed
                let isQuoted = value.count >= 2 && value.first == "\"" && value.last == "\""
                return String(isQuoted ? value.dropFirst().dropLast() : value)
            }
        }
        return nil
    }
}
