import Database
import ObjectStore

/// Reads the rows of a table from a backup and checks them.
struct RowReader {
    /// No part is larger, as rows are much smaller than this.
    private static let largestPart = 256 << 20

    let store: ObjectStore

    /// Passes each row. Throws ``BackupFlaw/different(table:)`` after the last one when they aren't those
    /// that were written.
    func each(of table: BackupTable, _ body: ([SQLValue]) throws -> Void) throws {
        var sum = RowSum()
        for part in table.parts {
            let packed = try store.bytes(of: part)
            guard let bytes = Compression.unpack(packed, limit: Self.largestPart) else {
                throw BackupFlaw.unreadable
            }
            var rest = bytes[...]
            while !rest.isEmpty {
                let start = rest.startIndex
                let row = try RowCodec.row(of: table.columns.count, from: &rest)
                sum.add(Array(bytes[start..<rest.startIndex]))
                try body(row)
            }
        }
        guard sum == table.sum else { throw BackupFlaw.different(table: table.name) }
    }
}
