extension [UInt8] {
    /// Appends text with what JSON forbids in a string escaped, copying the stretches between in one go.
    mutating func appendEscaped(_ text: UnsafeBufferPointer<UInt8>, forHTML: Bool) {
        let special = forHTML ? specialInHTML : specialInJSON
        var copied = 0
        for (place, byte) in text.enumerated() where special[Int(byte)] {
            if byte == 0xE2, !isLineSeparator(text, at: place) { continue }
            append(contentsOf: text[copied..<place])
            copied = place + (byte == 0xE2 ? 3 : 1)
            appendEscape(byte == 0xE2 ? 0x2000 | UInt16(text[place + 2] & 0x3F) : UInt16(byte))
        }
        append(contentsOf: text[copied...])
    }

    private mutating func appendEscape(_ unit: UInt16) {
        append(UInt8(ascii: "\\"))
        switch unit {
        case 0x22, 0x5C: append(UInt8(unit))
        case 0x08: append(UInt8(ascii: "b"))
        case 0x09: append(UInt8(ascii: "t"))
        case 0x0A: append(UInt8(ascii: "n"))
        case 0x0C: append(UInt8(ascii: "f"))
        case 0x0D: append(UInt8(ascii: "r"))
        default:
            append(UInt8(ascii: "u"))
            for shift in [12, 8, 4, 0] { append(hexDigits[Int(unit >> UInt16(shift) & 0xF)]) }
        }
    }
}

private let hexDigits = Array("0123456789abcdef".utf8)
private let specialInJSON = (0...255).map { $0 < 0x20 || $0 == 0x22 || $0 == 0x5C }
private let specialInHTML = specialInJSON.indices.map {
    specialInJSON[$0] || [0x26, 0x3C, 0x3E, 0xE2].contains($0)
}

/// U+2028 and U+2029 end a line in old scripts, though not in JSON.
private func isLineSeparator(_ text: UnsafeBufferPointer<UInt8>, at place: Int) -> Bool {
    place + 2 < text.count && text[place + 1] == 0x80 && text[place + 2] & 0xFE == 0xA8
}
