import Database
import Domain
import TestSupport
import Testing

@testable import Storage

@Suite("Challenges are kept")
struct ChallengeRepositoryContract {
    private func challenge(
        _ store: Store,
        _ account: Account?,
        _ purpose: Challenge.Purpose = .password,
        at address: String? = nil
    ) throws -> Challenge {
        Challenge(
            id: store.identifiers.next(),
            member: account?.id,
            purpose: purpose,
            address: try EmailAddress(address ?? account?.email.text ?? ""),
            seal: CodeSeal(text: "sealed"),
            expiresAt: store.clock.now + purpose.lifetime
        )
    }

    @Test("A hundred guesses at once get five tries between them", arguments: Database.Engine.allCases)
    func guesses(_ engine: Database.Engine) async throws {
        let store = try await Store(engine)
        let ana = try await store.join("ana").account
        try await store.challenges.insert(try challenge(store, ana)) { _ in nil }

        let now = store.clock.now
        let taken = try await withThrowingTaskGroup(of: Bool.self) { group in
            for _ in 1...100 {
                group.addTask { try await store.challenges.takeTry(.email(ana.email), at: now) != nil }
            }
            return try await group.reduce(into: 0) { $0 += $1 ? 1 : 0 }
        }
        #expect(taken == 5)
    }

    @Test(
        "Of two requests with one code, only the first sets a password",
        arguments: Database.Engine.allCases
    )
    func race(_ engine: Database.Engine) async throws {
        let store = try await Store(engine)
        let ana = try await store.join("ana").account
        let challenge = try challenge(store, ana)
        try await store.challenges.insert(challenge) { _ in nil }
        let now = store.clock.now

        try await store.challenges.resetPassword(to: PasswordSeal(text: "one"), by: challenge, at: now) { _ in
            nil
        }
        await #expect(throws: ChallengeRefusal.wrongCode) {
            try await store.challenges.resetPassword(to: PasswordSeal(text: "two"), by: challenge, at: now) {
                _ in nil
            }
        }
        #expect(try await store.credentials.find(of: ana.id)?.seal.text == "one")
        #expect(try await store.sessions.all(of: ana.id) == [])
    }

    @Test("Resetting the password also ends a change of address", arguments: Database.Engine.allCases)
    func moveUnderWay(_ engine: Database.Engine) async throws {
        let store = try await Store(engine)
        let ana = try await store.join("ana").account
        let (move, reset) = (
            try challenge(store, ana, .email, at: "thief@example.com"), try challenge(store, ana)
        )
        try await store.challenges.insert(move) { _ in nil }
        try await store.challenges.insert(reset) { _ in nil }

        let seal = PasswordSeal(text: "anew")
        try await store.challenges.resetPassword(to: seal, by: reset, at: store.clock.now) { _ in nil }

        #expect(try await store.challenges.takeTry(.token(move.id), at: store.clock.now) == nil)
        await #expect(throws: ChallengeRefusal.wrongCode) {
            try await store.challenges.proveEmail(by: move, at: store.clock.now) { _ in nil }
        }
    }

    @Test("A later code takes the place of an earlier one", arguments: Database.Engine.allCases)
    func replaced(_ engine: Database.Engine) async throws {
        let store = try await Store(engine)
        let ana = try await store.join("ana").account
        let (early, late) = (try challenge(store, ana), try challenge(store, ana))
        try await store.challenges.insert(early) { _ in nil }
        try await store.challenges.insert(late) { _ in nil }

        #expect(try await store.challenges.takeTry(.token(early.id), at: store.clock.now) == nil)
        #expect(try await store.challenges.takeTry(.token(late.id), at: store.clock.now)?.id == late.id)
    }

    @Test(
        "An address that was taken meanwhile is refused, and nothing changes",
        arguments: Database.Engine.allCases
    )
    func taken(_ engine: Database.Engine) async throws {
        let store = try await Store(engine)
        let ana = try await store.join("ana").account
        let challenge = try challenge(store, ana, .email, at: "new@example.com")
        try await store.challenges.insert(challenge) { _ in nil }
        _ = try await store.join("ben", email: "new@example.com")

        await #expect(throws: AccountRefusal.emailTaken) {
            try await store.challenges.proveEmail(by: challenge, at: store.clock.now) { _ in nil }
        }
        #expect(try await store.accounts.find(ana.id)?.email == ana.email)
    }

    @Test(
        "Of two newcomers with one code only the first gets an account",
        arguments: Database.Engine.allCases
    )
    func newcomers(_ engine: Database.Engine) async throws {
        let store = try await Store(engine)
        let challenge = try challenge(store, nil, .signUp, at: "new@example.com")
        try await store.challenges.insert(challenge) { _ in nil }
        try await store.join("ana", ending: challenge)

        await #expect(throws: ChallengeRefusal.wrongCode) { try await store.join("ben", ending: challenge) }
        let code = try await store.challenges.takeTry(.newcomer(challenge.address), at: store.clock.now)
        #expect(code == nil)
    }

    @Test("A refused nickname leaves the newcomer's code as it was", arguments: Database.Engine.allCases)
    func refusedNickname(_ engine: Database.Engine) async throws {
        let store = try await Store(engine)
        try await store.join("ana")
        let challenge = try challenge(store, nil, .signUp, at: "new@example.com")
        try await store.challenges.insert(challenge) { _ in nil }

        await #expect(throws: AccountRefusal.nicknameTaken) {
            try await store.join("ana", email: "new@example.com", ending: challenge)
        }
        try await store.join("ben", email: "new@example.com", ending: challenge)
    }

    @Test("Of two sign-in methods removed at once, one stays", arguments: Database.Engine.allCases)
    func lastWayIn(_ engine: Database.Engine) async throws {
        let store = try await Store(engine)
        let ana = try await store.join("ana").account
        for provider in IdentityProvider.allCases {
            let claim = ProviderClaim(provider: provider, subject: "7", email: nil, nickname: nil)
            try await store.identities.link(claim, to: ana.id, at: store.clock.now)
        }
        try await store.database.write { _ = try $0.execute("DELETE FROM credentials") }

        let refused = await withTaskGroup(of: Bool.self) { group in
            for provider in IdentityProvider.allCases {
                group.addTask {
                    do {
                        try await store.identities.unlink(provider, from: ana.id)
                        return false
                    } catch {
                        return error as? IdentityRefusal == .lastWayIn
                    }
                }
            }
            return await group.reduce(into: 0) { $0 += $1 ? 1 : 0 }
        }
        #expect(refused == 1)
        #expect(try await store.identities.all(of: ana.id).count == 1)
    }
}
