/// All that a listing can be found by, as search compares it.
public struct ListingText: Equatable, Sendable {
    /// Words with a blank between them: those of the title, a line feed, and the rest.
    public let letters: [UInt16]

    public init(title: ListingTitle, words: String) {
        letters =
            SearchLetters.joined(SearchLetters.words(of: title.text)) + [SearchLetters.lineFeed]
            + SearchLetters.joined(SearchLetters.words(of: words))
    }

    /// Reads back what was kept.
    public init(folded: String) {
        letters = Array(folded.utf16)
    }

    /// To be kept: two lines.
    public var folded: String { String(decoding: letters, as: UTF16.self) }

    public var tokens: Set<SearchToken> { Self.tokens(of: letters.span) }

    public static func tokens(of letters: Span<UInt16>) -> Set<SearchToken> {
        var tokens: Set<SearchToken> = []
        eachToken(of: letters) { tokens.insert($0) }
        return tokens
    }

    /// Names every pair of letters that follow each other, words standing together or not; of the title each
    /// letter, too, and the first consonants of its syllables alone and in pairs. One may be named twice.
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
        // A consonant that stands alone in the title is meant by itself.
        let formerInitial = SearchLetters.initial(of: former)
        guard initial != nil || formerInitial != nil,
            let first = formerInitial ?? SearchLetters.loneJamo(former),
            let second = initial ?? SearchLetters.loneJamo(letter)
        else { return }
        body(SearchToken(first, second, acrossBlank: isAcross))
    }
}
