import CSodium

/// The name of an object: the SHA-256 of its bytes.
public struct ObjectID: Hashable, Sendable, Comparable, CustomStringConvertible {
    public static let size = 32

    // Four numbers take less memory than an array: a folder may have a million objects.
    private let parts: (UInt64, UInt64, UInt64, UInt64)

    /// Nil unless there are exactly ``size`` bytes.
    public init?(_ bytes: [UInt8]) {
        guard bytes.count == Self.size else { return nil }
        func part(_ start: Int) -> UInt64 {
            bytes[start..<start + 8].reduce(0) { $0 << 8 | UInt64($1) }
        }
        parts = (part(0), part(8), part(16), part(24))
    }

    /// Nil unless the text is 64 hexadecimal digits in small letters.
    public init?(_ text: String) {
        let digits = text.utf8.map { letter -> UInt8? in
            switch letter {
            case UInt8(ascii: "0")...UInt8(ascii: "9"): letter - UInt8(ascii: "0")
            case UInt8(ascii: "a")...UInt8(ascii: "f"): letter - UInt8(ascii: "a") + 10
            default: nil
            }
        }
        let known = digits.compactMap(\.self)
        guard known.count == 2 * Self.size, digits.count == known.count else { return nil }
        self.init(stride(from: 0, to: known.count, by: 2).map { known[$0] << 4 | known[$0 + 1] })
    }

    /// The name of an object with these bytes.
    public init(of bytes: [UInt8]) {
        var stream = HashStream()
        bytes.withUnsafeBytes { stream.add($0) }
        self = stream.end()
    }

    public var bytes: [UInt8] {
        [parts.0, parts.1, parts.2, parts.3].flatMap { part in
            stride(from: 56, through: 0, by: -8).map { UInt8(truncatingIfNeeded: part >> UInt64($0)) }
        }
    }

    public var description: String {
        bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }

    public static func == (left: Self, right: Self) -> Bool { left.parts == right.parts }
    public static func < (left: Self, right: Self) -> Bool { left.parts < right.parts }

    public func hash(into hasher: inout Hasher) {
        // The digest of anything is as good as random.
        hasher.combine(parts.0)
    }
}

/// A SHA-256 of bytes that come one after the other.
struct HashStream {
    private var state = crypto_hash_sha256_state()

    init() {
        crypto_hash_sha256_init(&state)
    }

    mutating func add(_ bytes: UnsafeRawBufferPointer) {
        let start = bytes.bindMemory(to: UInt8.self).baseAddress
        guard let start else { return }
        crypto_hash_sha256_update(&state, start, UInt64(bytes.count))
    }

    mutating func end() -> ObjectID {
        var digest = [UInt8](repeating: 0, count: ObjectID.size)
        crypto_hash_sha256_final(&state, &digest)
        guard let id = ObjectID(digest) else { preconditionFailure("a SHA-256 has 32 bytes") }
        return id
    }
}
