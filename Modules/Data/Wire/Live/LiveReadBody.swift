public import Domain
import JSONCoding

/// A member has read a conversation up to an entry.
public struct LiveReadBody: ShapedBody, Hashable {
    public let conversation: Conversation.ID
    public let reader: Member.ID
    public let upTo: Int

    public init(_ conversation: Conversation.ID, by reader: Member.ID, upTo: Int) {
        self.conversation = conversation
        self.reader = reader
        self.upTo = upTo
    }

    public static let shape = Shape<Self>(
        "LiveRead",
        Field("conversation", \.conversation),
        Field("reader", \.reader),
        Field("upTo", \.upTo, .integer(1...Int.max)),
        make: Self.init
    )
}
