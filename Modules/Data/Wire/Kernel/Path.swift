/// A feature's addresses, declared once: the server routes by them, clients and pages link with them.
public protocol Path: RawRepresentable<String>, Sendable {}

extension Path {
    /// The address with its `{…}` segments filled in from left to right.
    public func filled(_ values: String...) -> String {
        let pattern = rawValue
        var address = ""
        var copied = pattern.startIndex
        for value in values {
            guard let open = pattern.utf8[copied...].firstIndex(of: UInt8(ascii: "{")),
                let close = pattern.utf8[open...].firstIndex(of: UInt8(ascii: "}"))
            else { preconditionFailure("\(pattern) has fewer places than \(values)") }
            address += pattern[copied..<open]
            address += Self.segment(value)
            copied = pattern.utf8.index(after: close)
        }
        return address + pattern[copied...]
    }

    /// Dots too: to a client, a segment of two of them is the way up.
    private static func segment(_ value: String) -> String {
        let encoded = value.percentEncoded
        return encoded.utf8.contains(UInt8(ascii: "."))
            ? encoded.replacing(".", with: "%2E") : encoded
    }
}
