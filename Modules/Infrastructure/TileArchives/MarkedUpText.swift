/// HTML as plain text: attributions are written for pages that take them as they are.
enum MarkedUpText {
    private static let entities: [Substring: Character] = [
        "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "copy": "©", "nbsp": " ", "reg": "®",
    ]
    private static let longestEntity = 8

    /// Without tags and with one space between words.
    static func plain(_ html: String, limit: Int) -> String {
        var text = ""
        var rest = html[...]
        var count = 0
        while count < limit, let character = rest.popFirst() {
            var plain = character
            if character == "<" {
                rest = rest.firstIndex(of: ">").map { rest[$0...].dropFirst() } ?? ""
                continue
            }
            if character == "&", let entity = popEntity(&rest) { plain = entity }
            guard !isSpace(plain) else {
                if text.last.map({ $0 != " " }) == true { text.append(" ") }
                continue
            }
            text.append(plain)
            count += 1
        }
        if text.last == " " { text.removeLast() }
        return text
    }

    /// A control character counts as a space.
    private static func isSpace(_ character: Character) -> Bool {
        character.isWhitespace
            || character.unicodeScalars.contains { $0.properties.generalCategory == .control }
    }

    private static func popEntity(_ rest: inout Substring) -> Character? {
        guard let end = rest.prefix(longestEntity + 1).firstIndex(of: ";") else { return nil }
        let name = rest[..<end]
        guard let character = entities[name] ?? numbered(name) else { return nil }
        rest = rest[end...].dropFirst()
        return character
    }

    private static func numbered(_ name: Substring) -> Character? {
        guard name.first == "#" else { return nil }
        let digits = name.dropFirst()
        let isHexadecimal = digits.first == "x" || digits.first == "X"
        let number = isHexadecimal ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
        return number.flatMap(Unicode.Scalar.init).map(Character.init)
    }
}
