extension String {
    /// The letters typed for each syllable and each letter of Hangul on a two-set keyboard, as compatibility
    /// letters: "관" and "ㄱㅘㄴ" both become "ㄱㅗㅏㄴ". Other characters are unchanged.
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

    /// The Latin letters typed by the same keys: "마당" becomes "akekd".
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
