import Domain

extension SliceRequest {
    /// As the query of a list: `?limit=20&cursor=…`.
    var query: String {
        "?limit=\(limit)" + (cursor.map { "&cursor=\($0.escapedForQuery)" } ?? "")
    }
}
