public import Domain
import JSONCoding

/// A member as shown to others beside their content.
public struct MemberCardBody: ShapedBody, Hashable {
    public let member: MemberCard

    public init(_ member: MemberCard) {
        self.member = member
    }

    public static let shape = Shape<Self>(
        "MemberCard",
        Field("id", \.member.id),
        Field("nickname", \.member.nickname, .string()),
        Field("picture", \.member.picture),
        make: { Self(MemberCard(id: $0, nickname: $1, picture: $2)) }
    )
}
