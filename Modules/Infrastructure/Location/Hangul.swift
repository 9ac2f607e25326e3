/// Hangul arithmetic in UTF-16 units; all of Hangul is in the Basic Multilingual Plane.
enum Hangul {
    static let syllables: ClosedRange<UInt16> = 0xAC00...0xD7A3
    static let conjoiningInitials: ClosedRange<UInt16> = 0x1100...0x1112
    static let conjoiningVowels: ClosedRange<UInt16> = 0x1161...0x1175
    static let conjoiningFinals: ClosedRange<UInt16> = 0x11A8...0x11C2
    private static let vowelCount: UInt16 = 21
    private static let finalCount: UInt16 = 28

    /// The nineteen initial consonants as compatibility letters, in syllable order.
    private static let initials: [UInt16] = Array("ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ".utf16)

    /// Consonant clusters that a keyboard composes from two initials.
    private static let clusters: [UInt16: [UInt16]] = [
        "ㄳ": "ㄱㅅ", "ㄵ": "ㄴㅈ", "ㄶ": "ㄴㅎ", "ㄺ": "ㄹㄱ", "ㄻ": "ㄹㅁ", "ㄼ": "ㄹㅂ", "ㄽ": "ㄹㅅ", "ㄾ": "ㄹㅌ",
        "ㄿ": "ㄹㅍ", "ㅀ": "ㄹㅎ", "ㅄ": "ㅂㅅ",
    ].reduce(into: [:]) { $0[$1.key.utf16.first!] = Array($1.value.utf16) }

    @inline(__always)
    static func initial(ofSyllable unit: UInt16) -> UInt16? {
        guard syllables.contains(unit) else { return nil }
        return initials[Int((unit - 0xAC00) / (vowelCount * finalCount))]
    }

    static func initialIndex(ofLetter unit: UInt16) -> UInt16? {
        guard (0x3131...0x314E).contains(unit) else { return nil }
        return initials.firstIndex(of: unit).map(UInt16.init)
    }

    static func letters(ofCluster unit: UInt16) -> [UInt16]? { clusters[unit] }

    static func letter(ofConjoiningInitial unit: UInt16) -> UInt16 { initials[Int(unit - 0x1100)] }

    /// Composes `unit` with the preceding unit if together they form one syllable.
    static func composed(_ before: UInt16, _ unit: UInt16) -> UInt16? {
        if conjoiningInitials.contains(before), conjoiningVowels.contains(unit) {
            return 0xAC00 + ((before - 0x1100) * vowelCount + (unit - 0x1161)) * finalCount
        }
        let isOpen = syllables.contains(before) && (before - 0xAC00) % finalCount == 0
        if isOpen, conjoiningFinals.contains(unit) { return before + (unit - 0x11A7) }
        return nil
    }

    /// Returns the full-width letter for a half-width one.
    static func letter(ofHalfWidth unit: UInt16) -> UInt16? {
        switch unit {
        case 0xFFA1...0xFFBE: 0x3131 + (unit - 0xFFA1)
        case 0xFFC2...0xFFC7: 0x314F + (unit - 0xFFC2)
        case 0xFFCA...0xFFCF: 0x3155 + (unit - 0xFFCA)
        case 0xFFD2...0xFFD7: 0x315B + (unit - 0xFFD2)
        case 0xFFDA...0xFFDC: 0x3161 + (unit - 0xFFDA)
        default: nil
        }
    }
}
