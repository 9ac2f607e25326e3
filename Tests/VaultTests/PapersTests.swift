import Domain
import Secrets
import TestSupport
import Testing
import Vault

@Suite("Sealed tickets, introductions and codes")
struct PapersTests {
    private let key = SecretKey.random()
    private let now = TestClock().now

    @Test("A ticket is accepted for its own state and provider until it expires")
    func ticket() throws {
        let signInState = SealedSignInState(key)
        let (attempt, ticket) = signInState.begin(.kakao, at: now)
        #expect(try signInState.attempt(.kakao, ticket: ticket, state: attempt.state, at: now) == attempt)
        #expect(attempt.challenge == Base64URL.encode(SHA256.hash(Array(attempt.verifier.utf8))))

        let late = now + SignInAttempt.patience
        let stranger = SealedSignInState(SecretKey.random())
        for (provider, text, state, moment, sealer) in [
            (IdentityProvider.naver, ticket, attempt.state, now, signInState),
            (.kakao, ticket, attempt.state + "x", now, signInState),
            (.kakao, "9" + ticket, attempt.state, now, signInState),
            (.kakao, ticket, attempt.state, late, signInState),
            (.kakao, ticket, attempt.state, now, stranger),
        ] {
            #expect(throws: IdentityRefusal.attemptOver) {
                _ = try sealer.attempt(provider, ticket: text, state: state, at: moment)
            }
        }
    }

    @Test("An introduction says what was sealed in it, for a quarter of an hour")
    func introduction() throws {
        let signInState = SealedSignInState(key)
        let claim = ProviderClaim(
            provider: .kakao,
            subject: "7",
            email: try EmailAddress("ana@example.com"),
            nickname: nil
        )
        let text = signInState.introduction(claim, at: now)
        #expect(try signInState.claim(of: text, at: now) == claim)
        for (paper, moment) in [(text + "A", now), ("A" + text, now), (text, now + SignInAttempt.patience)] {
            #expect(throws: IdentityRefusal.attemptOver) {
                _ = try signInState.claim(of: paper, at: moment)
            }
        }
    }

    @Test("A code is known however it is copied, and by its own challenge only")
    func codes() {
        let codes = KeyedCodeGenerator(key)
        let (one, two) = (Challenge.ID(rawValue: 1), Challenge.ID(rawValue: 2))
        #expect(codes.seal("10AB0-CDEFG", of: one) == codes.seal(" loab o cdefg", of: one))
        #expect(codes.seal("123456", of: one) != codes.seal("123456", of: two))
        #expect(codes.challenge(of: codes.token(for: one)) == one)
        #expect(KeyedCodeGenerator(SecretKey.random()).challenge(of: codes.token(for: one)) == nil)
        let digits = codes.code(for: .email)
        #expect(digits.count == 6 && digits.allSatisfy(\.isNumber))
        #expect(codes.code(for: .password).count == 11)
    }
}
