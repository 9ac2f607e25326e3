import Domain
import Foundation
import JSONCoding
import Wire

/// The provider's published shapes (see `Fixtures/README.md`).
struct PublishedShapes: Sendable {
    struct Operation: Sendable, Hashable, CustomStringConvertible {
        let method: String
        /// With `{paymentId}` in place of the payment.
        let path: String

        var description: String { "\(method) \(path)" }
    }

    let document: JSON

    init() throws {
        let file = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "Fixtures/v2-shapes.json")
        document = try JSON(parsing: Array(Data(contentsOf: file)), depth: 64)
    }

    var operations: [Operation] {
        (document["paths"]?.objectValue ?? JSONObject()).flatMap { path, methods in
            (methods.objectValue?.keys ?? []).map { Operation(method: $0.uppercased(), path: path) }
        }
    }

    /// The operation of a request; nil if none is published.
    func operation(_ method: String, _ target: String) -> Operation? {
        let path = target.split(separator: "?")[0].split(separator: "/")
        return operations.first { operation in
            let published = operation.path.split(separator: "/")
            return operation.method == method && published.count == path.count
                && zip(published, path).allSatisfy { $0.hasPrefix("{") || $0 == $1 }
        }
    }

    subscript(operation: Operation) -> JSON {
        document["paths"]?[operation.path]?[operation.method.lowercased()] ?? .null
    }

    /// The statuses of published answers, in order.
    func statuses(of operation: Operation) -> [Int] {
        (self[operation]["responses"]?.objectValue?.keys ?? []).compactMap { Int($0) }.sorted()
    }

    func answer(to operation: Operation, _ status: Int) -> JSON? {
        Self.content(self[operation]["responses"]?["\(status)"])
    }

    func body(of operation: Operation) -> JSON? {
        Self.content(self[operation]["requestBody"])
    }

    private static func content(_ part: JSON?) -> JSON? {
        part?["content"]?["application/json"]?["schema"]
    }

    func schema(_ name: String) -> JSON { document["components"]?["schemas"]?[name] ?? .null }

    func resolved(_ schema: JSON) -> JSON {
        guard let reference = schema["$ref"]?.stringValue else { return schema }
        return self.schema(String(reference.split(separator: "/").last ?? ""))
    }

    /// The names that tell the variants of a schema apart, each with its variant; nil for a schema without.
    func variants(of schema: JSON) -> (property: String, byName: [(name: String, schema: JSON)])? {
        guard let property = schema["discriminator"]?["propertyName"]?.stringValue,
            let mapping = schema["discriminator"]?["mapping"]?.objectValue
        else { return nil }
        return (property, mapping.map { ($0.key, .object(["$ref": $0.value])) })
    }
}

/// What a document violates of a published schema. Properties that aren't published are violations, too.
extension PublishedShapes {
    func violations(of value: JSON, against schema: JSON, at place: String = "") -> [String] {
        let schema = resolved(schema)
        if let (property, variants) = variants(of: schema) {
            let name = value[property]?.stringValue
            guard let variant = variants.first(where: { $0.name == name }) else {
                return ["\(place).\(property): \(name ?? "none") is not published"]
            }
            return violations(of: value, against: variant.schema, at: place)
        }
        switch schema["type"]?.stringValue {
        case "object": return flaws(ofObject: value, schema, place)
        case "array":
            guard let items = value.arrayValue else { return ["\(place): no array"] }
            return items.enumerated().flatMap {
                violations(of: $0.element, against: schema["items"] ?? .null, at: "\(place)[\($0.offset)]")
            }
        case "string": return flaws(ofText: value, schema, place)
        case "integer":
            guard let number = value.int64Value else { return ["\(place): no integer"] }
            let isTooLarge = schema["format"] == "int32" && Int32(exactly: number) == nil
            return isTooLarge ? ["\(place): more than 32 bits"] : []
        case "boolean": return value.boolValue == nil ? ["\(place): no boolean"] : []
        case let type: return ["\(place): no check of the type \(type ?? "without a name")"]
        }
    }

    private func flaws(ofObject value: JSON, _ schema: JSON, _ place: String) -> [String] {
        guard let fields = value.objectValue else { return ["\(place): no object"] }
        let published = schema["properties"]?.objectValue ?? JSONObject()
        let required = schema["required"]?.arrayValue?.compactMap(\.stringValue) ?? []
        let missing = required.filter { fields[$0] == nil }.map { "\(place).\($0): missing" }
        return missing
            + fields.flatMap { name, part in
                guard let schema = published[name] else { return ["\(place).\(name): not published"] }
                return violations(of: part, against: schema, at: "\(place).\(name)")
            }
    }

    private func flaws(ofText value: JSON, _ schema: JSON, _ place: String) -> [String] {
        guard let text = value.stringValue else { return ["\(place): no string"] }
        if let choices = schema["enum"]?.arrayValue, !choices.contains(value) {
            return ["\(place): \(text) is not published"]
        }
        switch schema["format"]?.stringValue {
        case nil: return []
        case "date-time": return Moment(rfc3339: text) == nil ? ["\(place): \(text) is no moment"] : []
        case let format?: return ["\(place): no check of the format \(format)"]
        }
    }
}

/// Documents made from a published schema.
extension PublishedShapes {
    /// With nothing but what is required; with everything; and with everything and each variant of each part.
    func examples(of schema: JSON) -> [JSON] {
        let schema = resolved(schema)
        if let (property, variants) = variants(of: schema) {
            return variants.flatMap { name, variant in
                examples(of: variant).map { example in
                    var fields = example.objectValue ?? JSONObject()
                    fields[property] = .string(name)
                    return .object(fields)
                }
            }
        }
        switch schema["type"]?.stringValue {
        case "object": return examples(ofObject: schema)
        case "array": return examples(of: schema["items"] ?? .null).map { .array([$0]) }
        case "integer": return [7]
        case "boolean": return [true]
        default:
            if let choice = schema["enum"]?[0] { return [choice] }
            return [schema["format"] == "date-time" ? "2026-08-06T01:02:03.123456789Z" : "text"]
        }
    }

    private func examples(ofObject schema: JSON) -> [JSON] {
        let properties = schema["properties"]?.objectValue ?? JSONObject()
        let required = schema["required"]?.arrayValue?.compactMap(\.stringValue) ?? []
        let parts = properties.map { (name: $0.key, examples: examples(of: $0.value)) }
        var (least, full) = (JSONObject(), JSONObject())
        for part in parts {
            full[part.name] = part.examples.last
            if required.contains(part.name) { least[part.name] = part.examples.first }
        }
        let others = parts.flatMap { part in
            part.examples.dropLast().map { example -> JSON in
                var other = full
                other[part.name] = example
                return .object(other)
            }
        }
        return [.object(least), .object(full)] + others
    }
}
