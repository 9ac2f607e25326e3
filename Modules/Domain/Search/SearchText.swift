/// What somebody looks for on the board. Every word has to be there; a listing is never shown because of
/// something like it.
///
/// A word is found inside a longer one of Korean, and across blanks from the beginning of a word on, so that
/// 영어회화 finds 영어 회화. In Latin letters it is the beginning of a word, in digits a whole number. One
/// letter alone is looked for in titles, as are first consonants: ㅍㅇㄴ finds 피아노.
public struct SearchText: Hashable, Sendable {
    public static let longest = 60
    public static let mostWords = 10

    /// As it was typed.
    public let text: String
    private let words: [SearchWord]

    public init(_ text: String) throws(SearchRefusal) {
        let text = text.tidied()
        guard text.fits(Self.longest) else { throw .queryTooLong }
        let words = SearchLetters.words(of: text)
        guard !words.isEmpty else { throw .emptyQuery }
        guard words.count <= Self.mostWords else { throw .queryTooLong }
        self.text = text
        self.words = words.map(SearchWord.init)
    }

    /// The same for two that find the same.
    public var folded: String {
        String(decoding: SearchLetters.joined(words.map(\.letters)), as: UTF16.self)
    }

    /// Met by every listing which is sought; unless they prove it, not only by those. None twice.
    public var terms: [SearchTerm] {
        var terms: [SearchTerm] = []
        for term in words.flatMap(\.terms) where !terms.contains(term) { terms.append(term) }
        return terms
    }

    /// Whether every listing that meets the terms is one that is sought.
    public var isProvenByTerms: Bool { words.allSatisfy(\.isProvenByTerms) }

    public func isFound(in text: ListingText) -> Bool { isFound(in: text.letters.span) }

    /// - Parameter letters: those of a ``ListingText``.
    public func isFound(in letters: Span<UInt16>) -> Bool {
        let title = SearchLetters.title(of: letters)
        let rest = min(title.upperBound + 1, letters.count)..<letters.count
        return words.allSatisfy { word in
            word.isFound(in: letters, title) || (!word.isOnlyForTitles && word.isFound(in: letters, rest))
        }
    }
}

public enum SearchRefusal: String, Refusal, CaseIterable {
    /// Nothing that could be looked for: no letter, no digit.
    case emptyQuery = "search.empty-query"
    case queryTooLong = "search.query-too-long"
    /// Matches come newest first, and in no other order.
    case newestOnly = "search.newest-only"

    public var code: String { rawValue }
    public var kind: RefusalKind { .invalid }
    public var field: String? { self == .newestOnly ? "sort" : "q" }
}
