/// Fields as `application/x-www-form-urlencoded` has them.
struct Form {
    let text: String

    init(_ fields: [(String, String)]) {
        text = fields.map { "\(Self.escape($0))=\(Self.escape($1))" }.joined(separator: "&")
    }

    private static let plain = Set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~".utf8)

    private static func escape(_ text: String) -> String {
        text.utf8.reduce(into: "") { escaped, byte in
            if plain.contains(byte) {
                escaped.unicodeScalars.append(Unicode.Scalar(byte))
            } else {
                let hexadecimal = String(byte, radix: 16, uppercase: true)
                escaped += hexadecimal.count == 1 ? "%0\(hexadecimal)" : "%\(hexadecimal)"
            }
        }
    }
}
