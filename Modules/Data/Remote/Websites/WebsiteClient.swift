public import Domain
public import Wire

extension MadangClient {
    public var websites: WebsiteClient { WebsiteClient(client: self) }
}

/// A client for the member's websites.
public struct WebsiteClient: Sendable {
    fileprivate let client: MadangClient

    public func list() async throws -> Answer<[WebsiteBody]> {
        let answer: Answer<ListBody<WebsiteBody>> =
            try await client.readAsMember(WebsitePath.mine.rawValue)
        return answer.map(\.items)
    }

    public func add(_ website: WebsiteToAddBody) async throws -> [WebsiteBody] {
        let list: ListBody<WebsiteBody> =
            try await client.askAsMember("POST", WebsitePath.mine.rawValue, website)
        return list.items
    }

    public func prove(_ host: WebsiteHost) async throws -> [WebsiteBody] {
        let list: ListBody<WebsiteBody> =
            try await client.askAsMember("PUT", WebsitePath.proof.filled(host.text))
        return list.items
    }

    public func remove(_ host: WebsiteHost) async throws {
        try await client.tellAsMember("DELETE", WebsitePath.one.filled(host.text))
    }
}
