/// Percent-encoding as in targets and forms.
enum PercentEncoding {
    /// Decoded text; nil where an escape is broken, a NUL hides, or the result is not UTF-8.
    static func decode(_ text: some StringProtocol, plusIsBlank: Bool = false) -> String? {
        let utf8 = text.utf8
        guard utf8.contains(where: { $0 == UInt8(ascii: "%") || (plusIsBlank && $0 == UInt8(ascii: "+")) })
        else { return String(text) }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(utf8.count)
        var rest = utf8.makeIterator()
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
