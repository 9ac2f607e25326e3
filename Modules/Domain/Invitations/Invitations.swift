/// What operators do about invitations, and how a newcomer's is checked.
public struct Invitations: Sendable {
    let operators: any OperatorRepository
    public let repository: any InvitationRepository
    let site: any SiteRepository
    let codes: any InvitationCodes
    let emails: AccountEmails
    /// The address of the sign-up page; nil when the server has no public address.
    let page: String?

    public init(
        operators: any OperatorRepository,
        repository: any InvitationRepository,
        site: any SiteRepository,
        codes: any InvitationCodes,
        emails: AccountEmails,
        page: String?
    ) {
        (self.operators, self.repository, self.site) = (operators, repository, site)
        (self.codes, self.emails, self.page) = (codes, emails, page)
    }

    /// The fields of a new invitation.
    public struct Request: Sendable {
        let email: EmailAddress?
        let uses: Int
        let days: Int
        let language: Language

        public init(email: EmailAddress?, uses: Int, days: Int, in language: Language) {
            (self.email, self.uses, self.days, self.language) = (email, uses, days, language)
        }
    }

    /// Makes an invitation, and mails its link to the address in it. Returns the code, which isn't kept.
    ///
    /// Throws ``InvitationRefusal/notFound`` to anyone but operators, ``AccountRefusal/emailDomain`` for an
    /// address that couldn't sign up, and ``ChallengeRefusal/mailNotConfigured`` for any address on a server
    /// that can't mail links.
    public func create(_ request: Request, by who: Member.ID) async throws -> (Invitation.ID, code: String) {
        try await admit(who)
        guard Invitation.uses.contains(request.uses) else { throw InvitationRefusal.usesOutOfRange }
        guard Invitation.days.contains(request.days) else { throw InvitationRefusal.daysOutOfRange }
        if let email = request.email {
            guard emails.sendsMail, page != nil else { throw ChallengeRefusal.mailNotConfigured }
            try await site.current().check(email)
        }
        let (now, code) = (emails.clock.now, codes.next())
        let invitation = Invitation(
            id: emails.identifiers.next(),
            seal: codes.seal(code),
            email: request.email,
            uses: request.uses,
            createdAt: now,
            endsAt: now + .seconds(86_400 * request.days)
        )
        let message = letter(of: invitation, code, in: request.language)
        try await repository.insert(invitation, by: who, sending: message)
        return (invitation.id, code)
    }

    private func letter(of invitation: Invitation, _ code: String, in language: Language) -> EmailMessage? {
        guard let email = invitation.email, let page else { return nil }
        return EmailMessage(
            id: emails.identifiers.next(),
            member: nil,
            to: email,
            language: language,
            content: .invitation(link: page + code),
            expiresAt: invitation.endsAt
        )
    }

    public func list(_ slice: SliceRequest, for who: Member.ID) async throws -> Slice<InvitationSummary> {
        try await admit(who)
        return try await repository.list(slice)
    }

    public func find(_ id: Invitation.ID, for who: Member.ID) async throws -> InvitationSummary {
        try await admit(who)
        guard let summary = try await repository.find(id) else { throw InvitationRefusal.notFound }
        return summary
    }

    /// No one signs up by it any more. Those who did stay.
    public func withdraw(_ id: Invitation.ID, by who: Member.ID) async throws {
        try await admit(who)
        try await repository.withdraw(id, at: emails.clock.now)
    }

    private func admit(_ who: Member.ID) async throws {
        guard try await operators.isOperator(who) else { throw InvitationRefusal.notFound }
    }
}

extension Invitations {
    /// Checks a newcomer's code before they fill in a form. Throws ``InvitationRefusal/notValid``.
    public func check(_ code: String) async throws -> Invitation {
        guard let invitation = try await repository.find(codes.seal(code)),
            invitation.state(at: emails.clock.now) == .open
        else { throw InvitationRefusal.notValid }
        return invitation
    }

    /// Whether a person may sign up now, and the seal of the invitation that lets them; nil where none is
    /// needed. An account that is opened by it counts when it is stored.
    ///
    /// Throws ``AccountRefusal/signUpClosed``, ``InvitationRefusal/needed`` and
    /// ``InvitationRefusal/notValid``.
    func admitNewcomer(with code: String?) async throws -> CodeSeal? {
        switch await site.current().signUp {
        case .open: return nil
        case .closed: throw AccountRefusal.signUpClosed
        case .invitation:
            guard let code, !code.isEmpty else { throw InvitationRefusal.needed }
            return try await check(code).seal
        }
    }
}
