/// Percent-encoding (RFC 3986) for addresses, forms and cookies.
public enum PercentEncoding {
    /// Encodes each byte, except those to keep, as `%` and two digits.
    public static func encode(_ text: String, keeping standsForItself: (UInt8) -> Bool = isUnreserved)
        -> String
    {
        guard !text.utf8.allSatisfy(standsForItself) else { return text }
        return text.utf8.reduce(into: "") { encoded, byte in
            if standsForItself(byte) {
                encoded.unicodeScalars.append(Unicode.Scalar(byte))
            } else {
                encoded += byte < 16 ? "%0" : "%"
                encoded += String(byte, radix: 16, uppercase: true)
            }
        }
    }

    /// Letters, digits and the four unreserved marks.
    public static func isUnreserved(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"),
            UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "~"):
            true
        default: false
        }
    }

    /// Returns the decoded text; nil for an invalid escape, a NUL or invalid UTF-8.
    public static func decode(_ text: some StringProtocol, plusIsBlank: Bool = false) -> String? {
        var text = String(text)
        return text.withUTF8 { decode($0[...], plusIsBlank: plusIsBlank) }
    }

    public static func decode(
        _ text: Slice<UnsafeBufferPointer<UInt8>>,
        plusIsBlank: Bool = false
    ) -> String? {
        guard !text.contains(0) else { return nil }
        guard text.contains(where: { $0 == UInt8(ascii: "%") || (plusIsBlank && $0 == UInt8(ascii: "+")) })
        else { return String(decoding: UnsafeBufferPointer(rebasing: text), as: UTF8.self) }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(text.count)
        var rest = text.makeIterator()
        while let byte = rest.next() {
            switch byte {
            case UInt8(ascii: "%"):
                guard let high = value(ofDigit: rest.next()), let low = value(ofDigit: rest.next()) else {
                    return nil
                }
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

    private static func value(ofDigit byte: UInt8?) -> UInt8? {
        byte.flatMap { Character(Unicode.Scalar($0)).hexDigitValue }.map(UInt8.init)
    }
}
