extension String {
    private static let longest = 300
    /// Marks above one letter: more would be drawn over other lines.
    private static let marks = 2
    /// Up to this length, a Korean word stays in one line.
    private static let longestWhole = 12
    private static let joiner: Unicode.Scalar = "\u{2060}"

    /// Without what no font of a server has, and what changes the direction or the place of the rest:
    /// controls, marks of direction, emoji, letters of private use. A Korean word isn't broken at the end of
    /// a line.
    var drawable: String {
        String(shown.split(separator: " ").map(Self.whole).joined(separator: " "))
    }

    private var shown: String {
        var shown = UnicodeScalarView()
        var marks = 0
        for scalar in unicodeScalars.prefix(Self.longest) {
            guard !scalar.isNeverDrawn else { continue }
            marks = scalar.isMark ? marks + 1 : 0
            guard marks <= Self.marks else { continue }
            shown.append(scalar.isBlank ? " " : scalar)
        }
        return String(shown)
    }

    private static func whole(_ word: Substring) -> String {
        guard word.count <= longestWhole else { return String(word) }
        var whole = UnicodeScalarView()
        for scalar in word.unicodeScalars {
            if scalar.isSyllable, whole.last?.isSyllable == true { whole.append(joiner) }
            whole.append(scalar)
        }
        return String(whole)
    }
}

extension Unicode.Scalar {
    fileprivate var isBlank: Bool {
        switch properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator, .spaceSeparator: true
        default: false
        }
    }

    fileprivate var isMark: Bool {
        switch properties.generalCategory {
        case .nonspacingMark, .enclosingMark: true
        default: false
        }
    }

    fileprivate var isNeverDrawn: Bool {
        switch properties.generalCategory {
        case .format, .surrogate, .privateUse, .unassigned: true
        default: value > 0xFFFF || properties.isEmojiPresentation || properties.isVariationSelector
        }
    }

    /// Of Hangul.
    fileprivate var isSyllable: Bool { (0xAC00...0xD7A3).contains(value) }
}
