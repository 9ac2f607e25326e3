import Domain
import JSONCoding
import TestSupport
import Wire

/// Makes examples of a body from its schema, as the document has it.
struct ExampleMaker {
    /// What may suit a text or number with a rule of its own: a schema doesn't say.
    private static let guesses: [JSON] = [
        "0123456789abc", "1114055000", .string(String(repeating: "a", count: 64)), "2026-11", "2026-12-05",
        "123456", "3.3", "09:30", "ana@example.com", "district", "아나", "https://example.com/a",
        "BFoz5xJ67i1B1B7PzIhaxL7Y", "126.9,37.5,127.0,37.6", "", 2, 4.5, [],
    ]

    private let schemas: [String: JSON]
    private var random: SeededGenerator

    private init(_ schemas: [String: Schema], seed: UInt64) {
        self.schemas = schemas.mapValues { $0.document() }
        random = SeededGenerator(seed: seed)
    }

    /// An example that the body takes; nil if its rules refuse every guess.
    static func example<Value: Body>(of _: Value.Type, seed: UInt64) -> JSON? {
        var maker = ExampleMaker(Value.schemas, seed: seed)
        var example = maker.example(of: Value.schema.document()).joining(Value.schema)
        var tries: [String: Int] = [:]
        while true {
            do throws(FieldError) {
                _ = try Value(Fields(example))
                return example
            } catch {
                let next = tries[error.field, default: 0]
                guard next < guesses.count else { return nil }
                tries[error.field] = next + 1
                let path = error.field.split(separator: ".").map(String.init)
                example = example.replacing(path[...], with: guesses[next])
            }
        }
    }

    /// - Parameter depth: of a schema that refers to itself.
    private mutating func example(of schema: JSON, _ depth: Int = 0) -> JSON {
        if let name = schema["$ref"]?.stringValue?.split(separator: "/").last {
            return example(of: schemas[String(name)] ?? .null, depth + 1)
        }
        if let inner = schema["anyOf"]?.arrayValue?.first {
            return depth > 5 || Int.random(in: 0..<4, using: &random) == 0 ? .null : example(of: inner, depth)
        }
        switch schema["type"]?.stringValue {
        case "object": return object(of: schema, depth)
        case "array":
            let least = schema["minItems"]?.intValue ?? 0
            let most = max(least, min(least + 2, schema["maxItems"]?.intValue ?? .max))
            let count = depth > 5 ? least : Int.random(in: least...most, using: &random)
            return .array((0..<count).map { _ in example(of: schema["items"] ?? .null, depth + 1) })
        case "string": return text(of: schema)
        case "integer":
            let least = max(schema["minimum"]?.intValue ?? 0, -1_000)
            let most = max(least, min(schema["maximum"]?.intValue ?? 100_000, 100_000))
            return .integer(Int64.random(in: Int64(least)...Int64(most), using: &random))
        case "number":
            let range = (schema["minimum"]?.doubleValue ?? 0)...(schema["maximum"]?.doubleValue ?? 5)
            return .number((Double.random(in: range, using: &random) * 2).rounded() / 2)
        default: return .bool(Bool.random(using: &random))
        }
    }

    private mutating func object(of schema: JSON, _ depth: Int) -> JSON {
        let required = Set(schema["required"]?.arrayValue?.compactMap(\.stringValue) ?? [])
        var object = JSONObject()
        for (name, property) in schema["properties"]?.objectValue ?? JSONObject() {
            guard required.contains(name) || Int.random(in: 0..<4, using: &random) > 0 else { continue }
            object[name] = example(of: property, depth + 1)
        }
        return .object(object)
    }

    private mutating func text(of schema: JSON) -> JSON {
        if let words = schema["enum"]?.arrayValue { return words.randomElement(using: &random) ?? "" }
        switch schema["format"]?.stringValue {
        case "date-time":
            let time = Int64.random(in: 1_700_000_000_000...1_900_000_000_000, using: &random)
            return .string(Moment(milliseconds: time).rfc3339)
        case "date": return "2026-12-05"
        case "base64url": return .string(String(repeating: "A", count: 87))
        default: return Self.guesses.filter { $0.stringValue != nil }.randomElement(using: &random) ?? ""
        }
    }
}

extension JSON {
    /// A query with its lists as they are sent.
    fileprivate func joining(_ schema: Schema) -> JSON {
        guard var members = objectValue else { return self }
        for (name, property) in schema.properties where property.isCommaSeparated {
            guard let items = members[name]?.arrayValue else { continue }
            members[name] = .string(items.compactMap(\.stringValue).joined(separator: ","))
        }
        return .object(members)
    }

    /// Of a list whose elements have no path of their own, the first one is replaced.
    fileprivate func replacing(_ path: ArraySlice<String>, with value: JSON) -> JSON {
        switch (self, path.first) {
        case (.array(var items), nil) where !items.isEmpty && value.arrayValue == nil:
            items = [value]
            return .array(items)
        case (_, nil): return value
        case (.array(var items), let key?):
            guard let index = Int(key), items.indices.contains(index) else { return self }
            items[index] = items[index].replacing(path.dropFirst(), with: value)
            return .array(items)
        case (.object(var members), let key?):
            members[key] = (members[key] ?? .null).replacing(path.dropFirst(), with: value)
            return .object(members)
        default: return self
        }
    }
}
