extension String {
    /// Removes white space at both ends.
    func trimmed() -> String {
        let scalars = unicodeScalars
        guard let first = scalars.firstIndex(where: { !$0.isBlank }),
            let last = scalars.lastIndex(where: { !$0.isBlank })
        else { return "" }
        return String(scalars[first...last])
    }

    /// The one rule of visible text, for every title, name, label and other text of a member: composed,
    /// trimmed, without control characters except line breaks and tabs, and without controls of the
    /// direction of writing, which can make a text read as another. Empty for a text that draws nothing.
    func tidied() -> String {
        if isTidy { return self }
        let kept = unicodeScalars.filter { $0 == "\n" || $0 == "\t" || !$0.isControl }
        let text = String(String.UnicodeScalarView(kept)).canonicallyComposed.trimmed()
        return text.drawsNothing ? "" : text
    }

    /// Whether a reader sees nothing of it. So is the empty text.
    public var drawsNothing: Bool { unicodeScalars.allSatisfy(\.drawsNothing) }

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
    /// White space, and what is as invisible: zero-width spaces, fillers of Hangul, and the empty pattern of
    /// Braille. Variation selectors are not: they end a pictogram.
    fileprivate var isBlank: Bool {
        if properties.isWhitespace { return true }
        return switch value {
        case 0x200B, 0x2060, 0xFEFF, 0x180E, 0x2800, 0x115F, 0x1160, 0x3164, 0xFFA0: true
        default: false
        }
    }

    fileprivate var isControl: Bool { properties.generalCategory == .control || properties.isBidiControl }

    /// Whether it has no shape of its own.
    var drawsNothing: Bool { isBlank || isControl || properties.isDefaultIgnorableCodePoint }
}
