public import Domain
public import JSONCoding

/// A member as shown to others beside their content.
public struct MemberCardBody: Body, Hashable {
    public let member: MemberCard

    public init(_ member: MemberCard) {
        self.member = member
    }

    public static var name: String { "MemberCard" }

    public static var schema: Schema {
        .object([
            "id": .string().required,
            "nickname": .string().required,
            "picture": .nullable(.imageFile).required,
        ])
    }

    public init(_ fields: Fields) throws(FieldError) {
        member = MemberCard(
            id: try fields.identifier("id"),
            nickname: try fields.text("nickname", as: Nickname.init(_:)),
            picture: try fields.imageFileIfPresent("picture")
        )
    }

    public func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.field("id", member.id)
            writer.field("nickname", member.nickname.text)
            writer.field("picture", member.picture?.path)
        }
    }
}
