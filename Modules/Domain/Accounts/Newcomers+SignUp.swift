extension Newcomers {
    /// Creates an account and signs in the requesting device. On a server that sends mail, only a code from
    /// the mailbox creates it, so that no answer reveals whether an address has an account.
    public func signUp(
        _ application: Application,
        with password: Password,
        on device: String,
        from origin: Origin
    ) async throws -> SessionGrant {
        let invitation = try await invitations.admitNewcomer(with: application.invitation)
        let now = opening.clock.now
        try await throttle.take(.signUp(from: origin), at: now)
        var refusals = RefusalCollector()
        try await refusals.check { try await checkFree(application.email) }
        try await refusals.check { try await accounts.checkFree(nickname: application.nickname) }
        try await refusals.check {
            try policy.check(password, of: application.email, application.nickname)
        }
        let consents = try refusals.collect {
            try documents.consents(ofNewcomer: application.agreed, at: now)
        }
        // A refused application doesn't count as an attempt at the code.
        guard let consents else { throw refusals.refusal }
        try refusals.throwIfRefused()
        let (email, challenge) = try await prove(application.email, by: application.code)
        try await site.current().check(email)
        try await count(origin, at: now)
        let account = try account(of: application, email, isProven: challenge != nil, at: now)
        try policy.check(password, of: email, application.nickname)
        let seal = try await passwords.seal(password)
        let session = opening.session(for: account.id, on: device)
        try await accounts.insert(
            account,
            sealedWith: seal,
            consenting: consents,
            opening: session,
            ending: challenge,
            using: invitation
        )
        return opening.admission(of: account, with: session)
    }
}
