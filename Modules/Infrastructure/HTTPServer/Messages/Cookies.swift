/// A request's cookies, parsed on demand.
public struct Cookies: Sendable {
    private let lines: [String]

    init(_ lines: [String]) {
        self.lines = lines
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
