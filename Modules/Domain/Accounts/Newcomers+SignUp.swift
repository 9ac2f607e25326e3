extension Newcomers {
    /// A new member's validated data.
    public struct Application: Sendable {
        /// Nil when the code is the token of a link, which names the address.
        let email: EmailAddress?
        let code: String?
        let password: Password
        let nickname: Nickname
        let language: Language
        let birthYear: BirthYear?
        let gender: Gender?
        let isTeacher: Bool
        let agreed: AgreedTexts

        public init(
            email: EmailAddress?,
            code: String? = nil,
            password: Password,
            nickname: Nickname,
            language: Language,
            birthYear: BirthYear? = nil,
            gender: Gender? = nil,
            isTeacher: Bool = false,
            agreed: AgreedTexts = [:]
        ) {
            self.email = email
            self.code = code
            self.password = password
            self.nickname = nickname
            self.language = language
            self.birthYear = birthYear
            self.gender = gender
            self.isTeacher = isTeacher
            self.agreed = agreed
        }
    }

    /// Creates an account and signs in the requesting device. On a server that sends mail, only a code from
    /// the mailbox creates it, so that no answer reveals whether an address has an account.
    public func signUp(
        _ application: Application,
        on device: String,
        from origin: Origin
    ) async throws -> SessionGrant {
        try checkOpen()
        let now = opening.clock.now
        try await throttle.take(.signUp(from: origin), at: now)
        var refusals = RefusalCollector()
        try await refusals.check { try await checkFree(application.email) }
        try await refusals.check { try await accounts.checkFree(nickname: application.nickname) }
        try await refusals.check {
            try policy.check(application.password, of: application.email, application.nickname)
        }
        let consents = try refusals.collect {
            try documents.consents(ofNewcomer: application.agreed, at: now)
        }
        // A refused application doesn't count as an attempt at the code.
        guard let consents else { throw refusals.refusal }
        try refusals.throwIfRefused()
        let (email, challenge) = try await prove(application.email, by: application.code)
        guard challenge != nil || !application.isTeacher else { throw AccountRefusal.emailUnconfirmed }
        try policy.check(application.password, of: email, application.nickname)
        let seal = try await passwords.seal(application.password)
        let account = Account(
            id: opening.identifiers.next(),
            email: email,
            isEmailVerified: challenge != nil,
            nickname: application.nickname,
            language: application.language,
            birthYear: application.birthYear,
            gender: application.gender,
            joinedAt: now,
            isTeacher: application.isTeacher
        )
        let session = opening.session(for: account.id, on: device)
        try await accounts.insert(
            account,
            sealedWith: seal,
            consenting: consents,
            opening: session,
            ending: challenge
        )
        return opening.admission(of: account, with: session)
    }
}
