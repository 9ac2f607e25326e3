/// All data stored about a member, collected for that member.
public struct AccountExport: Sendable {
    public let exportedAt: Moment
    public let account: Account
    public let sessions: [Session]
    /// The sessions whose devices receive pushes.
    public let pushed: Set<Session.ID>
    public let homes: HomeNeighbourhoods

    public init(
        exportedAt: Moment,
        account: Account,
        sessions: [Session],
        pushed: Set<Session.ID> = [],
        homes: HomeNeighbourhoods
    ) {
        self.exportedAt = exportedAt
        self.account = account
        self.sessions = sessions
        self.pushed = pushed
        self.homes = homes
    }
}

/// Exports all data that Madang stores about a member.
public struct ExportAccount: Sendable {
    private let accounts: any AccountRepository
    private let sessions: any SessionRepository
    private let pushes: any PushRepository
    private let homes: any HomeNeighbourhoodsRepository
    private let clock: any WallClock

    public init(
        accounts: any AccountRepository,
        sessions: any SessionRepository,
        pushes: any PushRepository,
        homes: any HomeNeighbourhoodsRepository,
        clock: any WallClock
    ) {
        self.accounts = accounts
        self.sessions = sessions
        self.pushes = pushes
        self.homes = homes
        self.clock = clock
    }

    public func callAsFunction(for member: Member.ID) async throws -> AccountExport {
        guard let account = try await accounts.find(member) else { throw AccountRefusal.gone }
        return AccountExport(
            exportedAt: clock.now,
            account: account,
            sessions: try await sessions.all(of: member),
            pushed: try await pushes.sessions(of: member),
            homes: try await homes.load(of: member)
        )
    }
}
