/// Text of any script for a header, which is limited to ASCII. Encoded as RFC 2047's encoded words of at most
/// 75 characters, without splitting a character.
struct HeaderText {
    private static let bytesPerWord = 39

    private let text: String

    init(_ text: String) {
        self.text = text
    }

    var encoded: String {
        var words: [String] = []
        var word: [UInt8] = []
        for scalar in text.unicodeScalars {
            let bytes = Array(String(scalar).utf8)
            if word.count + bytes.count > Self.bytesPerWord {
                words.append(Self.encode(word))
                word = []
            }
            word += bytes
        }
        if !word.isEmpty || words.isEmpty { words.append(Self.encode(word)) }
        return words.joined(separator: "\r\n ")
    }

    private static func encode(_ bytes: [UInt8]) -> String {
        "=?utf-8?B?\(Base64.encode(bytes))?="
    }
}
