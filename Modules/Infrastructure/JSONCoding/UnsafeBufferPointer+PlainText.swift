extension UnsafeBufferPointer<UInt8> {
    /// Returns the first position from `start` whose byte needs escaping in a JSON string; the end when
    /// there is none.
    ///
    /// Tests eight bytes at a time, because most text is plain.
    func endOfPlainText(from start: Int) -> Int {
        var place = start
        let base = UnsafeRawBufferPointer(self)
        while place + 8 <= count, !base.loadUnaligned(fromByteOffset: place, as: UInt64.self).holdsSpecial {
            place += 8
        }
        while place < count, !isSpecialInJSON(self[place]) { place += 1 }
        return place
    }
}

func isSpecialInJSON(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
}

extension UInt64 {
    /// The well-known bit trick: subtraction borrows into a byte's top bit only if the byte was small
    /// enough.
    fileprivate var holdsSpecial: Bool {
        let isControl = (self &- 0x2020_2020_2020_2020) & ~self
        return
            (isControl | (self ^ 0x2222_2222_2222_2222).zeroBytes | (self ^ 0x5C5C_5C5C_5C5C_5C5C).zeroBytes)
            & 0x8080_8080_8080_8080 != 0
    }

    private var zeroBytes: UInt64 { (self &- 0x0101_0101_0101_0101) & ~self }
}
