/// Percent-encoding as in targets and forms.
enum PercentEncoding {
    /// Decoded text; nil where an escape is broken, a NUL hides, or the result is not UTF-8.
    static func decode(_ text: some StringProtocol, plusIsBlank: Bool = false) -> String? {
        var text = String(text)
        return text.withUTF8 { decode($0[...], plusIsBlank: plusIsBlank) }
    }

    static func decode(_ text: Slice<UnsafeBufferPointer<UInt8>>, plusIsBlank: Bool = false) -> String? {
        guard !text.contains(0) else { return nil }
        guard text.contains(where: { $0 == UInt8(ascii: "%") || (plusIsBlank && $0 == UInt8(ascii: "+")) })
        else { return String(decoding: UnsafeBufferPointer(rebasing: text), as: UTF8.self) }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(text.count)
        var rest = text.makeIterator()
        while let byte = rest.next() {
            switch byte {
            case UInt8(ascii: "%"):
                guard let high = rest.next()?.hexValue, let low = rest.next()?.hexValue else { return nil }
                let decoded = high << 4 | low
                guard decoded != 0 else { return nil }
                bytes.append(decoded)
            case UInt8(ascii: "+") where plusIsBlank:
                bytes.append(UInt8(ascii: " "))
            default:
                bytes.append(byte)
            }
        }
        return String(validating: bytes, as: UTF8.self)
    }
}
