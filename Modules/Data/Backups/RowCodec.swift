import Database

/// Rows as bytes, the same on both engines.
enum RowCodec {
    private enum Tag: UInt8 {
        case null, integer, real, text, bytes
    }

    static func append(_ row: [SQLValue], to bytes: inout [UInt8]) {
        for value in row {
            switch value {
            case .null:
                bytes.append(Tag.null.rawValue)
            case .integer(let number):
                bytes.append(Tag.integer.rawValue)
                // Small numbers of either sign are short.
                append(UInt64(bitPattern: number << 1 ^ number >> 63), to: &bytes)
            case .real(let number):
                bytes.append(Tag.real.rawValue)
                for shift in stride(from: UInt64(56), through: 0, by: -8) {
                    bytes.append(UInt8(truncatingIfNeeded: number.bitPattern >> shift))
                }
            case .text(let text):
                bytes.append(Tag.text.rawValue)
                append(UInt64(text.utf8.count), to: &bytes)
                bytes.append(contentsOf: text.utf8)
            case .bytes(let content):
                bytes.append(Tag.bytes.rawValue)
                append(UInt64(content.count), to: &bytes)
                bytes.append(contentsOf: content)
            }
        }
    }

    /// Seven bits a byte, the lowest first.
    private static func append(_ number: UInt64, to bytes: inout [UInt8]) {
        var rest = number
        while rest >= 0x80 {
            bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
            rest >>= 7
        }
        bytes.append(UInt8(rest))
    }

    /// Reads the values of one row from the front.
    static func row(of width: Int, from bytes: inout ArraySlice<UInt8>) throws(BackupFlaw) -> [SQLValue] {
        var row: [SQLValue] = []
        row.reserveCapacity(width)
        for _ in 0..<width { row.append(try value(from: &bytes)) }
        return row
    }

    private static func value(from bytes: inout ArraySlice<UInt8>) throws(BackupFlaw) -> SQLValue {
        switch bytes.popFirst().flatMap(Tag.init) {
        case .null: return .null
        case .integer:
            let number = try number(from: &bytes)
            return .integer(Int64(bitPattern: number >> 1) ^ -Int64(bitPattern: number & 1))
        case .real:
            return .real(Double(bitPattern: try content(8, from: &bytes).reduce(0) { $0 << 8 | UInt64($1) }))
        case .text:
            let content = try content(number(from: &bytes), from: &bytes)
            guard let text = String(validating: content, as: UTF8.self) else { throw .unreadable }
            return .text(text)
        case .bytes: return .bytes(Array(try content(number(from: &bytes), from: &bytes)))
        case nil: throw .unreadable
        }
    }

    private static func number(from bytes: inout ArraySlice<UInt8>) throws(BackupFlaw) -> UInt64 {
        var (number, shift): (UInt64, UInt64) = (0, 0)
        while let byte = bytes.popFirst(), shift < 64 {
            number |= UInt64(byte & 0x7F) << shift
            if byte < 0x80 { return number }
            shift += 7
        }
        throw .unreadable
    }

    private static func content(
        _ count: UInt64,
        from bytes: inout ArraySlice<UInt8>
    ) throws(BackupFlaw) -> ArraySlice<UInt8> {
        guard count <= UInt64(bytes.count) else { throw .unreadable }
        defer { bytes = bytes.dropFirst(Int(count)) }
        return bytes.prefix(Int(count))
    }
}
