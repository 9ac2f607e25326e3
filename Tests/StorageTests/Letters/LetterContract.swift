import Database
import Domain
import TestSupport
import Testing

@testable import Storage

@Suite("Letters to all members are queued in parts")
struct LetterContract {
    /// Seven members, of whom one hasn't confirmed the address, one is suspended and one wants no letters.
    private struct Fixture {
        let store: Store
        let letters: SQLLetterRepository
        let members: [Account]

        init(_ engine: Database.Engine) async throws {
            store = try await Store(engine)
            letters = SQLLetterRepository(store.database)
            var members: [Account] = []
            for number in 1...7 { members.append(try await store.join("nari\(number)").account) }
            self.members = members
            let (unconfirmed, refusing) = (members[1].id, members[2].id)
            let suspended = members[3].id
            let until = store.clock.now + .seconds(3_600)
            try await store.database.write { connection in
                try connection.execute(
                    "UPDATE accounts SET email_verified_at = 1, language = 'en' WHERE id <> \(unconfirmed)"
                )
                try connection.execute(
                    "UPDATE accounts SET email_verified_at = NULL WHERE id = \(unconfirmed)"
                )
                try connection.execute(
                    """
                    INSERT INTO reports (id, subject_kind, subject_id, about, reason, at, status,
                        suspends_until)
                    VALUES (1, 'member', \(suspended), \(suspended), 'spam', 1, 'upheld', \(until))
                    """
                )
            }
            _ = try await SQLNoticeMailRepository(store.database).stopLetters(of: refusing)
        }

        func written() async throws -> Letter {
            let contents = try LetterContents(
                korean: LetterText(subject: "소식", text: "내일이에요"),
                english: LetterText(subject: "News", text: "Tomorrow")
            )
            return try await letters.write(Letter(store.identifiers.next(), contents))
        }

        func queue(atMost most: Int = 2) async throws {
            try await letters.queue(atMost: most, store.identifiers, at: store.clock.now)
        }

        func taken() async throws -> [EmailMessage] {
            try await store.outbox.take(10, at: store.clock.now).map(\.message)
        }
    }

    @Test(
        "Each of those who want it gets one email, a few at a time, and all are counted",
        arguments: Database.Engine.allCases
    )
    func parts(_ engine: Database.Engine) async throws {
        let fixture = try await Fixture(engine)
        let letters = fixture.letters
        let letter = try await fixture.written()
        let now = fixture.store.clock.now
        try await fixture.queue()
        #expect(try await fixture.taken() == [])
        #expect(try await letters.receivers(at: now) == 4)
        _ = try await letters.send(letter.id, at: now)
        fixture.store.clock.pass(.seconds(1))
        let newcomer = try await fixture.store.join("newcomer").account
        try await fixture.store.database.write {
            try $0.execute("UPDATE accounts SET email_verified_at = 1 WHERE id = \(newcomer.id)")
        }

        var mailed: [Member.ID?] = []
        for round in 1...2 {
            // A second server, or a second run, adds nothing while they wait.
            async let one: Void = fixture.queue()
            async let two: Void = fixture.queue()
            _ = try await (one, two)
            let taken = try await fixture.taken()
            #expect(taken.count == 2)
            mailed += taken.map(\.member)
            #expect(
                taken.allSatisfy {
                    $0.content == .letter(letter.id, letter.contents.text(in: .english), isTest: false)
                }
            )
            try await fixture.store.outbox.handedOver(taken[0].id)
            #expect(try await letters.find(letter.id).state == .sending)
            if round == 1 {
                try await fixture.store.outbox.handedOver(taken[1].id)
            } else {
                try await fixture.store.outbox.giveUp(taken[1].id)
            }
        }
        #expect(Set(mailed) == Set([0, 4, 5, 6].map { fixture.members[$0].id }))
        try await fixture.queue()
        let done = try await letters.find(letter.id)
        #expect(done.state == .sent)
        #expect(done.progress == LetterProgress(receivers: 4, sent: 3, failed: 1))
    }

    @Test(
        "Stopping drops what waits, and an email that expires counts as failed",
        arguments: Database.Engine.allCases
    )
    func stop(_ engine: Database.Engine) async throws {
        let fixture = try await Fixture(engine)
        let (letters, clock) = (fixture.letters, fixture.store.clock)
        let letter = try await fixture.written()
        _ = try await letters.send(letter.id, at: clock.now)
        try await fixture.queue()
        clock.pass(EmailMessage.patience)
        // The oldest is dropped when another one is due.
        try await letters.test(
            letter.id,
            for: fixture.members[0].id,
            as: fixture.store.identifiers.next(),
            at: clock.now
        )
        let test = try await fixture.taken()
        #expect(
            test.map(\.content) == [
                .letter(letter.id, letter.contents.text(in: .english), isTest: true)
            ]
        )
        for email in test { try await fixture.store.outbox.handedOver(email.id) }
        let progress = try await letters.find(letter.id).progress
        #expect(progress == LetterProgress(receivers: 4, sent: 0, failed: 2))
        try await fixture.queue()
        #expect(try await fixture.store.outbox.count() == 2)
        #expect(try await letters.stop(letter.id).state == .stopped)
        #expect(try await fixture.store.outbox.count() == 0)
        try await fixture.queue()
        #expect(try await fixture.store.outbox.count() == 0)
        let next = try await fixture.written()
        #expect(try await letters.send(next.id, at: clock.now).state == .sending)
    }
}
