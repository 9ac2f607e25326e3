import Database
import Domain
import TestSupport
import Testing

@testable import Storage

@Suite("A report of several messages")
struct SeveralMessagesContract {
    private func file(
        _ fixture: ConversationFixture,
        _ subject: Message,
        with messages: [Int],
        by reporter: Member.ID
    ) async throws -> (report: Report, isMade: Bool) {
        let report = FileReport(
            reports: SQLReportRepository(fixture.store.database, identifiers: fixture.store.identifiers),
            identifiers: fixture.store.identifiers,
            clock: fixture.store.clock
        )
        return try await report(
            of: Subject(.message, subject.id),
            by: reporter,
            for: .abuse,
            nil,
            with: messages
        )
    }

    @Test(
        "keeps each message as it was, in their order, with their pictures",
        arguments: Database.Engine.allCases
    )
    func kept(_ engine: Database.Engine) async throws {
        let fixture = try await ConversationFixture(engine)
        let talk = try await fixture.ask(fixture.ben).id
        let picture = try await fixture.store.upload(fixture.ana, "one")
        try await fixture.say(fixture.ana, "하나", in: talk)
        let second = try await fixture.say(fixture.ana, "둘", in: talk)
        try await fixture.say(fixture.ben, "그만하세요", in: talk)
        try await fixture.say(fixture.ana, nil, showing: [picture.id], in: talk)

        let first = try await file(fixture, second, with: [4, 1], by: fixture.ben)
        let again = try await file(fixture, second, with: [], by: fixture.ben)
        #expect(first.isMade && !again.isMade)
        #expect(first.report.messages == [1, 4] && again.report == first.report)
        try await fixture.conversations.delete(1, in: talk, by: fixture.ana, at: fixture.store.clock.now)

        let queries = SQLReportQueries(fixture.store.database)
        for found in [
            try await queries.find(first.report.id),
            try #require(try await queries.list(.open, SliceRequest()).items.first),
        ] {
            #expect(found.about?.id == fixture.ana && found.copy.excerpt == "둘")
            #expect(found.copy.messages.map(\.number) == [1, 2, 4])
            #expect(found.copy.messages.map(\.text) == ["하나", "둘", nil])
            #expect(found.copy.messages.map(\.pictures) == [0, 0, 1])
            #expect(found.copy.pictures.map(\.id) == [picture.id])
        }
    }

    @Test("names messages of one sender that the reporter can see, once", arguments: Database.Engine.allCases)
    func refused(_ engine: Database.Engine) async throws {
        let fixture = try await ConversationFixture(engine)
        let talk = try await fixture.ask(fixture.ben).id
        let said = try await fixture.say(fixture.ana, "하나", in: talk)
        try await fixture.say(fixture.ben, "둘", in: talk)
        try await fixture.tell(.listingClosed, by: fixture.ana)
        let cho = try await fixture.store.join("cho").account.id
        let refusals: [([Int], ReportRefusal)] = [
            ([1], .messageRepeated), ([2], .messagesOfSeveral), ([3], .messageNotFound),
            ([4], .messageNotFound), ([Int.max], .messageNotFound),
        ]
        for (numbers, refusal) in refusals {
            await #expect(throws: refusal) {
                try await file(fixture, said, with: numbers, by: fixture.ben)
            }
        }
        await #expect(throws: ReportRefusal.notFound) { try await file(fixture, said, with: [2], by: cho) }
        let count = try await fixture.store.database.read { connection in
            try connection.first("SELECT count(*) AS amount FROM reports")?.value("amount", as: Int.self)
        }
        #expect(count == 0)
    }

    @Test("hides all of them when an operator hides its subject", arguments: Database.Engine.allCases)
    func hidden(_ engine: Database.Engine) async throws {
        let fixture = try await ConversationFixture(engine)
        let talk = try await fixture.ask(fixture.ben).id
        let said = try await fixture.say(fixture.ana, "하나", in: talk)
        try await fixture.say(fixture.ana, "둘", in: talk)
        try await fixture.say(fixture.ana, "셋", in: talk)
        let report = try await file(fixture, said, with: [3], by: fixture.ben).report.id
        func hide(_ hides: Int) async throws {
            try await fixture.store.database.write { connection in
                try connection.execute("UPDATE reports SET hides = \(hides) WHERE id = \(report)")
            }
        }
        try await hide(1)
        #expect(
            try await fixture.texts(fixture.ben, talk) == ["[message-hidden]", "둘", "[message-hidden]"]
        )
        try await hide(0)
        #expect(try await fixture.texts(fixture.ben, talk) == ["하나", "둘", "셋"])
    }
}
