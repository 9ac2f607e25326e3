/// A text as it is compared with watched terms: in normalization form KC, without case and without characters
/// that draw nothing. Runs of white space are one space.
struct WatchedText {
    let text: String
    private let bytes: [UInt8]

    init(_ text: String) {
        var kept = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            if scalar.properties.isWhitespace {
                if kept.last != " " { kept.append(" ") }
            } else if !scalar.drawsNothing {
                kept.append(scalar)
            }
        }
        var folded = String.UnicodeScalarView()
        for scalar in String(kept).compatiblyComposed.unicodeScalars {
            // A full stop of ideographs separates the labels of a host, too.
            folded.append(contentsOf: scalar == "\u{3002}" ? ".".unicodeScalars : scalar.withoutCase)
        }
        self.text = String(folded).canonicallyComposed
        bytes = Array(self.text.utf8)
    }

    /// A word of Latin letters or digits stands alone, so that "ass" isn't found in "class". Other words are
    /// found within others too, since Korean joins particles to them.
    func contains(_ term: WatchedTerm) -> Bool {
        let sought = Array(term.text.utf8)
        guard let first = sought.first, sought.count <= bytes.count else { return false }
        for start in 0...(bytes.count - sought.count) where bytes[start] == first {
            let end = start + sought.count
            guard bytes[start..<end].elementsEqual(sought) else { continue }
            let isFound =
                switch term.kind {
                case .word: isWord(start..<end)
                case .host: isHost(start..<end)
                }
            if isFound { return true }
        }
        return false
    }

    private func isWord(_ place: Range<Int>) -> Bool {
        let continuesBefore = isLatin(at: place.lowerBound) && isLatin(at: place.lowerBound - 1)
        return !continuesBefore && !(isLatin(at: place.upperBound - 1) && isLatin(at: place.upperBound))
    }

    /// Not a part of a longer name, and not the beginning of another host.
    private func isHost(_ place: Range<Int>) -> Bool {
        let (before, after) = (place.lowerBound - 1, place.upperBound)
        guard !isLatin(at: before), !isHyphen(at: before), !isLatin(at: after), !isHyphen(at: after) else {
            return false
        }
        return !(bytes.indices.contains(after) && bytes[after] == UInt8(ascii: ".") && isLatin(at: after + 1))
    }

    private func isHyphen(at index: Int) -> Bool {
        bytes.indices.contains(index) && bytes[index] == UInt8(ascii: "-")
    }

    private func isLatin(at index: Int) -> Bool {
        guard bytes.indices.contains(index) else { return false }
        return switch bytes[index] {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"): true
        default: false
        }
    }
}

extension Unicode.Scalar {
    /// The small letters of its capitals, so that ß equals ss.
    fileprivate var withoutCase: String.UnicodeScalarView {
        guard value >= 0x80 else {
            return ("A"..."Z" ~= self ? properties.lowercaseMapping : String(self)).unicodeScalars
        }
        guard properties.changesWhenCaseFolded || properties.changesWhenUppercased else {
            return String(self).unicodeScalars
        }
        return properties.uppercaseMapping.unicodeScalars.reduce(into: String.UnicodeScalarView()) {
            $0.append(contentsOf: $1.properties.lowercaseMapping.unicodeScalars)
        }
    }
}
