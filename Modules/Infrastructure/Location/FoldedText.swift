/// Text normalised for comparison: composed, one width and case, without punctuation, split at spaces and
/// commas.
public struct FoldedText: Sendable {
    /// UTF-16 units; none is empty.
    public let words: [[UInt16]]

    public init(_ text: some StringProtocol) {
        var words: [[UInt16]] = []
        var word: [UInt16] = []
        for scalar in text.unicodeScalars {
            if scalar.separatesWords {
                if !word.isEmpty { words.append(word) }
                word = []
            } else {
                word.append(folding: scalar)
            }
        }
        if !word.isEmpty { words.append(word) }
        self.words = words.map { word in
            word.flatMap { unit -> [UInt16] in
                if Hangul.conjoiningInitials.contains(unit) {
                    return [Hangul.letter(ofConjoiningInitial: unit)]
                }
                return Hangul.letters(ofCluster: unit) ?? [unit]
            }
        }
    }

    /// All words concatenated.
    public var joined: [UInt16] { Array(words.joined()) }
}

extension [UInt16] {
    fileprivate mutating func append(folding scalar: Unicode.Scalar) {
        guard let unit = UInt16(exactly: scalar.value) else { return }
        if let last, let syllable = Hangul.composed(last, unit) {
            self[count - 1] = syllable
            return
        }
        switch unit {
        case 0xFF01...0xFF5E: append(folding: Unicode.Scalar(unit - 0xFEE0)!)
        case 0x41...0x5A: append(unit + 0x20)
        case 0x30...0x39, 0x61...0x7A: append(unit)
        // The archaic vowel that substitutes for a middle dot.
        case 0x318D: return
        case 0xFFA1...0xFFDC: Hangul.letter(ofHalfWidth: unit).map { append($0) }
        default:
            if Hangul.conjoiningInitials.contains(unit) || scalar.properties.isAlphabetic { append(unit) }
        }
    }
}

extension Unicode.Scalar {
    fileprivate var separatesWords: Bool {
        properties.isWhitespace || self == "," || self == "\u{FF0C}" || self == "\u{3001}"
    }
}
