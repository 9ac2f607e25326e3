import Markup

/// A document as paragraphs, separated by empty lines. A line that begins with `#` is a heading, and lines
/// that begin with `-` are a list.
struct DocumentText {
    let text: String

    var html: HTML {
        let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        let blocks = lines.split { $0.allSatisfy(\.isWhitespace) }
        return "\(blocks.map(block))"
    }

    private func block(_ lines: ArraySlice<Substring>) -> HTML {
        if let title = lines.first, title.hasPrefix("#") {
            let rest = lines.dropFirst()
            let heading: HTML = "<h2>\(String(title.drop { $0 == "#" || $0 == " " }))</h2>"
            return rest.isEmpty ? heading : "\(heading)\(block(rest))"
        }
        if lines.allSatisfy({ $0.hasPrefix("-") }) {
            let items: [HTML] = lines.map { line in
                "<li>\(LinkedText(text: String(line.drop { $0 == "-" || $0 == " " })).html)</li>"
            }
            return "<ul>\(items)</ul>"
        }
        return "<p class=\"prose\">\(LinkedText(text: lines.joined(separator: "\n")).html)</p>"
    }
}
