public import Domain
public import JSONCoding

/// A member whose listings need no approval.
public struct TrustedMemberBody: Body, Hashable {
    public let member: MemberCardBody
    public let since: Moment

    public init(_ trusted: TrustedMember) {
        member = MemberCardBody(trusted.card)
        since = trusted.since
    }

    public static var name: String { "TrustedMember" }
    public static var parts: [any Body.Type] { [MemberCardBody.self] }

    public static var schema: Schema {
        .object(["member": .reference(MemberCardBody.name).required, "since": .moment.required])
    }

    public init(_ fields: Fields) throws(FieldError) {
        member = try fields.body("member")
        since = try fields.moment("since")
    }

    public func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.field("member", member)
            writer.field("since", since)
        }
    }
}
