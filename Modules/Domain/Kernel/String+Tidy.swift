extension String {
    /// Removes white space at both ends.
    func trimmed() -> String {
        let scalars = unicodeScalars
        guard let first = scalars.firstIndex(where: { !$0.isBlank }),
            let last = scalars.lastIndex(where: { !$0.isBlank })
        else { return "" }
        return String(scalars[first...last])
    }

    /// Composed, trimmed and without control characters, except line breaks and tabs.
    func tidied() -> String {
        if isTidy { return self }
        let kept = unicodeScalars.filter {
            $0 == "\n" || $0 == "\t" || $0.properties.generalCategory != .control
        }
        return String(String.UnicodeScalarView(kept)).canonicallyComposed.trimmed()
    }

    /// Whether it has at most this many characters, none with excessive combining marks.
    func fits(_ characters: Int) -> Bool {
        let scalars = unicodeScalars.count
        return scalars <= characters || scalars <= 4 * characters && count <= characters
    }

    /// Whether it has only Hangul syllables, single letters of Hangul and printable ASCII, without white
    /// space at either end. A fast path, since most input is tidy.
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
    /// Unicode no longer counts the zero-width space as white space, but it is invisible too.
    fileprivate var isBlank: Bool { properties.isWhitespace || value == 0x200B }
}
