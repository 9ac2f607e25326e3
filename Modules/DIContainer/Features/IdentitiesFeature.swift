import Domain
import Passports
import Storage
import Vault
import Web

/// The use cases and routes of email addresses and identity providers.
struct IdentitiesFeature: Sendable {
    private let challengeRoutes: ChallengeRoutes
    private let identityRoutes: IdentityRoutes
    private let confirmationRoutes: ConfirmationRoutes
    let proofs: MemberVerification
    let resetPassword: ResetPassword
    let newcomers: NewcomerProof
    let deliverEmails: DeliverEmails
    let emails: AccountEmails
    let sendsMail: Bool
    let takesMembers: Bool
    let reminders: ReminderEmails
    let challenges: SQLChallengeRepository

    init(_ plan: AppConfiguration, _ drivers: Drivers, _ repositories: Repositories) {
        challenges = repositories.challenges
        sendsMail = plan.mail.isOn
        takesMembers = plan.takesMembers
        emails = AccountEmails(drivers, sendsMail: sendsMail)
        reminders = ReminderEmails(emails) { [address = plan.publicAddress] event in
            address.map { $0 + EventReminderRoutes.page(of: event) }
        }
        let issuer = ChallengeIssuer(plan, drivers, repositories, emails)
        newcomers = NewcomerProof(
            accounts: repositories.accounts,
            throttle: repositories.calls,
            issuer: issuer,
            isOpen: takesMembers
        )
        let identityProviders = OAuthProviders(plan.providers)
        let proofs = MemberVerification(drivers, repositories, identityProviders)
        self.proofs = proofs
        let reset = ResetPassword(
            accounts: repositories.accounts,
            passwords: drivers.passwords,
            policy: drivers.passwordPolicy,
            throttle: repositories.calls,
            opening: proofs.opening,
            issuer: issuer
        )
        resetPassword = reset
        deliverEmails = DeliverEmails(outbox: repositories.outbox, carrier: LocalizedEmailSender(plan.mail))
        challengeRoutes = ChallengeRoutes(
            verify: VerifyEmail(
                accounts: repositories.accounts,
                confirm: proofs.confirm,
                throttle: repositories.calls,
                issuer: issuer
            ),
            reset: reset,
            proof: newcomers
        )
        identityRoutes = IdentityRoutes(identityProviders, drivers, repositories, proofs, newcomers)
        confirmationRoutes = ConfirmationRoutes(confirm: proofs.confirm)
    }

    /// Sends queued emails at once, without waiting for the next periodic run.
    var delivery: MaintenanceTask {
        MaintenanceTask("emails") { [deliverEmails] now in try await deliverEmails(at: now) }
    }

    var endpoints: [Endpoint] {
        challengeRoutes.endpoints + identityRoutes.endpoints + confirmationRoutes.endpoints
    }

    var sweep: MaintenanceTask {
        MaintenanceTask("challenges") { [challenges] now in try await challenges.sweep(at: now) }
    }
}

extension AccountEmails {
    fileprivate init(_ drivers: Drivers, sendsMail: Bool) {
        self.init(identifiers: drivers.identifiers, clock: drivers.clock, sendsMail: sendsMail)
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

extension IdentityRoutes {
    fileprivate init(
        _ identityProviders: OAuthProviders,
        _ drivers: Drivers,
        _ repositories: Repositories,
        _ proofs: MemberVerification,
        _ newcomers: NewcomerProof
    ) {
        self.init(
            identityProviders: identityProviders,
            signInState: drivers.signInState,
            identities: repositories.identities,
            meet: proofs.meet,
            join: SignUpWithProvider(
                accounts: repositories.accounts,
                identities: repositories.identities,
                signInState: drivers.signInState,
                documents: drivers.documents,
                throttle: repositories.calls,
                proof: newcomers,
                opening: proofs.opening
            ),
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
