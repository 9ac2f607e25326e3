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
        .member(
            .get,
            FollowerPath.status,
            "Get the followers on other servers by their hosts; for operators",
            answers: .json()
        ) { [self] _, who in
            try await operators.mustInclude(who.member)
            return try await body
        }
    }

    private var blocking: Endpoint {
        .member(
            .put,
            FollowerPath.block,
            "Block a host; removes its followers and those of hosts below it, for operators",
            answers: .json()
        ) { [self] request, who in
            try await block(request.host, by: who.member)
            return try await body
        }
    }

    private var unblocking: Endpoint {
        .member(.delete, FollowerPath.block, "Lift the block of a host; for operators", answers: .json()) {
            [self] request, who in
            try await block.lift(request.host, by: who.member)
            return try await body
        }
    }

    private var body: FederationBody {
        get async throws { FederationBody(try await followers.status(), account: account) }
    }
}

extension Request {
    fileprivate var host: WebsiteHost {
        get throws { try WebsiteHost(parameters["host"] ?? "") }
    }
}
