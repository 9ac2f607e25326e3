/// How well a pattern fits a word; lower is better.
public enum TermFit: UInt8, Comparable, Sendable {
    case whole
    case beginning
    case part

    public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

/// A search pattern, matched literally or by the initial consonants of Hangul syllables.
public struct TermPattern: Sendable {
    private let units: [UInt16]
    private let hasInitials: Bool

    /// - Parameter units: folded like the words, see ``FoldedText``.
    public init(_ units: [UInt16]) {
        self.units = units
        hasInitials = units.contains { Hangul.initialIndex(ofLetter: $0) != nil }
    }

    func fit(in word: Column<UInt16>) -> TermFit? {
        guard !units.isEmpty, units.count <= word.count else { return nil }
        return units.withUnsafeBufferPointer { units in
            let lastStart = word.count &- units.count
            var start = 0
            while start <= lastStart {
                if fits(units, word, from: start) {
                    if start > 0 { return .part }
                    return lastStart == 0 ? .whole : .beginning
                }
                start &+= 1
            }
            return nil
        }
    }

    /// - Precondition: the word has at least as many units left.
    @inline(__always)
    private func fits(_ units: UnsafeBufferPointer<UInt16>, _ word: Column<UInt16>, from start: Int) -> Bool {
        var offset = 0
        while offset < units.count {
            let (wanted, found) = (units[offset], word.unchecked(start &+ offset))
            if wanted != found {
                guard hasInitials, Hangul.initial(ofSyllable: found) == wanted else { return false }
            }
            offset &+= 1
        }
        return true
    }
}
