/// A feature's addresses, declared once: the server routes by them, clients and pages link with them.
public protocol Path: RawRepresentable<String>, Sendable {}

extension Path {
    /// The address with its `{…}` segments filled in from left to right.
    public func filled(_ values: String...) -> String {
        var remaining = values[...]
        let segments = rawValue.split(separator: "/", omittingEmptySubsequences: false).map { segment in
            segment.hasPrefix("{") ? remaining.popFirst().map(Self.escape) ?? "" : String(segment)
        }
        precondition(remaining.isEmpty, "\(rawValue) has fewer places than \(values)")
        return segments.joined(separator: "/")
    }

    private static func escape(_ segment: String) -> String {
        segment.utf8.reduce(into: "") { escaped, byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"):
                escaped.unicodeScalars.append(Unicode.Scalar(byte))
            default:
                let hexadecimal = String(byte, radix: 16, uppercase: true)
                escaped += hexadecimal.count == 1 ? "%0\(hexadecimal)" : "%\(hexadecimal)"
            }
        }
    }
}
