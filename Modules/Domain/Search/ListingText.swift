/// All that a listing can be found by, as search compares it.
public struct ListingText: Equatable, Sendable {
    typealias Letter = SearchLetters.Letter

    let title: [[Letter]]
    let rest: [[Letter]]

    public init(title: ListingTitle, words: String) {
        self.title = SearchLetters.words(of: title.text)
        rest = SearchLetters.words(of: words)
    }

    /// Reads back what was kept.
    public init(folded: String) {
        let parts = folded.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        title = SearchLetters.words(of: parts.first ?? "")
        rest = SearchLetters.words(of: parts.count > 1 ? parts[1] : "")
    }

    /// To be kept: two lines, words with single blanks between them.
    public var folded: String {
        "\(SearchLetters.text(of: title))\n\(SearchLetters.text(of: rest))"
    }

    /// What an index keeps: every pair of letters that follow each other, words standing together or not; of
    /// the title each letter, too, and the first consonants of its syllables alone and in pairs. In one
    /// order, none twice.
    public var tokens: [String] {
        var tokens: [SearchToken] = []
        let titleLetters = title.flatMap { $0 }
        let initials = titleLetters.map { SearchLetters.initial(of: $0) ?? 0 }
        tokens.append(contentsOf: titleLetters.map(SearchToken.init))
        tokens.append(contentsOf: SearchToken.pairs(of: titleLetters))
        tokens.append(contentsOf: SearchToken.pairs(of: rest.flatMap { $0 }))
        tokens.append(contentsOf: initials.lazy.filter { $0 != 0 }.map(SearchToken.init))
        tokens.append(contentsOf: SearchToken.pairs(of: initials).lazy.filter(\.isWhole))
        return SearchToken.texts(tokens)
    }
}

/// One or two letters.
struct SearchToken: Comparable {
    private let letters: UInt64

    init(_ letter: SearchLetters.Letter) {
        letters = UInt64(letter)
    }

    init(_ first: SearchLetters.Letter, _ second: SearchLetters.Letter) {
        letters = UInt64(first) << 32 | UInt64(second)
    }

    /// Whether neither letter is missing.
    var isWhole: Bool { letters >> 32 != 0 && UInt32(truncatingIfNeeded: letters) != 0 }

    static func < (left: Self, right: Self) -> Bool { left.letters < right.letters }

    static func pairs(of letters: [SearchLetters.Letter]) -> [SearchToken] {
        zip(letters, letters.dropFirst()).map { SearchToken($0, $1) }
    }

    static func texts(_ tokens: [SearchToken]) -> [String] {
        var texts: [String] = []
        var last: SearchToken?
        for token in tokens.sorted() where token != last {
            texts.append(token.text)
            last = token
        }
        return texts
    }

    private var text: String {
        // Short enough to need no memory of its own.
        String(unsafeUninitializedCapacity: 8) { bytes in
            var count = 0
            let add = { (letter: UInt64) in
                guard letter != 0, let scalar = Unicode.Scalar(UInt32(letter)),
                    let code = UTF8.encode(scalar)
                else { return }
                for byte in code {
                    bytes[count] = byte
                    count += 1
                }
            }
            add(letters >> 32)
            add(letters & 0xFFFF_FFFF)
            return count
        }
    }
}
