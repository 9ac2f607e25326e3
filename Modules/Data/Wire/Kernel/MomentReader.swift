/// Parses the text of a moment byte by byte; each part is nil when it doesn't match.
struct MomentReader {
    private var rest: Substring.UTF8View

    init(_ text: String) {
        rest = text[...].utf8
    }

    var isAtEnd: Bool { rest.isEmpty }

    /// Exactly this many digits.
    mutating func number(of digits: Int) -> Int? {
        let bytes = rest.prefix(digits)
        guard bytes.count == digits, bytes.allSatisfy(Self.isDigit) else { return nil }
        rest = rest.dropFirst(digits)
        return bytes.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
    }

    /// Consumes one of the characters if it is next.
    mutating func takes(_ either: StaticString) -> Bool {
        let isThere = rest.first.map { byte in
            either.withUTF8Buffer { $0.contains(byte) }
        }
        if isThere == true { rest = rest.dropFirst() }
        return isThere == true
    }

    /// The milliseconds of an optional fraction of a second.
    mutating func milliseconds() -> Int? {
        guard takes(".") else { return 0 }
        let digits = rest.prefix(while: Self.isDigit)
        guard !digits.isEmpty else { return nil }
        rest = rest.dropFirst(digits.count)
        return zip(digits, [100, 10, 1]).reduce(0) { $0 + Int($1.0 - UInt8(ascii: "0")) * $1.1 }
    }

    /// In minutes: `Z` is 0, `+09:00` is 540.
    mutating func offset() -> Int? {
        if takes("Zz") { return 0 }
        let isWest = takes("-")
        guard isWest || takes("+"), let hours = number(of: 2), takes(":"), let minutes = number(of: 2),
            hours < 24, minutes < 60
        else { return nil }
        return (hours * 60 + minutes) * (isWest ? -1 : 1)
    }

    private static func isDigit(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }
}
