public import Domain
public import Wire

extension MadangClient {
    public var classes: ClassClient { ClassClient(client: self) }
}

/// Classes at a server.
public struct ClassClient: Sendable {
    fileprivate let client: MadangClient

    public func one(_ id: Class.ID) async throws -> Answer<ClassBody> {
        let target = ClassPath.one.filled(id.description)
        // Whoever is signed in sees more of their own.
        return try client.credentials.load() == nil
            ? await client.read(target) : await client.readAsMember(target)
    }

    /// Posts once, however often it has to be sent.
    public func post(_ contents: ClassContentsBody) async throws -> ClassBody {
        try await client.askAsMember("POST", ClassPath.all.rawValue, contents)
    }

    /// A draft as it is: the server says what is missing.
    public func post(_ draft: ClassDraftBody) async throws -> ClassBody {
        try await client.askAsMember("POST", ClassPath.all.rawValue, draft)
    }

    public func edit(_ id: Class.ID, _ contents: ClassContentsBody) async throws -> ClassBody {
        try await client.askAsMember("PUT", ClassPath.one.filled(id.description), contents)
    }

    public func edit(_ id: Class.ID, _ draft: ClassDraftBody) async throws -> ClassBody {
        try await client.askAsMember("PUT", ClassPath.one.filled(id.description), draft)
    }

    public func close(_ id: Class.ID) async throws -> ClassBody {
        try await client.askAsMember("POST", ClassPath.close.filled(id.description))
    }

    public func reopen(_ id: Class.ID) async throws -> ClassBody {
        try await client.askAsMember("POST", ClassPath.reopen.filled(id.description))
    }

    public func bump(_ id: Class.ID) async throws -> ClassBody {
        try await client.askAsMember("POST", ClassPath.bump.filled(id.description))
    }

    public func deletionPlan(_ id: Class.ID) async throws -> ClassDeletionPlanBody {
        try await client.askAsMember("GET", ClassPath.deletion.filled(id.description))
    }

    public func delete(_ id: Class.ID) async throws {
        try await client.tellAsMember("DELETE", ClassPath.one.filled(id.description))
    }

    /// The member's own, of every status, the newest first.
    public func mine(limit: Int? = nil, after cursor: String? = nil) async throws
        -> Answer<ListBody<ListingBody>>
    {
        try await client.readAsMember(
            BoardPath.mine.rawValue.asking([
                "kind": Listing.Kind.class.rawValue, "limit": limit.map { "\($0)" }, "cursor": cursor,
            ])
        )
    }
}

extension ClassClient {
    public func draft() async throws -> SavedClassDraftBody {
        try await client.askAsMember("GET", ClassPath.draft.rawValue)
    }

    public func keep(_ draft: ClassDraftBody) async throws -> SavedClassDraftBody {
        try await client.askAsMember("PUT", ClassPath.draft.rawValue, draft)
    }

    public func removeDraft() async throws {
        try await client.tellAsMember("DELETE", ClassPath.draft.rawValue)
    }
}
