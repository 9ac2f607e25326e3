/// Deletes a member's account and everything that ``DeletionPlan`` lists as going. While payments are
/// switched off, an account whose payers would get something back stays.
public struct DeleteAccount: Sendable {
    private let accounts: any AccountRepository
    private let confirm: ConfirmMember
    private let takesPayments: Bool
    private let clock: any WallClock

    public init(
        accounts: any AccountRepository,
        confirm: ConfirmMember,
        takesPayments: Bool,
        clock: any WallClock
    ) {
        self.accounts = accounts
        self.confirm = confirm
        self.takesPayments = takesPayments
        self.clock = clock
    }

    /// - Parameters:
    ///   - member: another one's only for an operator, whose right the caller checks.
    ///   - who: whose sign-in has to be fresh.
    public func callAsFunction(of member: Member.ID, by who: SignedInDevice) async throws {
        try await confirm.requireFresh(who)
        if !takesPayments {
            let plan = try await accounts.deletionPlan(for: member, at: clock.now)
            guard plan.stays.allSatisfy({ $0.thing != .paidAhead }) else { throw OrderRefusal.refundsOff }
        }
        try await accounts.delete(member, at: clock.now)
    }
}
