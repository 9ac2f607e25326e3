/// A request target, split into path and query; segments are split before they are decoded.
/// A class so that a request, which is copied a lot, counts one reference for all of it.
final class Target: Sendable {
    let rawPath: String
    let path: String
    let query: Query
    /// Why this target cannot be answered, if it cannot.
    let flaw: String?

    init(_ text: String, isUTF8: Bool = true) {
        var rest = Substring(text)
        if rest.utf8.first != UInt8(ascii: "/"), let scheme = rest.firstRange(of: "://") {
            rest = rest[scheme.upperBound...]
            rest = rest[(rest.firstIndex(of: "/") ?? rest.endIndex)...]
        }
        let utf8 = rest.utf8
        let mark = utf8.firstIndex(of: UInt8(ascii: "?"))
        rawPath = String(rest[..<(mark ?? utf8.endIndex)])
        query = Query(parsing: mark.map { String(rest[utf8.index(after: $0)...]) } ?? "")
        let decoded = PercentEncoding.decode(rawPath)
        path = decoded ?? rawPath
        if !isUTF8 || decoded == nil {
            flaw = "The path is not percent-encoded UTF-8."
        } else if !query.isWellFormed {
            flaw = "The query is not percent-encoded UTF-8."
        } else if rawPath.utf8.first != UInt8(ascii: "/") && rawPath != "*" {
            flaw = "The path does not begin with a slash."
        } else {
            flaw = nil
        }
    }

    /// Whether the raw path is the decoded one, so that it can be looked up whole.
    var isLiteral: Bool { !rawPath.utf8.contains(UInt8(ascii: "%")) }

    /// The decoded segments; `%2F` stays inside the one it came in.
    var segments: [String] {
        rawPath.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false).dropFirst()
            .map { PercentEncoding.decode(Substring($0)) ?? "" }
    }
}
