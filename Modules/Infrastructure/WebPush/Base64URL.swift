import COpenSSL

/// Base64 with the alphabet for addresses and without padding (RFC 4648, section 5).
enum Base64URL {
    static func encode(_ bytes: [UInt8]) -> String {
        var text = [UInt8](repeating: 0, count: (bytes.count + 2) / 3 * 4 + 1)
        let count = EVP_EncodeBlock(&text, bytes, Int32(bytes.count))
        let letters = text[..<Int(count)].prefix { $0 != UInt8(ascii: "=") }.map { letter in
            switch letter {
            case UInt8(ascii: "+"): UInt8(ascii: "-")
            case UInt8(ascii: "/"): UInt8(ascii: "_")
            default: letter
            }
        }
        return String(decoding: letters, as: UTF8.self)
    }

    /// Nil for text that isn't Base64 of this alphabet. Some browsers write padding.
    static func decode(_ text: String) -> [UInt8]? {
        let letters = text.utf8.reversed().drop { $0 == UInt8(ascii: "=") }.reversed()
        guard letters.count <= 1_024, letters.count % 4 != 1 else { return nil }
        var standard: [UInt8] = []
        for letter in letters {
            switch letter {
            case UInt8(ascii: "-"): standard.append(UInt8(ascii: "+"))
            case UInt8(ascii: "_"): standard.append(UInt8(ascii: "/"))
            case UInt8(ascii: "+"), UInt8(ascii: "/"): return nil
            default: standard.append(letter)
            }
        }
        let padding = (4 - standard.count % 4) % 4
        standard += [UInt8](repeating: UInt8(ascii: "="), count: padding)
        var bytes = [UInt8](repeating: 0, count: standard.count / 4 * 3)
        guard EVP_DecodeBlock(&bytes, standard, Int32(standard.count)) == bytes.count else {
            ERR_clear_error()
            return nil
        }
        bytes.removeLast(padding)
        return bytes
    }
}
