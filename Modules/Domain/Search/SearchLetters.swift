/// Text normalized for search: composed, without case or width, and reduced to words of letters and digits.
enum SearchLetters {
    /// Scalars above 16 bits become two letters.
    typealias Letter = UInt16

    static let blank: Letter = 0x20
    static let lineFeed: Letter = 0x0A

    /// At both ends of a tag. No folded text has it, as it is no letter.
    static let tagMark: Letter = 0xE000

    static func words(of text: String) -> [[Letter]] {
        var words: [[Letter]] = []
        eachWord(of: text) { word, _ in words.append(word) }
        return words
    }

    /// The words of a text, and as tags with their marks those that begin with a number sign.
    static func wordsAndTags(of text: String, tagsAreWords: Bool) -> (words: [[Letter]], tags: [[Letter]]) {
        var (words, tags): ([[Letter]], [[Letter]]) = ([], [])
        eachWord(of: text) { word, isTag in
            if isTag { tags.append([tagMark] + word + [tagMark]) }
            if !isTag || tagsAreWords { words.append(word) }
        }
        return (words, tags)
    }

    private static func eachWord(of text: String, _ body: (_ word: [Letter], _ isTag: Bool) -> Void) {
        var word: [Letter] = []
        var isTag = false
        let composed =
            text.unicodeScalars.contains(where: mayCompose)
            ? text.canonicallyComposed : text
        for scalar in composed.unicodeScalars {
            let before = word.count
            fold(scalar, into: &word)
            guard word.count == before else { continue }
            if !word.isEmpty { body(word, isTag) }
            // A sign after a letter, as in C#, begins no tag.
            isTag = word.isEmpty && (scalar == "#" || scalar == "\u{FF03}")
            word = []
        }
        if !word.isEmpty { body(word, isTag) }
    }

    static func joined(_ words: [[Letter]]) -> [Letter] { Array(words.joined(separator: [blank])) }

    /// The range of the title in a listing's text.
    static func title(of letters: Span<Letter>) -> Range<Int> {
        for place in letters.indices where letters[place] == lineFeed { return 0..<place }
        return 0..<letters.count
    }

    /// The initial consonant of a syllable as a compatibility letter; nil for any other letter.
    static func initial(of letter: Letter) -> Letter? {
        isSyllable(letter) ? consonants[Int(letter - 0xAC00) / 588] : nil
    }

    static func isSyllable(_ letter: Letter) -> Bool { 0xAC00...0xD7A3 ~= letter }
    /// A single consonant or vowel.
    static func isLoneJamo(_ letter: Letter) -> Bool { 0x3131...0x3163 ~= letter }
    static func loneJamo(_ letter: Letter) -> Letter? { isLoneJamo(letter) ? letter : nil }
    static func isDigit(_ letter: Letter) -> Bool { 0x30...0x39 ~= letter }
    static func isLatin(_ letter: Letter) -> Bool { 0x61...0x7A ~= letter || 0xDF...0x24F ~= letter }

    /// ㄱ to ㅎ, in the order of syllable numbers.
    private static let consonants: [Letter] = Array("ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ".utf16)

    private static func mayCompose(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x300...0x36F, 0x1100...0x11FF, 0xA960...0xA97F, 0xD7B0...0xD7FF: true
        default: false
        }
    }

    private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.isAlphabetic || scalar.properties.numericType != nil
    }

    /// Ignores characters that separate words.
    private static func fold(_ scalar: Unicode.Scalar, into word: inout [Letter]) {
        let value = scalar.value
        switch value {
        case 0x30...0x39, 0x61...0x7A, 0xAC00...0xD7A3, 0x3131...0x3163: word.append(Letter(value))
        case 0x41...0x5A: word.append(Letter(value + 32))
        case 0...0x7F: break
        // Full-width Latin letters and digits.
        case 0xFF01...0xFF5E: Unicode.Scalar(value - 0xFEE0).map { fold($0, into: &word) }
        case 0x1100...0x1112: word.append(consonants[Int(value - 0x1100)])
        default:
            guard isLetter(scalar) else { return }
            // The lower-case letter may have combining marks, as that of İ does, which separate words
            // elsewhere.
            let small = scalar.properties.lowercaseMapping.unicodeScalars
            for letter in small where isLetter(letter) { word.append(contentsOf: letter.utf16) }
        }
    }
}
