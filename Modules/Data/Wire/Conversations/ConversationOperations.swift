public import Domain
import JSONCoding

/// Operations on conversations.
public struct ConversationOperations: OperationList {
    public typealias OfConversation<In: Body, Out: Body> = Operation<SignedIn, Conversation.ID, In, Out>

    public typealias OfMessage = Operation<SignedIn, (Conversation.ID, Int), Nothing, Nothing>

    private static let conversation = PathPattern<Conversation.ID>(
        "/api/v1/conversations/{id}",
        else: ConversationRefusal.notFound
    )
    private static let message = PathPattern<(Conversation.ID, Int)>(
        "/api/v1/conversations/{id}/messages/{number}",
        else: ConversationRefusal.notFound,
        ConversationRefusal.messageNotFound
    )

    public let begin = Operation<SignedIn, Listing.ID, Nothing, ConversationBody>(
        .post,
        PathPattern("/api/v1/listings/{id}/conversation", else: ListingRefusal.notFound),
        "Start a conversation; returns the existing one if there is one",
        status: 201,
        or: 200
    )
    public let list = Operation<SignedIn, Void, ConversationQuery, ListBody<ConversationBody>>(
        .get,
        "/api/v1/conversations",
        "List my conversations; most recent first"
    )
    public let one = OfConversation<Nothing, ConversationBody>(.get, conversation, "Get a conversation")
    public let members = OfConversation<Nothing, ListBody<MemberCardBody>>(
        .get,
        conversation / "members",
        "List the members of a conversation; its organiser first"
    )
    public let history = OfConversation<HistoryQuery, HistoryBody>(
        .get,
        conversation / "messages",
        "List messages; oldest first, by default the newest page"
    )
    public let write = OfConversation<OutgoingMessageBody, MessageBody>(
        .post,
        conversation / "messages",
        "Send a message",
        status: 201
    )
    public let delete = OfMessage(
        .delete,
        message,
        "Delete a message of mine for all; within five minutes"
    )
    public let hide = OfMessage(
        .put,
        message / "hidden",
        "Hide a message from my view only; a line `message-hidden-by-me` takes its place"
    )
    public let unhide = OfMessage(.delete, message / "hidden", "Show a message again that I have hidden")
    public let read = OfConversation<ReadUpToBody, ReadMarksBody>(
        .put,
        conversation / "read",
        "Mark a conversation as read; up to an entry, never back"
    )
    public let mute = OfConversation<Nothing, Nothing>(
        .put,
        conversation / "mute",
        "Mute a conversation; its messages cause no notice and aren't counted"
    )
    public let unmute = OfConversation<Nothing, Nothing>(
        .delete,
        conversation / "mute",
        "Unmute a conversation"
    )
    public let leave = OfConversation<Nothing, Nothing>(
        .delete,
        conversation,
        "Leave a conversation; a pair is closed to me until the other writes or I ask again"
    )
}

extension API {
    public static let conversations = ConversationOperations()
}

/// The filter of a member's conversations.
public struct ConversationQuery: ShapedBody {
    public let part: ConversationPart?
    public let slice: SliceRequest

    public init(part: ConversationPart? = nil, _ slice: SliceRequest = SliceRequest()) {
        self.part = part
        self.slice = slice
    }

    public static let shape = Shape<Self>(
        "ConversationQuery",
        Field("part", \.part, nil, .omittable, about: "Default: `open`"),
        Field(flat: \.slice),
        make: { Self(part: $0, $1) }
    )
}

/// The entries of a conversation to list.
public struct HistoryQuery: ShapedBody {
    public let before: Int?
    private let after: Int?
    private let limit: Int?

    public init(_ span: HistorySpan = HistorySpan()) {
        limit = span.limit
        switch span.start {
        case .latest: (before, after) = (nil, nil)
        case .before(let number): (before, after) = (number, nil)
        case .after(let number): (before, after) = (nil, number)
        }
    }

    private init(before: Int?, after: Int?, limit: Int?) {
        self.before = before
        self.after = after
        self.limit = limit
    }

    public static let shape = Shape<Self>(
        "HistoryQuery",
        Field("before", \.before, .integer(1...Int.max), .omittable, about: "Entries before this number"),
        Field("after", \.after, .integer(0...Int.max), .omittable, about: "Entries after this number"),
        Field(
            "limit",
            \.limit,
            .integer(SliceRequest.limits),
            .omittable,
            about: "Maximum number; default \(SliceRequest.usual)"
        ),
        make: { Self(before: $0, after: $1, limit: $2) }
    )

    /// Nil for entries both before one number and after another.
    public var span: HistorySpan? {
        let limit = limit ?? SliceRequest.usual
        return switch (before, after) {
        case (nil, nil): HistorySpan(limit: limit)
        case (let before?, nil): HistorySpan(.before(before), limit: limit)
        case (nil, let after?): HistorySpan(.after(after), limit: limit)
        case (.some, .some): nil
        }
    }
}
