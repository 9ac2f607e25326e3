import WebAddresses

/// A request target, split into path and query; segments are split before decoding. A class, so that
/// copying a request retains one reference.
final class Target: Sendable {
    let rawPath: String
    let path: String
    let query: Query
    /// The authority of an absolute-form target.
    let authority: String?
    /// The reason this target is invalid, if it is.
    let flaw: String?

    init(_ text: String, isUTF8: Bool = true) {
        let (authority, rest) = Target.split(text)
        self.authority = authority.map(String.init)
        let utf8 = rest.utf8
        let mark = utf8.firstIndex(of: UInt8(ascii: "?"))
        rawPath = String(rest[..<(mark ?? utf8.endIndex)])
        query = Query(parsing: mark.map { String(rest[utf8.index(after: $0)...]) } ?? "")
        let decoded = PercentEncoding.decode(rawPath)
        path = decoded ?? rawPath
        if !text.utf8.allSatisfy({ $0 > 0x20 && $0 != 0x7F && $0 != UInt8(ascii: "#") }) {
            flaw = "The target has a character that has no place in one."
        } else if let authority, !Target.isAuthority(authority) || authority.isEmpty {
            flaw = "The target names no host."
        } else if !isUTF8 || decoded == nil {
            flaw = "The path is not percent-encoded UTF-8."
        } else if !query.isWellFormed {
            flaw = "The query is not percent-encoded UTF-8."
        } else if rawPath.utf8.first != UInt8(ascii: "/") && rawPath != "*" {
            flaw = "The path does not begin with a slash."
        } else {
            flaw = nil
        }
    }

    /// Splits origin-form targets, which begin with a slash, and absolute-form targets, which name a host.
    private static func split(_ text: String) -> (authority: Substring?, rest: Substring) {
        guard text.utf8.first != UInt8(ascii: "/") else { return (nil, Substring(text)) }
        for scheme in ["http://", "https://"] {
            let start = Substring(text.utf8.prefix(scheme.utf8.count))
            guard start.equalsIgnoringCase(scheme) else { continue }
            let rest = text[start.endIndex...]
            let end = rest.utf8.firstIndex { "/?".utf8.contains($0) } ?? rest.endIndex
            let path = rest[end...]
            return (rest[..<end], path.utf8.first == UInt8(ascii: "/") ? path : "/" + path)
        }
        return (nil, Substring(text))
    }

    /// Whether the text is a valid host with an optional port. Empty is valid where a target has no host.
    static func isAuthority(_ text: some StringProtocol) -> Bool {
        text.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F && !"/?#@\\,\"<>^`{|}".utf8.contains($0) }
    }

    /// Whether the raw path needs no decoding, so that it can be looked up whole.
    var isLiteral: Bool { !rawPath.utf8.contains(UInt8(ascii: "%")) }

    /// The decoded segments; `%2F` does not split one.
    var segments: [String] {
        rawPath.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false).dropFirst()
            .map { PercentEncoding.decode(Substring($0)) ?? "" }
    }
}
