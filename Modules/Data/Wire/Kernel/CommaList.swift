public import JSONCoding

/// Several values of one parameter of a query, separated by commas.
public struct CommaList<Item: LosslessStringConvertible & Sendable>: Sendable {
    public let items: [Item]

    public init(_ items: [Item]) {
        self.items = items
    }
}

extension CommaList: WireValue {
    public static func fieldSchema(_ limited: Schema?) -> Schema { limited ?? .string() }

    public init(_ json: JSON, at place: () -> FieldPlace) throws(FieldError) {
        guard let texts = json.stringValue?.split(separator: ",") else {
            throw FieldError(field: place().path, wanted: "list")
        }
        items = texts.compactMap { Item(String($0)) }
        guard items.count == texts.count else { throw FieldError(field: place().path, wanted: "list") }
    }

    public func writeValue(to writer: inout JSONWriter) {
        writer.string(items.map(\.description).joined(separator: ","))
    }
}
