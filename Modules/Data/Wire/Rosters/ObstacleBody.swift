public import Domain
public import JSONCoding

/// Why a reader can't apply to a listing: the refusal that an application would get.
public struct ObstacleBody: Body {
    public let code: String
    /// The fields of the account to set first. Empty when none would help.
    public let accountFields: [String]

    init(_ refusal: any Refusal) {
        code = refusal.code
        accountFields = refusal.accountFields
    }

    /// The details to tell; empty when none would help.
    public var missing: [MemberDetail] { accountFields.compactMap(MemberDetail.init(rawValue:)) }

    public static var name: String { "Obstacle" }

    public static var schema: Schema {
        .object([
            "code": .string().required.described("The code of the refusal that an application would get"),
            "accountFields": .array(of: .string()).required
                .described("The fields of `/api/v1/me` to set before applying"),
        ])
    }

    public init(_ fields: Fields) throws(FieldError) {
        code = try fields.text("code")
        accountFields = try fields.texts("accountFields")
    }

    public func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.field("code", code)
            writer.field("accountFields", accountFields)
        }
    }
}
