/// A feature's paths, shared by the server's routes, clients and page links.
public protocol Path: RawRepresentable<String>, Sendable {}

extension Path {
    /// The path with its `{…}` parameters filled in from left to right.
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

    /// Escapes dots too, since clients resolve a segment of two dots to the parent path.
    private static func segment(_ value: String) -> String {
        let encoded = value.percentEncoded
        return encoded.utf8.contains(UInt8(ascii: "."))
            ? encoded.replacing(".", with: "%2E") : encoded
    }
}
