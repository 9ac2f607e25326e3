import Database
import Domain
import TestSupport
import Testing

@testable import Storage

@Suite("Reports are kept")
struct ReportsContract {
    private func reports(_ door: Doorstep) -> FileReport {
        FileReport(
            reports: SQLReportRepository(door.store.database, identifiers: door.store.identifiers),
            identifiers: door.store.identifiers,
            clock: door.store.clock
        )
    }

    @Test(
        "What was reported is kept as it read then, whose it was, and once",
        arguments: Database.Engine.allCases
    )
    func kept(_ engine: Database.Engine) async throws {
        let door = try await Doorstep(engine)
        let talk = try await door.asks(door.ben).id
        let message = try await door.says(door.ana, "buy my coin", in: talk)
        let things: [(Subject, String)] = [
            (door.listing.subject, "성인 피아노 기초"), (Subject(.member, door.ana), "ana"),
            (Subject(.message, message.id), "buy my coin"), (Subject(.conversation, talk), "성인 피아노 기초"),
        ]
        let report = reports(door)
        for (subject, excerpt) in things {
            let first = try await report(of: subject, by: door.ben, for: .spam, ReportNote("look"))
            let second = try await report(of: subject, by: door.ben, for: .fraud, nil)

            #expect(first.isMade && !second.isMade)
            #expect(second.report == first.report)
            let row = try await door.store.database.read { connection in
                try connection.first("SELECT about, excerpt FROM reports WHERE id = \(first.report.id)")
            }
            #expect(try row?.value("about") == door.ana)
            #expect(try row?.value("excerpt") == excerpt)
        }
    }

    @Test(
        "Missing, invisible and own things can't be reported",
        arguments: Database.Engine.allCases
    )
    func refused(_ engine: Database.Engine) async throws {
        let door = try await Doorstep(engine)
        let cho = try await door.store.joins("cho").account.id
        let talk = try await door.asks(door.ben).id
        let message = try await door.says(door.ben, "hello", in: talk)
        try await door.tells(.listingClosed, by: door.ana)
        let line = try #require(try await door.talk.one(talk, for: door.ben).latest)
        let report = reports(door)

        for subject in [
            Subject(.message, message.id), Subject(.conversation, talk), Subject(.listing, 5),
            Subject(.member, 5), Subject(.review, 5), Subject(.deal, 5),
        ] {
            await #expect(throws: ReportRefusal.notFound) {
                try await report(of: subject, by: cho, for: .spam, nil)
            }
        }
        await #expect(throws: ReportRefusal.notFound) {
            try await report(of: Subject(.message, line.id), by: door.ben, for: .spam, nil)
        }
        for subject in [Subject(.message, message.id), Subject(.member, door.ben)] {
            await #expect(throws: ReportRefusal.ownThing) {
                try await report(of: subject, by: door.ben, for: .spam, nil)
            }
        }
        await #expect(throws: ReportRefusal.noteMissing) {
            try await report(of: Subject(.member, door.ana), by: door.ben, for: .other, ReportNote("  "))
        }
    }

    @Test("A blocked member can still be reported", arguments: Database.Engine.allCases)
    func blocked(_ engine: Database.Engine) async throws {
        let door = try await Doorstep(engine)
        let talk = try await door.asks(door.ben).id
        let message = try await door.says(door.ana, "nasty words", in: talk)
        try await door.street.block(door.ben, by: door.ana)

        #expect(
            try await reports(door)(of: Subject(.message, message.id), by: door.ben, for: .abuse, nil).isMade
        )
    }

    @Test("Twenty a day are enough", arguments: Database.Engine.allCases)
    func limit(_ engine: Database.Engine) async throws {
        let door = try await Doorstep(engine)
        let report = reports(door)
        var posts: [Subject] = []
        for number in 0...Report.mostADay { posts.append(try await door.street.posts("\(number)").subject) }
        for post in posts.dropLast() {
            _ = try await report(of: post, by: door.ben, for: .spam, nil)
            if post == posts[0] { door.store.clock.pass(.seconds(3_600)) }
        }
        let last = posts[Report.mostADay]

        await #expect(throws: ReportRefusal.tooManyToday(retryAfter: .seconds(23 * 3_600))) {
            try await report(of: last, by: door.ben, for: .spam, nil)
        }
        #expect(try await !report(of: posts[0], by: door.ben, for: .spam, nil).isMade)
        door.store.clock.pass(.seconds(23 * 3_600))
        #expect(try await report(of: last, by: door.ben, for: .spam, nil).isMade)
    }
}
