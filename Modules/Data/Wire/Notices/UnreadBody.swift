public import Domain

/// A member's unread counts.
public struct UnreadBody: ShapedBody, Hashable {
    public let messages: Int
    /// The number of conversations with unread entries.
    public let conversations: Int
    public let notices: Int

    public static let shape = Shape<Self>(
        "Unread",
        Field("messages", \.messages),
        Field("conversations", \.conversations),
        Field("notices", \.notices),
        make: Self.init
    )
}

extension UnreadBody {
    public init(_ messages: UnreadMessages, notices: Int) {
        self.messages = messages.messages
        conversations = messages.conversations
        self.notices = notices
    }
}
