/// Deletes a member's account and everything that ``DeletionPlan`` lists as going.
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
