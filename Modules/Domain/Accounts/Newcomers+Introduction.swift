extension Newcomers {
    /// Creates an account without a password from an introduction.
    public func signUp(
        introducedBy introduction: String,
        _ application: Application,
        on device: String,
        from origin: Origin
    ) async throws -> SessionGrant {
        let invitation = try await invitations.admitNewcomer(with: application.invitation)
        let now = opening.clock.now
        let claim = try signInState.claim(of: introduction, at: now)
        guard claim.email != nil || application.email != nil else { throw IdentityRefusal.emailNeeded }
        try await throttle.take(.signUp(from: origin), at: now)
        let consents = try await consents(of: application, claim, at: now)
        let (email, challenge) = try await address(of: application, claim)
        try await site.current().check(email)
        try await count(origin, at: now)
        let isProven = claim.email != nil || challenge != nil
        let account = try account(of: application, email, isProven: isProven, at: now)
        let session = opening.session(for: account.id, on: device)
        try await identities.insert(
            account,
            introducedBy: claim,
            consenting: consents,
            opening: session,
            ending: challenge,
            using: invitation
        )
        return opening.admission(of: account, with: session)
    }

    /// Refuses before the code, since a refused application doesn't count as an attempt at it. With an
    /// address from the provider there is no code, and a nickname is refused when the account is stored.
    private func consents(
        of application: Application,
        _ claim: ProviderClaim,
        at now: Moment
    ) async throws -> [Consent] {
        var refusals = RefusalCollector()
        if claim.email == nil {
            try await refusals.check { try await accounts.checkFree(nickname: application.nickname) }
        }
        let consents = try refusals.collect {
            try documents.consents(ofNewcomer: application.agreed, at: now)
        }
        guard let consents else { throw refusals.refusal }
        try refusals.throwIfRefused()
        return consents
    }

    /// The provider has proven its address.
    private func address(
        of application: Application,
        _ claim: ProviderClaim
    ) async throws -> Address {
        if let email = claim.email { return (email, nil) }
        return try await prove(application.email, by: application.code)
    }
}
