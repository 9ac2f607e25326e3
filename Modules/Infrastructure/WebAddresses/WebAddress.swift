/// The parts of an absolute address (RFC 3986), not decoded.
public struct WebAddress: Hashable, Sendable {
    /// In lower case.
    public let scheme: String
    public let user: String?
    /// In lower case; empty if missing, as in `postgres:///madang`. IPv6 addresses are in brackets.
    public let host: String
    public let port: Int?
    public let path: String
    public let query: String?

    /// Nil for an invalid address.
    public init?(_ text: String) {
        guard let mark = text.firstRange(of: "://"),
            !text.unicodeScalars.contains(where: { $0.value <= 0x20 || $0.value == 0x7F })
        else { return nil }
        scheme = text[..<mark.lowerBound].lowercased()
        guard let first = scheme.utf8.first, Self.isLetter(first), scheme.utf8.allSatisfy(Self.isOfScheme)
        else { return nil }
        let whole = text[mark.upperBound...].prefix { $0 != "#" }
        let authority = whole.prefix { $0 != "/" && $0 != "?" }
        let rest = whole[authority.endIndex...]
        path = String(rest.prefix { $0 != "?" })
        query = rest.firstIndex(of: "?").map { String(rest[rest.index(after: $0)...]) }
        let at = authority.lastIndex(of: "@")
        user = at.map { String(authority[..<$0].prefix { $0 != ":" }) }
        let place = at.map { authority[authority.index(after: $0)...] } ?? authority
        guard let (host, port) = Self.hostAndPort(place) else { return nil }
        self.host = host.lowercased()
        self.port = port
    }

    /// The decoded items of the query; invalid ones are left out.
    public var queryItems: [(name: String, value: String)] {
        (query ?? "").split(separator: "&").compactMap { item in
            let name = item.prefix { $0 != "=" }
            guard let text = PercentEncoding.decode(name, plusIsBlank: true),
                let value = PercentEncoding.decode(item[name.endIndex...].dropFirst(), plusIsBlank: true)
            else { return nil }
            return (text, value)
        }
    }

    /// Scheme, host and port.
    public var origin: String { "\(scheme)://\(host)\(port.map { ":\($0)" } ?? "")" }

    private static func hostAndPort(_ place: Substring) -> (host: Substring, port: Int?)? {
        let isBracketed = place.first == "["
        guard let end = isBracketed ? place.firstIndex(of: "]").map(place.index(after:)) : place.endIndex
        else { return nil }
        let colon = isBracketed ? end : place.firstIndex(of: ":") ?? end
        let host = place[..<colon]
        guard isBracketed ? isIPv6(host.dropFirst().dropLast()) : isName(host) else { return nil }
        let digits = place[colon...]
        guard !digits.isEmpty, digits != ":" else { return (host, nil) }
        guard digits.first == ":", digits.dropFirst().utf8.allSatisfy({ (48...57).contains($0) }),
            let port = UInt16(digits.dropFirst())
        else { return nil }
        return (host, Int(port))
    }

    /// Looks at scalars, since a sign and the accent after it are one character.
    private static func isName(_ text: Substring) -> Bool {
        !text.unicodeScalars.contains { "/?#@:[]<>\"\\^`{|}".unicodeScalars.contains($0) }
    }

    private static func isIPv6(_ text: Substring) -> Bool {
        !text.isEmpty && text.allSatisfy { $0.isASCII && $0.isHexDigit || $0 == ":" || $0 == "." }
    }

    private static func isLetter(_ byte: UInt8) -> Bool { (97...122).contains(byte) }

    private static func isOfScheme(_ byte: UInt8) -> Bool {
        isLetter(byte) || (48...57).contains(byte) || byte == 43 || byte == 45 || byte == 46
    }
}
