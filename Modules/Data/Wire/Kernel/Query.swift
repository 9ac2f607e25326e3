import WebAddresses

extension String {
    /// The path with these query parameters, without those that are nil.
    public func asking(_ fields: KeyValuePairs<String, String?>) -> String {
        asking(fields.compactMap { field in field.value.map { (field.key, $0) } })
    }

    public func asking(_ fields: [(String, String)]) -> String {
        guard !fields.isEmpty else { return self }
        let query = fields.map { "\($0.percentEncoded)=\($1.percentEncoded)" }.joined(separator: "&")
        return self + (contains("?") ? "&" : "?") + query
    }

    /// Encoded for a path segment or a query. Commas stay, since they separate coordinates.
    var percentEncoded: String {
        PercentEncoding.encode(self) {
            $0 != UInt8(ascii: "~") && PercentEncoding.isUnreserved($0) || $0 == UInt8(ascii: ",")
        }
    }
}
