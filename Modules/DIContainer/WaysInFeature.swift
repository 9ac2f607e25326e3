import Domain
import Passports
import Storage
import Vault
import Web

/// Phases three and four for what leads into an account besides its password: mailboxes and providers.
struct WaysInFeature: Sendable {
    private let challengeRoutes: ChallengeRoutes
    private let identityRoutes: IdentityRoutes
    private let confirmationRoutes: ConfirmationRoutes
    let proofs: Proofs
    let resetPassword: ResetPassword
    let deliverLetters: DeliverLetters
    let letters: LetterDesk
    let challenges: SQLChallengeRepository

    init(_ plan: HousePlan, _ drivers: Drivers, _ repositories: Repositories) {
        challenges = repositories.challenges
        letters = LetterDesk(mint: drivers.mint, clock: drivers.clock, sendsMail: plan.mail.isOn)
        let desk = ChallengeDesk(plan, drivers, repositories, letters)
        let office = ProviderOffice(plan.providers)
        let proofs = Proofs(drivers, repositories, office)
        self.proofs = proofs
        let reset = ResetPassword(
            accounts: repositories.accounts,
            passwords: drivers.passwords,
            policy: drivers.passwordPolicy,
            throttle: repositories.calls,
            reception: proofs.reception,
            desk: desk
        )
        resetPassword = reset
        deliverLetters = DeliverLetters(outbox: repositories.outbox, carrier: LetterPost(plan.mail))
        challengeRoutes = ChallengeRoutes(
            verify: VerifyEmail(
                accounts: repositories.accounts,
                confirm: proofs.confirm,
                throttle: repositories.calls,
                desk: desk
            ),
            reset: reset
        )
        identityRoutes = IdentityRoutes(office, drivers, repositories, proofs)
        confirmationRoutes = ConfirmationRoutes(confirm: proofs.confirm)
    }

    /// What is put into the outbox now should not wait for the next round of the house.
    var delivery: Chore {
        Chore("letters") { [deliverLetters] now in try await deliverLetters(at: now) }
    }

    var endpoints: [Endpoint] {
        challengeRoutes.endpoints + identityRoutes.endpoints + confirmationRoutes.endpoints
    }

    var sweep: Chore {
        Chore("challenges") { [challenges] now in try await challenges.sweep(at: now) }
    }
}

extension ChallengeDesk {
    fileprivate init(
        _ plan: HousePlan,
        _ drivers: Drivers,
        _ repositories: Repositories,
        _ letters: LetterDesk
    ) {
        self.init(
            challenges: repositories.challenges,
            codes: drivers.codes,
            letters: letters,
            links: plan.publicAddress.map {
                Links(email: "\($0)/verify-email?token=", password: "\($0)/reset-password?token=")
            }
        )
    }
}

extension IdentityRoutes {
    fileprivate init(
        _ office: ProviderOffice,
        _ drivers: Drivers,
        _ repositories: Repositories,
        _ proofs: Proofs
    ) {
        self.init(
            office: office,
            papers: drivers.papers,
            identities: repositories.identities,
            meet: proofs.meet,
            join: JoinByProvider(
                identities: repositories.identities,
                papers: drivers.papers,
                throttle: repositories.calls,
                reception: proofs.reception
            ),
            change: ChangeIdentities(
                identities: repositories.identities,
                papers: drivers.papers,
                meet: proofs.meet,
                confirm: proofs.confirm,
                clock: drivers.clock
            ),
            clock: drivers.clock
        )
    }
}
