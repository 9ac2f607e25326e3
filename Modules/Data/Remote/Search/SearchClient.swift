public import Domain
public import Wire

extension MadangClient {
    public var searches: SearchClient { SearchClient(client: self) }
}

/// A client for the member's past searches.
public struct SearchClient: Sendable {
    fileprivate let client: MadangClient

    public func list() async throws -> Answer<[PastSearchBody]> {
        let answer: Answer<ListBody<PastSearchBody>> =
            try await client.readAsMember(SearchPath.all.rawValue)
        return answer.map(\.items)
    }

    public func forget(_ id: PastSearch.ID) async throws {
        try await client.tellAsMember("DELETE", SearchPath.one.filled(id.description))
    }

    public func forgetAll() async throws {
        try await client.tellAsMember("DELETE", SearchPath.all.rawValue)
    }
}
