import Database
import Domain
import TestSupport
import Testing

@testable import Storage

@Suite("Deleting a message")
struct DeletingContract {
    @Test(
        "A message that its sender deletes is erased for both, with its pictures, and remains as a line",
        arguments: Database.Engine.allCases
    )
    func erased(_ engine: Database.Engine) async throws {
        let fixture = try await ConversationFixture(engine)
        let talk = try await fixture.ask(fixture.ben).id
        let picture = try await fixture.store.upload(fixture.ben, "one")
        try await fixture.say(fixture.ben, "비밀", showing: [picture.id], in: talk)
        try await fixture.say(fixture.ben, "안녕하세요", in: talk)
        let heard = try await fixture.events(of: fixture.ana)

        try await fixture.delete(1, by: fixture.ben, in: talk)
        try await fixture.delete(1, by: fixture.ben, in: talk)

        for reader in [fixture.ana, fixture.ben] {
            #expect(try await fixture.texts(reader, talk) == ["[message-deleted]", "안녕하세요"])
        }
        #expect(try await fixture.events(of: fixture.ana) == heard + 1)
        let rest = try await fixture.store.database.read { connection in
            try connection.first(
                """
                SELECT (SELECT count(*) FROM messages WHERE text = '비밀') AS texts,
                    (SELECT count(*) FROM image_uses) AS pictures
                """
            )
        }
        #expect(try rest?.value("texts") == 0 && rest?.value("pictures") == 0)
    }

    @Test(
        "Deleting an unread message leaves nothing to read, and the notice of it is read",
        arguments: Database.Engine.allCases
    )
    func unread(_ engine: Database.Engine) async throws {
        let fixture = try await ConversationFixture(engine)
        let talk = try await fixture.ask(fixture.ben).id
        for number in 1...2 { try await fixture.say(fixture.ben, "\(number)", in: talk) }

        try await fixture.delete(1, by: fixture.ben, in: talk)
        #expect(try await fixture.talk.one(talk, for: fixture.ana).marks.unread == 1)
        #expect(try await fixture.notices.unread(of: fixture.ana) == 1)
        try await fixture.delete(2, by: fixture.ben, in: talk)
        #expect(try await fixture.talk.one(talk, for: fixture.ana).marks.unread == 0)
        #expect(try await fixture.notices.unread(of: fixture.ana) == 0)
        #expect(try await fixture.talk.one(talk, for: fixture.ben).marks.unread == 0)
    }

    @Test("Two deletions of a message at once count it as read once", arguments: Database.Engine.allCases)
    func race(_ engine: Database.Engine) async throws {
        let fixture = try await ConversationFixture(engine)
        let talk = try await fixture.ask(fixture.ben).id
        for number in 1...3 { try await fixture.say(fixture.ben, "\(number)", in: talk) }
        let (ben, now) = (fixture.ben, fixture.store.clock.now)
        let outcomes = try await fixture.store.outcomes(
            { gate in
                try await fixture.store.database.write { connection in
                    let message = try #require(try connection.messages.list(at: [(talk, 1)], for: ben).first)
                    gate.holdFirstArrival()
                    guard let line = try message.deletion(by: ben, at: now) else { return }
                    try connection.conversations.replace(message, with: line, at: now)
                }
            },
            { try await fixture.delete(1, by: ben, in: talk) }
        )
        #expect(outcomes == ["done", "done"])
        #expect(try await fixture.talk.one(talk, for: fixture.ana).marks.unread == 2)
    }

    @Test(
        "A message is deleted by its sender only, within five minutes, in a conversation of theirs",
        arguments: Database.Engine.allCases
    )
    func refused(_ engine: Database.Engine) async throws {
        let fixture = try await ConversationFixture(engine)
        let talk = try await fixture.ask(fixture.ben).id
        try await fixture.say(fixture.ben, "안녕하세요", in: talk)
        let stranger = try await fixture.store.join("cho").account.id

        await #expect(throws: ConversationRefusal.messageOfAnother) {
            try await fixture.delete(1, by: fixture.ana, in: talk)
        }
        await #expect(throws: ConversationRefusal.notFound) {
            try await fixture.delete(1, by: stranger, in: talk)
        }
        for number in [-1, 0, 2, Int.max, Int.min] {
            await #expect(throws: ConversationRefusal.messageNotFound) {
                try await fixture.delete(number, by: fixture.ben, in: talk)
            }
        }
        fixture.store.clock.pass(Message.deletionTime + .milliseconds(1))
        await #expect(throws: ConversationRefusal.deletionOver) {
            try await fixture.delete(1, by: fixture.ben, in: talk)
        }
        #expect(try await fixture.texts(fixture.ana, talk) == ["안녕하세요"])
    }

    @Test(
        "Deleting a message makes no room for another to a neighbour who hasn't answered",
        arguments: Database.Engine.allCases
    )
    func flood(_ engine: Database.Engine) async throws {
        let fixture = try await ConversationFixture(engine)
        let talk = try await fixture.ask(fixture.ben).id
        for number in 1...Conversation.mostUnansweredADay {
            try await fixture.say(fixture.ben, "\(number)", in: talk)
            try await fixture.delete(number, by: fixture.ben, in: talk)
        }
        await #expect(throws: ConversationRefusal.unanswered(retryAfter: .seconds(24 * 3_600))) {
            try await fixture.say(fixture.ben, "one more", in: talk)
        }
    }

    @Test("A report of a deleted message keeps what it said", arguments: Database.Engine.allCases)
    func reported(_ engine: Database.Engine) async throws {
        let fixture = try await ConversationFixture(engine)
        let talk = try await fixture.ask(fixture.ben).id
        let said = try await fixture.say(fixture.ben, "나쁜 말", in: talk)
        let report = try Report(
            fixture.store.identifiers.next(),
            of: Subject(.message, said.id),
            by: fixture.ana,
            for: .abuse,
            nil,
            at: fixture.store.clock.now
        )
        let reports = SQLReportRepository(fixture.store.database, identifiers: fixture.store.identifiers)
        _ = try await reports.insert(report)

        try await fixture.delete(1, by: fixture.ben, in: talk)

        let row = try await fixture.store.database.read { try $0.first("SELECT excerpt FROM reports") }
        #expect(try row?.value("excerpt") == "나쁜 말")
    }
}

extension ConversationFixture {
    fileprivate func delete(_ number: Int, by sender: Member.ID, in conversation: Conversation.ID)
        async throws
    {
        try await conversations.delete(number, in: conversation, by: sender, at: store.clock.now)
    }
}
