import CPostgreSQL

/// The server's result for one command.
struct PostgreSQLResult: ~Copyable {
    private let pointer: OpaquePointer

    init(_ pointer: OpaquePointer) {
        self.pointer = pointer
    }

    deinit {
        PQclear(pointer)
    }

    var isSuccess: Bool {
        let status = PQresultStatus(pointer)
        return status == PGRES_TUPLES_OK || status == PGRES_COMMAND_OK || status == PGRES_EMPTY_QUERY
    }

    /// The command's tag; a `COMMIT` answered with `ROLLBACK` committed nothing.
    var command: String { String(cString: PQcmdStatus(pointer)) }

    /// The number of changed rows; zero for a read.
    var changes: Int {
        command.hasPrefix("SELECT") ? 0 : Int(String(cString: PQcmdTuples(pointer))) ?? 0
    }

    /// A field of an error report, by libpq's letter.
    func field(_ letter: Unicode.Scalar) -> String? {
        PQresultErrorField(pointer, Int32(letter.value)).map { String(cString: $0) }
    }

    func rows(limit: Int = .max) throws -> [Row] {
        let width = PQnfields(pointer)
        let columns = (0..<width).map { String(cString: PQfname(pointer, $0)) }
        let types = (0..<width).map { PQftype(pointer, $0) }
        var rows: [Row] = []
        for line in 0..<min(Int(PQntuples(pointer)), limit) {
            var values: [SQLValue] = []
            values.reserveCapacity(columns.count)
            for place in 0..<width {
                values.append(value(line: Int32(line), place: place, type: types[Int(place)]))
            }
            rows.append(Row(columns: columns, values: values))
        }
        return rows
    }

    private func value(line: Int32, place: Int32, type: Oid) -> SQLValue {
        guard PQgetisnull(pointer, line, place) == 0, let start = PQgetvalue(pointer, line, place) else {
            return .null
        }
        let letters = UnsafeBufferPointer(start: start, count: Int(PQgetlength(pointer, line, place)))
        let bytes = UnsafeRawBufferPointer(letters)
        switch type {
        case PostgreSQLType.bytes: return .bytes(Self.bytes(hex: bytes.dropFirst(2)))
        case PostgreSQLType.truth: return .integer(bytes.first == UInt8(ascii: "t") ? 1 : 0)
        default: break
        }
        let text = String(decoding: bytes, as: UTF8.self)
        switch type {
        case _ where PostgreSQLType.integers.contains(type):
            return Int64(text).map { .integer($0) } ?? .text(text)
        case _ where PostgreSQLType.reals.contains(type): return Double(text).map { .real($0) } ?? .text(text)
        case PostgreSQLType.numeric:
            return Int64(text).map { .integer($0) } ?? Double(text).map { .real($0) } ?? .text(text)
        default: return .text(text)
        }
    }

    private static func bytes(hex: Slice<UnsafeRawBufferPointer>) -> [UInt8] {
        func digit(_ letter: UInt8) -> UInt8 {
            letter <= UInt8(ascii: "9") ? letter - UInt8(ascii: "0") : letter - UInt8(ascii: "a") + 10
        }
        return stride(from: hex.startIndex, to: hex.endIndex - 1, by: 2).map { place in
            digit(hex[place]) << 4 | digit(hex[place + 1])
        }
    }
}

/// PostgreSQL's object identifiers of the types used here; they never change.
enum PostgreSQLType {
    static let unknown: Oid = 0
    static let truth: Oid = 16
    static let bytes: Oid = 17
    static let integer: Oid = 20
    static let text: Oid = 25
    static let real: Oid = 701
    static let numeric: Oid = 1700
    static let integers: [Oid] = [20, 21, 23, 26]
    static let reals: [Oid] = [700, 701]
}
