extension String {
    /// Without white space at either end.
    func trimmed() -> String {
        let scalars = unicodeScalars
        guard let first = scalars.firstIndex(where: { !$0.isBlank }),
            let last = scalars.lastIndex(where: { !$0.isBlank })
        else { return "" }
        return String(scalars[first...last])
    }

    /// Composed, trimmed and without control characters; line breaks and tabs stay.
    func tidied() -> String {
        if isTidy { return self }
        let kept = unicodeScalars.filter {
            $0 == "\n" || $0 == "\t" || $0.properties.generalCategory != .control
        }
        return String(String.UnicodeScalarView(kept)).canonicallyComposed.trimmed()
    }

    /// At most so many characters as a reader counts them, none of them a tower of combining marks.
    func fits(_ characters: Int) -> Bool {
        let scalars = unicodeScalars.count
        return scalars <= characters || scalars <= 4 * characters && count <= characters
    }

    /// Whether nothing but syllables, lone letters of Hangul and ASCII without control characters is there,
    /// and no white space at either end: what nearly everybody types, and much quicker to see than to tidy.
    var isTidy: Bool {
        guard unicodeScalars.first != " ", unicodeScalars.last != " " else { return false }
        return unicodeScalars.allSatisfy {
            switch $0.value {
            case 0x20...0x7E, 0xAC00...0xD7A3, 0x3131...0x3163: true
            default: false
            }
        }
    }
}

extension Unicode.Scalar {
    /// Unicode no longer counts the space without a width as white space, though it looks like none.
    fileprivate var isBlank: Bool { properties.isWhitespace || value == 0x200B }
}
