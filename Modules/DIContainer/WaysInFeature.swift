import Domain
import Passports
import Storage
import Vault
import Web

/// Phases three and four for what leads into an account besides its password: mailboxes and providers.
struct WaysInFeature: Sendable {
    let challengeRoutes: ChallengeRoutes
    let identityRoutes: IdentityRoutes
    let resetPassword: ResetPassword
    let deliverLetters: DeliverLetters
    let letters: LetterDesk
    let challenges: SQLChallengeRepository

    init(_ plan: HousePlan, _ drivers: Drivers, _ repositories: Repositories) {
        challenges = repositories.challenges
        letters = LetterDesk(mint: drivers.mint, clock: drivers.clock, sendsMail: plan.mail.isOn)
        let desk = ChallengeDesk(plan, drivers, repositories, letters)
        let reset = ResetPassword(passwords: drivers.passwords, throttle: repositories.calls, desk: desk)
        resetPassword = reset
        deliverLetters = DeliverLetters(outbox: repositories.outbox, carrier: LetterPost(plan.mail))
        challengeRoutes = ChallengeRoutes(
            verify: VerifyEmail(
                accounts: repositories.accounts,
                credentials: repositories.credentials,
                passwords: drivers.passwords,
                throttle: repositories.calls,
                desk: desk
            ),
            reset: reset
        )
        identityRoutes = IdentityRoutes(ProviderOffice(plan.providers), drivers, repositories)
    }

    /// What is put into the outbox now should not wait for the next round of the house.
    var delivery: Chore {
        Chore("letters") { [deliverLetters] now in try await deliverLetters(at: now) }
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
    fileprivate init(_ office: ProviderOffice, _ drivers: Drivers, _ repositories: Repositories) {
        let reception = MeetProvider.Reception(
            tokens: drivers.tokens,
            mint: drivers.mint,
            clock: drivers.clock
        )
        self.init(
            office: office,
            papers: drivers.papers,
            identities: repositories.identities,
            meet: MeetProvider(
                office: office,
                papers: drivers.papers,
                throttle: repositories.calls,
                directory: SignIn.Directory(
                    accounts: repositories.accounts,
                    credentials: repositories.credentials,
                    sessions: repositories.sessions
                ),
                identities: repositories.identities,
                reception: reception
            ),
            join: JoinByProvider(
                identities: repositories.identities,
                papers: drivers.papers,
                throttle: repositories.calls,
                reception: reception
            ),
            clock: drivers.clock
        )
    }
}
