public import Domain
public import JSONCoding

/// An entry of the log of whom the reader's number was revealed to.
public struct PhoneShareBody: Body {
    public let conversation: Conversation.ID
    public let title: String
    /// Nil for a deleted account and with a block.
    public let neighbour: MemberCardBody?
    public let state: PhoneShare.State
    public let requestedAt: Moment?
    public let revealedAt: Moment?
    public let endedAt: Moment?

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

    public static var name: String { "PhoneShare" }
    public static var parts: [any Body.Type] { [MemberCardBody.self] }

    public static var schema: Schema {
        .object([
            "conversation": .string().required,
            "title": .string().required,
            "neighbour": .nullable(.reference(MemberCardBody.name)).required,
            "state": .words(of: PhoneShare.State.self).required,
            "requestedAt": .nullable(.moment).required,
            "revealedAt": .nullable(.moment).required,
            "endedAt": .nullable(.moment).required.described("When it was declined or withdrawn"),
        ])
    }

    public init(_ fields: Fields) throws(FieldError) {
        conversation = try fields.identifier("conversation")
        title = try fields.text("title")
        neighbour = try fields.bodyIfPresent("neighbour")
        state = try fields.choice("state")
        requestedAt = try fields.momentIfPresent("requestedAt")
        revealedAt = try fields.momentIfPresent("revealedAt")
        endedAt = try fields.momentIfPresent("endedAt")
    }

    public func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.field("conversation", conversation)
            writer.field("title", title)
            writer.field("neighbour", neighbour)
            writer.field("state", state.rawValue)
            writer.field("requestedAt", requestedAt)
            writer.field("revealedAt", revealedAt)
            writer.field("endedAt", endedAt)
        }
    }
}
