import JSONCoding

/// A JSON document of which any part can be replaced by bytes, be they JSON or not.
indirect enum DocumentTree {
    case leaf([UInt8])
    case array([DocumentTree])
    case object([(key: String, value: DocumentTree)])

    /// A document that keeps to a schema of the API's own description, with the values of `examples` where
    /// a property has such a name.
    init(_ schema: JSON, in document: JSON, examples: [String: String], named name: String = "") {
        if let reference = schema["$ref"]?.stringValue?.split(separator: "/").last {
            let target = document["components"]?["schemas"]?[String(reference)] ?? .null
            self.init(target, in: document, examples: examples, named: name)
        } else if let choice = schema["anyOf"]?[0] {
            self.init(choice, in: document, examples: examples, named: name)
        } else if let properties = schema["properties"]?.objectValue {
            self = .object(
                properties.map { key, schema in
                    (key, DocumentTree(schema, in: document, examples: examples, named: key))
                }
            )
        } else if let items = schema["items"] {
            self = .array([DocumentTree(items, in: document, examples: examples, named: name)])
        } else {
            self = .leaf(Array((examples[name] ?? Self.usual(schema)).utf8))
        }
    }

    private static func usual(_ schema: JSON) -> String {
        if let option = schema["enum"]?[0]?.stringValue { return "\"\(option)\"" }
        switch schema["type"]?.stringValue {
        case "integer", "number": return "\(schema["minimum"]?.int64Value ?? 1)"
        case "boolean": return "true"
        default: return "\"가나다라\""
        }
    }

    var bytes: [UInt8] {
        switch self {
        case .leaf(let bytes): return bytes
        case .array(let items): return Array("[".utf8) + Self.joined(items.map(\.bytes)) + Array("]".utf8)
        case .object(let members):
            let parts = members.map { Array("\"\($0.key)\":".utf8) + $0.value.bytes }
            return Array("{".utf8) + Self.joined(parts) + Array("}".utf8)
        }
    }

    private static func joined(_ parts: [[UInt8]]) -> [UInt8] {
        Array(parts.joined(separator: Array(",".utf8)))
    }

    /// The way to every part of it, itself first.
    var paths: [[Int]] {
        switch self {
        case .leaf: [[]]
        case .array(let items): [[]] + Self.paths(items)
        case .object(let members): [[]] + Self.paths(members.map(\.value))
        }
    }

    private static func paths(_ parts: [DocumentTree]) -> [[Int]] {
        parts.enumerated().flatMap { index, part in part.paths.map { [index] + $0 } }
    }

    func replacing(_ path: ArraySlice<Int>, with bytes: [UInt8]) -> DocumentTree {
        guard let index = path.first else { return .leaf(bytes) }
        switch self {
        case .leaf: return self
        case .array(var items):
            items[index] = items[index].replacing(path.dropFirst(), with: bytes)
            return .array(items)
        case .object(var members):
            members[index].value = members[index].value.replacing(path.dropFirst(), with: bytes)
            return .object(members)
        }
    }

    /// The same with a member of its outermost object repeated, and one that nothing knows.
    var repeated: DocumentTree {
        guard case .object(let members) = self else { return self }
        return .object(members + members.prefix(1))
    }

    var surprising: DocumentTree {
        guard case .object(let members) = self else { return self }
        return .object(members + [("no-such-field", .leaf(Array("9223372036854775808".utf8)))])
    }
}
