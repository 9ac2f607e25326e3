public import Domain
public import Wire

extension MadangClient {
    public var phones: PhoneClient { PhoneClient(client: self) }
}

/// A client for phone numbers. It caches no response, so that a withdrawn number stays nowhere.
public struct PhoneClient: Sendable {
    fileprivate let client: MadangClient

    public func find() async throws -> PhoneBody {
        try await client.askAsMember("GET", PhonePath.mine.rawValue)
    }

    public func save(_ phone: PhoneToStoreBody) async throws -> PhoneBody {
        try await client.askAsMember("PUT", PhonePath.mine.rawValue, phone)
    }

    public func delete() async throws {
        try await client.tellAsMember("DELETE", PhonePath.mine.rawValue)
    }

    public func log(_ slice: SliceRequest) async throws -> ListBody<PhoneShareBody> {
        try await client.askAsMember("GET", PhonePath.log.rawValue.asking(for: slice))
    }

    public func find(in conversation: Conversation.ID) async throws -> TalkPhonesBody {
        try await client.askAsMember("GET", PhonePath.ofConversation.filled(conversation.description))
    }

    public func perform(_ path: PhonePath, in conversation: Conversation.ID) async throws {
        try await client.tellAsMember("POST", path.filled(conversation.description))
    }
}
