/// HTML whose literals are trusted and whose interpolations are escaped.
///
/// `"<a title=\"\(title)\">\(name)</a>"` is safe for any strings, in text and in quoted attributes.
/// Addresses in `href`, `src` or `action` use `\(link: url)`. Do not interpolate inside `script` or
/// `style`.
public struct HTML: Sendable, Hashable {
    public private(set) var bytes: [UInt8]

    /// Adopts bytes as markup, unescaped. The caller is responsible for their safety.
    public init(trusted bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// Adopts text as markup, unescaped. The caller is responsible for its safety.
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
