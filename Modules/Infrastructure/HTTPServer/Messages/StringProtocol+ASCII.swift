extension StringProtocol {
    /// Compares header names and tokens: only ASCII letters ignore case.
    func equalsIgnoringCase(_ other: some StringProtocol) -> Bool {
        let mine = utf8
        let theirs = other.utf8
        guard mine.count == theirs.count else { return false }
        if let isEqual = mine.withContiguousStorageIfAvailable({ mine in
            theirs.withContiguousStorageIfAvailable { theirs in
                mine.indices.allSatisfy { mine[$0].asciiLowercased == theirs[$0].asciiLowercased }
            }
        }), let isEqual {
            return isEqual
        }
        return zip(mine, theirs).allSatisfy { $0 == $1 || $0.asciiLowercased == $1.asciiLowercased }
    }

    /// The text without leading and trailing blanks and tabs.
    var trimmed: SubSequence {
        let scalars = unicodeScalars
        guard let first = scalars.firstIndex(where: { $0 != " " && $0 != "\t" }),
            let last = scalars.lastIndex(where: { $0 != " " && $0 != "\t" })
        else { return self[startIndex..<startIndex] }
        return self[first..<scalars.index(after: last)]
    }
}

extension UInt8 {
    var asciiLowercased: UInt8 {
        self >= UInt8(ascii: "A") && self <= UInt8(ascii: "Z") ? self | 0x20 : self
    }

    var isASCIIDigit: Bool {
        self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9")
    }
}
