extension JSONParser {
    /// Parses a number; exact if it fits 64 bits and has neither fraction nor exponent.
    mutating func number() throws(JSONError) -> JSON {
        let start = position
        let isNegative = bytes[position] == UInt8(ascii: "-")
        if isNegative { position += 1 }
        let whole = position
        try digits()
        guard bytes[whole] != UInt8(ascii: "0") || position == whole + 1 else {
            throw error(.invalidNumber, at: start)
        }
        var isWhole = true
        if peek(UInt8(ascii: "."), nil) {
            isWhole = false
            position += 1
            try digits()
        }
        if peek(UInt8(ascii: "e"), UInt8(ascii: "E")) {
            isWhole = false
            position += 1
            if peek(UInt8(ascii: "+"), UInt8(ascii: "-")) { position += 1 }
            try digits()
        }
        if isWhole, let exact = integer(from: whole, isNegative: isNegative) { return .integer(exact) }
        return .number(try double(from: start))
    }

    private mutating func digits() throws(JSONError) {
        let start = position
        while position < bytes.count, bytes[position] &- UInt8(ascii: "0") < 10 { position += 1 }
        guard position > start else {
            throw error(position < bytes.count ? .invalidNumber : .unexpectedEnd)
        }
    }

    private func peek(_ one: UInt8, _ other: UInt8?) -> Bool {
        position < bytes.count && (bytes[position] == one || bytes[position] == other)
    }

    /// Nil for a value beyond `Int64`, and for `-0`, whose sign it would lose.
    private func integer(from start: Int, isNegative: Bool) -> Int64? {
        var value: Int64 = 0
        for byte in bytes[start..<position] {
            let (scaled, tooLarge) = value.multipliedReportingOverflow(by: 10)
            let digit = Int64(byte - UInt8(ascii: "0"))
            let (next, overflow) =
                isNegative
                ? scaled.subtractingReportingOverflow(digit) : scaled.addingReportingOverflow(digit)
            if tooLarge || overflow { return nil }
            value = next
        }
        return isNegative && value == 0 ? nil : value
    }

    private func double(from start: Int) throws(JSONError) -> Double {
        let text = String(decoding: bytes[start..<position], as: UTF8.self)
        guard let value = Double(text), value.isFinite else { throw error(.invalidNumber, at: start) }
        return value
    }
}
