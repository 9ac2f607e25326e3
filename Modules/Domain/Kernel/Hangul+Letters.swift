extension String {
    /// The letters that a keyboard with two sets types for each syllable and each letter of Hangul, as
    /// compatibility letters: "관" and "ㄱㅘㄴ" are both "ㄱㅗㅏㄴ". Everything else stays.
    var spelledOut: String {
        var spelled = ""
        for scalar in compatiblyDecomposed.unicodeScalars {
            switch scalar.value {
            case 0x1100...0x1112: spelled += initials[Int(scalar.value - 0x1100)]
            case 0x1161...0x1175: spelled += vowels[Int(scalar.value - 0x1161)]
            case 0x11A8...0x11C2: spelled += finals[Int(scalar.value - 0x11A8)]
            default: spelled.unicodeScalars.append(scalar)
            }
        }
        return spelled
    }

    /// What the keys of that spelling type on a Latin keyboard: "마당" is "akekd".
    public var typedInLatin: String {
        String(spelledOut.map { keys[$0] ?? $0 })
    }
}

private let initials = "ㄱ ㄲ ㄴ ㄷ ㄸ ㄹ ㅁ ㅂ ㅃ ㅅ ㅆ ㅇ ㅈ ㅉ ㅊ ㅋ ㅌ ㅍ ㅎ".split(separator: " ").map(String.init)
private let vowels = "ㅏ ㅐ ㅑ ㅒ ㅓ ㅔ ㅕ ㅖ ㅗ ㅗㅏ ㅗㅐ ㅗㅣ ㅛ ㅜ ㅜㅓ ㅜㅔ ㅜㅣ ㅠ ㅡ ㅡㅣ ㅣ".split(separator: " ").map(String.init)
private let finals = "ㄱ ㄲ ㄱㅅ ㄴ ㄴㅈ ㄴㅎ ㄷ ㄹ ㄹㄱ ㄹㅁ ㄹㅂ ㄹㅅ ㄹㅌ ㄹㅍ ㄹㅎ ㅁ ㅂ ㅂㅅ ㅅ ㅆ ㅇ ㅈ ㅊ ㅋ ㅌ ㅍ ㅎ"
    .split(separator: " ").map(String.init)

private let keys: [Character: Character] = Dictionary(
    uniqueKeysWithValues: zip(
        "ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎㅏㅐㅑㅒㅓㅔㅕㅖㅗㅛㅜㅠㅡㅣ",
        "rRseEfaqQtTdwWczxvgkoiOjpuPhynbml"
    )
)
