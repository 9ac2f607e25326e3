/// What somebody looks for on the board. Every word has to be there; a listing is never shown because of
/// something like it.
///
/// A word is found inside a longer one of Korean, and across blanks from the beginning of a word on, so that
/// 영어회화 finds 영어 회화. In Latin letters it is the beginning of a word, in digits a whole number. One
/// letter alone is looked for in titles, as are first consonants: ㅍㅇㄴ finds 피아노.
public struct SoughtListings: Hashable, Sendable {
    typealias Letter = SearchLetters.Letter

    public static let longest = 60
    public static let mostWords = 10

    /// As it was typed.
    public let text: String
    let words: [[Letter]]

    public init(_ text: String) throws(SearchRefusal) {
        let text = text.tidied()
        guard text.fits(Self.longest) else { throw .queryTooLong }
        let words = SearchLetters.words(of: text)
        guard !words.isEmpty else { throw .emptyQuery }
        guard words.count <= Self.mostWords else { throw .queryTooLong }
        self.text = text
        self.words = words
    }

    /// The same for two that find the same.
    public var folded: String { SearchLetters.text(of: words) }

    /// Tokens that every listing has which is sought; not every one that has them is.
    public var tokens: [String] {
        SearchToken.texts(words.flatMap(Self.tokens))
    }

    private static func tokens(of word: [Letter]) -> [SearchToken] {
        let pairs = zip(word, word.dropFirst()).filter {
            SearchLetters.isLoneJamo($0) == SearchLetters.isLoneJamo($1)
        }
        return pairs.isEmpty ? [SearchToken(word[0])] : pairs.map { SearchToken($0, $1) }
    }

    public func isFound(in text: ListingText) -> Bool {
        words.allSatisfy { word in
            if Self.isFound(word, in: text.title) { return true }
            guard word.count > 1, !word.contains(where: SearchLetters.isLoneJamo) else { return false }
            return Self.isFound(word, in: text.rest)
        }
    }

    private static func isFound(_ word: [Letter], in words: [[Letter]]) -> Bool {
        let letters = words.flatMap { $0 }
        guard letters.count >= word.count else { return false }
        var begins = [Bool](repeating: false, count: letters.count + 1)
        var place = 0
        for word in words {
            begins[place] = true
            place += word.count
        }
        begins[place] = true
        return (0...letters.count - word.count).contains { start in
            let end = start + word.count
            guard zip(word, letters[start..<end]).allSatisfy(isMeant) else { return false }
            let blanks = (start + 1..<end).filter { begins[$0] }
            guard blanks.isEmpty || (begins[start] && word.count > 2) else { return false }
            guard !blanks.contains(where: { isNumber(letters[$0 - 1], letters[$0]) }) else { return false }
            return (begins[start] || !isTorn(letters[start - 1], letters[start]))
                && (begins[end] || !isCut(word, before: letters[end]))
        }
    }

    private static func isMeant(_ sought: Letter, _ letter: Letter) -> Bool {
        sought == letter || (SearchLetters.isLoneJamo(sought) && SearchLetters.initial(of: letter) == sought)
    }

    /// Whether two letters belong to one word of Latin letters, or to one number.
    private static func isTorn(_ first: Letter, _ second: Letter) -> Bool {
        (SearchLetters.isLatin(first) && SearchLetters.isLatin(second)) || isNumber(first, second)
    }

    private static func isNumber(_ first: Letter, _ second: Letter) -> Bool {
        SearchLetters.isDigit(first) && SearchLetters.isDigit(second)
    }

    /// A number is whole or another number; a Latin letter alone is not the beginning of a word.
    private static func isCut(_ word: [Letter], before next: Letter) -> Bool {
        guard let last = word.last, word.count == 1 || SearchLetters.isDigit(last) else { return false }
        return isTorn(last, next)
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
