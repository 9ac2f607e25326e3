/// Blocks a host, and lifts the block; for operators.
public struct BlockFollowers: Sendable {
    private let followers: any FollowerRepository
    private let operators: any OperatorRepository
    private let clock: any WallClock

    public init(
        followers: any FollowerRepository,
        operators: any OperatorRepository,
        clock: any WallClock
    ) {
        self.followers = followers
        self.operators = operators
        self.clock = clock
    }

    public func callAsFunction(_ host: WebsiteHost, by member: Member.ID) async throws {
        try await operators.mustInclude(member)
        try await followers.block(host, at: clock.now)
    }

    public func lift(_ host: WebsiteHost, by member: Member.ID) async throws {
        try await operators.mustInclude(member)
        try await followers.unblock(host)
    }
}
