/// Completes a sign-in with the code of the second factor.
public struct AnswerChallenge: Sendable {
    private let accounts: any AccountRepository
    private let factors: any SecondFactorRepository
    private let check: SecondFactorCheck
    private let opening: SessionOpening
    private let emails: AccountEmails

    public init(
        accounts: any AccountRepository,
        factors: any SecondFactorRepository,
        check: SecondFactorCheck,
        opening: SessionOpening,
        emails: AccountEmails
    ) {
        self.accounts = accounts
        self.factors = factors
        self.check = check
        self.opening = opening
        self.emails = emails
    }

    /// - Parameter code: of the app, or for recovery.
    public func callAsFunction(_ challenge: String, by code: String, on device: String) async throws
        -> SessionGrant
    {
        guard let challenge = opening.tokens.readChallenge(challenge),
            opening.clock.now < challenge.expiresAt,
            let account = try await accounts.find(challenge.member)
        else { throw SecondFactorRefusal.challengeOver }
        let session = opening.session(for: account.id, on: device)
        do {
            try await check.verify(code, as: .signingIn(challenge)) { proof in
                try await factors.open(session, answering: challenge, by: proof) { [emails] account in
                    guard case .recoveryCode = proof else { return nil }
                    return emails.notice(.secondFactor(.recoveryCodeUsed), to: account)
                }
            }
        } catch SecondFactorRefusal.off {
            // It was turned off in the meantime: the password alone is enough now.
            throw SecondFactorRefusal.challengeOver
        }
        return opening.admission(of: account, with: session, on: challenge.device)
    }
}
