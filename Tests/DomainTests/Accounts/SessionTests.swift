import Domain
import TestSupport
import Testing

@Suite("A session")
struct SessionTests {
    private let now = TestClock().now
    private let ana = Member.ID(rawValue: 1)

    private func session() -> Session {
        Session(opening: Session.ID(rawValue: 9), for: ana, device: "phone", at: now)
    }

    @Test("The latest refresh token moves the session on and gives it another thirty days")
    func refresh() throws {
        var session = session()
        let later = now + .seconds(3_600)

        #expect(try session.refresh(showing: 1, at: later) == .refreshed)
        #expect(session.generation == 2)
        #expect(session.refreshExpiresAt == later + Session.refreshLifetime)
        #expect(session.lastUsedAt == later)
    }

    @Test("A refresh token shown twice ends the session for both who hold it")
    func reuse() throws {
        var session = session()
        _ = try session.refresh(showing: 1, at: now)

        #expect(try session.refresh(showing: 1, at: now) == .reused)
        #expect(session.isEnded)
        #expect(throws: SessionRefusal.ended) { try session.refresh(showing: 2, at: now) }
    }

    @Test("A refresh token that expired moves nothing")
    func expiry() {
        var session = session()
        let before = session

        #expect(throws: SessionRefusal.ended) {
            try session.refresh(showing: 1, at: now + Session.refreshLifetime)
        }
        #expect(session == before)
    }

    @Test("A session is fresh for ten minutes after signing in, and after each confirmation")
    func freshness() throws {
        var session = session()
        let later = now + .seconds(3_600)
        #expect(session.isFresh(at: now + .milliseconds(599_999)))
        #expect(!session.isFresh(at: now + .seconds(600)))

        _ = try session.refresh(showing: 1, at: later)
        #expect(!session.isFresh(at: later))
        session.confirm(at: later)
        #expect(session.isFresh(at: later))
    }

    @Test("To a stranger the session isn't there")
    func stranger() {
        var session = session()

        #expect(throws: SessionRefusal.notFound) { try session.end(by: Member.ID(rawValue: 2)) }
        #expect(!session.isEnded)
    }
}

@Suite("Buckets of tries")
struct AttemptBucketTests {
    private let now = TestClock().now
    private let rule: AttemptBucket.Rule

    init() throws {
        rule = CountedCall.email(to: try EmailAddress("ana@example.com")).rule
    }

    private func full() -> AttemptBucket {
        var bucket = AttemptBucket(emptyAt: nil, under: rule, at: now)
        for _ in 1...5 { #expect(bucket.fill(rule, at: now) == nil) }
        return bucket
    }

    @Test("A full bucket says how long to wait, and grants a try after exactly that wait")
    func wait() {
        var bucket = full()
        #expect(bucket.fill(rule, at: now) == .seconds(600))
        #expect(bucket.fill(rule, at: now + .milliseconds(599_999)) == .milliseconds(1))
        #expect(bucket.fill(rule, at: now + .seconds(600)) == nil)
    }

    @Test("A bucket filled by a server whose clock is a minute ahead counts as full")
    func clamped() {
        var bucket = AttemptBucket(emptyAt: full().emptyAt + .seconds(60), under: rule, at: now)
        #expect(bucket == full())
        #expect(bucket.fill(rule, at: now) == .seconds(600))
    }

    @Test("A bucket filled by a clock that was further ahead counts as empty")
    func ahead() {
        let late = full().emptyAt + .milliseconds(60_001)
        #expect(AttemptBucket(emptyAt: late, under: rule, at: now).emptyAt == now)
    }
}
