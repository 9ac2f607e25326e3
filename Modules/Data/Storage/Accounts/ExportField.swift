import Database
import Domain

/// A field of an exported record and the type of its column.
struct ExportField: Sendable {
    enum Form: Sendable {
        case text
        case number
        case yes
        case moment
        case day
        case identifier
        case neighbourhood
    }

    /// The column's name: `created_at` is exported as `createdAt`.
    private let column: String
    private let form: Form

    init(_ column: String, _ form: Form) {
        self.column = column
        self.form = form
    }

    func read(_ row: Row) throws -> (name: String, value: ExportedRecord.Value) {
        (name, try value(row))
    }

    private var name: String {
        let words = column.split(separator: "_")
        return words.dropFirst().reduce(String(words[0])) { $0 + $1.prefix(1).uppercased() + $1.dropFirst() }
    }

    private func value(_ row: Row) throws -> ExportedRecord.Value {
        switch form {
        case .text: .init(try row.value(column) as String?)
        case .number: try (row.value(column) as Int?).map { .number($0) } ?? .nothing
        case .yes: try (row.value(column) as Int?).map { .yes($0 != 0) } ?? .nothing
        case .moment: .init(try row.value(column) as Moment?)
        case .day:
            try (row.value(column) as Int?).map { .day(CivilDate(daysSince1970: $0)) } ?? .nothing
        case .identifier: try (row.value(column) as Int64?).map { .identifier($0) } ?? .nothing
        case .neighbourhood: .text(try row.neighbourhood(column).description)
        }
    }
}

extension ExportedRecord.Value {
    init(_ text: String?) {
        self = text.map { .text($0) } ?? .nothing
    }

    init(_ moment: Moment?) {
        self = moment.map { .moment($0) } ?? .nothing
    }
}
