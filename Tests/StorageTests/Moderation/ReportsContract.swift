import Database
import Domain
import TestSupport
import Testing

@testable import Storage

@Suite("Reports are kept")
struct ReportsContract {
    private func reports(_ fixture: ConversationFixture) -> FileReport {
        FileReport(
            reports: SQLReportRepository(fixture.store.database, identifiers: fixture.store.identifiers),
            identifiers: fixture.store.identifiers,
            clock: fixture.store.clock
        )
    }

    @Test(
        "A report keeps the text and the author of that moment, once",
        arguments: Database.Engine.allCases
    )
    func kept(_ engine: Database.Engine) async throws {
        let fixture = try await ConversationFixture(engine)
        let talk = try await fixture.ask(fixture.ben).id
        let message = try await fixture.say(fixture.ana, "buy my coin", in: talk)
        let things: [(Subject, String)] = [
            (fixture.listing.subject, "성인 피아노 기초"), (Subject(.member, fixture.ana), "ana"),
            (Subject(.message, message.id), "buy my coin"), (Subject(.conversation, talk), "성인 피아노 기초"),
        ]
        let report = reports(fixture)
        for (subject, excerpt) in things {
            let first = try await report(of: subject, by: fixture.ben, for: .spam, ReportNote("look"))
            let second = try await report(of: subject, by: fixture.ben, for: .fraud, nil)

            #expect(first.isMade && !second.isMade)
            #expect(second.report == first.report)
            let row = try await fixture.store.database.read { connection in
                try connection.first("SELECT about, excerpt FROM reports WHERE id = \(first.report.id)")
            }
            #expect(try row?.value("about") == fixture.ana)
            #expect(try row?.value("excerpt") == excerpt)
        }
    }

    @Test(
        "A conversation is kept with its last messages, without names",
        arguments: Database.Engine.allCases
    )
    func copies(_ engine: Database.Engine) async throws {
        let fixture = try await ConversationFixture(engine)
        let talk = try await fixture.ask(fixture.ben).id
        try await fixture.say(fixture.ana, "hello", in: talk)
        try await fixture.say(fixture.ben, "hi", in: talk)
        for number in 1...31 { try await fixture.say(fixture.ana, "buy \(number)", in: talk) }
        try await fixture.say(fixture.ben, "no", in: talk)
        let report = reports(fixture)
        let filed = try await report(of: Subject(.conversation, talk), by: fixture.ben, for: .spam, nil)
        let text = try await copy(of: filed.report.id, in: fixture)
        let lines = (text ?? "").split(separator: "\n")
        #expect(lines.count == 30 && lines.first == "← buy 3" && lines.last == "→ no", "\(lines)")
        let message = try await fixture.say(fixture.ana, "buy", in: talk)
        let one = try await report(of: Subject(.message, message.id), by: fixture.ben, for: .spam, nil)
        #expect(try await copy(of: one.report.id, in: fixture) == nil)
    }

    private func copy(of report: Report.ID, in fixture: ConversationFixture) async throws -> String? {
        try await fixture.store.database.read { connection in
            try connection.first("SELECT copy FROM reports WHERE id = \(report)")?.value("copy")
        }
    }

    @Test(
        "Missing, invisible and own things can't be reported",
        arguments: Database.Engine.allCases
    )
    func refused(_ engine: Database.Engine) async throws {
        let fixture = try await ConversationFixture(engine)
        let cho = try await fixture.store.join("cho").account.id
        let talk = try await fixture.ask(fixture.ben).id
        let message = try await fixture.say(fixture.ben, "hello", in: talk)
        try await fixture.tell(.listingClosed, by: fixture.ana)
        let line = try #require(try await fixture.talk.one(talk, for: fixture.ben).latest)
        let report = reports(fixture)

        for subject in [
            Subject(.message, message.id), Subject(.conversation, talk), Subject(.listing, 5),
            Subject(.member, 5), Subject(.review, 5), Subject(.deal, 5),
        ] {
            await #expect(throws: ReportRefusal.notFound) {
                try await report(of: subject, by: cho, for: .spam, nil)
            }
        }
        await #expect(throws: ReportRefusal.notFound) {
            try await report(of: Subject(.message, line.id), by: fixture.ben, for: .spam, nil)
        }
        for subject in [Subject(.message, message.id), Subject(.member, fixture.ben)] {
            await #expect(throws: ReportRefusal.ownThing) {
                try await report(of: subject, by: fixture.ben, for: .spam, nil)
            }
        }
        await #expect(throws: ReportRefusal.noteMissing) {
            try await report(
                of: Subject(.member, fixture.ana),
                by: fixture.ben,
                for: .other,
                ReportNote("  ")
            )
        }
    }

    @Test("A blocked member can still be reported", arguments: Database.Engine.allCases)
    func blocked(_ engine: Database.Engine) async throws {
        let fixture = try await ConversationFixture(engine)
        let talk = try await fixture.ask(fixture.ben).id
        let message = try await fixture.say(fixture.ana, "nasty words", in: talk)
        try await fixture.neighbours.store.block(fixture.ben, by: fixture.ana)

        #expect(
            try await reports(fixture)(of: Subject(.message, message.id), by: fixture.ben, for: .abuse, nil)
                .isMade
        )
    }

    @Test("Twenty a day are enough", arguments: Database.Engine.allCases)
    func limit(_ engine: Database.Engine) async throws {
        let fixture = try await ConversationFixture(engine)
        let report = reports(fixture)
        var posts: [Subject] = []
        for number in 0...Report.mostADay {
            posts.append(try await fixture.neighbours.post("\(number)").subject)
        }
        for post in posts.dropLast() {
            _ = try await report(of: post, by: fixture.ben, for: .spam, nil)
            if post == posts[0] { fixture.store.clock.pass(.seconds(3_600)) }
        }
        let last = posts[Report.mostADay]

        await #expect(throws: ReportRefusal.tooManyToday(retryAfter: .seconds(23 * 3_600))) {
            try await report(of: last, by: fixture.ben, for: .spam, nil)
        }
        #expect(try await !report(of: posts[0], by: fixture.ben, for: .spam, nil).isMade)
        fixture.store.clock.pass(.seconds(23 * 3_600))
        #expect(try await report(of: last, by: fixture.ben, for: .spam, nil).isMade)
    }
}
