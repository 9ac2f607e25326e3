import Markup

@testable import Web

extension HTML {
    var text: String { String(decoding: bytes, as: UTF8.self) }

    /// The tag with that attribute; nil where none or several have it.
    func tag(_ attribute: String) -> String? {
        let tags = text.split(separator: "<").compactMap { $0.split(separator: ">").first }
            .filter { $0.contains(" \(attribute)") }
        return tags.count == 1 ? tags.first.map(String.init) : nil
    }
}

/// Markup, quotes and an entity: what would show if a slot were not escaped.
let hostile = "<img src=x onerror='go()'>\"&amp;"

extension HTML {
    /// Whether it says what is hostile, and only as text.
    var isSafe: Bool {
        let escaped = "&lt;img src=x onerror=&#39;go()&#39;&gt;&quot;&amp;amp;"
        return text.contains(escaped) && !text.contains("<img src=x") && !text.contains("'go()'")
    }
}
