public import Domain
public import Wire

extension MadangClient {
    public var federation: FederationClient { FederationClient(client: self) }
}

/// A client for operators: followers on other servers.
public struct FederationClient: Sendable {
    fileprivate let client: MadangClient

    public func status() async throws -> Answer<FederationBody> {
        try await client.readAsMember(FollowerPath.status.rawValue)
    }

    public func block(_ host: WebsiteHost) async throws -> FederationBody {
        try await client.askAsMember("PUT", FollowerPath.block.filled(host.text))
    }

    public func unblock(_ host: WebsiteHost) async throws -> FederationBody {
        try await client.askAsMember("DELETE", FollowerPath.block.filled(host.text))
    }
}
