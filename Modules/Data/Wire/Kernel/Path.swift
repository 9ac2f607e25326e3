/// A feature's addresses, declared once: the server routes by them, clients and pages link with them.
public protocol Path: RawRepresentable<String>, Sendable {}

extension Path {
    /// The address with its `{…}` segments filled in from left to right.
    public func filled(_ values: String...) -> String {
        var remaining = values[...]
        let segments = rawValue.split(separator: "/", omittingEmptySubsequences: false).map { segment in
            segment.hasPrefix("{") ? remaining.popFirst().map(Self.segment) ?? "" : String(segment)
        }
        precondition(remaining.isEmpty, "\(rawValue) has fewer places than \(values)")
        return segments.joined(separator: "/")
    }

    /// Dots too: to a client, a segment of two of them is the way up.
    private static func segment(_ value: String) -> String {
        value.percentEncoded.replacing(".", with: "%2E")
    }
}
