import Location

/// An address as people write it: "서울 마포구 월드컵북로 396, 3층 301호 (상암동)".
///
/// What is in parentheses counts for nothing. Words before the road name its area, and those after the number
/// are details.
struct AddressSpelling {
    /// More words are no address.
    private static let mostWords = 16

    let words: [Word]

    struct Word {
        /// With digits and hyphens in ASCII.
        let text: String
        /// Without punctuation; see `FoldedText`.
        let units: [UInt16]

        init(_ text: String) {
            self.text = text
            units = FoldedText(text).joined
        }

        /// Whether it can only be the name of an area, and is wrong when the road isn't there.
        var namesArea: Bool { units.count > 1 && text.hasSuffix(oneOf: ["시", "군", "구", "읍", "면", "도"]) }

        /// Whether it names a neighbourhood rather than a road or a building.
        var namesNeighbourhood: Bool { namesArea || text.hasSuffix(oneOf: ["동", "리", "가"]) }
    }

    /// A number on a road.
    struct Number: Equatable {
        let number: BuildingNumber
        /// Of the index: 1 for 지하.
        let level: UInt8
    }

    init(_ text: String) {
        var (plain, depth) = ("", 0)
        for scalar in text.unicodeScalars {
            switch scalar {
            case "(", "（", "[": depth += 1
            case ")", "）", "]": depth = max(0, depth - 1)
            case _ where depth > 0: break
            case "\u{FF10}"..."\u{FF19}": plain.unicodeScalars.append(Unicode.Scalar(scalar.value - 0xFEE0)!)
            case "－", "–", "‐", "−", "\u{2011}": plain.append("-")
            case ",", "，", "、": plain.append(" ")
            default: plain.unicodeScalars.append(scalar)
            }
            if depth > 0 { plain.append(" ") }
        }
        words = plain.split(whereSeparator: \.isWhitespace).prefix(Self.mostWords).map { Word(String($0)) }
    }

    /// The words from `place` on, as one.
    func joined(_ places: Range<Int>) -> Word {
        places.count == 1
            ? words[places.lowerBound] : Word(words[places].map(\.text).joined())
    }

    /// The number that the words from `place` on begin with: `396`, `396-1`, `지하 175`, `지하175`.
    func number(from place: Int) -> Number? {
        guard place < words.count else { return nil }
        let text = words[place].text
        guard let level = Self.levels.first(where: { text.hasPrefix($0.word) }) else {
            return Self.number(text[...]).map { Number(number: $0, level: 0) }
        }
        let rest = text.dropFirst(level.word.count)
        let digits = rest.isEmpty && place + 1 < words.count ? words[place + 1].text[...] : rest
        return Self.number(digits).map { Number(number: $0, level: level.level) }
    }

    /// The words for levels, in the order of the index.
    static let levelWords = ["", "지하", "공중", "수상"]

    private static let levels = levelWords.enumerated().dropFirst().map { level, word in
        (word: word, level: UInt8(level))
    }

    private static func number(_ text: Substring) -> BuildingNumber? {
        var text = text
        for suffix in ["번지", "번"] where text.hasSuffix(suffix) { text.removeLast(suffix.count) }
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        guard (1...2).contains(parts.count), parts.allSatisfy({ $0.utf8.allSatisfy(\.isDigit) }),
            let main = UInt16(parts[0]), main > 0
        else { return nil }
        guard parts.count == 2 else { return BuildingNumber(main: main) }
        return UInt16(parts[1]).map { BuildingNumber(main: main, sub: $0) }
    }
}

extension AddressSpelling.Word {
    /// Divides `월드컵북로396-1` and `세종대로지하175`; nil for a word that doesn't end with a number.
    var dividedAtNumber: (road: AddressSpelling.Word, number: AddressSpelling.Number)? {
        var name = text[...]
        for suffix in ["번지", "번"] where name.hasSuffix(suffix) { name.removeLast(suffix.count) }
        while let last = name.utf8.last, last.isDigit || last == UInt8(ascii: "-") { name.removeLast() }
        let digits = text[name.endIndex...]
        guard !name.isEmpty, !digits.isEmpty else { return nil }
        let level = AddressSpelling.levelWords.dropFirst().first { name.hasSuffix($0) } ?? ""
        let written = AddressSpelling(level + digits)
        guard let number = written.number(from: 0) else { return nil }
        return (AddressSpelling.Word(String(name.dropLast(level.count))), number)
    }
}

extension String {
    fileprivate func hasSuffix(oneOf endings: [String]) -> Bool { endings.contains { hasSuffix($0) } }
}

extension UInt8 {
    fileprivate var isDigit: Bool { (0x30...0x39).contains(self) }
}
