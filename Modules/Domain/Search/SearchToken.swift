/// One letter, or two that follow each other: by its tokens a text is found before it is read.
///
/// Syllables and lone consonants have codes of their own, other letters may share one.
public struct SearchToken: Hashable, Comparable, Sendable {
    /// From the lowest bit: whether a blank stands between two letters, the second one's code (15), the first
    /// one's (15), whether there is only one.
    public let number: UInt32

    private static let alone: UInt32 = 1 << 31

    init(_ letter: SearchLetters.Letter) {
        number = Self.alone | Self.code(of: letter) << 1
    }

    init(_ first: SearchLetters.Letter, _ second: SearchLetters.Letter, acrossBlank: Bool = false) {
        number = Self.code(of: first) << 16 | Self.code(of: second) << 1 | (acrossBlank ? 1 : 0)
    }

    /// The same two with a blank between them: no other number comes between those of both.
    public var acrossBlank: SearchToken { SearchToken(number: number | 1) }

    private init(number: UInt32) {
        self.number = number
    }

    /// Whether no other letter has the code of this one.
    static func tellsApart(_ letter: SearchLetters.Letter) -> Bool {
        SearchLetters.isSyllable(letter) || SearchLetters.isLoneJamo(letter)
    }

    private static func code(of letter: SearchLetters.Letter) -> UInt32 {
        switch letter {
        case 0xAC00...0xD7A3: UInt32(letter - 0xAC00)
        case 0x3131...0x3163: UInt32(letter - 0x3131) + 11_172
        default: UInt32(letter) % 21_545 + 11_223
        }
    }

    public static func < (left: Self, right: Self) -> Bool { left.number < right.number }
}

/// What every listing has that is sought: a token, or its like across a blank.
public struct SearchTerm: Hashable, Sendable {
    public let token: SearchToken
    /// Whether its like across a blank will do, too.
    public let mayCrossBlank: Bool

    init(_ token: SearchToken, mayCrossBlank: Bool = false) {
        self.token = token
        self.mayCrossBlank = mayCrossBlank
    }

    public func isMet(by tokens: Set<SearchToken>) -> Bool {
        tokens.contains(token) || (mayCrossBlank && tokens.contains(token.acrossBlank))
    }
}
