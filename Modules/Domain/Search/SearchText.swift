/// A search query for the board. Every word has to match; there is no fuzzy matching.
///
/// A Korean word matches inside a longer one, and from the beginning of a word also across blanks: 영어회화 finds
/// 영어 회화. A Latin word matches a prefix of a word; digits match a whole number. Initial
/// consonants match syllables: ㅍㅇㄴ finds 피아노. Outside of titles, consonants and single letters match only
/// from the beginning of a word: 물 finds 물이, but not 건물. A word after a number sign matches only a whole
/// tag: #하프 finds #하프, but not 하프 or #하프시코드.
public struct SearchText: Hashable, Sendable {
    public static let longest = 60
    public static let mostWords = 10

    /// As it was typed.
    public let text: String
    private let words: [SearchWord]

    public init(_ text: String) throws(SearchRefusal) {
        let text = text.tidied()
        guard text.fits(Self.longest) else { throw .queryTooLong }
        let (plain, tags) = SearchLetters.wordsAndTags(of: text, tagsAreWords: false)
        let words = plain + tags
        guard !words.isEmpty else { throw .emptyQuery }
        guard words.count <= Self.mostWords else { throw .queryTooLong }
        self.text = text
        self.words = words.map(SearchWord.init)
    }

    /// Equal for two queries with the same results.
    public var folded: String {
        String(decoding: SearchLetters.joined(words.map(\.letters)), as: UTF16.self)
    }

    /// Terms that every match contains, without duplicates. A listing that contains them all may still not
    /// match, unless ``isProvenByTerms``.
    public var terms: [SearchTerm] {
        var terms: [SearchTerm] = []
        for term in words.flatMap(\.terms) where !terms.contains(term) { terms.append(term) }
        return terms
    }

    /// Whether every listing that contains the terms matches.
    public var isProvenByTerms: Bool { words.allSatisfy(\.isProvenByTerms) }

    public func isFound(in text: ListingText) -> Bool { isFound(in: text.letters.span) }

    /// Whether a text has one of the words.
    func isPartlyFound(in text: ListingText) -> Bool {
        let letters = text.letters.span
        return words.contains { $0.isFound(inTitle: SearchLetters.title(of: letters), of: letters) }
    }

    /// - Parameter letters: those of a ``ListingText``.
    public func isFound(in letters: Span<UInt16>) -> Bool {
        let title = SearchLetters.title(of: letters)
        let rest = min(title.upperBound + 1, letters.count)..<letters.count
        return words.allSatisfy { word in
            word.isFound(inTitle: title, of: letters) || word.isFound(inRest: rest, of: letters)
        }
    }
}

public enum SearchRefusal: String, Refusal, CaseIterable {
    /// The query has no letter and no digit.
    case emptyQuery = "search.empty-query"
    case queryTooLong = "search.query-too-long"
    /// Search results can be ordered only by newest first.
    case newestOnly = "search.newest-only"
    /// The area has more than ``Search/mostListings`` listings.
    case areaTooLarge = "search.area-too-large"

    public var code: String { rawValue }
    public var kind: RefusalKind { .invalid }

    public var field: String? {
        switch self {
        case .emptyQuery, .queryTooLong: "q"
        case .newestOnly: "sort"
        case .areaTooLarge: "reach"
        }
    }
}
