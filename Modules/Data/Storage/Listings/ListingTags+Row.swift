import Database
import Domain

/// Tags are stored in one column, separated by blanks.
extension ListingTags {
    var joined: String { all.map(\.text).joined(separator: " ") }

    init(row: Row) throws {
        let joined: String = try row.value("tags")
        try self.init(joined.split(separator: " ").map(String.init))
    }
}
