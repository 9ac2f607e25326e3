/// Finds the tags of an untrusted HTML document in one pass. Builds no tree: the time of libxml2's HTML
/// parser grows with the square of a tag's attributes.
public struct HTMLScanner {
    private let bytes: [UInt8]
    private var index = 0

    private enum Piece {
        case text(Range<Int>)
        /// The name in lower case, with a leading slash if it closes an element.
        case tag(name: String, Range<Int>)
    }

    private init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// The contents of scripts of a type, such as `application/ld+json`, in order.
    public static func scripts(ofType type: String, in bytes: [UInt8], limit: Int = 50) -> [[UInt8]] {
        var scanner = HTMLScanner(bytes)
        var found: [[UInt8]] = []
        while found.count < limit, let piece = scanner.next() {
            guard case .tag(let name, let tag) = piece, rawElements.contains(name) else { continue }
            let content = scanner.rawText(of: name)
            if name == "script", scanner.attribute("type", of: tag)?.lowercased() == type {
                found.append(Array(bytes[content]))
            }
        }
        return found
    }

    /// The text without tags, scripts and styles. Blocks and `<br>` begin a new line.
    public static func plainText(_ html: String) -> String {
        var scanner = HTMLScanner(Array(html.utf8))
        var text: [UInt8] = []
        while let piece = scanner.next() {
            switch piece {
            case .text(let range): text += scanner.bytes[range]
            case .tag(let name, _):
                if rawElements.contains(name) { _ = scanner.rawText(of: name) }
                if blocks.contains(name.hasPrefix("/") ? String(name.dropFirst()) : name) {
                    text.append(UInt8(ascii: "\n"))
                }
            }
        }
        return decodingReferences(String(decoding: text, as: UTF8.self))
    }

    /// Character references of the names in common use, and numeric ones. Others stay as they are.
    public static func decodingReferences(_ text: String) -> String {
        guard text.utf8.contains(UInt8(ascii: "&")) else { return text }
        var decoded = ""
        var rest = text[...]
        while let start = rest.firstIndex(of: "&") {
            decoded += rest[..<start]
            rest = rest[start...]
            let name = rest.dropFirst().prefix(12).prefix { $0 != ";" && $0 != "&" }
            if name.endIndex < rest.endIndex, rest[name.endIndex] == ";", let scalar = reference(name) {
                decoded.unicodeScalars.append(scalar)
                rest = rest[rest.index(after: name.endIndex)...]
            } else {
                decoded += "&"
                rest = rest.dropFirst()
            }
        }
        return decoded + rest
    }

    private static func reference(_ name: Substring) -> Unicode.Scalar? {
        if name.first == "#" {
            let digits = name.dropFirst()
            let isHex = digits.first == "x" || digits.first == "X"
            return UInt32(isHex ? digits.dropFirst() : digits, radix: isHex ? 16 : 10)
                .flatMap(Unicode.Scalar.init)
        }
        return names[String(name)]
    }

    private static let names: [String: Unicode.Scalar] = [
        "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": " ", "middot": "·", "ndash": "–",
        "mdash": "—", "hellip": "…", "lsquo": "‘", "rsquo": "’", "ldquo": "“", "rdquo": "”", "bull": "•",
    ]
    private static let rawElements: Set<String> = ["script", "style", "textarea", "title", "noscript"]
    private static let blocks: Set<String> = [
        "address", "article", "blockquote", "br", "dd", "div", "dl", "dt", "figcaption", "footer", "h1", "h2",
        "h3", "h4", "h5", "h6", "header", "hr", "li", "ol", "p", "pre", "section", "table", "td", "th", "tr",
        "ul",
    ]

    private mutating func next() -> Piece? {
        guard index < bytes.count else { return nil }
        let start = index
        if let end = endOfTag(at: start) {
            index = end
            return .tag(name: name(at: start + 1), start..<end)
        }
        if isAt("<!--", start) {
            index = find("-->", from: start + 4).map { $0 + 3 } ?? bytes.count
            return .text(start..<start)
        }
        // A declaration, an instruction, or a bracket in a text.
        let isDeclared = isAt("<!", start) || isAt("<?", start)
        if isDeclared {
            index = (bytes[start...].firstIndex(of: UInt8(ascii: ">")) ?? bytes.count - 1) + 1
            return .text(start..<start)
        }
        index = bytes[(start + 1)...].firstIndex(of: UInt8(ascii: "<")) ?? bytes.count
        return .text(start..<index)
    }

    /// The end of a tag that begins here; nil if none does.
    private func endOfTag(at start: Int) -> Int? {
        guard bytes[start] == UInt8(ascii: "<"), start + 1 < bytes.count else { return nil }
        let first = bytes[start + 1] == UInt8(ascii: "/") ? start + 2 : start + 1
        guard first < bytes.count, Self.isLetter(bytes[first]) else { return nil }
        var quote: UInt8?
        for index in first..<bytes.count {
            let byte = bytes[index]
            if let open = quote {
                if byte == open { quote = nil }
            } else if byte == UInt8(ascii: ">") {
                return index + 1
            } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'"),
                bytes[index - 1] == UInt8(ascii: "=")
            {
                quote = byte
            }
        }
        return bytes.count
    }

    private func name(at start: Int) -> String {
        let name = bytes[start...].prefix(16).prefix {
            Self.isLetter($0) || $0 == 0x2F || (48...57).contains($0)
        }
        let text = String(decoding: name, as: UTF8.self).lowercased()
        return text.last == "/" ? String(text.dropLast()) : text
    }

    /// The text up to the closing tag, and moves behind it.
    private mutating func rawText(of name: String) -> Range<Int> {
        let start = index
        let end = find("</\(name)", from: start) ?? bytes.count
        index = end < bytes.count ? endOfTag(at: end) ?? bytes.count : end
        return start..<end
    }

    private func attribute(_ name: String, of tag: Range<Int>) -> String? {
        let text = String(decoding: bytes[tag].prefix(1_000), as: UTF8.self)
        guard let start = text.lowercased().firstRange(of: "\(name)=") else { return nil }
        let rest = text.lowercased()[start.upperBound...]
        if let quote = rest.first, quote == "\"" || quote == "'" {
            return String(rest.dropFirst().prefix { $0 != quote })
        }
        return String(rest.prefix { !$0.isWhitespace && $0 != ">" })
    }

    /// Compares letters without case.
    private func isAt(_ text: String, _ start: Int) -> Bool {
        var index = start
        for byte in text.utf8 {
            guard index < bytes.count, Self.lowered(bytes[index]) == byte else { return false }
            index += 1
        }
        return true
    }

    private func find(_ text: String, from start: Int) -> Int? {
        let first = text.utf8.first
        var index = start
        while let found = bytes[min(index, bytes.count)...].firstIndex(where: { Self.lowered($0) == first }) {
            if isAt(text, found) { return found }
            index = found + 1
        }
        return nil
    }

    private static func lowered(_ byte: UInt8) -> UInt8 { (65...90).contains(byte) ? byte + 32 : byte }
    private static func isLetter(_ byte: UInt8) -> Bool { (97...122).contains(lowered(byte)) }
}
