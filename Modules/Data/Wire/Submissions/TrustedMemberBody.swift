public import Domain

/// A member whose listings need no approval.
public struct TrustedMemberBody: ShapedBody, Hashable {
    public let member: MemberCardBody
    public let since: Moment

    public static let shape = Shape<Self>(
        "TrustedMember",
        Field("member", \.member),
        Field("since", \.since),
        make: Self.init
    )
}

extension TrustedMemberBody {
    public init(_ trusted: TrustedMember) {
        member = MemberCardBody(trusted.card)
        since = trusted.since
    }
}
