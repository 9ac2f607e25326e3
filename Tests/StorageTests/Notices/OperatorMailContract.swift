import Database
import Domain
import TestSupport
import Testing

@testable import Storage

@Suite("Operators' emails of what waits")
struct OperatorMailContract {
    /// Cho is the operator. Ben reports things of Ana.
    private struct Fixture {
        let talk: ConversationFixture
        let cho: Member.ID

        init(_ engine: Database.Engine) async throws {
            talk = try await ConversationFixture(engine)
            let operating = try await talk.store.join("cho").account.id
            cho = operating
            try await change("UPDATE accounts SET email_verified_at = 1")
            try await change("INSERT INTO operators (member, since) VALUES (\(operating), 1)")
        }

        var store: Store { talk.store }
        var now: Moment { store.clock.now }

        func change(_ change: SQL) async throws {
            try await store.database.write { _ = try $0.execute(change) }
        }

        func report(_ subject: Subject) async throws -> Report.ID {
            let file = FileReport(
                reports: SQLReportRepository(store.database, identifiers: store.identifiers),
                identifiers: store.identifiers,
                clock: store.clock
            )
            return try await file(of: subject, by: talk.ben, for: .spam, nil).report.id
        }

        /// Ana says something that Ben reports.
        func reportMessage() async throws {
            let conversation = try await talk.ask(talk.ben).id
            let message = try await talk.say(talk.ana, "buy my coin \(now.milliseconds)", in: conversation)
            _ = try await report(Subject(.message, message.id))
        }

        func queue(holding gate: Gate? = nil) async throws {
            let mails = HeldMails(mails: SQLNoticeMailRepository(store.database), gate: gate)
            try await MailNotices(mails: mails, identifiers: store.identifiers)(at: now)
        }

        func waiting() async throws -> Int {
            try await store.database.read { connection in
                try connection.first("SELECT count(*) AS n FROM outbox WHERE kind = 'operator-todo'")?
                    .value("n") ?? 0
            }
        }

        /// What the emails to Cho say, as "reports 3".
        func taken() async throws -> [[String]] {
            try await queue()
            return try await store.outbox.take(10, at: now).compactMap { email, _ in
                guard case .operatorTodo(let loads, _) = email.content, email.member == cho else {
                    return nil
                }
                return loads.map { "\($0.queue.rawValue) \($0.count)" }
            }
        }

        func takenAndSent() async throws -> [[String]] {
            let taken = try await taken()
            try await change("DELETE FROM outbox WHERE kind = 'operator-todo'")
            return taken
        }
    }

    @Test(
        "Three reports within an hour are one email, with the numbers at the time it is sent",
        arguments: Database.Engine.allCases
    )
    func numbers(_ engine: Database.Engine) async throws {
        let fixture = try await Fixture(engine)
        _ = try await fixture.report(fixture.talk.listing.subject)
        fixture.store.clock.pass(.seconds(1_200))
        _ = try await fixture.report(Subject(.member, fixture.talk.ana))
        fixture.store.clock.pass(.seconds(1_200))
        try await fixture.reportMessage()
        fixture.store.clock.pass(.seconds(1_199))
        #expect(try await fixture.taken().isEmpty)

        fixture.store.clock.pass(.seconds(1))
        #expect(try await fixture.takenAndSent() == [["reports 3"]])
        for _ in 0..<3 {
            fixture.store.clock.pass(.seconds(3_600))
            #expect(try await fixture.taken().isEmpty, "nothing came since")
        }
    }

    @Test(
        "A report after an email is in the next one, an hour later, although the notice is still unread",
        arguments: Database.Engine.allCases
    )
    func next(_ engine: Database.Engine) async throws {
        let fixture = try await Fixture(engine)
        _ = try await fixture.report(fixture.talk.listing.subject)
        fixture.store.clock.pass(.seconds(3_600))
        #expect(try await fixture.takenAndSent() == [["reports 1"]])
        fixture.store.clock.pass(.seconds(60))
        _ = try await fixture.report(Subject(.member, fixture.talk.ana))
        fixture.store.clock.pass(.seconds(3_599))
        #expect(try await fixture.taken().isEmpty)
        fixture.store.clock.pass(.seconds(1))
        #expect(try await fixture.takenAndSent() == [["reports 2"]])
        fixture.store.clock.pass(.seconds(50 * 3_600))
        try await fixture.reportMessage()
        fixture.store.clock.pass(.seconds(3_600))
        #expect(try await fixture.takenAndSent() == [["reports 3"]], "a notice of days ago isn't too old")
    }

