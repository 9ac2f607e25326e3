public import Domain
public import JSONCoding

/// One exported record. Its fields depend on the section; docs/operations.md lists them.
public struct ExportedRecordBody: Body {
    private let json: JSON

    public init(_ record: ExportedRecord) {
        json = JSON(record)
    }

    public static var name: String { "ExportedRecord" }
    public static var schema: Schema { .object(isOpen: true) }

    public init(_ fields: Fields) {
        json = fields.document
    }

    public func write(to writer: inout JSONWriter) {
        writer.raw(json.encoded())
    }
}

extension JSON {
    fileprivate init(_ record: ExportedRecord) {
        self = .object(JSONObject(members: record.fields.map { ($0.name, JSON($0.value)) }))
    }

    fileprivate init(_ value: ExportedRecord.Value) {
        self =
            switch value {
            case .text(let text): .string(text)
            case .number(let number): .integer(Int64(number))
            case .yes(let isSo): .bool(isSo)
            case .moment(let moment): .string(moment.rfc3339)
            case .day(let day): .string(day.iso8601)
            case .identifier(let number): .string(Identifier<ExportedRecord>(rawValue: number).description)
            case .texts(let texts): .array(texts.map(JSON.string))
            case .records(let records): .array(records.map { JSON($0) })
            case .nothing: .null
            }
    }
}
