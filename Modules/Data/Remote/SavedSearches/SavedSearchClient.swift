public import Domain
public import Wire

extension MadangClient {
    public var savedSearches: SavedSearchClient { SavedSearchClient(client: self) }
}

/// A client for the member's saved searches.
public struct SavedSearchClient: Sendable {
    fileprivate let client: MadangClient

    public func list() async throws -> Answer<[SavedSearchBody]> {
        let answer: Answer<ListBody<SavedSearchBody>> =
            try await client.readAsMember(SavedSearchPath.all.rawValue)
        return answer.map(\.items)
    }

    public func add(_ search: SearchToSaveBody) async throws -> SavedSearchBody {
        try await client.askAsMember("POST", SavedSearchPath.all.rawValue, search)
    }

    public func change(_ id: SavedSearch.ID, _ change: SavedSearchChangeBody) async throws -> SavedSearchBody
    {
        try await client.askAsMember("PATCH", SavedSearchPath.one.filled(id.description), change)
    }

    public func markSeen(_ id: SavedSearch.ID) async throws {
        try await client.tellAsMember("PUT", SavedSearchPath.seen.filled(id.description))
    }

    public func delete(_ id: SavedSearch.ID) async throws {
        try await client.tellAsMember("DELETE", SavedSearchPath.one.filled(id.description))
    }
}
