public import Domain
import JSONCoding

/// The subject of a favourite, notice or report.
public struct SubjectBody: ShapedBody, Hashable {
    public let kind: Subject.Kind
    /// As sent. An unparsable identifier matches nothing.
    public let id: String

    public static let shape = Shape<Self>(
        "Subject",
        Field("kind", \.kind),
        Field("id", \.id, .string(maxLength: 100)),
        make: Self.init
    )

    /// Nil for a malformed identifier.
    public var subject: Subject? {
        Identifier<Subject>(id).map { Subject(kind, $0) }
    }
}

extension SubjectBody {
    public init(_ subject: Subject) {
        kind = subject.kind
        id = Identifier<Subject>(rawValue: subject.number).description
    }
}
