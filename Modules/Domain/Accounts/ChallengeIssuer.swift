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
        let signUp: String

        /// Appends the token to each address.
        public init(email: String, password: String, signUp: String) {
            self.email = email
            self.password = password
            self.signUp = signUp
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

    /// The code is in the content of the email and isn't stored anywhere else.
    /// - Parameters:
    ///   - member: nil for a newcomer.
    ///   - invitation: of a newcomer who needs one.
    func makeOut(
        _ purpose: Challenge.Purpose,
        _ code: String,
        for member: Member.ID?,
        at address: EmailAddress,
        invitedBy invitation: String? = nil
    ) -> (challenge: Challenge, content: EmailMessage.Content) {
        let id: Challenge.ID = emails.identifiers.next()
        let challenge = Challenge(
            id: id,
            member: member,
            purpose: purpose,
            address: address,
            seal: codes.seal(code, of: id),
            expiresAt: clock.now + purpose.lifetime
        )
        let rest = invitation.map { "&invitation=\($0)" } ?? ""
        let link = links.map { $0[purpose] + codes.token(for: id) + rest }
        switch purpose {
        case .email, .signUp: return (challenge, .emailCode(code, link: link))
        case .password: return (challenge, .passwordCode(code, link: link))
        }
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
        case .signUp: signUp
        }
    }
}
