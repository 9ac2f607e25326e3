import Markup

/// A text with tappable web addresses. For messages, `bubble.js` does the same.
struct LinkedText {
    let text: String

    var html: HTML {
        var parts: [HTML] = []
        var rest = text[...]
        while let match = rest.firstMatch(of: Self.address) {
            let address = match.output.trimmingEnd
            parts.append("\(rest[..<match.range.lowerBound])")
            parts.append(
                "<a href=\"\(link: String(address))\" rel=\"noopener noreferrer nofollow\">\(address)</a>"
            )
            rest = rest[address.endIndex...]
        }
        return "\(parts)\(rest)"
    }

    private static var address: Regex<Substring> { /https?:\/\/[^\s<>"']+/ }
}

extension Substring {
    /// Without the punctuation that ends a sentence.
    fileprivate var trimmingEnd: Substring {
        var text = self
        while let last = text.last, ".,;:!?)]}".contains(last) { text.removeLast() }
        return text
    }
}
