import CSodium

/// A 32-byte secret that derives other keys and signs messages.
public struct SecretKey: Sendable {
    public static let size = 32

    let bytes: [UInt8]

    /// Nil unless there are exactly ``size`` bytes.
    public init?(_ bytes: [UInt8]) {
        guard bytes.count == Self.size else { return nil }
        self.bytes = bytes
    }

    private init(exactly bytes: [UInt8]) {
        self.bytes = bytes
    }

    public static func random() -> SecretKey {
        SecretKey(exactly: RandomBytes.make(size))
    }

    /// Derives a key for one purpose. It reveals neither this key nor one for another purpose.
    public func derived(for purpose: String) -> SecretKey {
        SecretKey(exactly: keyedHash(of: Array(purpose.utf8), as: "derived key     "))
    }

    /// 32 bytes that identify the key. They reveal neither the key nor those derived from it.
    public var fingerprint: [UInt8] {
        derived(for: "fingerprint").mac([])
    }

    /// Returns a 32-byte message authentication code.
    public func mac(_ message: [UInt8]) -> [UInt8] {
        keyedHash(of: message, as: "authentication  ")
    }

    public func verifies(_ mac: [UInt8], for message: [UInt8]) -> Bool {
        constantTimeEqual(mac, self.mac(message))
    }

    /// BLAKE2b with domain separation, so that a signature never reveals the key derived for the same text.
    private func keyedHash(of message: [UInt8], as use: String) -> [UInt8] {
        _ = sodium
        var hash = [UInt8](repeating: 0, count: Self.size)
        let result = crypto_generichash_blake2b_salt_personal(
            &hash,
            hash.count,
            message,
            UInt64(message.count),
            bytes,
            bytes.count,
            nil,
            Array(use.utf8)
        )
        precondition(result == 0, "the sizes given to BLAKE2b are constants within its limits")
        return hash
    }
}

extension SecretKey: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    public var description: String { "SecretKey(redacted)" }
    public var debugDescription: String { description }
    public var customMirror: Mirror { Mirror(self, children: []) }
}

/// Compares in time independent of the first difference. Lengths are not secret.
public func constantTimeEqual(_ left: [UInt8], _ right: [UInt8]) -> Bool {
    left.count == right.count && sodium_memcmp(left, right, left.count) == 0
}
