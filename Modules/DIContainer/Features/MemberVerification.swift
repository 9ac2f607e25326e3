import Domain

/// Verifies members' identities, shared by all features that require it.
struct MemberVerification: Sendable {
    let opening: SessionOpening
    let directory: SignIn.Directory
    let check: PasswordCheck
    let meet: SignInWithProvider
    let confirm: ConfirmMember
    let codes: SecondFactorCheck

    init(_ drivers: Drivers, _ repositories: Repositories, _ identityProviders: any IdentityProviders) {
        opening = SessionOpening(
            tokens: drivers.tokens,
            identifiers: drivers.identifiers,
            clock: drivers.clock
        )
        directory = SignIn.Directory(
            accounts: repositories.accounts,
            sessions: repositories.sessions,
            factors: repositories.secondFactors
        )
        codes = SecondFactorCheck(
            factors: repositories.secondFactors,
            keeper: drivers.secondFactors,
            throttle: repositories.calls,
            clock: drivers.clock
        )
        check = PasswordCheck(
            credentials: repositories.credentials,
            passwords: drivers.passwords,
            throttle: repositories.calls,
            clock: drivers.clock
        )
        meet = SignInWithProvider(
            identityProviders: identityProviders,
            signInState: drivers.signInState,
            throttle: repositories.calls,
            directory: directory,
            identities: repositories.identities,
            opening: opening
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
