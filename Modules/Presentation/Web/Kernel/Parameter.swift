import HTTPServer
import JSONCoding

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

extension Schema {
    /// A comma-separated list of choices; empty items are ignored.
    static func list<Choice: CaseIterable & RawRepresentable<String>>(of: Choice.Type) -> Schema {
        list(ofWords: Choice.allCases.map(\.rawValue))
    }

    static func list(ofWords words: [String]) -> Schema {
        let words = words.joined(separator: "|")
        return .string(pattern: "^,*((\(words))(,+(\(words)))*,*)?$")
    }

    /// Any text without U+0000, which a request target cannot contain.
    static func text(minLength: Int? = nil, maxLength: Int? = nil) -> Schema {
        .string(minLength: minLength, maxLength: maxLength, pattern: #"^[^\u0000]*$"#)
    }

    /// The code of a neighbourhood.
    static var neighbourhood: Schema { .string(pattern: "^[0-9]{10}$") }

    /// Borders, kilometres, or one of the words.
    static func reach(or words: String...) -> Schema {
        .string(pattern: "^([0-3]|([1-9]|[1-4][0-9]|50)km|\(words.joined(separator: "|")))$")
    }

    /// An identifier, including letters that are corrected.
    static var identifier: Schema { .string(pattern: "^\(identifierPattern)$") }

    /// A comma-separated list of identifiers.
    static func identifiers(atMost most: Int) -> Schema {
        .string(pattern: "^\(identifierPattern)(,\(identifierPattern)){0,\(most - 1)}$")
    }

    /// A day, as in 2026-12-05.
    static var date: Schema { .string(format: "date", pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}$") }

    /// A time with its offset, as in 2026-12-05T19:30:00+09:00.
    static var instant: Schema {
        .string(
            format: "date-time",
            pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt ][0-9]{2}:[0-9]{2}:[0-9]{2}"
                + "(\\.[0-9]+)?([Zz]|[+-][0-9]{2}:[0-9]{2})$"
        )
    }

    private static let identifierPattern = "[0-7OoIiLl][0-9A-TV-Za-tv-z]{12}"
}

extension Request {
    func number(_ name: String) throws -> Double? {
        guard let text = query[name] else { return nil }
        guard let number = Double(text), number.isFinite else { throw RequestRefusal.invalidParameter(name) }
        return number
    }

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
