/// Issues challenges and the emails that carry their codes.
public struct ChallengeIssuer: Sendable {
    let challenges: any ChallengeRepository
    let codes: any CodeGenerator
    let emails: AccountEmails
    private let links: Links?

    /// Pages that accept a token from a link; nil when the server has no public address.
    public struct Links: Sendable {
        let email: String
        let password: String

        /// Appends the token to each address.
        public init(email: String, password: String) {
            self.email = email
            self.password = password
        }
    }

    public init(
        challenges: any ChallengeRepository,
        codes: any CodeGenerator,
        emails: AccountEmails,
        links: Links?
    ) {
        self.challenges = challenges
        self.codes = codes
        self.emails = emails
        self.links = links
    }

    var clock: any WallClock { emails.clock }

    func checkMail() throws(ChallengeRefusal) {
        guard emails.sendsMail else { throw .mailNotConfigured }
    }

    /// The code is in the email and isn't stored anywhere else.
    func makeOut(
        _ purpose: Challenge.Purpose,
        _ code: String,
        for account: Account,
        at address: EmailAddress
    ) -> (challenge: Challenge, message: EmailMessage) {
        let id: Challenge.ID = emails.identifiers.next()
        let expiresAt = clock.now + purpose.lifetime
        let challenge = Challenge(
            id: id,
            member: account.id,
            purpose: purpose,
            address: address,
            seal: codes.seal(code, of: id),
            expiresAt: expiresAt
        )
        let link = links.map { ($0[purpose]) + codes.token(for: id) }
        let content: EmailMessage.Content =
            purpose == .email ? .emailCode(code, link: link) : .passwordCode(code, link: link)
        return (challenge, emails.message(content, for: account, at: address, until: expiresAt))
    }

    /// Returns the challenge that `told` answers and counts an attempt. A token identifies its own challenge.
    func answered(_ told: String, else key: ChallengeKey?, for purpose: Challenge.Purpose) async throws
        -> Challenge
    {
        let now = clock.now
        if let id = codes.challenge(of: told) {
            let challenge = try await challenges.takeTry(.token(id), at: now)
            guard let challenge, challenge.purpose == purpose else { throw ChallengeRefusal.wrongCode }
            return challenge
        }
        guard let key, let challenge = try await challenges.takeTry(key, at: now),
            codes.seal(told, of: challenge.id) == challenge.seal
        else { throw ChallengeRefusal.wrongCode }
        return challenge
    }
}

extension ChallengeIssuer.Links {
    fileprivate subscript(purpose: Challenge.Purpose) -> String {
        switch purpose {
        case .email: email
        case .password: password
        }
    }
}
