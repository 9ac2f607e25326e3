import Foundation

/// Text as search compares it: composed, without case or width, in words of letters and digits alone.
enum SearchLetters {
    typealias Letter = UInt32

    static func words(of text: String) -> [[Letter]] {
        var words: [[Letter]] = []
        var word: [Letter] = []
        let composed =
            text.unicodeScalars.contains(where: mayCompose)
            ? text.precomposedStringWithCanonicalMapping : text
        for scalar in composed.unicodeScalars {
            let before = word.count
            fold(scalar, into: &word)
            if word.count == before, !word.isEmpty {
                words.append(word)
                word = []
            }
        }
        if !word.isEmpty { words.append(word) }
        return words
    }

    static func text(of words: [[Letter]]) -> String {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(words.reduce(0) { $0 + 3 * $1.count + 1 })
        for (place, word) in words.enumerated() {
            if place > 0 { bytes.append(UInt8(ascii: " ")) }
            for letter in word {
                guard let code = Unicode.Scalar(letter).flatMap(UTF8.encode) else { continue }
                bytes.append(contentsOf: code)
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// The consonant a syllable begins with, as a keyboard writes it; nil for anything else.
    static func initial(of letter: Letter) -> Letter? {
        isSyllable(letter) ? consonants[Int(letter - 0xAC00) / 588] : nil
    }

    static func isSyllable(_ letter: Letter) -> Bool { 0xAC00...0xD7A3 ~= letter }
    /// A consonant or a vowel on its own.
    static func isLoneJamo(_ letter: Letter) -> Bool { 0x3131...0x3163 ~= letter }
    static func isDigit(_ letter: Letter) -> Bool { 0x30...0x39 ~= letter }
    static func isLatin(_ letter: Letter) -> Bool { 0x61...0x7A ~= letter || 0xDF...0x24F ~= letter }

    /// ㄱ to ㅎ, in the order in which syllables are numbered.
    private static let consonants: [Letter] = "ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ".unicodeScalars.map(\.value)

    private static func mayCompose(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x300...0x36F, 0x1100...0x11FF, 0xA960...0xA97F, 0xD7B0...0xD7FF: true
        default: false
        }
    }

    private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.isAlphabetic || scalar.properties.numericType != nil
    }

    /// Adds nothing for what stands between words.
    private static func fold(_ scalar: Unicode.Scalar, into word: inout [Letter]) {
        let value = scalar.value
        switch value {
        case 0x30...0x39, 0x61...0x7A, 0xAC00...0xD7A3, 0x3131...0x3163: word.append(value)
        case 0x41...0x5A: word.append(value + 32)
        case 0...0x7F: break
        // Latin letters and digits as wide as a syllable.
        case 0xFF01...0xFF5E: Unicode.Scalar(value - 0xFEE0).map { fold($0, into: &word) }
        case 0x1100...0x1112: word.append(consonants[Int(value - 0x1100)])
        default:
            guard isLetter(scalar) else { return }
            // The small letter may come with marks, as that of İ does; those stand between words elsewhere.
            let small = scalar.properties.lowercaseMapping.unicodeScalars
            word.append(contentsOf: small.lazy.filter(isLetter).map(\.value))
        }
    }
}
