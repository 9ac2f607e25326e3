extension [UInt8] {
    /// Appends text escaped for HTML content and quoted attributes.
    mutating func appendEscaped(_ text: String) {
        var text = text
        text.withUTF8 { text in
            var copied = 0
            for place in text.indices {
                guard let reference = reference(to: text[place]) else { continue }
                append(contentsOf: UnsafeBufferPointer(rebasing: text[copied..<place]))
                reference.withUTF8Buffer { append(contentsOf: $0) }
                copied = place + 1
            }
            append(contentsOf: UnsafeBufferPointer(rebasing: text[copied...]))
        }
    }
}

private func reference(to byte: UInt8) -> StaticString? {
    switch byte {
    case UInt8(ascii: "&"): "&amp;"
    case UInt8(ascii: "<"): "&lt;"
    case UInt8(ascii: ">"): "&gt;"
    case UInt8(ascii: "\""): "&quot;"
    case UInt8(ascii: "'"): "&#39;"
    default: nil
    }
}
