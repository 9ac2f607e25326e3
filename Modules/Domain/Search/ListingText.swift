/// The searchable text of a listing, normalized for comparison.
public struct ListingText: Equatable, Sendable {
    /// Words separated by blanks: the title's, a line feed, and the rest.
    public let letters: [UInt16]

    public init(title: ListingTitle, words: String) {
        letters =
            SearchLetters.joined(SearchLetters.words(of: title.text)) + [SearchLetters.lineFeed]
            + SearchLetters.joined(SearchLetters.words(of: words))
    }

    /// Restores stored text.
    public init(folded: String) {
        letters = Array(folded.utf16)
    }

    /// The stored form, in two lines.
    public var folded: String { String(decoding: letters, as: UTF16.self) }

    public var tokens: Set<SearchToken> { Self.tokens(of: letters.span) }

    public static func tokens(of letters: Span<UInt16>) -> Set<SearchToken> {
        var tokens: Set<SearchToken> = []
        eachToken(of: letters) { tokens.insert($0) }
        return tokens
    }

    /// Visits each pair of adjacent letters, even across words. For the title also visits single letters and
    /// the initial consonants of syllables, alone and in pairs. May repeat a token.
    public static func eachToken(of letters: Span<UInt16>, _ body: (SearchToken) -> Void) {
        let title = SearchLetters.title(of: letters)
        var former: UInt16?
        var isAcross = false
        for place in letters.indices {
            let letter = letters[place]
            guard letter != SearchLetters.blank else {
                isAcross = true
                continue
            }
            guard letter != SearchLetters.lineFeed else {
                former = nil
                continue
            }
            if place < title.upperBound {
                eachToken(ofTitle: letter, after: former, isAcross, body)
            } else if let former, !SearchLetters.isLoneJamo(former), !SearchLetters.isLoneJamo(letter) {
                body(SearchToken(former, letter, acrossBlank: isAcross))
            }
            former = letter
            isAcross = false
        }
    }

    private static func eachToken(
        ofTitle letter: UInt16,
        after former: UInt16?,
        _ isAcross: Bool,
        _ body: (SearchToken) -> Void
    ) {
        let initial = SearchLetters.initial(of: letter)
        body(SearchToken(letter))
        if let initial { body(SearchToken(initial)) }
        guard let former else { return }
        body(SearchToken(former, letter, acrossBlank: isAcross))
        // A single consonant in the title stands for itself.
        let formerInitial = SearchLetters.initial(of: former)
        guard initial != nil || formerInitial != nil,
            let first = formerInitial ?? SearchLetters.loneJamo(former),
            let second = initial ?? SearchLetters.loneJamo(letter)
        else { return }
        body(SearchToken(first, second, acrossBlank: isAcross))
    }
}
