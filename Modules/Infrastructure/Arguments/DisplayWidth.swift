extension StringProtocol {
    /// The text's width in terminal columns: two for Korean, Chinese and Japanese characters, none for
    /// combining marks.
    public var displayWidth: Int {
        reduce(0) { $0 + $1.displayWidth }
    }

    /// Returns as much as fits into `width` columns, with an ellipsis where text was cut off.
    public func truncated(to width: Int) -> String {
        guard displayWidth > width else { return String(self) }
        guard width > 0 else { return "" }
        var room = width - 1
        let kept = prefix { character in
            room -= character.displayWidth
            return room >= 0
        }
        return kept + "…"
    }

    /// The text on one line and without terminal control characters; used for untrusted text.
    public var printable: String {
        String(String.UnicodeScalarView(unicodeScalars.map(\.printable)))
    }

    func padded(to width: Int) -> String {
        self + String(repeating: " ", count: Swift.max(0, width - displayWidth))
    }

    func paddedBefore(to width: Int) -> String {
        String(repeating: " ", count: Swift.max(0, width - displayWidth)) + self
    }
}

extension Character {
    fileprivate var displayWidth: Int {
        if isASCII { return unicodeScalars.first!.value < 32 || self == "\u{7F}" ? 0 : 1 }
        // An emoji presentation sequence (❤️) is two columns wide.
        if unicodeScalars.contains(where: { $0.isWide || $0 == "\u{FE0F}" }) { return 2 }
        return unicodeScalars.contains { !$0.isWeightless } ? 1 : 0
    }
}

// The East Asian Width property is not in the standard library; these are the blocks marked W and F.
private let wideBlocks: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0xA4CF, 0xA960...0xA97F,
    0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6,
    0x16FE0...0x18DFF, 0x1AFF0...0x1B2FF, 0x1F200...0x1F265, 0x20000...0x2FFFD, 0x30000...0x3FFFD,
]

extension Unicode.Scalar {
    fileprivate var isWide: Bool {
        value >= 0x1100 && (wideBlocks.contains { $0.contains(value) } || properties.isEmojiPresentation)
    }

    fileprivate var isWeightless: Bool {
        switch properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format, .control: true
        default: (0x1160...0x11FF).contains(value)
        }
    }

    /// Replaces control characters and marks that change the text's direction.
    fileprivate var printable: Unicode.Scalar {
        switch value {
        case 0x09, 0x0A, 0x0D, 0x2028, 0x2029: " "
        case 0x00...0x1F, 0x7F...0x9F, 0x202A...0x202E, 0x2066...0x2069: "\u{FFFD}"
        default: self
        }
    }
}
