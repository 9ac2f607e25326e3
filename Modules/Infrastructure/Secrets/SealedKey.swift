import CSodium

/// A key that is encrypted with a passphrase, to be kept where others may read it.
///
/// Argon2id makes the encrypting key from the passphrase. Its cost is stored, so that it may grow.
public struct SealedKey: Sendable {
    /// Some seconds of a small machine: a passphrase is guessed offline, by those who have the file.
    private static let usualPasses: UInt64 = 6
    private static let usualMemory = 64 << 20
    /// More than any program asked for, and less than stops a machine.
    private static let mostPasses: UInt64 = 64
    private static let mostMemory = 1 << 30
    private static let context = Array("sealed key 1".utf8)

    private let passes: UInt64
    private let memory: Int
    private let salt: [UInt8]
    private let sealed: [UInt8]

    public init(sealing key: SecretKey, with passphrase: [UInt8]) throws(SecretsError) {
        (passes, memory) = (Self.usualPasses, Self.usualMemory)
        salt = RandomBytes.make(Int(crypto_pwhash_SALTBYTES))
        let sealing = try Self.key(from: passphrase, salt, passes, memory)
        sealed = sealing.seal(key.bytes, with: Self.context)
    }

    /// Nil for anything but ``bytes``.
    public init?(_ bytes: [UInt8]) {
        let numbers = 16
        let start = numbers + Int(crypto_pwhash_SALTBYTES)
        guard bytes.count > start else { return nil }
        passes = Self.number(bytes[0..<8])
        let memory = Self.number(bytes[8..<16])
        guard passes >= 1, passes <= Self.mostPasses, memory >= 8_192, memory <= Self.mostMemory else {
            return nil
        }
        self.memory = Int(memory)
        salt = Array(bytes[numbers..<start])
        sealed = Array(bytes[start...])
    }

    /// What is kept.
    public var bytes: [UInt8] {
        Self.bytes(of: passes) + Self.bytes(of: UInt64(memory)) + salt + sealed
    }

    /// Nil with another passphrase.
    public func key(with passphrase: [UInt8]) throws(SecretsError) -> SecretKey? {
        let opening = try Self.key(from: passphrase, salt, passes, memory)
        return opening.open(sealed, with: Self.context).flatMap(SecretKey.init)
    }

    private static func key(
        from passphrase: [UInt8],
        _ salt: [UInt8],
        _ passes: UInt64,
        _ memory: Int
    ) throws(SecretsError) -> SecretKey {
        _ = sodium
        var bytes = [UInt8](repeating: 0, count: SecretKey.size)
        let letters = passphrase.map(CChar.init(bitPattern:))
        let result = crypto_pwhash(
            &bytes,
            UInt64(bytes.count),
            letters,
            UInt64(letters.count),
            salt,
            passes,
            memory,
            crypto_pwhash_ALG_ARGON2ID13
        )
        guard result == 0, let key = SecretKey(bytes) else { throw .outOfMemory }
        return key
    }

    private static func number(_ bytes: ArraySlice<UInt8>) -> UInt64 {
        bytes.reduce(0) { $0 << 8 | UInt64($1) }
    }

    private static func bytes(of number: UInt64) -> [UInt8] {
        stride(from: 56, through: 0, by: -8).map { UInt8(truncatingIfNeeded: number >> UInt64($0)) }
    }
}
