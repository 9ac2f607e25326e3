public import Database
public import Domain
import JSONCoding
import ObjectStore

/// The rows of one table in a backup.
struct BackupTable: Sendable {
    let name: String
    let columns: [String]
    let sum: RowSum
    let parts: [ObjectID]
}

/// What a backup has. It is published when everything that it names is durable.
public struct BackupManifest: Sendable {
    static let format = 1

    public let program: String
    public let madeAt: Moment
    public let engine: Database.Engine
    /// The number of the last migration.
    public let schema: Int
    let tables: [BackupTable]
    let sequences: [SequenceState]
    /// The path, hash and size of each file.
    let files: BackupTable
    /// Of the files, in bytes.
    public let fileBytes: Int
    /// Of the key that the database belongs to.
    public let fingerprint: [UInt8]
    /// The key, encrypted with a passphrase; nil when it is kept apart.
    let sealedKey: [UInt8]?

    public var rows: Int { tables.reduce(0) { $0 + $1.sum.rows } }
    public var fileCount: Int { files.sum.rows }
    public var hasKey: Bool { sealedKey != nil }

    /// As in `20261128T193000Z`: in order of time.
    static func name(at moment: Moment) -> String {
        let (date, milliseconds) = moment.dayAndTime
        func digits(_ number: Int, _ count: Int = 2) -> String {
            let text = String(number)
            return String(repeating: "0", count: max(0, count - text.count)) + text
        }
        let seconds = milliseconds / 1_000
        return digits(date.year, 4) + digits(date.month) + digits(date.day) + "T"
            + digits(seconds / 3_600) + digits(seconds / 60 % 60) + digits(seconds % 60) + "Z"
    }
}

extension BackupManifest {
    /// The time in a name; nil for a name that no backup has.
    static func time(of name: String) -> Moment? {
        let digits = name.utf8.filter { (0x30...0x39).contains($0) }.prefix(14).map { Int($0) - 0x30 }
        guard digits.count == 14 else { return nil }
        func number(_ range: Range<Int>) -> Int { digits[range].reduce(0) { 10 * $0 + $1 } }
        guard let date = CivilDate(year: number(0..<4), month: number(4..<6), day: number(6..<8)) else {
            return nil
        }
        let seconds = 3_600 * number(8..<10) + 60 * number(10..<12) + number(12..<14)
        return Moment(milliseconds: Int64(date.daysSince1970) * 86_400_000 + Int64(seconds) * 1_000)
    }
}

extension BackupManifest {
    private static let checksum = "sha256"

    var encoded: [UInt8] {
        var object = JSONObject()
        object["format"] = .integer(Int64(Self.format))
        object["program"] = .string(program)
        object["madeAt"] = .integer(madeAt.milliseconds)
        object["engine"] = .string(engine.rawValue)
        object["schema"] = .integer(Int64(schema))
        object["fingerprint"] = .string(hexadecimal(fingerprint))
        object["key"] = sealedKey.map { .string(hexadecimal($0)) } ?? .null
        object["fileBytes"] = .integer(Int64(fileBytes))
        object["files"] = files.json
        object["tables"] = .array(tables.map(\.json))
        object["sequences"] = .array(
            sequences.map { ["table": .string($0.table), "last": .integer($0.last)] }
        )
        object[Self.checksum] = .string(Self.checksum(of: object))
        return JSON.object(object).encoded(pretty: true)
    }

    /// Of the other members, so that a damaged manifest is noticed.
    private static func checksum(of object: JSONObject) -> String {
        ObjectID(of: JSON.object(object).encoded()).description
    }

    init(parsing bytes: [UInt8]) throws(BackupFlaw) {
        guard let json = try? JSON(parsing: bytes), var object = json.objectValue,
            let format = object["format"]?.intValue
        else { throw .unreadableManifest }
        // Checked first: a later format may be checked in another way.
        guard format == Self.format else { throw .unknownFormat(format) }
        let checksum = object[Self.checksum]?.stringValue
        object[Self.checksum] = nil
        guard checksum == Self.checksum(of: object),
            let manifest = Self(object)
        else { throw .unreadableManifest }
        self = manifest
    }

    private init?(_ object: JSONObject) {
        guard let program = object["program"]?.stringValue,
            let madeAt = object["madeAt"]?.int64Value,
            let engine = object["engine"]?.stringValue.flatMap(Database.Engine.init),
            let schema = object["schema"]?.intValue,
            let fingerprint = object["fingerprint"]?.stringValue.flatMap(bytes),
            let fileBytes = object["fileBytes"]?.intValue,
            let files = object["files"].flatMap(BackupTable.init(json:)),
            let tables = object["tables"]?.arrayValue,
            let sequences = object["sequences"]?.arrayValue
        else { return nil }
        self.program = program
        self.madeAt = Moment(milliseconds: madeAt)
        (self.engine, self.schema, self.fingerprint) = (engine, schema, fingerprint)
        (self.fileBytes, self.files) = (fileBytes, files)
        self.tables = tables.compactMap(BackupTable.init(json:))
        self.sequences = sequences.compactMap { sequence in
            guard let table = sequence["table"]?.stringValue, let last = sequence["last"]?.int64Value else {
                return nil
            }
            return SequenceState(table: table, last: last)
        }
        sealedKey = object["key"]?.stringValue.flatMap(bytes)
        guard self.tables.count == tables.count, self.sequences.count == sequences.count else { return nil }
    }
}

extension BackupTable {
    fileprivate var json: JSON {
        [
            "name": .string(name), "columns": .array(columns.map(JSON.string)),
            "rows": .integer(Int64(sum.rows)), "sum": .string(sum.text),
            "parts": .array(parts.map { .string($0.description) }),
        ]
    }

    fileprivate init?(json: JSON) {
        guard let name = json["name"]?.stringValue,
            let columns = json["columns"]?.arrayValue,
            let sum = json["rows"]?.intValue.flatMap({ rows in
                json["sum"]?.stringValue.flatMap { RowSum(rows: rows, text: $0) }
            }),
            let parts = json["parts"]?.arrayValue
        else { return nil }
        self.init(
            name: name,
            columns: columns.compactMap(\.stringValue),
            sum: sum,
            parts: parts.compactMap { $0.stringValue.flatMap { ObjectID($0) } }
        )
        guard self.columns.count == columns.count, self.parts.count == parts.count else { return nil }
    }
}

private func hexadecimal(_ bytes: [UInt8]) -> String {
    bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
}

private func bytes(_ text: String) -> [UInt8]? {
    let digits = Array(text)
    guard digits.count.isMultiple(of: 2) else { return nil }
    let bytes = stride(from: 0, to: digits.count, by: 2).map { UInt8(String(digits[$0...$0 + 1]), radix: 16) }
    return bytes.contains(nil) ? nil : bytes.compactMap(\.self)
}
