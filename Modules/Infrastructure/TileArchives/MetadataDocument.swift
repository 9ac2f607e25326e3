/// The JSON of an archive's metadata, which SQLite reads: it is needed for the other format anyway.
enum MetadataDocument {
    /// The texts of an object's fields; other values, and what is no object, have none.
    static func texts(_ names: [String], in json: [UInt8]) throws(TileArchiveError) -> [String: String] {
        guard !json.isEmpty else { return [:] }
        let functions = try SQLiteReading(path: nil)
        var texts: [String: String] = [:]
        for name in names {
            let rows = try functions.rows(
                "SELECT json_extract(?1, ?2) WHERE json_type(?1, ?2) = 'text'",
                [.text(json), .text(Array("$.\(name)".utf8))],
                limit: 1
            )
            if let bytes = rows.first?.first ?? nil { texts[name] = String(decoding: bytes, as: UTF8.self) }
        }
        return texts
    }
}
