import CSodium

/// Bytes as text that fits in a URL, a cookie or a file name: RFC 4648's base64url, without padding.
public enum Base64URL {
    private static let variant = Int32(sodium_base64_VARIANT_URLSAFE_NO_PADDING)

    public static func encode(_ bytes: [UInt8]) -> String {
        let size = sodium_base64_encoded_len(bytes.count, variant)
        return String(unsafeUninitializedCapacity: size) { buffer in
            buffer.withMemoryRebound(to: CChar.self) { text in
                _ = sodium_bin2base64(text.baseAddress!, size, bytes, bytes.count, variant)
            }
            return size - 1
        }
    }

    /// Nil unless the text is exactly what `encode` would have written, so that no two texts mean the same
    /// bytes.
    public static func decode(_ text: String) -> [UInt8]? {
        // The library takes some bytes beyond ASCII for digits.
        guard text.utf8.allSatisfy({ $0 < 0x80 }) else { return nil }
        let encoded = text.utf8.map(CChar.init(bitPattern:))
        var bytes = [UInt8](repeating: 0, count: encoded.count)
        var count = 0
        let result = sodium_base642bin(&bytes, bytes.count, encoded, encoded.count, nil, &count, nil, variant)
        return result == 0 ? Array(bytes.prefix(count)) : nil
    }
}
