public import Domain

/// An entry of the log of whom the reader's number was revealed to.
public struct PhoneShareBody: ShapedBody {
    public let conversation: Conversation.ID
    public let title: String
    /// Nil for a deleted account and with a block.
    public let neighbour: MemberCardBody?
    public let state: PhoneShare.State
    public let requestedAt: Moment?
    public let revealedAt: Moment?
    public let endedAt: Moment?

    public static let shape = Shape<Self>(
        "PhoneShare",
        Field("conversation", \.conversation),
        Field("title", \.title),
        Field("neighbour", \.neighbour),
        Field("state", \.state),
        Field("requestedAt", \.requestedAt),
        Field("revealedAt", \.revealedAt),
        Field("endedAt", \.endedAt, about: "When it was declined or withdrawn"),
        make: Self.init
    )
}

extension PhoneShareBody {
    public init(_ logged: LoggedPhoneShare) {
        let share = logged.share
        conversation = share.conversation
        title = logged.title
        neighbour = logged.reader.map(MemberCardBody.init)
        state = share.state
        requestedAt = share.requestedAt
        revealedAt = share.revealedAt
        endedAt = share.endedAt
    }
}
