import Database
import Domain
import TestSupport
import Testing

@testable import Storage

@Suite("Emails of notices are queued")
struct NoticeMailContract {
    /// Ben writes to Ana.
    private struct Fixture {
        let talk: ConversationFixture
        let conversation: Conversation.ID

        init(_ engine: Database.Engine) async throws {
            talk = try await ConversationFixture(engine)
            conversation = try await talk.ask(talk.ben).id
            try await store.database.write {
                _ = try $0.execute("UPDATE accounts SET email_verified_at = 1")
            }
        }

        var store: Store { talk.store }
        var now: Moment { store.clock.now }
        var mails: SQLNoticeMailRepository { SQLNoticeMailRepository(store.database) }

        func say(_ text: String = "hello") async throws {
            try await talk.say(talk.ben, text, in: conversation)
        }

        func queue() async throws {
            try await MailNotices(mails: mails, identifiers: store.identifiers)(at: now)
        }

        /// What the emails to Ana tell of.
        func taken() async throws -> [NoticeSummary] {
            try await store.outbox.take(10, at: now).compactMap { email, _ in
                guard case .notice(let summary) = email.content, email.member == talk.ana else { return nil }
                return summary
            }
        }
    }

    @Test(
        "Ten minutes after the first unread message one email is queued, until the conversation is opened",
        arguments: Database.Engine.allCases
    )
    func message(_ engine: Database.Engine) async throws {
        let fixture = try await Fixture(engine)
        try await fixture.say()
        fixture.store.clock.pass(.seconds(599))
        try await fixture.say("are you there?")
        try await fixture.queue()
        #expect(try await fixture.taken().isEmpty)

        fixture.store.clock.pass(.seconds(1))
        try await fixture.queue()
        let mailed = try await fixture.taken()
        #expect(mailed.map(\.notice.kind) == [.message] && mailed.first?.title == "성인 피아노 기초")
        #expect(mailed.first?.actor?.nickname.text == "ben")
        try await fixture.say("hello?")
        fixture.store.clock.pass(.seconds(3_600))
        try await fixture.queue()
        #expect(try await fixture.store.outbox.count() == 1)

        _ = try await fixture.talk.read(fixture.talk.ana, upTo: 3, in: fixture.conversation)
        try await fixture.say("and now?")
        fixture.store.clock.pass(.seconds(600))
        try await fixture.queue()
        #expect(try await fixture.taken().count == 1)
    }

    @Test(
        "A notice that is read in time, or before the mail server takes its email, isn't mailed",
        arguments: Database.Engine.allCases
    )
    func read(_ engine: Database.Engine) async throws {
        let fixture = try await Fixture(engine)
        try await fixture.say()
        _ = try await fixture.talk.read(fixture.talk.ana, upTo: 1, in: fixture.conversation)
        fixture.store.clock.pass(.seconds(600))
        try await fixture.queue()
        #expect(try await fixture.store.outbox.count() == 0)

        try await fixture.say("once more")
        fixture.store.clock.pass(.seconds(600))
        try await fixture.queue()
        #expect(try await fixture.store.outbox.count() == 1)
        _ = try await fixture.talk.read(fixture.talk.ana, upTo: 2, in: fixture.conversation)
        #expect(try await fixture.taken().isEmpty)
        #expect(try await fixture.store.outbox.count() == 0)
    }

    @Test(
        "An address that isn't verified gets nothing, not even once it is verified",
        arguments: Database.Engine.allCases
    )
    func unverified(_ engine: Database.Engine) async throws {
        let fixture = try await Fixture(engine)
        try await fixture.store.database.write {
            _ = try $0.execute("UPDATE accounts SET email_verified_at = NULL")
        }
        try await fixture.say()
        fixture.store.clock.pass(.seconds(600))
        try await fixture.queue()
        try await fixture.store.database.write {
            _ = try $0.execute("UPDATE accounts SET email_verified_at = 1")
        }
        try await fixture.queue()
        #expect(try await fixture.store.outbox.count() == 0)
    }

    @Test("A notice of a member who was blocked since isn't mailed", arguments: Database.Engine.allCases)
    func blocked(_ engine: Database.Engine) async throws {
        let fixture = try await Fixture(engine)
        try await fixture.say()
        let store = fixture.store
        let blocks = SQLBlockRepository(store.database, identifiers: store.identifiers)
        try await blocks.insert(
            try Block(of: fixture.talk.ben, by: fixture.talk.ana, at: fixture.now)
        )
        fixture.store.clock.pass(.seconds(600))
        try await fixture.queue()
        #expect(try await fixture.store.outbox.count() == 0)
    }

    @Test("Two servers queue each email once", arguments: Database.Engine.allCases)
    func servers(_ engine: Database.Engine) async throws {
        let fixture = try await Fixture(engine)
        try await fixture.say()
        fixture.store.clock.pass(.seconds(600))
        async let one: Void = fixture.queue()
        async let two: Void = fixture.queue()
        _ = try await (one, two)
        #expect(try await fixture.store.outbox.count() == 1)
    }

    @Test("Stopping a group's mails keeps all other choices", arguments: Database.Engine.allCases)
    func stop(_ engine: Database.Engine) async throws {
        let fixture = try await Fixture(engine)
        let notices = SQLNoticeRepository(fixture.store.database)
        let chosen = NoticeSettings(
            muted: [.dealDone],
            unpushed: [.orders],
            unmailed: [.operators],
            quietHours: nil
        )
        try await notices.choose(chosen, by: fixture.talk.ana)
        #expect(try await fixture.mails.stop(.talk, of: fixture.talk.ana))
        #expect(try await fixture.mails.stop(.talk, of: fixture.talk.ana))
        var expected = chosen
        expected.mail(.talk, false)
        #expect(try await fixture.talk.notices.settings(of: fixture.talk.ana) == expected)

        try await fixture.say()
        fixture.store.clock.pass(.seconds(600))
        try await fixture.queue()
        #expect(try await fixture.store.outbox.count() == 0)
        #expect(try await !fixture.mails.stop(.talk, of: Member.ID(rawValue: 77)))
    }
}
