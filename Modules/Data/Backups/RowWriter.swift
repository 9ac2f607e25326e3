import Database
import ObjectStore

/// Writes the rows of a table into compressed objects.
///
/// A part ends after a row whose hash says so. So a row that is added or changed changes its own part only,
/// and the next backup shares the others.
struct RowWriter {
    /// In bytes before compression.
    private static let smallestPart = 64 << 10
    private static let largestPart = 4 << 20
    /// On average.
    private static let rowsOfPart = 4_096

    private let writer: any ObjectWriter
    private var bytes: [UInt8] = []
    private var sum = RowSum()
    private var parts: [ObjectID] = []

    init(_ writer: any ObjectWriter) {
        self.writer = writer
    }

    var rows: Int { sum.rows }

    mutating func add(_ row: [SQLValue]) throws {
        let start = bytes.count
        RowCodec.append(row, to: &bytes)
        let hash = sum.add(Array(bytes[start...]))
        let isEnd = (Int(hash[30]) << 8 | Int(hash[31])) % Self.rowsOfPart == 0
        if bytes.count >= Self.largestPart || isEnd && bytes.count >= Self.smallestPart { try endPart() }
    }

    /// - Parameter columns: of each row, in order.
    mutating func finish(_ name: String, columns: [String]) throws -> BackupTable {
        if !bytes.isEmpty { try endPart() }
        return BackupTable(name: name, columns: columns, sum: sum, parts: parts)
    }

    private mutating func endPart() throws {
        guard let packed = Compression.pack(bytes) else { throw ObjectStoreError.outOfMemory }
        parts.append(try writer.put(packed))
        bytes.removeAll(keepingCapacity: true)
    }
}
