/// One word of a search query and its matching rules.
struct SearchWord: Hashable, Sendable {
    typealias Letter = SearchLetters.Letter

    let letters: [Letter]
    /// Rare letters count twice.
    private let count: Int
    private let hasLoneJamo: Bool

    init(_ letters: [Letter]) {
        self.letters = letters
        count = letters.count { !UTF16.isTrailSurrogate($0) }
        hasLoneJamo = letters.contains(where: SearchLetters.isLoneJamo)
    }

    /// Outside of titles, single letters and consonants match only from the beginning of a word.
    private var isShort: Bool { count == 1 || hasLoneJamo }

    /// The pairs of consonants that are indexed of a word outside of titles, and used as terms.
    static let mostInitialPairs = 2

    /// Longer words may match across blanks.
    private var mayCrossBlanks: Bool { count > 2 }

    var terms: [SearchTerm] {
        let pairs = zip(letters, letters.dropFirst()).enumerated().filter { index, pair in
            let isLone = SearchLetters.isLoneJamo(pair.0)
            return isLone == SearchLetters.isLoneJamo(pair.1) && (!isLone || index < Self.mostInitialPairs)
        }
        guard !pairs.isEmpty else { return [SearchTerm(SearchToken(letters[0]))] }
        return pairs.map { SearchTerm(SearchToken($1.0, $1.1), mayCrossBlank: mayCrossBlanks) }
    }

    /// Whether containing the term proves a match: one or two syllables, or one consonant. Anything else
    /// needs a comparison with the text.
    var isProvenByTerms: Bool {
        letters.count == 1
            ? SearchToken.tellsApart(letters[0])
            : letters.count == 2 && letters.allSatisfy(SearchLetters.isSyllable)
    }

    func isFound(inTitle line: Range<Int>, of text: Span<UInt16>) -> Bool {
        isFound(in: line, of: text, onlyBeginnings: false)
    }

    func isFound(inRest line: Range<Int>, of text: Span<UInt16>) -> Bool {
        isFound(in: line, of: text, onlyBeginnings: isShort)
    }

    private func isFound(in line: Range<Int>, of text: Span<UInt16>, onlyBeginnings: Bool) -> Bool {
        guard line.count >= letters.count else { return false }
        for start in line where isMeant(letters[0], text[start]) {
            let beginsWord = start == line.lowerBound || text[start - 1] == SearchLetters.blank
            guard beginsWord || (!onlyBeginnings && !isTorn(text[start - 1], text[start])) else { continue }
            if isFound(at: start, in: text, line, beginsWord) { return true }
        }
        return false
    }

    private func isFound(
        at start: Int,
        in text: Span<UInt16>,
        _ line: Range<Int>,
        _ beginsWord: Bool
    ) -> Bool {
        var place = start + 1
        for letter in letters.dropFirst() {
            if place < line.upperBound, text[place] == SearchLetters.blank {
                guard beginsWord, mayCrossBlanks, !isNumber(text[place - 1], text[place + 1]) else {
                    return false
                }
                place += 1
            }
            guard place < line.upperBound, isMeant(letter, text[place]) else { return false }
            place += 1
        }
        let endsWord = place == line.upperBound || text[place] == SearchLetters.blank
        return endsWord || !isCut(before: text[place])
    }

    private func isMeant(_ sought: Letter, _ letter: Letter) -> Bool {
        sought == letter || (SearchLetters.isLoneJamo(sought) && SearchLetters.initial(of: letter) == sought)
    }

    /// Whether two letters belong to one Latin word or to one number.
    private func isTorn(_ first: Letter, _ second: Letter) -> Bool {
        (SearchLetters.isLatin(first) && SearchLetters.isLatin(second)) || isNumber(first, second)
    }

    private func isNumber(_ first: Letter, _ second: Letter) -> Bool {
        SearchLetters.isDigit(first) && SearchLetters.isDigit(second)
    }

    /// Whether the match would end inside a number or after a single Latin letter.
    private func isCut(before next: Letter) -> Bool {
        guard let last = letters.last, count == 1 || SearchLetters.isDigit(last) else { return false }
        return isTorn(last, next)
    }
}
