/// One letter or two adjacent letters, the unit of the search index.
///
/// Syllables and single consonants have unique codes; other letters may share one.
public struct SearchToken: Hashable, Comparable, Sendable {
    /// From the lowest bit: whether a blank separates the letters, the second letter's code (15), the first
    /// letter's code (15), whether it is a single letter.
    public let number: UInt32

    private static let alone: UInt32 = 1 << 31

    init(_ letter: SearchLetters.Letter) {
        number = Self.alone | Self.code(of: letter) << 1
    }

    init(_ first: SearchLetters.Letter, _ second: SearchLetters.Letter, acrossBlank: Bool = false) {
        number = Self.code(of: first) << 16 | Self.code(of: second) << 1 | (acrossBlank ? 1 : 0)
    }

    /// The same letters with a blank between them. Its number directly follows this token's.
    public var acrossBlank: SearchToken { SearchToken(number: number | 1) }

    private init(number: UInt32) {
        self.number = number
    }

    /// Whether the letter's code is unique.
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

/// A requirement of a search: a token, optionally also with a blank between its letters.
public struct SearchTerm: Hashable, Sendable {
    public let token: SearchToken
    /// Whether the token with a blank also satisfies it.
    public let mayCrossBlank: Bool

    init(_ token: SearchToken, mayCrossBlank: Bool = false) {
        self.token = token
        self.mayCrossBlank = mayCrossBlank
    }

    public func isMet(by tokens: Set<SearchToken>) -> Bool {
        tokens.contains(token) || (mayCrossBlank && tokens.contains(token.acrossBlank))
    }
}
