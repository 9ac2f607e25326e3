import CSodium

/// A collision-resistant hash. It has no key, so it does not authenticate.
public enum Digest {
    /// 32 bytes.
    public static func sha256(of bytes: [UInt8]) -> [UInt8] {
        _ = sodium
        var digest = [UInt8](repeating: 0, count: Int(crypto_hash_sha256_BYTES))
        crypto_hash_sha256(&digest, bytes, UInt64(bytes.count))
        return digest
    }
}
