public import Domain
public import JSONCoding

/// The kinds of notices that a member has turned off.
public struct MutedNoticesBody: Body, Hashable {
    public let muted: Set<Notice.Kind>

    public init(_ muted: Set<Notice.Kind>) {
        self.muted = muted
    }

    public static var name: String { "MutedNotices" }

    public static var schema: Schema {
        .object([
            "muted": .array(of: .words(of: Notice.Kind.self), maxItems: Notice.Kind.allCases.count).required
        ])
    }

    public init(_ fields: Fields) throws(FieldError) {
        muted = Set(try fields.choices("muted"))
    }

    public func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.field("muted", Notice.Kind.allCases.filter(muted.contains).map(\.rawValue))
        }
    }
}
