/// The searchable text of a listing, normalized for comparison.
public struct ListingText: Equatable, Sendable {
    /// Words separated by blanks: the title's, a line feed, the rest, and the tags of both.
    public let letters: [UInt16]

    public init(title: ListingTitle, words: String) {
        let title = SearchLetters.wordsAndTags(of: title.text, tagsAreWords: true)
        let rest = SearchLetters.wordsAndTags(of: words, tagsAreWords: true)
        letters =
            SearchLetters.joined(title.words) + [SearchLetters.lineFeed]
            + SearchLetters.joined(rest.words + title.tags + rest.tags)
    }

    /// The text of a listing, with the words by which its marks are sought.
    ///
    /// - Parameter words: its text besides the title.
    public init(of listing: Listing, words: String) {
        self.init(ofKind: listing.kind, listing.details, words: words)
    }

    public init(ofKind kind: Listing.Kind, _ details: ListingDetails, words: String) {
        let vocabulary = SearchVocabulary.words(of: kind, details.facets)
        self.init(title: details.title, words: "\(words) \(vocabulary)")
    }

    /// Names to find by their parts and initial consonants, as a title is.
    init(ofNames names: String) {
        letters = SearchLetters.joined(SearchLetters.words(of: names))
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

    /// Visits each pair of adjacent letters, even across words. Also visits single letters and the initial
    /// consonants of syllables, alone and in pairs: in the title all of them, in the rest those with which a
    /// word begins. May repeat a token.
    public static func eachToken(of letters: Span<UInt16>, _ body: (SearchToken) -> Void) {
        let title = SearchLetters.title(of: letters)
        var former: UInt16?
        var isAcross = false
        // Of the former letter in its word.
        var index = -1
        for place in letters.indices {
            let letter = letters[place]
            guard letter != SearchLetters.blank else {
                isAcross = true
                continue
            }
            guard letter != SearchLetters.lineFeed else {
                (former, index) = (nil, -1)
                continue
            }
            let isInTitle = place < title.upperBound
            if isInTitle || isAcross || index < 0 { eachToken(of: letter, body) }
            if let former {
                let areShort = isInTitle || index < SearchWord.mostInitialPairs
                eachToken(of: former, letter, isAcross, withInitials: areShort, body)
            }
            index = isAcross ? 0 : index + 1
            former = letter
            isAcross = false
        }
    }

    private static func eachToken(of letter: UInt16, _ body: (SearchToken) -> Void) {
        body(SearchToken(letter))
        if let initial = SearchLetters.initial(of: letter) { body(SearchToken(initial)) }
    }

    private static func eachToken(
        of former: UInt16,
        _ letter: UInt16,
        _ isAcross: Bool,
        withInitials: Bool,
        _ body: (SearchToken) -> Void
    ) {
        let areWhole = !SearchLetters.isLoneJamo(former) && !SearchLetters.isLoneJamo(letter)
        if withInitials || areWhole { body(SearchToken(former, letter, acrossBlank: isAcross)) }
        guard withInitials else { return }
        // A single consonant in the text stands for itself.
        let (initial, formerInitial) = (SearchLetters.initial(of: letter), SearchLetters.initial(of: former))
        guard initial != nil || formerInitial != nil,
            let first = formerInitial ?? SearchLetters.loneJamo(former),
            let second = initial ?? SearchLetters.loneJamo(letter)
        else { return }
        body(SearchToken(first, second, acrossBlank: isAcross))
    }
}
