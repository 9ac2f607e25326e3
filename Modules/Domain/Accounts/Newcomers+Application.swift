extension Newcomers {
    /// A new member's validated data, but for a password.
    public struct Application: Sendable {
        let nickname: Nickname
        let language: Language
        /// Nil when the code is the token of a link, which names the address, or a provider supplied one.
        let email: EmailAddress?
        let code: String?
        /// The code of an invitation, for a place where sign-up is by invitation.
        let invitation: String?
        let birthYear: BirthYear?
        let gender: Gender?
        let isTeacher: Bool
        let agreed: AgreedTexts

        public init(
            nickname: Nickname,
            language: Language,
            email: EmailAddress? = nil,
            code: String? = nil,
            invitation: String? = nil,
            birthYear: BirthYear? = nil,
            gender: Gender? = nil,
            isTeacher: Bool = false,
            agreed: AgreedTexts = [:]
        ) {
            self.nickname = nickname
            self.language = language
            self.email = email
            self.code = code
            self.invitation = invitation
            self.birthYear = birthYear
            self.gender = gender
            self.isTeacher = isTeacher
            self.agreed = agreed
        }
    }

    func account(
        of application: Application,
        _ email: EmailAddress,
        isProven: Bool,
        at now: Moment
    ) throws(AccountRefusal) -> Account {
        guard isProven || !application.isTeacher else { throw .emailUnconfirmed }
        return Account(
            id: opening.identifiers.next(),
            email: email,
            isEmailVerified: isProven,
            nickname: application.nickname,
            language: application.language,
            birthYear: application.birthYear,
            gender: application.gender,
            joinedAt: now,
            isTeacher: application.isTeacher
        )
    }
}
