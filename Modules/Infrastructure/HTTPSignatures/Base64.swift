import COpenSSL

/// Base64 with padding (RFC 4648), in one spelling only.
enum Base64 {
    static func encode(_ bytes: [UInt8]) -> String {
        var text = [UInt8](repeating: 0, count: (bytes.count + 2) / 3 * 4 + 1)
        let count = EVP_EncodeBlock(&text, bytes, Int32(bytes.count))
        return String(decoding: text[..<Int(count)], as: UTF8.self)
    }

    /// Nil for text that ``encode(_:)`` wouldn't write.
    static func decode(_ text: String) -> [UInt8]? {
        let letters = Array(text.utf8)
        guard letters.count % 4 == 0, letters.count <= 4_096 else { return nil }
        var bytes = [UInt8](repeating: 0, count: letters.count / 4 * 3)
        guard EVP_DecodeBlock(&bytes, letters, Int32(letters.count)) == bytes.count else {
            ERR_clear_error()
            return nil
        }
        bytes.removeLast(letters.suffix(2).count { $0 == UInt8(ascii: "=") })
        return encode(bytes) == text ? bytes : nil
    }
}
