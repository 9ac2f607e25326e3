import TestSupport
import Testing

@testable import Domain

@Suite("Attempts at a second factor's code")
struct SecondFactorTryTests {
    private let start = TestClock().now
    private let ana = Member.ID(rawValue: 1)

    private func signingIn(on device: Int64?) -> SecondFactorTry {
        .signingIn(
            SignInChallenge(
                id: .init(rawValue: 9),
                member: ana,
                device: device.map(Identifier.init(rawValue:)),
                expiresAt: start
            )
        )
    }

    /// The attempts that pass when one comes every minute.
    private func passed(_ attempts: [SecondFactorTry], _ buckets: inout [String: AttemptBucket]) -> Int {
        var passed = 0
        for (minute, attempt) in attempts.enumerated() {
            let now = start + .seconds(Int64(minute) * 60)
            var filled = buckets
            let isOver = attempt.counted.contains { call in
                let former = buckets[call.key]?.emptyAt
                var bucket = AttemptBucket(emptyAt: former, under: call.rule, at: now)
                defer { filled[call.key] = bucket }
                return bucket.fill(call.rule, at: now) != nil
            }
            if isOver { continue }
            buckets = filled
            passed += 1
        }
        return passed
    }

    @Test("All unknown devices together make 288 attempts a day, and never keep a known one out")
    func unknown() {
        var buckets: [String: AttemptBucket] = [:]
        let day = 24 * 60
        #expect(passed(Array(repeating: signingIn(on: nil), count: day), &buckets) == 288 + 4)
        let later = SecondFactorTry.session(
            SignedInDevice(member: ana, session: .init(rawValue: 3), expiresAt: start)
        )
        for attempt in [signingIn(on: 5), later] {
            let isOver = attempt.counted.contains { call in
                let now = start + .seconds(Int64(day) * 60)
                var bucket = AttemptBucket(emptyAt: buckets[call.key]?.emptyAt, under: call.rule, at: now)
                return bucket.fill(call.rule, at: now) != nil
            }
            #expect(!isOver)
        }
    }

    @Test("A device made known again and again by the mailbox makes no more than 20 attempts at once")
    func devices() {
        var buckets: [String: AttemptBucket] = [:]
        let devices = (0..<200).map { signingIn(on: $0 / 10) }
        #expect(passed(devices, &buckets) == 200 / 5 + 19)
    }

    @Test("No bucket is shared with another member")
    func members() {
        let own = signingIn(on: nil).counted.map(\.key)
        let challenge = SignInChallenge(
            id: .init(rawValue: 9),
            member: Member.ID(rawValue: 2),
            device: nil,
            expiresAt: start
        )
        #expect(Set(own).isDisjoint(with: SecondFactorTry.signingIn(challenge).counted.map(\.key)))
    }
}
