/// Base64 encoding with padding (RFC 4648).
enum Base64 {
    private static let letters = Array(
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8
    )

    /// - Parameter lineLength: characters per line, a multiple of four; nil for one line.
    static func encode(_ bytes: [UInt8], lineLength: Int? = nil) -> String {
        var text: [UInt8] = []
        for start in stride(from: 0, to: bytes.count, by: 3) {
            if let lineLength, start > 0, start / 3 * 4 % lineLength == 0 { text += [0x0D, 0x0A] }
            let group = bytes[start..<min(start + 3, bytes.count)]
            let bits = (0..<3).reduce(0) { bits, place in
                bits << 8 | Int(place < group.count ? group[start + place] : 0)
            }
            for place in 0..<4 {
                text.append(place > group.count ? UInt8(ascii: "=") : letters[bits >> (18 - 6 * place) & 63])
            }
        }
        return String(decoding: text, as: UTF8.self)
    }
}
