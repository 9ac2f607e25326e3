import Database
import Domain
import TestSupport
import Testing

@testable import Storage

@Suite("Second factors are kept")
struct SecondFactorContract {
    private static let secret = SealedSecret(bytes: [1, 2, 3])
    private static let recovery = SecondFactorProof.recoveryCode(CodeSeal(text: "one"))

    private static func code(_ step: Int64) -> SecondFactorProof { .code(step: step, of: secret) }

    private func turnOn(_ store: Store, _ name: String = "ana") async throws -> Account {
        let account = try await store.join(name).account
        let factor = SecondFactor(
            member: account.id,
            secret: Self.secret,
            since: store.clock.now,
            recoveryCodes: 2
        )
        let codes = [CodeSeal(text: "one"), CodeSeal(text: "two")]
        try await store.secondFactors.turnOn(factor, usedUntil: 7, recoveredBy: codes) { _ in nil }
        #expect(try await store.secondFactors.find(of: account.id) == factor)
        return account
    }

    private func challenge(_ store: Store, _ account: Account) -> SignInChallenge {
        SignInChallenge(
            id: store.identifiers.next(),
            member: account.id,
            device: nil,
            expiresAt: store.clock.now + SignInChallenge.patience
        )
    }

    private func signsIn(
        _ store: Store,
        _ account: Account,
        _ proof: SecondFactorProof,
        answering challenge: SignInChallenge? = nil,
        holding gate: Gate? = nil
    ) async throws {
        try await store.secondFactors.open(
            store.opens(for: account.id),
            answering: challenge ?? self.challenge(store, account),
            by: proof
        ) { _ in
            gate?.holdFirstArrival()
            return nil
        }
    }

    @Test(
        "Of two sign-ins at once with one code, one is let in",
        arguments: Database.Engine.allCases,
        [Self.code(8), Self.recovery]
    )
    func oneCode(_ engine: Database.Engine, _ proof: SecondFactorProof) async throws {
        let store = try await Store(engine)
        let ana = try await turnOn(store)
        let outcomes = try await store.outcomes(
            { try await signsIn(store, ana, proof, holding: $0) },
            { try await signsIn(store, ana, proof) }
        )
        #expect(Set(outcomes) == ["done", "second-factor.wrong-code"])
        #expect(try await store.sessions.all(of: ana.id).count == 2)
    }

    @Test(
        "Of two answers at once to one challenge, one is let in, and the other's code stays",
        arguments: Database.Engine.allCases
    )
    func oneChallenge(_ engine: Database.Engine) async throws {
        let store = try await Store(engine)
        let ana = try await turnOn(store)
        let challenge = challenge(store, ana)
        let outcomes = try await store.outcomes(
            { try await signsIn(store, ana, Self.recovery, answering: challenge, holding: $0) },
            {
                let other = SecondFactorProof.recoveryCode(CodeSeal(text: "two"))
                try await signsIn(store, ana, other, answering: challenge)
            }
        )
        #expect(Set(outcomes) == ["done", "sign-in.challenge-over"])
        #expect(try await store.secondFactors.find(of: ana.id)?.recoveryCodes == 1)
    }

    @Test(
        "A code of an earlier step is used, and so is one of another secret",
        arguments: Database.Engine.allCases
    )
    func steps(_ engine: Database.Engine) async throws {
        let store = try await Store(engine)
        let ana = try await turnOn(store)
        try await signsIn(store, ana, Self.code(9))
        let other = SecondFactorProof.code(step: 10, of: SealedSecret(bytes: [4]))
        for used in [Self.code(7), Self.code(8), Self.code(9), other] {
            await #expect(throws: SecondFactorRefusal.wrongCode) { try await signsIn(store, ana, used) }
        }
        try await signsIn(store, ana, Self.code(10))
    }

    @Test("A suspended member's code isn't used", arguments: Database.Engine.allCases)
    func suspended(_ engine: Database.Engine) async throws {
        let store = try await Store(engine)
        let ana = try await turnOn(store)
        let challenge = challenge(store, ana)
        let until = store.clock.now + .seconds(60)
        try await store.database.write { connection in
            try connection.execute(
                """
                INSERT INTO reports (id, subject_kind, subject_id, about, reason, status, at, suspends_until)
                VALUES (1, 'member', \(ana.id), \(ana.id), 'spam', 'upheld', 1, \(until))
                """
            )
        }
        await #expect(throws: SuspensionRefusal.suspended(until: until)) {
            try await signsIn(store, ana, Self.recovery, answering: challenge)
        }
        try await store.database.write { _ = try $0.execute("DELETE FROM reports") }
        try await signsIn(store, ana, Self.recovery, answering: challenge)
    }

    @Test("It is on once, and off with its codes", arguments: Database.Engine.allCases)
    func onAndOff(_ engine: Database.Engine) async throws {
        let store = try await Store(engine)
        let ana = try await turnOn(store)
        let factor = try #require(try await store.secondFactors.find(of: ana.id))
        await #expect(throws: SecondFactorRefusal.alreadyOn) {
            try await store.secondFactors.turnOn(factor, usedUntil: 1, recoveredBy: []) { _ in nil }
        }
        let now = store.clock.now
        try await store.secondFactors.replaceRecoveryCodes(
            of: ana.id,
            with: [CodeSeal(text: "three")],
            by: Self.code(8),
            at: now
        ) { _ in nil }
        await #expect(throws: SecondFactorRefusal.wrongCode) { try await signsIn(store, ana, Self.recovery) }
        let three = SecondFactorProof.recoveryCode(CodeSeal(text: "three"))
        try await store.secondFactors.turnOff(of: ana.id, by: three, at: now) { _ in nil }
        #expect(try await store.secondFactors.find(of: ana.id) == nil)
        await #expect(throws: SecondFactorRefusal.off) {
            try await store.secondFactors.reset(of: ana.id, at: now) { _ in nil }
        }
    }
}
