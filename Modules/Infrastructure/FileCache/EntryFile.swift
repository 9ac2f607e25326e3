/// A cache entry on disk: signature, checksum of the rest, time, key, notes and body.
struct EntryFile {
    let key: String
    let storedAt: Int64
    let metadata: [String: String]
    let body: [UInt8]

    private static let mark: UInt64 = 0x3165_6863_6163_6966

    /// Returns the same name on every machine and in every version; `key` in the file resolves collisions.
    static func name(for key: String) -> String {
        let bytes = Array(key.utf8)
        return [StableHash.hash(bytes[...], seed: 1), StableHash.hash(bytes[...], seed: 2)]
            .map { hash in
                let digits = String(hash, radix: 16)
                return String(repeating: "0", count: 16 - digits.count) + digits
            }
            .joined()
    }
}

extension EntryFile {
    func encoded() -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(body.count + key.utf8.count + 64)
        bytes.append(integer: Self.mark)
        bytes.append(integer: UInt64(0))
        bytes.append(integer: UInt64(bitPattern: storedAt))
        bytes.append(text: key)
        bytes.append(integer: UInt64(metadata.count))
        for (name, note) in metadata {
            bytes.append(text: name)
            bytes.append(text: note)
        }
        bytes += body
        let checksum = StableHash.hash(bytes[16...], seed: 0)
        withUnsafeBytes(of: checksum.littleEndian) { bytes.replaceSubrange(8..<16, with: $0) }
        return bytes
    }

    /// Nil unless the bytes are a complete result of `encoded`.
    init?(decoding bytes: [UInt8]) {
        var rest = bytes[...]
        guard rest.takeInteger() == Self.mark,
            rest.takeInteger() == StableHash.hash(bytes.dropFirst(16), seed: 0),
            let storedAt = rest.takeInteger(), let key = rest.takeText(), let count = rest.takeInteger()
        else { return nil }
        var metadata: [String: String] = [:]
        for _ in 0..<count {
            guard let name = rest.takeText(), let note = rest.takeText() else { return nil }
            metadata[name] = note
        }
        self.init(key: key, storedAt: Int64(bitPattern: storedAt), metadata: metadata, body: Array(rest))
    }
}

extension [UInt8] {
    fileprivate mutating func append(integer: UInt64) {
        Swift.withUnsafeBytes(of: integer.littleEndian) { append(contentsOf: $0) }
    }

    fileprivate mutating func append(text: String) {
        append(integer: UInt64(text.utf8.count))
        append(contentsOf: text.utf8)
    }
}

extension ArraySlice<UInt8> {
    fileprivate mutating func takeInteger() -> UInt64? {
        guard count >= 8 else { return nil }
        let integer = prefix(8).reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        removeFirst(8)
        return integer
    }

    fileprivate mutating func takeText() -> String? {
        guard let length = takeInteger(), length <= count else { return nil }
        let text = String(validating: prefix(Int(length)), as: UTF8.self)
        removeFirst(Int(length))
        return text
    }
}
