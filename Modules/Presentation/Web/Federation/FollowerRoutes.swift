public import Domain
import HTTPServer
import Wire

/// Endpoints of followers on other servers; for operators.
public struct FollowerRoutes: Sendable {
    private let followers: any FollowerRepository
    private let operators: any OperatorRepository
    private let block: BlockFollowers
    private let account: String?

    /// - Parameter account: nil while federation is off.
    public init(
        followers: any FollowerRepository,
        operators: any OperatorRepository,
        block: BlockFollowers,
        account: String?
    ) {
        self.followers = followers
        self.operators = operators
        self.block = block
        self.account = account
    }

    public var endpoints: [Endpoint] {
        [
            status.audited(as: .followersRead), blocking.audited(as: .followersBlock),
            unblocking.audited(as: .followersUnblock),
        ]
    }

    private var status: Endpoint {
        .on(API.followers.status) { _, _, who in
            try await operators.mustInclude(who.member)
            return try await body
        }
    }

    private var blocking: Endpoint {
        .on(API.followers.block) { host, _, who in
            try await block(host, by: who.member)
            return try await body
        }
    }

    private var unblocking: Endpoint {
        .on(API.followers.unblock) { host, _, who in
            try await block.lift(host, by: who.member)
            return try await body
        }
    }

    private var body: FederationBody {
        get async throws { FederationBody(try await followers.status(), account: account) }
    }
}
