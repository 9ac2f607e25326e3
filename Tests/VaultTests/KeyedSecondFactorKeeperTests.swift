import Domain
import OneTimeCodes
import Secrets
import TestSupport
import Testing
import Vault

@Suite("Secrets of second factors")
struct KeyedSecondFactorKeeperTests {
    private let clock = TestClock()
    private let keeper = KeyedSecondFactorKeeper(.random())
    private let ana = Member.ID(rawValue: 1)

    private func factor(_ secret: SealedSecret, of member: Member.ID) -> SecondFactor {
        SecondFactor(member: member, secret: secret, since: clock.now, recoveryCodes: 0)
    }

    private func setUp() throws -> (app: Authenticator, setUp: SecondFactorSetUp) {
        let setUp = keeper.setUp(for: ana, at: clock.now)
        return (try #require(Authenticator(key: setUp.secret)), setUp)
    }

    private func turnOn() throws -> (app: Authenticator, factor: SecondFactor) {
        let (app, setUp) = try setUp()
        let code = app.code(at: clock)
        let (secret, _) = try keeper.secret(of: setUp.ticket, showing: code, for: ana, at: clock.now)
        return (app, factor(secret, of: ana))
    }

    @Test("A ticket gives its secret back for a right code, to its member, for a quarter of an hour")
    func tickets() throws {
        let (app, setUp) = try setUp()
        let code = app.code(at: clock)
        #expect(setUp.expiresAt == clock.now + .seconds(900))
        for (member, now) in [(Member.ID(rawValue: 2), clock.now), (ana, setUp.expiresAt)] {
            #expect(throws: SecondFactorRefusal.setUpOver) {
                try keeper.secret(of: setUp.ticket, showing: code, for: member, at: now)
            }
        }
        #expect(throws: SecondFactorRefusal.setUpOver) {
            try keeper.secret(of: "forged", showing: code, for: ana, at: clock.now)
        }
        #expect(throws: SecondFactorRefusal.wrongCode) {
            try keeper.secret(of: setUp.ticket, showing: "00000", for: ana, at: clock.now)
        }
        let (secret, step) = try keeper.secret(of: setUp.ticket, showing: code, for: ana, at: clock.now)
        #expect(step == OneTimeSecret.step(at: clock.now.milliseconds / 1_000))
        let plain = try #require(Base32.decode(setUp.secret))
        #expect(secret.bytes.count > plain.count && !secret.bytes.contains(plain))
    }

    @Test("A code proves its step, typed in two groups as well, and only to its own member")
    func codes() throws {
        let (app, factor) = try turnOn()
        let code = app.code(at: clock, after: 1)
        let step = OneTimeSecret.step(at: clock.now.milliseconds / 1_000) + 1
        let proof = SecondFactorProof.code(step: step, of: factor.secret)
        for typed in [code, "\(code.prefix(3)) \(code.suffix(3))", "\(code.prefix(3))-\(code.suffix(3)) "] {
            #expect(keeper.proof(typed, of: factor, at: clock.now) == proof)
        }
        let stolen = self.factor(factor.secret, of: Member.ID(rawValue: 2))
        #expect(keeper.proof(code, of: stolen, at: clock.now) == nil)
        #expect(keeper.proof(app.code(at: clock, after: 2), of: factor, at: clock.now) == nil)
        #expect(keeper.proof("", of: factor, at: clock.now) == nil)
    }

    @Test("Recovery codes are read in any spelling, are the member's own, and outlive the server's key")
    func recoveryCodes() throws {
        let (_, factor) = try turnOn()
        let codes = keeper.recoveryCodes(for: ana)
        #expect(Set(codes.map(\.text)).count == RecoveryCode.perMember)
        let (code, other) = (codes[0], KeyedSecondFactorKeeper(.random()))
        let spellings = [
            code.text, code.text.uppercased(), code.text.replacing("-", with: " "),
            code.text.replacing("0", with: "o").replacing("1", with: "L"),
        ]
        for typed in spellings {
            #expect(keeper.proof(typed, of: factor, at: clock.now) == .recoveryCode(code.seal))
            #expect(other.proof(typed, of: factor, at: clock.now) == .recoveryCode(code.seal))
        }
        let stolen = self.factor(factor.secret, of: Member.ID(rawValue: 2))
        #expect(keeper.proof(code.text, of: stolen, at: clock.now) != .recoveryCode(code.seal))
    }

    @Test("Under another key no code of the app is right")
    func newKey() throws {
        let (app, factor) = try turnOn()
        let other = KeyedSecondFactorKeeper(.random())
        #expect(other.proof(app.code(at: clock), of: factor, at: clock.now) == nil)
    }
}
