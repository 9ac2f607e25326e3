public import Domain
public import JSONCoding

/// The subject of a favourite, notice or report.
public struct SubjectBody: Body, Hashable {
    public let kind: Subject.Kind
    /// As sent. An unparsable identifier matches nothing.
    public let id: String

    public init(_ subject: Subject) {
        kind = subject.kind
        id = Identifier<Subject>(rawValue: subject.number).description
    }

    /// Nil for a malformed identifier.
    public var subject: Subject? {
        Identifier<Subject>(id).map { Subject(kind, $0) }
    }

    public static var name: String { "Subject" }

    public static var schema: Schema {
        .object(["kind": .words(of: Subject.Kind.self).required, "id": .string(maxLength: 100).required])
    }

    public init(_ fields: Fields) throws(FieldError) {
        kind = try fields.choice("kind")
        id = try fields.text("id")
    }

    public func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.field("kind", kind.rawValue)
            writer.field("id", id)
        }
    }
}
