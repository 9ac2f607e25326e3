import Domain
import TestSupport
import Testing

@Suite("A session")
struct SessionTests {
    private let now = StoppedClock().now
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

    @Test("To a stranger the session isn't there")
    func stranger() {
        var session = session()

        #expect(throws: SessionRefusal.notFound) { try session.end(by: Member.ID(rawValue: 2)) }
        #expect(!session.isEnded)
    }
}

@Suite("Wrong passwords")
struct AttemptBucketTests {
    private let now = StoppedClock().now

    @Test("Five tries are free, the sixth waits a minute")
    func account() throws {
        var bucket = AttemptBucket(emptyAt: now)
        for _ in 1...5 { try bucket.take(AttemptBucket.account, at: now) }

        #expect(throws: SignInRefusal.tooOften(retryAfter: .seconds(60))) {
            try bucket.take(AttemptBucket.account, at: now)
        }
    }

    @Test("A try is granted again after exactly the wait that was named, and refused just before")
    func wait() throws {
        var bucket = AttemptBucket(emptyAt: now)
        for _ in 1...5 { try bucket.take(AttemptBucket.account, at: now) }

        #expect(throws: SignInRefusal.self) {
            try bucket.take(AttemptBucket.account, at: now + .milliseconds(59_999))
        }
        try bucket.take(AttemptBucket.account, at: now + .seconds(60))
    }
}
