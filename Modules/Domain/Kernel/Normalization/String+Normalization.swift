/// The normalization forms of Unicode (UAX 15) used to store, compare and search text.
///
/// Composes only jamo typed as such in a row, not compatibility letters or jamo after a syllable. Stored
/// password seals depend on this (ADR 33).
extension String {
    /// Normalization form C.
    var canonicallyComposed: String {
        // Nothing below the first combining mark composes.
        if unicodeScalars.allSatisfy({ $0.value < 0x300 || $0.isHangulSyllable }) { return self }
        let letters = Array(unicodeScalars).syllabified
        let parts = letters.flatMap { Decompositions.all.canonical($0) ?? [$0] }
        return String(String.UnicodeScalarView(parts.inCanonicalOrder.composed))
    }

    /// Normalization form KC.
    var compatiblyComposed: String {
        if unicodeScalars.allSatisfy({ $0.value < 0xA0 || $0.isHangulSyllable }) { return self }
        let letters = Array(unicodeScalars).syllabified
        let parts = letters.flatMap { Decompositions.all.compatible($0)?.syllabified ?? [$0] }
        return String(String.UnicodeScalarView(parts.inCanonicalOrder.composed))
    }

    /// Normalization form KD.
    var compatiblyDecomposed: String {
        if unicodeScalars.allSatisfy({ $0.value < 0xA0 }) { return self }
        let parts = unicodeScalars.flatMap { $0.jamo ?? Decompositions.all.compatible($0) ?? [$0] }
        return String(String.UnicodeScalarView(parts.inCanonicalOrder))
    }
}

extension [Unicode.Scalar] {
    /// Composes runs of jamo into syllables.
    fileprivate var syllabified: [Unicode.Scalar] {
        var result: [Unicode.Scalar] = []
        var index = 0
        while index < count {
            let (syllable, length) = Hangul.syllable(of: self[index...])
            result.append(syllable)
            index += length
        }
        return result
    }

    /// Sorts each run of combining marks by class and keeps the order within a class.
    fileprivate var inCanonicalOrder: [Unicode.Scalar] {
        var result = self
        for index in result.indices.dropFirst() {
            let rank = result[index].combiningClass
            guard rank > 0 else { continue }
            var place = index
            while place > 0, result[place - 1].combiningClass > rank {
                result.swapAt(place, place - 1)
                place -= 1
            }
        }
        return result
    }

    fileprivate var composed: [Unicode.Scalar] {
        var result: [Unicode.Scalar] = []
        var starter: Int?
        var lastClass: UInt8 = 0
        for scalar in self {
            let rank = scalar.combiningClass
            if let place = starter, place == result.count - 1 || lastClass != 0 && lastClass < rank,
                let composite = Decompositions.all.composite(result[place], scalar)
            {
                result[place] = composite
                continue
            }
            if rank == 0 { starter = result.count }
            lastClass = rank
            result.append(scalar)
        }
        return result
    }
}

extension Unicode.Scalar {
    fileprivate var isHangulSyllable: Bool { 0xAC00...0xD7A3 ~= value }

    fileprivate var combiningClass: UInt8 {
        value < 0x300 ? 0 : properties.canonicalCombiningClass.rawValue
    }

    /// The jamo that spell the syllable.
    fileprivate var jamo: [Unicode.Scalar]? {
        guard isHangulSyllable else { return nil }
        let index = value - Hangul.firstSyllable
        var jamo = [Hangul.initials.lowerBound + index / 588, Hangul.vowels.lowerBound + index % 588 / 28]
        if index % 28 > 0 { jamo.append(Hangul.finals.lowerBound + index % 28 - 1) }
        return jamo.compactMap(Unicode.Scalar.init)
    }
}

/// Hangul composition by arithmetic, as Unicode defines it.
private enum Hangul {
    static let firstSyllable: UInt32 = 0xAC00
    static let initials: ClosedRange<UInt32> = 0x1100...0x1112
    static let vowels: ClosedRange<UInt32> = 0x1161...0x1175
    static let finals: ClosedRange<UInt32> = 0x11A8...0x11C2

    /// The syllable that the first scalars spell, or else the first scalar, and the number of scalars used.
    static func syllable(of scalars: ArraySlice<Unicode.Scalar>) -> (scalar: Unicode.Scalar, length: Int) {
        let letters = scalars.prefix(3).map(\.value)
        guard letters.count > 1, initials ~= letters[0], vowels ~= letters[1] else {
            return (scalars[scalars.startIndex], 1)
        }
        let initial = letters[0] - initials.lowerBound
        var value = firstSyllable + (initial * 21 + letters[1] - vowels.lowerBound) * 28
        let isClosed = letters.count > 2 && finals ~= letters[2]
        if isClosed { value += letters[2] - finals.lowerBound + 1 }
        return (Unicode.Scalar(value) ?? scalars[scalars.startIndex], isClosed ? 3 : 2)
    }
}
