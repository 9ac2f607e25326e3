import Domain
import Passports
import Storage
import Vault
import Web
import Wire

/// The use cases and routes of email addresses and identity providers.
struct IdentitiesFeature: Sendable {
    private let challengeRoutes: ChallengeRoutes
    private let identityRoutes: IdentityRoutes
    private let confirmationRoutes: ConfirmationRoutes
    let proofs: MemberVerification
    let resetPassword: ResetPassword
    let newcomers: Newcomers
    let deliverEmails: DeliverEmails
    let emails: AccountEmails
    let sendsMail: Bool
    /// Their emails contain addresses, and are only sent by a server that knows its own.
    let mailsNotices: Bool
    let invitations: Invitations
    let origins = MemorySignUpOrigins()
    let reminders: ReminderEmails
    let challenges: SQLChallengeRepository
    let secondFactors: SQLSecondFactorRepository

    init(_ plan: AppConfiguration, _ drivers: Drivers, _ repositories: Repositories) {
        (challenges, secondFactors) = (repositories.challenges, repositories.secondFactors)
        sendsMail = plan.mail.isOn
        emails = AccountEmails(drivers, sendsMail: sendsMail)
        reminders = ReminderEmails(emails) { [address = plan.publicAddress] event in
            address.map { $0 + EventReminderRoutes.page(of: event) }
        }
        let issuer = ChallengeIssuer(plan, drivers, repositories, emails)
        let identityProviders = OAuthProviders(plan.providers)
        let proofs = MemberVerification(drivers, repositories, identityProviders)
        self.proofs = proofs
        invitations = Invitations(plan, drivers, repositories, emails)
        newcomers = Newcomers(drivers, repositories, issuer, proofs.opening, invitations, origins)
        let reset = ResetPassword(
            accounts: repositories.accounts,
            passwords: drivers.passwords,
            policy: drivers.passwordPolicy,
            throttle: repositories.calls,
            opening: proofs.opening,
            issuer: issuer
        )
        resetPassword = reset
        mailsNotices = sendsMail && plan.publicAddress != nil
        deliverEmails = DeliverEmails(plan, drivers, repositories)
        challengeRoutes = ChallengeRoutes(
            verify: VerifyEmail(
                accounts: repositories.accounts,
                confirm: proofs.confirm,
                throttle: repositories.calls,
                issuer: issuer
            ),
            reset: reset,
            newcomers: newcomers
        )
        identityRoutes = IdentityRoutes(identityProviders, drivers, repositories, proofs, newcomers)
        confirmationRoutes = ConfirmationRoutes(confirm: proofs.confirm)
    }

    /// Sends queued emails at once, without waiting for the next periodic run. None on a server without mail.
    var deliveries: [MaintenanceTask] {
        guard sendsMail else { return [] }
        return [MaintenanceTask("emails") { [deliverEmails] now in try await deliverEmails(at: now) }]
    }

    var endpoints: [Endpoint] {
        challengeRoutes.endpoints + identityRoutes.endpoints + confirmationRoutes.endpoints
    }

    /// Removes expired challenges, and invitations that ended long ago.
    var sweeps: [MaintenanceTask] {
        [
            MaintenanceTask("challenges") { [challenges, secondFactors] now in
                try await challenges.sweep(at: now)
                try await secondFactors.sweep(at: now)
            },
            MaintenanceTask("invitations") { [invitations] now in
                try await invitations.repository.sweep(at: now)
            },
        ]
    }
}

extension DeliverEmails {
    fileprivate init(_ plan: AppConfiguration, _ drivers: Drivers, _ repositories: Repositories) {
        let links = plan.publicAddress.map {
            NoticeEmailLinks(
                publicAddress: $0,
                operatorContact: drivers.payments?.intermediary,
                tokens: drivers.unsubscribeTokens,
                appeals: drivers.appealLinks
            )
        }
        self.init(
            outbox: repositories.outbox,
            carrier: LocalizedEmailSender(drivers.current, from: repositories.site, links: links)
        )
    }
}

extension AccountEmails {
    fileprivate init(_ drivers: Drivers, sendsMail: Bool) {
        self.init(identifiers: drivers.identifiers, clock: drivers.clock, sendsMail: sendsMail)
    }
}

extension Invitations {
    fileprivate init(
        _ plan: AppConfiguration,
        _ drivers: Drivers,
        _ repositories: Repositories,
        _ emails: AccountEmails
    ) {
        self.init(
            operators: repositories.operators,
            repository: repositories.invitations,
            site: repositories.site,
            codes: KeyedInvitationCodes(drivers.key),
            emails: emails,
            page: plan.publicAddress.map { $0 + InvitationGrantBody.page }
        )
    }
}

extension ChallengeIssuer {
    fileprivate init(
        _ plan: AppConfiguration,
        _ drivers: Drivers,
        _ repositories: Repositories,
        _ emails: AccountEmails
    ) {
        self.init(
            challenges: repositories.challenges,
            codes: drivers.codes,
            emails: emails,
            links: plan.publicAddress.map {
                Links(
                    email: "\($0)/verify-email?token=",
                    password: "\($0)/reset-password?token=",
                    signUp: "\($0)/sign-up?token="
                )
            }
        )
    }
}

extension Newcomers {
    fileprivate init(
        _ drivers: Drivers,
        _ repositories: Repositories,
        _ issuer: ChallengeIssuer,
        _ opening: SessionOpening,
        _ invitations: Invitations,
        _ origins: any SignUpOrigins
    ) {
        self.init(
            accounts: repositories.accounts,
            identities: repositories.identities,
            passwords: drivers.passwords,
            policy: drivers.passwordPolicy,
            signInState: drivers.signInState,
            documents: drivers.documents,
            throttle: repositories.calls,
            issuer: issuer,
            opening: opening,
            site: repositories.site,
            invitations: invitations,
            origins: origins
        )
    }
}

extension IdentityRoutes {
    fileprivate init(
        _ identityProviders: OAuthProviders,
        _ drivers: Drivers,
        _ repositories: Repositories,
        _ proofs: MemberVerification,
        _ newcomers: Newcomers
    ) {
        self.init(
            identityProviders: identityProviders,
            signInState: drivers.signInState,
            identities: repositories.identities,
            meet: proofs.meet,
            newcomers: newcomers,
            change: ChangeIdentities(
                identities: repositories.identities,
                signInState: drivers.signInState,
                meet: proofs.meet,
                confirm: proofs.confirm,
                clock: drivers.clock
            ),
            documents: drivers.documents,
            clock: drivers.clock
        )
    }
}
