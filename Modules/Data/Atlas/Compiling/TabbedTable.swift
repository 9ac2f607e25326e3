/// A tab-separated text table with a header row and no quoting.
struct TabbedTable: Sendable {
    let file: String
    /// The requested columns, in the requested order.
    let rows: [[String]]

    init(_ bytes: [UInt8], columns: [String], file: String) throws {
        self.file = file
        var lines = bytes.split(separator: UInt8(ascii: "\n")).makeIterator()
        let header = lines.next().map(Self.fields) ?? []
        let names = header.map { String(decoding: $0, as: UTF8.self) }
        let places = try columns.map { column in
            guard let place = names.firstIndex(of: column) else {
                throw GazetteerSourceFailure(file: file, line: 1, reason: "no column \(column)")
            }
            return place
        }
        var rows: [[String]] = []
        while let line = lines.next() {
            let fields = Self.fields(line)
            guard fields.count == names.count else {
                throw GazetteerSourceFailure(
                    file: file,
                    line: rows.count + 2,
                    reason: "\(fields.count) fields, not \(names.count)"
                )
            }
            rows.append(places.map { String(decoding: fields[$0], as: UTF8.self) })
        }
        self.rows = rows
    }

    /// Converts each row to a value; a nil result is an error at the row's line.
    func map<Value>(_ transform: ([String]) -> Value?) throws -> [Value] {
        try rows.enumerated().map { index, row in
            guard let value = transform(row) else {
                throw GazetteerSourceFailure(file: file, line: index + 2, reason: "cannot be read: \(row)")
            }
            return value
        }
    }

    private static func fields(_ line: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
        line.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
    }
}
