import Synchronization
import TestSupport
import Testing

@testable import Domain

@Suite("A password that is tried")
struct PasswordCheckTests {
    private let counter = Counter()
    private let clock = TestClock()
    private let origin = Origin("2001:db8::1")
    private let ana: Credential

    init() throws {
        ana = Credential(
            member: Member.ID(rawValue: 1),
            email: try EmailAddress("ana@example.com"),
            seal: PasswordSeal(text: "right")
        )
    }

    private func tries(_ password: String, on device: KnownDevice? = nil) async throws -> Bool {
        let check = PasswordCheck(
            credentials: OneCredential(credential: ana),
            passwords: PlainKeeper(),
            throttle: counter,
            clock: clock
        )
        return try await check.opened(by: password, for: ana.email, on: device, from: origin) != nil
    }

    private func device(of member: Member.ID, for time: Duration) -> KnownDevice {
        KnownDevice(id: .init(rawValue: 7), member: member, expiresAt: clock.now + time)
    }

    @Test("Each attempt counts against the account and the origin; a successful one is returned to both")
    func givenBack() async throws {
        #expect(try await !tries("wrong"))
        let counted = PasswordTry.unknown(ana.email, origin).counted
        #expect(counter.taken == counted && counter.given.isEmpty)
        #expect(try await tries("right"))
        #expect(counter.taken == counted + counted && counter.given == counted)
        #expect(counted.map(\.key).contains("origin \(origin.text)"))
    }

    @Test("Only the member's own device, and only while its token holds, has a bucket of its own")
    func devices() async throws {
        let known = device(of: ana.member, for: .seconds(1))
        _ = try await tries("wrong", on: known)
        #expect(counter.taken == PasswordTry.known(known).counted)

        let bens = device(of: Member.ID(rawValue: 2), for: .seconds(1))
        for other in [bens, device(of: ana.member, for: .zero)] {
            _ = try await tries("wrong", on: other)
            #expect(counter.taken.suffix(3) == PasswordTry.unknown(ana.email, origin).counted[...])
        }
    }

    @Test("The right password is not looked at when there were too many tries")
    func tooMany() async throws {
        counter.isFull.withLock { $0 = true }
        await #expect(throws: SignInRefusal.tooOften(retryAfter: .seconds(60))) { try await tries("right") }
        #expect(counter.given.isEmpty)
    }
}

private final class Counter: CallThrottle {
    let isFull = Mutex(false)
    private let calls = Mutex<(taken: [CountedCall], given: [CountedCall])>(([], []))

    var taken: [CountedCall] { calls.withLock { $0.taken } }
    var given: [CountedCall] { calls.withLock { $0.given } }

    func take(_ counted: [CountedCall], at now: Moment) -> Duration? {
        guard !isFull.withLock({ $0 }) else { return .seconds(60) }
        calls.withLock { $0.taken += counted }
        return nil
    }

    func add(_ count: Int, of call: CountedCall, at now: Moment) {}

    func giveBack(_ counted: [CountedCall]) {
        calls.withLock { $0.given += counted }
    }
}

private struct OneCredential: CredentialRepository {
    let credential: Credential

    func find(for email: EmailAddress) -> Credential? { email == credential.email ? credential : nil }
    func find(of member: Member.ID) -> Credential? { member == credential.member ? credential : nil }
    func replace(_ old: Credential, by seal: PasswordSeal, keeping session: Session.ID) {}
}

private struct PlainKeeper: PasswordKeeper {
    func seal(_ password: Password) -> PasswordSeal { PasswordSeal(text: password.text) }
    func opens(_ seal: PasswordSeal?, with typed: String) -> Bool { seal?.text == typed }
}
