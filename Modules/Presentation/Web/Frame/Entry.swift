import Domain
import HTTPServer
import JSONCoding
import Wire
import Wording

/// What is written in a form, and what was found wrong with it.
struct Entry: Sendable {
    private let fields: [(name: String, value: String)]
    private(set) var problem: Problem?

    static let empty = Entry([])

    init(_ fields: some Sequence<(name: String, value: String)>) {
        self.fields = Array(fields)
    }

    /// What a body says, as a form would have it.
    init(of body: some Body) {
        self.init(of: (try? JSON(parsing: body.encoded)) ?? .null)
    }

    init(of document: JSON) {
        fields = Self.fields(of: document, at: "")
    }

    func refused(_ problem: Problem) -> Entry {
        var entry = self
        entry.problem = problem
        return entry
    }

    func text(_ name: String) -> String { fields.last { $0.name == name }?.value ?? "" }

    func texts(_ name: String) -> [String] { fields.filter { $0.name == name }.map(\.value) }

    /// How many places of a list are written in.
    func count(of list: String) -> Int {
        let prefix = list + "."
        let places = fields.compactMap { field -> Int? in
            guard field.name.hasPrefix(prefix) else { return nil }
            return Int(field.name.dropFirst(prefix.count).prefix { $0 != "." })
        }
        return (places.max() ?? -1) + 1
    }

    /// What is wrong with that field, or with a part of it.
    func trouble(at name: String) -> Words? {
        guard let problem, let field = problem.refusal.field, field == name || field.hasPrefix(name + ".")
        else { return nil }
        return problem.refusal.words
    }

    /// As the endpoint takes it.
    func body(for endpoint: Endpoint) -> [UInt8] {
        guard let takes = endpoint.takes else { return [] }
        return JSON(form: fields, shapedBy: takes.schema, resolving: takes.schemas).encoded()
    }

    private static func fields(of json: JSON, at path: String) -> [(name: String, value: String)] {
        let prefix = path.isEmpty ? "" : path + "."
        switch json {
        case .null: return []
        case .bool(let value): return [(path, value ? "true" : "false")]
        case .integer(let value): return [(path, "\(value)")]
        case .number(let value): return [(path, "\(value)")]
        case .string(let value): return [(path, value)]
        case .array(let items):
            return items.enumerated().flatMap { place, item in
                if case .object = item { return fields(of: item, at: "\(prefix)\(place)") }
                return fields(of: item, at: path)
            }
        case .object(let object):
            return object.keys.flatMap { fields(of: object[$0] ?? .null, at: prefix + $0) }
        }
    }
}