    @Test(
        "Several queues are one email, also when their notices are due at different times",
        arguments: Database.Engine.allCases
    )
    func queues(_ engine: Database.Engine) async throws {
        let fixture = try await Fixture(engine)
        _ = try await fixture.report(fixture.talk.listing.subject)
        fixture.store.clock.pass(.seconds(600))
        let (cho, id, at) = (fixture.cho, fixture.store.identifiers.next() as Notice.ID, fixture.now)
        try await fixture.store.database.write { connection in
            let notice = Notice(id: id, kind: .sourceWaits, actor: nil, target: Subject(.member, cho), at: at)
            _ = try connection.notices.insert(notice, to: cho)
        }
        fixture.store.clock.pass(.seconds(3_000))
        #expect(try await fixture.takenAndSent() == [["reports 1"]])
        fixture.store.clock.pass(.seconds(600))
        #expect(try await fixture.taken().isEmpty)
    }

    @Test(
        "An operator who turned it off, read the notice, was suspended or is none any more gets no email",
        arguments: Database.Engine.allCases
    )
    func none(_ engine: Database.Engine) async throws {
        let changes: [@Sendable (Fixture) async throws -> Void] = [
            { fixture in
                let notices = SQLNoticeRepository(fixture.store.database)
                try await notices.choose(NoticeSettings(unmailed: [.operators]), by: fixture.cho)
            },
            { try await $0.change("UPDATE notices SET read_at = 2 WHERE kind = 'report-waits'") },
            { fixture in
                let report = try await fixture.report(Subject(.member, fixture.cho))
                let end = fixture.now + .seconds(86_400)
                try await fixture.change(
                    "UPDATE reports SET status = 'upheld', suspends_until = \(end) WHERE id = \(report)"
                )
            },
            { try await $0.change("DELETE FROM operators WHERE member = \($0.cho)") },
            { try await $0.change("UPDATE reports SET status = 'dismissed'") },
        ]
        for change in changes {
            let fixture = try await Fixture(engine)
            _ = try await fixture.report(fixture.talk.listing.subject)
            fixture.store.clock.pass(.seconds(3_600))
            try await change(fixture)
            #expect(try await fixture.taken().isEmpty)
            #expect(try await fixture.waiting() == 0)
        }
    }

    @Test("Two servers queue one email, and so does a repeated round", arguments: Database.Engine.allCases)
    func servers(_ engine: Database.Engine) async throws {
        let fixture = try await Fixture(engine)
        _ = try await fixture.report(fixture.talk.listing.subject)
        fixture.store.clock.pass(.seconds(3_600))
        let results = try await fixture.store.race(
            { try await fixture.queue(holding: $0) },
            { try await fixture.queue() }
        )
        try results.first.get()
        try results.second.get()
        try await fixture.queue()
        #expect(try await fixture.waiting() == 1)
    }
}

/// Holds the first email open in its transaction.
private struct HeldMails: NoticeMailRepository {
    let mails: SQLNoticeMailRepository
    /// Nil to hold none.
    let gate: Gate?

    func queue(
        _ count: Int,
        at now: Moment,
        writing write: @escaping @Sendable (DueNoticeMail) -> EmailMessage?
    ) async throws -> Int {
        try await mails.queue(count, at: now) { mail in
            gate?.holdFirstArrival()
            return write(mail)
        }
    }

    func stop(_ group: NoticeGroup, of member: Member.ID) async throws -> Bool {
        try await mails.stop(group, of: member)
    }

    func stopLetters(of member: Member.ID) async throws -> Bool {
        try await mails.stopLetters(of: member)
    }
}
