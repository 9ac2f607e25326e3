import Domain
import Foundation
import Secrets
import TestSupport
import Testing
import Vault

@Suite("Session tokens")
struct KeyedTokenIssuerTests {
    private let clock = TestClock()
    private let identifiers = KeyedTokenIssuer(.random())

    private func session(generation: Int = 3) -> Session {
        Session(
            id: Session.ID(rawValue: 99),
            member: Member.ID(rawValue: 1),
            device: "phone",
            openedAt: clock.now,
            lastUsedAt: clock.now,
            authenticatedAt: clock.now,
            generation: generation,
            refreshExpiresAt: clock.now + Session.refreshLifetime
        )
    }

    @Test("A token says which session and generation it belongs to, and until when")
    func claims() throws {
        let tokens = identifiers.tokens(for: session(), at: clock.now)

        #expect(
            try identifiers.readAccess(tokens.access)
                == TokenClaim(
                    session: Session.ID(rawValue: 99),
                    generation: 3,
                    expiresAt: clock.now + .seconds(900)
                )
        )
        #expect(try identifiers.readRefresh(tokens.refresh).expiresAt == clock.now + Session.refreshLifetime)
    }

    @Test("A challenge of a sign-in comes back whole, and no other token passes for one")
    func challenges() {
        for device in [nil, Identifier<KnownDevice>(rawValue: 5)] {
            let challenge = SignInChallenge(
                id: .init(rawValue: 3),
                member: Member.ID(rawValue: 1),
                device: device,
                expiresAt: clock.now
            )
            let token = identifiers.challengeToken(of: challenge)
            #expect(identifiers.readChallenge(token) == challenge)
            #expect(KeyedTokenIssuer(.random()).readChallenge(token) == nil)
            #expect(identifiers.readDevice(token) == nil)
        }
        let known = KnownDevice(
            id: .init(rawValue: 5),
            member: Member.ID(rawValue: 1),
            expiresAt: clock.now
        )
        #expect(identifiers.readChallenge(identifiers.deviceToken(of: known)) == nil)
    }

    @Test("A refresh token isn't accepted for access, nor an access token for a refresh")
    func kinds() {
        let tokens = identifiers.tokens(for: session(), at: clock.now)

        #expect(throws: SessionRefusal.invalidToken) { try identifiers.readAccess(tokens.refresh) }
        #expect(throws: SessionRefusal.invalidToken) { try identifiers.readRefresh(tokens.access) }
    }

    @Test("A token with one changed letter is refused")
    func tampering() {
        let token = identifiers.tokens(for: session(), at: clock.now).access
        for index in token.indices {
            var forged = token
            forged.replaceSubrange(index...index, with: token[index] == "1" ? "2" : "1")
            #expect(throws: SessionRefusal.invalidToken) { try identifiers.readAccess(forged) }
        }
    }

    @Test("A token of another server is refused")
    func strangers() {
        let token = KeyedTokenIssuer(.random()).tokens(for: session(), at: clock.now).access

        #expect(throws: SessionRefusal.invalidToken) { try identifiers.readAccess(token) }
    }

    @Test(
        "Text that isn't a token is refused",
        arguments: ["", ".", "...", "a.b.c.d", "💥", String(repeating: "9", count: 900)]
    )
    func nonsense(_ token: String) {
        #expect(throws: SessionRefusal.invalidToken) { try identifiers.readAccess(token) }
    }
}

@Suite("Passwords")
struct Argon2PasswordKeeperTests {
    private func keeper() throws -> Argon2PasswordKeeper {
        Argon2PasswordKeeper(try PasswordHasher())
    }

    @Test("A password is accepted as it was set, from any keyboard")
    func opens() async throws {
        let keeper = try keeper()
        let seal = try await keeper.seal(try Password("가나다라마바사아자차"))

        #expect(try await keeper.opens(seal, with: "가나다라마바사아자차".decomposedStringWithCanonicalMapping))
        #expect(try await !keeper.opens(seal, with: "가나다라마바사아자"))
    }

    @Test("Without a stored password none is accepted, and the check takes as long")
    func decoy() async throws {
        let keeper = try keeper()
        let seal = try await keeper.seal(try Password("open sesame"))
        let clock = ContinuousClock()
        var with: [Duration] = []
        var without: [Duration] = []
        for _ in 1...9 {
            with.append(try await clock.measure { _ = try await keeper.opens(seal, with: "closed sesame") })
            without.append(try await clock.measure { _ = try await keeper.opens(nil, with: "closed sesame") })
        }
        #expect(try await !keeper.opens(nil, with: "open sesame"))
        // The quickest of each, with room for a busy machine: without the decoy it would be a hundredth.
        let ratio = (with.min() ?? .zero) / (without.min() ?? .zero)

        #expect((0.25...4).contains(ratio))
    }
}
