import HTTPServer
import JSONCoding
import Wire

/// A query parameter of an endpoint; unknown ones are refused.
struct Parameter: Sendable {
    let name: String
    let summary: String
    let schema: Schema
    let isRequired: Bool

    static func required(_ name: String, _ schema: Schema, _ summary: String) -> Parameter {
        Parameter(name: name, summary: summary, schema: schema, isRequired: true)
    }

    static func optional(_ name: String, _ schema: Schema, _ summary: String) -> Parameter {
        Parameter(name: name, summary: summary, schema: schema, isRequired: false)
    }
}

extension Request {

    func integer(_ name: String, in range: ClosedRange<Int>) throws -> Int? {
        guard let text = query[name] else { return nil }
        guard let integer = Int(text), range.contains(integer) else {
            throw RequestRefusal.invalidParameter(name)
        }
        return integer
    }

    /// Returns a required parameter's value, or throws.
    func required<Value>(_ name: String, _ value: Value?) throws -> Value {
        guard let value else { throw RequestRefusal.invalidParameter(name) }
        return value
    }

    /// Throws for unknown and repeated parameters.
    func check(_ parameters: [Parameter]) throws {
        var given: [String] = []
        for (name, _) in query {
            guard parameters.contains(where: { $0.name == name }) else {
                let nearest = name.nearest(among: parameters.map(\.name))
                throw RequestRefusal.unknownParameter(name, suggestion: nearest)
            }
            guard !given.contains(name) else { throw RequestRefusal.invalidParameter(name) }
            given.append(name)
        }
    }
}
