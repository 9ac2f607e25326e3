extension [UInt8] {
    /// Appends text with JSON escapes, copying the unescaped stretches at once.
    mutating func appendEscaped(_ text: UnsafeBufferPointer<UInt8>, forHTML: Bool) {
        var copied = 0
        while true {
            let next = forHTML ? text.endOfTextPlainInHTML(from: copied) : text.endOfPlainText(from: copied)
            append(contentsOf: UnsafeBufferPointer(rebasing: text[copied..<next]))
            guard next < text.count else { return }
            let isLineSeparator = text[next] == 0xE2
            appendEscape(isLineSeparator ? 0x2000 | UInt16(text[next + 2] & 0x3F) : UInt16(text[next]))
            copied = next + (isLineSeparator ? 3 : 1)
        }
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
            for shift in stride(from: UInt16(12), through: 0, by: -4) {
                let digit = UInt8(unit >> shift & 0xF)
                append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
            }
        }
    }
}

extension UnsafeBufferPointer<UInt8> {
    fileprivate func endOfTextPlainInHTML(from start: Int) -> Int {
        var place = start
        while place < count {
            switch self[place] {
            case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"): return place
            case 0xE2 where isLineSeparator(at: place): return place
            case let byte where isSpecialInJSON(byte): return place
            default: place += 1
            }
        }
        return place
    }

    /// U+2028 and U+2029 are line terminators in older JavaScript, though not in JSON.
    private func isLineSeparator(at place: Int) -> Bool {
        place + 2 < count && self[place + 1] == 0x80 && self[place + 2] & 0xFE == 0xA8
    }
}
