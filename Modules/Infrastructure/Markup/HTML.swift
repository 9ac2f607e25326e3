/// Markup whose literals are trusted and whose interpolations are escaped.
///
/// `"<a title=\"\(title)\">\(name)</a>"` is safe whatever the strings hold, in text and in quoted attributes.
/// An address in `href`, `src` or `action` goes in as `\(link: url)`. Nothing belongs inside `script` or
/// `style`.
public struct HTML: Sendable, Hashable {
    public private(set) var bytes: [UInt8]

    /// Takes markup as it is. Whoever writes this vouches for every byte.
    public init(trusted bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// Takes markup as it is. Whoever writes this vouches for every character.
    public init(trusted source: String) {
        bytes = Array(source.utf8)
    }

    public var source: String { String(decoding: bytes, as: UTF8.self) }

    public var isEmpty: Bool { bytes.isEmpty }

    public static func += (left: inout HTML, right: HTML) {
        left.bytes += right.bytes
    }
}

extension HTML: ExpressibleByStringInterpolation {
    public init(stringLiteral value: String) {
        self.init(trusted: value)
    }

    public init(stringInterpolation: StringInterpolation) {
        self.init(trusted: stringInterpolation.bytes)
    }
}

extension HTML: CustomStringConvertible {
    public var description: String { source }
}

extension Sequence<HTML> {
    public func joined(separator: HTML = "") -> HTML {
        var whole: HTML = ""
        for (place, part) in enumerated() {
            if place > 0 { whole += separator }
            whole += part
        }
        return whole
    }
}
