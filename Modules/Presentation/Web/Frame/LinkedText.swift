import Markup

/// A text with tappable web addresses. For messages, `bubble.js` does the same.
struct LinkedText {
    let text: String

    var html: HTML {
        var parts: [HTML] = []
        var rest = text[...]
        while let address = rest.firstAddress?.trimmingEnd {
            parts.append("\(rest[..<address.startIndex])")
            parts.append(
                "<a href=\"\(link: String(address))\" rel=\"noopener noreferrer nofollow\">\(address)</a>"
            )
            rest = rest[address.endIndex...]
        }
        return "\(parts)\(rest)"
    }
}

extension Substring {
    /// A regular expression would be compiled for each message.
    fileprivate var firstAddress: Substring? {
        var rest = self
        while let start = rest.utf8.firstIndex(of: UInt8(ascii: "h")) {
            rest = rest[start...]
            for scheme in ["https://", "http://"] where rest.utf8.starts(with: scheme.utf8) {
                let others = rest[rest.utf8.index(start, offsetBy: scheme.utf8.count)...]
                let end = others.firstIndex { $0.isWhitespace || "<>\"'".contains($0) } ?? rest.endIndex
                if end > others.startIndex { return rest[..<end] }
            }
            rest = rest[rest.utf8.index(after: start)...]
        }
        return nil
    }

    /// Without the punctuation that ends a sentence.
    fileprivate var trimmingEnd: Substring {
        var text = self
        while let last = text.last, ".,;:!?)]}".contains(last) { text.removeLast() }
        return text
    }
}
