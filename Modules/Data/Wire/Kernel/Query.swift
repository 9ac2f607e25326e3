import WebAddresses

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

    /// As it stands in a segment or a query of an address. Commas stay: they part the numbers of a place.
    var percentEncoded: String {
        PercentEncoding.encode(self) {
            $0 != UInt8(ascii: "~") && PercentEncoding.isUnreserved($0) || $0 == UInt8(ascii: ",")
        }
    }
}
