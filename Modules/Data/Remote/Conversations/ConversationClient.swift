public import Domain
public import Wire

extension MadangClient {
    public var conversations: ConversationClient { ConversationClient(client: self) }
}

/// A client for the member's conversations.
public struct ConversationClient: Sendable {
    fileprivate let client: MadangClient

    /// Returns the conversation about a listing and starts it if there is none.
    public func start(about listing: Listing.ID) async throws -> ConversationBody {
        let path = ListingPath.conversation.filled(listing.description)
        return try await client.askAsMember("POST", path)
    }

    public func list(_ part: ConversationPart = .open, _ slice: SliceRequest = SliceRequest()) async throws
        -> Answer<ListBody<ConversationBody>>
    {
        try await client.readAsMember(
            ConversationPath.all.rawValue.asking(for: slice).asking([
                "part": part == .open ? nil : part.rawValue
            ])
        )
    }

    public func one(_ id: Conversation.ID) async throws -> Answer<ConversationBody> {
        try await client.readAsMember(ConversationPath.one.filled(id.description))
    }

    /// The organiser first.
    public func members(of id: Conversation.ID) async throws -> Answer<ListBody<MemberCardBody>> {
        try await client.readAsMember(ConversationPath.members.filled(id.description))
    }

    public func history(of id: Conversation.ID, _ span: HistorySpan = HistorySpan()) async throws
        -> Answer<HistoryBody>
    {
        var path = ConversationPath.messages.filled(id.description).asking(["limit": "\(span.limit)"])
        switch span.start {
        case .latest: break
        case .before(let number): path = path.asking(["before": "\(number)"])
        case .after(let number): path = path.asking(["after": "\(number)"])
        }
        return try await client.readAsMember(path)
    }

    /// Sends a message once, even if the request is repeated with the same key.
    public func send(
        _ text: String?,
        showing images: [Image.ID] = [],
        in id: Conversation.ID,
        key: String? = nil
    ) async throws -> MessageBody {
        try await client.askAsMember(
            "POST",
            ConversationPath.messages.filled(id.description),
            OutgoingMessageBody(text: text, images: images),
            key: key
        )
    }

    public func read(_ id: Conversation.ID, upTo number: Int) async throws -> ReadMarks {
        let path = ConversationPath.read.filled(id.description)
        let body: ReadMarksBody = try await client.askAsMember("PUT", path, ReadUpToBody(number))
        return body.marks
    }

    public func mute(_ id: Conversation.ID, _ isMuted: Bool) async throws {
        let path = ConversationPath.mute.filled(id.description)
        try await client.tellAsMember(isMuted ? "PUT" : "DELETE", path)
    }

    public func leave(_ id: Conversation.ID) async throws {
        try await client.tellAsMember("DELETE", ConversationPath.one.filled(id.description))
    }
}
