import CPostgreSQL

/// A statement's values for libpq: typed and binary, so that nothing needs quoting.
struct PostgreSQLParameters {
    private(set) var types: [Oid] = []
    private var bytes: [UInt8] = []
    private var starts: [Int?] = []
    private var lengths: [Int32] = []

    init(_ sql: SQL) throws {
        for value in sql.values {
            switch value {
            case .null: append(PostgreSQLType.unknown, nil)
            case .integer(let number): append(PostgreSQLType.integer, number.bigEndian)
            case .real(let number): append(PostgreSQLType.real, number.bitPattern.bigEndian)
            case .bytes(let content): append(PostgreSQLType.bytes, content)
            case .text(let text):
                if text.utf8.contains(0) { throw DatabaseError.zeroByte(in: sql.text) }
                append(PostgreSQLType.text, Array(text.utf8))
            }
        }
    }

    var count: Int32 { Int32(types.count) }

    /// Identifies the types: the same text with other types is another statement to the server.
    var signature: String {
        types.map { String($0) }.joined(separator: " ")
    }

    /// Passes pointers to the values, their lengths and their formats.
    func lend<T>(
        _ use: (UnsafePointer<UnsafePointer<CChar>?>?, UnsafePointer<Int32>?, UnsafePointer<Int32>?) -> T
    ) -> T {
        let formats = [Int32](repeating: 1, count: types.count)
        return bytes.withUnsafeBytes { buffer in
            let letters = buffer.bindMemory(to: CChar.self).baseAddress
            let pointers = starts.map { start in start.flatMap { letters?.advanced(by: $0) } }
            return pointers.withUnsafeBufferPointer { use($0.baseAddress, lengths, formats) }
        }
    }

    private mutating func append(_ type: Oid, _ number: some FixedWidthInteger) {
        append(type, withUnsafeBytes(of: number) { Array($0) })
    }

    private mutating func append(_ type: Oid, _ content: [UInt8]?) {
        types.append(type)
        starts.append(content == nil ? nil : bytes.count)
        lengths.append(Int32(content?.count ?? 0))
        bytes += content ?? []
        // Even empty values need an address: a null pointer means NULL.
        bytes.append(0)
    }
}
