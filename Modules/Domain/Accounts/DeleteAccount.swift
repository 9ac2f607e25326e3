/// A member takes their account away, with everything that ``DeletionPlan`` says goes.
public struct DeleteAccount: Sendable {
    private let accounts: any AccountRepository
    private let confirm: ConfirmMember
    private let clock: any WallClock

    public init(accounts: any AccountRepository, confirm: ConfirmMember, clock: any WallClock) {
        self.accounts = accounts
        self.confirm = confirm
        self.clock = clock
    }

    public func callAsFunction(by who: SignedIn) async throws {
        try await confirm.requireFresh(who)
        try await accounts.delete(who.member, at: clock.now)
    }
}
