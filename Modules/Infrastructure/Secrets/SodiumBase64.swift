import CSodium

/// One of libsodium's Base64 alphabets (RFC 4648).
struct SodiumBase64 {
    private let variant: Int32

    static let standard = SodiumBase64(variant: Int32(sodium_base64_VARIANT_ORIGINAL))
    static let standardUnpadded = SodiumBase64(variant: Int32(sodium_base64_VARIANT_ORIGINAL_NO_PADDING))
    static let urlSafeUnpadded = SodiumBase64(variant: Int32(sodium_base64_VARIANT_URLSAFE_NO_PADDING))

    func encode(_ bytes: [UInt8]) -> String {
        let size = sodium_base64_encoded_len(bytes.count, variant)
        return String(unsafeUninitializedCapacity: size) { buffer in
            buffer.withMemoryRebound(to: CChar.self) { text in
                _ = sodium_bin2base64(text.baseAddress!, size, bytes, bytes.count, variant)
            }
            return size - 1
        }
    }

    /// Returns nil unless the text is exactly the output of `encode`, so that the encoding is unique.
    func decode(_ text: String) -> [UInt8]? {
        // The library accepts some non-ASCII bytes as digits.
        guard text.utf8.allSatisfy({ $0 < 0x80 }) else { return nil }
        let encoded = text.utf8.map(CChar.init(bitPattern:))
        var bytes = [UInt8](repeating: 0, count: encoded.count)
        var count = 0
        let result = sodium_base642bin(&bytes, bytes.count, encoded, encoded.count, nil, &count, nil, variant)
        return result == 0 ? Array(bytes.prefix(count)) : nil
    }
}
