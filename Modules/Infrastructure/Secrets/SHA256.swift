import CSodium

/// SHA-256, for protocols that require it.
public enum SHA256 {
    public static func hash(_ bytes: [UInt8]) -> [UInt8] {
        _ = sodium
        var hash = [UInt8](repeating: 0, count: Int(crypto_hash_sha256_BYTES))
        crypto_hash_sha256(&hash, bytes, UInt64(bytes.count))
        return hash
    }
}
