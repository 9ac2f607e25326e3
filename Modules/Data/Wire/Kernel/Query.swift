extension String {
    /// The address with that asked of it; what has no value is left out.
    public func asking(_ fields: KeyValuePairs<String, String?>) -> String {
        asking(fields.compactMap { field in field.value.map { (field.key, $0) } })
    }

    public func asking(_ fields: [(String, String)]) -> String {
        guard !fields.isEmpty else { return self }
        let query = fields.map { "\($0.percentEncoded)=\($1.percentEncoded)" }.joined(separator: "&")
        return self + (contains("?") ? "&" : "?") + query
    }

    /// As it stands in a segment or a query of an address.
    var percentEncoded: String {
        guard !utf8.allSatisfy(Self.standsForItself) else { return self }
        return utf8.reduce(into: "") { encoded, byte in
            if Self.standsForItself(byte) {
                encoded.unicodeScalars.append(Unicode.Scalar(byte))
            } else {
                let digits = String(byte, radix: 16, uppercase: true)
                encoded += digits.count == 1 ? "%0\(digits)" : "%\(digits)"
            }
        }
    }

    private static func standsForItself(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"),
            UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: ","):
            true
        default: false
        }
    }
}
