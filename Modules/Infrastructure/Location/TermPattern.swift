/// How well a pattern fits a word; the lower, the better.
public enum TermFit: UInt8, Comparable, Sendable {
    case whole
    case beginning
    case part

    public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

/// Something typed, to be found in words: literally, or by the initial consonants of Hangul syllables.
public struct TermPattern: Sendable {
    private let units: [UInt16]
    private let hasInitials: Bool

    /// - Parameter units: folded as the words were, see ``FoldedText``.
    public init(_ units: [UInt16]) {
        self.units = units
        hasInitials = units.contains { Hangul.initialIndex(ofLetter: $0) != nil }
    }

    func fit(in word: Column<UInt16>) -> TermFit? {
        guard !units.isEmpty, units.count <= word.count else { return nil }
        for start in 0...(word.count - units.count) where fits(word, from: start) {
            if start > 0 { return .part }
            return units.count == word.count ? .whole : .beginning
        }
        return nil
    }

    @inline(__always)
    private func fits(_ word: Column<UInt16>, from start: Int) -> Bool {
        units.withUnsafeBufferPointer { units in
            for offset in 0..<units.count {
                let (wanted, found) = (units[offset], word[start &+ offset])
                if wanted == found { continue }
                guard hasInitials, let initial = Hangul.initial(ofSyllable: found), initial == wanted else {
                    return false
                }
            }
            return true
        }
    }
}
