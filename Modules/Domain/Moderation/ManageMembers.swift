/// What an operator does about a member's account. A suspension is a measure; see ``DecideReport``.
public struct ManageMembers: Sendable {
    private let accounts: any AccountRepository
    private let operators: any OperatorRepository
    private let sessions: any SessionRepository
    private let reports: any ReportRepository
    private let warnings: any WarningRepository
    private let factors: any SecondFactorRepository
    private let deleteAccount: DeleteAccount
    private let emails: AccountEmails

    public init(
        accounts: any AccountRepository,
        operators: any OperatorRepository,
        sessions: any SessionRepository,
        reports: any ReportRepository,
        warnings: any WarningRepository,
        factors: any SecondFactorRepository,
        deleteAccount: DeleteAccount,
        emails: AccountEmails
    ) {
        self.accounts = accounts
        self.operators = operators
        self.sessions = sessions
        self.reports = reports
        self.warnings = warnings
        self.factors = factors
        self.deleteAccount = deleteAccount
        self.emails = emails
    }

    /// Counts the member's address as confirmed. Throws ``DirectoryRefusal/alreadyConfirmed``.
    public func confirmEmail(of member: Member.ID, by who: Member.ID) async throws {
        let account = try await account(member, for: who)
        guard !account.isEmailVerified else { throw DirectoryRefusal.alreadyConfirmed }
        guard try await operators.confirm(account.email, at: emails.clock.now) != nil else {
            throw MemberRefusal.notFound
        }
    }

    /// Signs the member out on all devices. Does nothing when none is signed in.
    public func endSessions(of member: Member.ID, by who: Member.ID) async throws {
        _ = try await account(member, for: who)
        try await sessions.endAll(of: member)
    }

    /// Warns the member, by a notice and an email, without any other effect.
    ///
    /// Throws ``DirectoryRefusal/reasonMissing``.
    public func warn(_ member: Member.ID, by who: Member.ID, _ text: ReportNote?) async throws {
        _ = try await account(member, for: who)
        guard let text else { throw DirectoryRefusal.reasonMissing }
        let warning = Warning(emails.identifiers.next(), to: member, text, at: emails.clock.now)
        try await warnings.insert(warning, by: who) { [emails] in emails.notice($0, to: $1) }
    }

    /// Removes the second factor of a member who lost the app and the recovery codes. The password stays. The
    /// member reads the reason in an email.
    ///
    /// Throws ``DirectoryRefusal/reasonMissing`` and ``SecondFactorRefusal/off``. An operator's own second
    /// factor protects what operators may do, so it is removed on the server's machine only.
    public func resetSecondFactor(of member: Member.ID, by who: Member.ID, _ reason: ReportNote?) async throws
    {
        _ = try await account(member, for: who)
        guard let reason else { throw DirectoryRefusal.reasonMissing }
        try await factors.reset(of: member, at: emails.clock.now) { [emails] in
            emails.notice(.secondFactorReset(reason: reason.text), to: $0)
        }
    }

    /// Ends every suspension of the member now. What was hidden with it stays hidden, and its reports stay
    /// decided.
    ///
    /// Throws ``DirectoryRefusal/notSuspended``, ``DirectoryRefusal/reasonMissing``, and
    /// ``ReportRefusal/ownMatter`` to a party of one of the reports.
    public func lift(_ member: Member.ID, by who: Member.ID, _ note: ReportNote?) async throws {
        _ = try await account(member, for: who)
        guard let note else { throw DirectoryRefusal.reasonMissing }
        try await reports.lift(member, note, by: who, at: emails.clock.now) { [emails] in
            emails.notice($0, to: $1)
        }
    }

    /// Deletes the account as its member would. The nickname is typed, so that no one deletes another's.
    ///
    /// Throws ``DirectoryRefusal/operatorsAccount``, ``DirectoryRefusal/nicknameDiffers`` and what
    /// ``DeleteAccount`` throws.
    public func delete(_ member: Member.ID, named nickname: String, by who: SignedInDevice) async throws {
        let account = try await account(member, for: who.member)
        guard try await !operators.isAppointed(member) else { throw DirectoryRefusal.operatorsAccount }
        guard (try? Nickname(nickname)) == account.nickname else { throw DirectoryRefusal.nicknameDiffers }
        try await deleteAccount(of: member, by: who)
    }

    /// What a deletion would remove and keep.
    public func deletionPlan(of member: Member.ID, for who: Member.ID) async throws -> DeletionPlan {
        _ = try await account(member, for: who)
        guard try await !operators.isAppointed(member) else { throw DirectoryRefusal.operatorsAccount }
        return try await accounts.deletionPlan(for: member, at: emails.clock.now)
    }

    /// Throws ``DirectoryRefusal/notFound``, ``DirectoryRefusal/ownAccount`` and ``MemberRefusal/notFound``.
    private func account(_ member: Member.ID, for who: Member.ID) async throws -> Account {
        guard try await operators.isOperator(who) else { throw DirectoryRefusal.notFound }
        guard member != who else { throw DirectoryRefusal.ownAccount }
        guard let account = try await accounts.find(member) else { throw MemberRefusal.notFound }
        return account
    }
}
