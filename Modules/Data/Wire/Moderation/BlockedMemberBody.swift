public import Domain

/// A member whom the reader has blocked.
public struct BlockedMemberBody: ShapedBody, Hashable {
    public let member: MemberCardBody
    public let since: Moment

    public static let shape = Shape<Self>(
        "BlockedMember",
        Field("member", \.member),
        Field("since", \.since),
        make: Self.init
    )
}

extension BlockedMemberBody {
    public init(_ blocked: BlockedMember) {
        member = MemberCardBody(blocked.card)
        since = blocked.since
    }
}
