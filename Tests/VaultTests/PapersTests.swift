import Domain
import Secrets
import TestSupport
import Testing
import Vault

@Suite("Papers and codes are sealed")
struct PapersTests {
    private let key = SecretKey.random()
    private let now = StoppedClock().now

    @Test("A ticket is good for its own state, provider and time")
    func ticket() throws {
        let papers = SealedTravelPapers(key)
        let (attempt, ticket) = papers.begin(.kakao, at: now)
        #expect(try papers.attempt(.kakao, ticket: ticket, state: attempt.state, at: now) == attempt)
        #expect(attempt.challenge == Base64URL.encode(SHA256.hash(Array(attempt.verifier.utf8))))

        let late = now + SignInAttempt.patience
        let stranger = SealedTravelPapers(SecretKey.random())
        for (provider, text, state, moment, office) in [
            (IdentityProvider.naver, ticket, attempt.state, now, papers),
            (.kakao, ticket, attempt.state + "x", now, papers),
            (.kakao, "9" + ticket, attempt.state, now, papers),
            (.kakao, ticket, attempt.state, late, papers),
            (.kakao, ticket, attempt.state, now, stranger),
        ] {
            #expect(throws: IdentityRefusal.attemptOver) {
                _ = try office.attempt(provider, ticket: text, state: state, at: moment)
            }
        }
    }

    @Test("An introduction says what was sealed in it, for a quarter of an hour")
    func introduction() throws {
        let papers = SealedTravelPapers(key)
        let voucher = Voucher(
            provider: .kakao,
            subject: "7",
            email: try EmailAddress("ana@example.com"),
            nickname: nil
        )
        let text = papers.introduction(voucher, at: now)
        #expect(try papers.voucher(of: text, at: now) == voucher)
        for (paper, moment) in [(text + "A", now), ("A" + text, now), (text, now + SignInAttempt.patience)] {
            #expect(throws: IdentityRefusal.attemptOver) { _ = try papers.voucher(of: paper, at: moment) }
        }
    }

    @Test("A code is known however it is copied, and by its own challenge only")
    func codes() {
        let codes = KeyedCodeMint(key)
        let (one, two) = (Challenge.ID(rawValue: 1), Challenge.ID(rawValue: 2))
        #expect(codes.seal("10AB0-CDEFG", of: one) == codes.seal(" loab o cdefg", of: one))
        #expect(codes.seal("123456", of: one) != codes.seal("123456", of: two))
        #expect(codes.challenge(of: codes.token(for: one)) == one)
        #expect(KeyedCodeMint(SecretKey.random()).challenge(of: codes.token(for: one)) == nil)
        let digits = codes.code(for: .email)
        #expect(digits.count == 6 && digits.allSatisfy(\.isNumber))
        #expect(codes.code(for: .password).count == 11)
    }
}
