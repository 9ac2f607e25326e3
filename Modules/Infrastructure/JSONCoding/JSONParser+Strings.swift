extension JSONParser {
    /// Parses the string whose opening quote is at the current position.
    mutating func string() throws(JSONError) -> String {
        position += 1
        let start = position
        position = bytes.endOfPlainText(from: start)
        guard position < bytes.count else { throw error(.unexpectedEnd) }
        switch bytes[position] {
        case UInt8(ascii: "\""):
            let text = try validated(bytes[start..<position], at: start)
            position += 1
            return text
        case UInt8(ascii: "\\"): return try escapedString(from: start)
        default: throw error(.controlCharacter)
        }
    }

    private mutating func escapedString(from start: Int) throws(JSONError) -> String {
        var content = Array(bytes[start..<position])
        while position < bytes.count {
            switch bytes[position] {
            case UInt8(ascii: "\""):
                guard let text = String(validating: content, as: UTF8.self) else {
                    throw error(.invalidUTF8, at: firstInvalid(from: start))
                }
                position += 1
                return text
            case UInt8(ascii: "\\"): try escape(into: &content)
            case 0..<0x20: throw error(.controlCharacter)
            case let byte:
                content.append(byte)
                position += 1
            }
        }
        throw error(.unexpectedEnd)
    }

    private func validated(_ content: Slice<UnsafeBufferPointer<UInt8>>, at start: Int) throws(JSONError)
        -> String
    {
        guard let text = String(validating: UnsafeBufferPointer(rebasing: content), as: UTF8.self) else {
            throw error(.invalidUTF8, at: firstInvalid(from: start))
        }
        return text
    }

    /// Decodes again to find the error's position; slow, and only used for invalid input.
    private func firstInvalid(from start: Int) -> Int {
        var decoder = UTF8()
        var source = bytes[start...].makeIterator()
        var offset = start
        while case .scalarValue(let scalar) = decoder.decode(&source) {
            offset += UTF8.width(scalar)
        }
        return offset
    }

    private mutating func escape(into content: inout [UInt8]) throws(JSONError) {
        let start = position
        guard start + 1 < bytes.count else { throw error(.unexpectedEnd, at: bytes.count) }
        position += 2
        switch bytes[start + 1] {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): content.append(bytes[start + 1])
        case UInt8(ascii: "b"): content.append(0x08)
        case UInt8(ascii: "f"): content.append(0x0C)
        case UInt8(ascii: "n"): content.append(0x0A)
        case UInt8(ascii: "r"): content.append(0x0D)
        case UInt8(ascii: "t"): content.append(0x09)
        case UInt8(ascii: "u"): content.append(contentsOf: UTF8.encode(try scalar(escapedAt: start))!)
        default: throw error(.invalidEscape, at: start)
        }
    }

    /// Lone surrogates are refused rather than replaced.
    private mutating func scalar(escapedAt start: Int) throws(JSONError) -> Unicode.Scalar {
        let first = try hexUnit(escapedAt: start)
        if let scalar = Unicode.Scalar(first) { return scalar }
        guard first < 0xDC00, position + 1 < bytes.count,
            bytes[position] == UInt8(ascii: "\\"), bytes[position + 1] == UInt8(ascii: "u")
        else { throw error(.invalidEscape, at: start) }
        position += 2
        let second = try hexUnit(escapedAt: start)
        guard 0xDC00..<0xE000 ~= second,
            let scalar = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
        else { throw error(.invalidEscape, at: start) }
        return scalar
    }

    private mutating func hexUnit(escapedAt start: Int) throws(JSONError) -> UInt32 {
        guard position + 4 <= bytes.count else { throw error(.unexpectedEnd, at: bytes.count) }
        var unit: UInt32 = 0
        for byte in bytes[position..<position + 4] {
            guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue, byte < 0x80 else {
                throw error(.invalidEscape, at: start)
            }
            unit = unit << 4 | UInt32(digit)
        }
        position += 4
        return unit
    }
}
