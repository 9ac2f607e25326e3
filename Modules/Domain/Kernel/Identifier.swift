/// A time-ordered 63-bit identifier of a subject, shown as 13 unambiguous letters.
public struct Identifier<Subject>: Hashable, Sendable, Comparable {
    public let rawValue: Int64

    /// Restores a number made by ``IdentifierGenerator``.
    public init(rawValue: Int64) {
        self.rawValue = rawValue
    }

    public static func < (left: Self, right: Self) -> Bool {
        left.rawValue < right.rawValue
    }
}

private let alphabet = Array("0123456789ABCDEFGHJKMNPQRSTVWXYZ".utf8)

extension Identifier: LosslessStringConvertible {
    /// Crockford's base 32, always 13 letters, so that text sorts like the numbers.
    public var description: String {
        let bits = UInt64(bitPattern: rawValue)
        return String(unsafeUninitializedCapacity: 13) { letters in
            for place in 0..<13 {
                letters[place] = alphabet[Int(truncatingIfNeeded: bits >> UInt64(60 - 5 * place)) & 31]
            }
            return 13
        }
    }

    /// Accepts lower case and commonly confused letters (I, L, O); returns nil for anything else.
    public init?(_ description: String) {
        guard description.utf8.count == 13 else { return nil }
        var bits: UInt64 = 0
        for (place, byte) in description.utf8.enumerated() {
            guard let digit = Self.digit(byte), place > 0 || digit < 8 else { return nil }
            bits = bits << 5 | digit
        }
        self.init(rawValue: Int64(bitPattern: bits))
    }

    private static func digit(_ byte: UInt8) -> UInt64? {
        let upper = byte >= UInt8(ascii: "a") && byte <= UInt8(ascii: "z") ? byte - 32 : byte
        switch upper {
        case UInt8(ascii: "O"): return 0
        case UInt8(ascii: "I"), UInt8(ascii: "L"): return 1
        default: return alphabet.firstIndex(of: upper).map(UInt64.init)
        }
    }
}
