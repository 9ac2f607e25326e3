import Domain

/// How members prove who they are, shared by everything that asks them to.
struct Proofs: Sendable {
    let reception: Reception
    let directory: SignIn.Directory
    let check: PasswordCheck
    let meet: MeetProvider
    let confirm: ConfirmMember

    init(_ drivers: Drivers, _ repositories: Repositories, _ office: any IdentityOffice) {
        reception = Reception(tokens: drivers.tokens, mint: drivers.mint, clock: drivers.clock)
        directory = SignIn.Directory(accounts: repositories.accounts, sessions: repositories.sessions)
        check = PasswordCheck(
            credentials: repositories.credentials,
            passwords: drivers.passwords,
            throttle: repositories.calls,
            clock: drivers.clock
        )
        meet = MeetProvider(
            office: office,
            papers: drivers.papers,
            throttle: repositories.calls,
            directory: directory,
            identities: repositories.identities,
            reception: reception
        )
        confirm = ConfirmMember(
            sessions: repositories.sessions,
            identities: repositories.identities,
            check: check,
            meet: meet,
            clock: drivers.clock
        )
    }
}
