public import Domain
public import Wire

extension MadangClient {
    public var listings: ListingClient { ListingClient(client: self) }

    public func posts<Contents: PostContentsBody>(_: Contents.Type) -> PostClient<Contents> {
        PostClient(client: self)
    }
}

/// A client for listings of every kind.
public struct ListingClient: Sendable {
    fileprivate let client: MadangClient

    public func one(_ id: Listing.ID) async throws -> Answer<ListingBody> {
        try await client.readAsVisitor(ListingPath.one.filled(id.description))
    }

    public func close(_ id: Listing.ID) async throws -> ListingBody {
        try await client.askAsMember("POST", ListingPath.close.filled(id.description))
    }

    public func reopen(_ id: Listing.ID) async throws -> ListingBody {
        try await client.askAsMember("POST", ListingPath.reopen.filled(id.description))
    }

    /// Calls a listing off. The server checks the reason.
    public func cancel(_ id: Listing.ID, because reason: String) async throws -> ListingBody {
        try await client.askAsMember(
            "POST",
            ListingPath.cancel.filled(id.description),
            RosterNoteBody(reason)
        )
    }

    public func bump(_ id: Listing.ID) async throws -> ListingBody {
        try await client.askAsMember("POST", ListingPath.bump.filled(id.description))
    }

    public func deletionPlan(_ id: Listing.ID) async throws -> ListingDeletionPlanBody {
        try await client.askAsMember("GET", ListingPath.deletion.filled(id.description))
    }

    public func delete(_ id: Listing.ID) async throws {
        try await client.tellAsMember("DELETE", ListingPath.one.filled(id.description))
    }

    /// The listings viewed on this device, newest first.
    public func viewed() async throws -> [ListingBody] { try await client.viewed() }

    public func forgetViewed() async throws { try await client.keepViewed([]) }

    /// The member's own listings of every status, newest first.
    public func mine(_ question: BoardQuestion) async throws -> Answer<ListBody<ListingBody>> {
        try await client.readAsMember(BoardPath.mine.rawValue.asking(question.fields))
    }
}

/// A client for posts of one kind.
public struct PostClient<Contents: PostContentsBody>: Sendable {
    fileprivate let client: MadangClient

    public func one(_ id: Listing.ID) async throws -> Answer<PostBody<Contents>> {
        try await client.readAsVisitor(PostPath.one(Contents.kind).filled(id.description))
    }

    /// Reads the post and remembers on this device that it was viewed.
    public func view(_ id: Listing.ID) async throws -> Answer<PostBody<Contents>> {
        let answer = try await one(id)
        try await client.rememberViewed(answer.value.listing)
        return answer
    }

    /// Posts once, even if the request is repeated. The server reports missing fields.
    public func post(_ draft: DraftBody<Contents>) async throws -> PostBody<Contents> {
        try await client.askAsMember("POST", PostPath.all(Contents.kind).rawValue, draft)
    }

    public func post(_ posting: PostingBody<Contents>) async throws -> PostBody<Contents> {
        try await client.askAsMember("POST", PostPath.all(Contents.kind).rawValue, posting)
    }

    /// Edits the version that was read; refused when there is a later one.
    public func edit(
        _ id: Listing.ID,
        _ draft: DraftBody<Contents>,
        basedOn version: Listing.Version
    ) async throws -> PostBody<Contents> {
        try await client.askAsMember(
            "PUT",
            PostPath.one(Contents.kind).filled(id.description),
            draft,
            ifMatch: version.tag
        )
    }

    public func draft() async throws -> SavedDraftBody<Contents> {
        try await client.askAsMember("GET", PostPath.draft(Contents.kind).rawValue)
    }

    public func save(_ draft: DraftBody<Contents>) async throws -> SavedDraftBody<Contents> {
        try await client.askAsMember("PUT", PostPath.draft(Contents.kind).rawValue, draft)
    }

    public func removeDraft() async throws {
        try await client.tellAsMember("DELETE", PostPath.draft(Contents.kind).rawValue)
    }
}
