/// A recursive descent parser for one document. It must not outlive its buffer.
struct JSONParser {
    let bytes: UnsafeBufferPointer<UInt8>
    var position = 0

    init(_ bytes: UnsafeBufferPointer<UInt8>) {
        self.bytes = bytes
    }

    mutating func document(depth: Int) throws(JSONError) -> JSON {
        let json = try value(depth: depth)
        guard nextByte() == nil else { throw error(.trailingBytes) }
        return json
    }

    func error(_ reason: JSONError.Reason, at offset: Int? = nil) -> JSONError {
        JSONError(reason, at: offset ?? position, in: bytes)
    }

    /// The error for an unexpected byte at the current position.
    func unexpected() -> JSONError {
        error(position < bytes.count ? .unexpectedByte : .unexpectedEnd)
    }

    private mutating func value(depth: Int) throws(JSONError) -> JSON {
        switch nextByte() {
        case UInt8(ascii: "{"): return .object(try object(depth: depth))
        case UInt8(ascii: "["): return .array(try array(depth: depth))
        case UInt8(ascii: "\""): return .string(try string())
        case let byte? where isNumberStart(byte): return try number()
        case UInt8(ascii: "t"): return try word("true", .bool(true))
        case UInt8(ascii: "f"): return try word("false", .bool(false))
        case UInt8(ascii: "n"): return try word("null", .null)
        default: throw unexpected()
        }
    }

    private mutating func array(depth: Int) throws(JSONError) -> [JSON] {
        guard depth > 0 else { throw error(.tooDeep) }
        position += 1
        var items: [JSON] = []
        if take(UInt8(ascii: "]")) { return items }
        repeat {
            items.append(try value(depth: depth - 1))
        } while take(UInt8(ascii: ","))
        guard take(UInt8(ascii: "]")) else { throw unexpected() }
        return items
    }

    private mutating func object(depth: Int) throws(JSONError) -> JSONObject {
        guard depth > 0 else { throw error(.tooDeep) }
        position += 1
        var members = JSONObject()
        if take(UInt8(ascii: "}")) { return members }
        repeat {
            guard nextByte() == UInt8(ascii: "\"") else { throw unexpected() }
            let start = position
            let key = try string()
            guard take(UInt8(ascii: ":")) else { throw unexpected() }
            guard members.insert(key, try value(depth: depth - 1)) else {
                throw error(.duplicateKey(key), at: start)
            }
        } while take(UInt8(ascii: ","))
        guard take(UInt8(ascii: "}")) else { throw unexpected() }
        return members
    }

    private mutating func word(_ word: StaticString, _ meaning: JSON) throws(JSONError) -> JSON {
        for place in 0..<word.utf8CodeUnitCount {
            guard position < bytes.count, bytes[position] == word.utf8Start[place] else { throw unexpected() }
            position += 1
        }
        return meaning
    }

    /// Skips whitespace and returns the next byte without consuming it.
    private mutating func nextByte() -> UInt8? {
        while position < bytes.count {
            switch bytes[position] {
            case 0x20, 0x09, 0x0A, 0x0D: position += 1
            case let byte: return byte
            }
        }
        return nil
    }

    private mutating func take(_ byte: UInt8) -> Bool {
        guard nextByte() == byte else { return false }
        position += 1
        return true
    }
}

private func isNumberStart(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "-") || byte &- UInt8(ascii: "0") < 10
}
