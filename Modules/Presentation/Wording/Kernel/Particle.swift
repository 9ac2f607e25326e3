/// A Korean particle, whose form depends on the preceding sound.
public enum Particle: Sendable {
    /// 을, 를
    case object
    /// 이, 가
    case subject
    /// 은, 는
    case topic
    /// 과, 와
    case and
    /// 으로, 로
    case direction

    fileprivate func shape(after ending: Ending) -> String {
        switch (self, ending) {
        case (_, .unknown): either
        case (.object, .vowel): "를"
        case (.object, _): "을"
        case (.subject, .vowel): "가"
        case (.subject, _): "이"
        case (.topic, .vowel): "는"
        case (.topic, _): "은"
        case (.and, .vowel): "와"
        case (.and, _): "과"
        case (.direction, .consonant): "으로"
        case (.direction, _): "로"
        }
    }

    /// Both forms, when the pronunciation is unknown.
    private var either: String {
        switch self {
        case .object: "을(를)"
        case .subject: "이(가)"
        case .topic: "은(는)"
        case .and: "과(와)"
        case .direction: "(으)로"
        }
    }
}

extension String {
    /// The word followed by the particle: 피아노를, 수학을, 3을, Swift를.
    public func with(_ particle: Particle) -> String {
        self + particle.shape(after: Ending(of: self))
    }
}

/// The final sound of a word read aloud in Korean.
private enum Ending {
    case vowel
    case consonant
    /// ㄹ, which takes 로 and otherwise counts as a consonant.
    case l
    case unknown

    /// Skips quotes and brackets after the word.
    init(of text: String) {
        guard let last = text.unicodeScalars.last(where: { $0.properties.isAlphabetic || Self.isDigit($0) })
        else {
            self = .unknown
            return
        }
        if ("가"..."힣").contains(last) {
            self.init(jongseong: (last.value - 0xAC00) % 28)
        } else if Self.isDigit(last) {
            self.init(digit: last)
        } else if last.isASCII {
            self.init(latin: Self.lastWord(of: text))
        } else {
            self = .unknown
        }
    }

    private init(jongseong: UInt32) {
        self = jongseong == 0 ? .vowel : jongseong == 8 ? .l : .consonant
    }

    /// 영 일 이 삼 사 오 육 칠 팔 구; numbers that end in 0 are read 십, 백, 천, 만 or 억.
    private init(digit: Unicode.Scalar) {
        let isIn = { (digits: String) in digits.unicodeScalars.contains(digit) }
        self = isIn("2459") ? .vowel : isIn("178") ? .l : .consonant
    }

    /// Capitals are read letter by letter; other words follow approximate rules of transliteration.
    private init(latin word: String) {
        let isSpelled = word.count == 1 || !word.contains { $0.isLowercase }
        let letters = word.lowercased()
        self = isSpelled ? Self.ofLetter(letters.last ?? " ") : Self.ofWord(letters)
    }

    private static func ofLetter(_ letter: Character) -> Ending {
        "lr".contains(letter) ? .l : "mn".contains(letter) ? .consonant : .vowel
    }

    private static func ofWord(_ word: String) -> Ending {
        if word.hasSuffix("l") || word.hasSuffix("le") { return .l }
        if ["m", "n", "ng", "me", "ne", "ck", "ook"].contains(where: word.hasSuffix) { return .consonant }
        let (before, vowel, last) = (word.dropLast(2).last, word.dropLast().last, word.last)
        let isShort = vowel.map(isVowel) == true && before.map(isVowel) != true
        return isShort && last.map { "bckpt".contains($0) } == true ? .consonant : .vowel
    }

    private static func isVowel(_ letter: Character) -> Bool { "aeiou".contains(letter) }

    private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }

    private static func lastWord(of text: String) -> String {
        let tail = text.reversed().drop { !$0.isASCII || !$0.isLetter }.prefix { $0.isASCII && $0.isLetter }
        return String(tail.reversed())
    }
}
