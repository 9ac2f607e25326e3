import Domain

extension SliceRequest {
    var query: String {
        "?limit=\(limit)" + (cursor.map { "&cursor=\($0.escapedForQuery)" } ?? "")
    }
}
