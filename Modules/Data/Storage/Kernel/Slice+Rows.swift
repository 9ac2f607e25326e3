import Database
import Domain

extension SliceRequest {
    /// The key after which the page begins, for a list ordered by an identifier.
    func start<Key>(_: Key.Type = Key.self) throws -> Identifier<Key>? {
        try cursor.map { cursor in
            guard let key = Identifier<Key>(cursor) else { throw SliceRefusal.unknownCursor }
            return key
        }
    }

    /// One more than is shown, to detect whether there is a next page.
    var rows: Int { limit + 1 }
}

extension Slice {
    /// The page from the rows found, one more than requested, of a list ordered by a time and an identifier.
    init<Key>(
        _ rows: [Row],
        _ slice: SliceRequest,
        at time: String,
        id: String,
        of: Key.Type,
        _ make: ([Row]) throws -> [Item]
    ) throws {
        let shown = Array(rows.prefix(slice.limit))
        let last =
            rows.count > shown.count
            ? try shown.last.map { try TimedKey<Key>(row: $0, at: time, id: id) } : nil
        self.init(try make(shown), next: last?.description)
    }

    /// The page from the rows found, one more than requested.
    init<Key>(
        _ rows: [Row],
        _ slice: SliceRequest,
        by key: String,
        of: Key.Type,
        _ make: ([Row]) throws -> [Item]
    ) throws {
        let shown = Array(rows.prefix(slice.limit))
        let last: Identifier<Key>? = rows.count > shown.count ? try shown.last?.value(key) : nil
        self.init(try make(shown), next: last?.description)
    }
}
