import WebAddresses

/// Fields encoded as `application/x-www-form-urlencoded`.
struct Form {
    let text: String

    init(_ fields: [(String, String)]) {
        text = fields.map { "\(PercentEncoding.encode($0))=\(PercentEncoding.encode($1))" }.joined(
            separator: "&"
        )
    }
}
