import Database
import Domain
import TestSupport
import Testing

@testable import Storage

@Suite("Leaving a conversation")
struct LeavingContract {
    @Test(
        "A muted conversation stays in the list, but its messages cause no notice and aren't counted",
        arguments: Database.Engine.allCases
    )
    func muted(_ engine: Database.Engine) async throws {
        let fixture = try await ConversationFixture(engine)
        let talk = try await fixture.ask(fixture.ben).id
        let stranger = try await fixture.store.join("cho").account.id
        await #expect(throws: ConversationRefusal.notFound) {
            try await fixture.conversations.mute(talk, true, by: stranger)
        }
        try await fixture.conversations.mute(talk, true, by: fixture.ben)
        try await fixture.say(fixture.ana, "hello", in: talk)

        #expect(try await fixture.talk.unread(of: fixture.ben).messages == 0)
        #expect(try await fixture.notices.unread(of: fixture.ben) == 0)
        #expect(try await fixture.list(fixture.ben) == [talk])
        let summary = try await fixture.talk.one(talk, for: fixture.ben)
        #expect(summary.isMuted && summary.marks.unread == 1)
        #expect(try await !fixture.talk.one(talk, for: fixture.ana).isMuted)

        try await fixture.conversations.mute(talk, false, by: fixture.ben)
        try await fixture.say(fixture.ana, "are you there?", in: talk)
        #expect(try await fixture.talk.unread(of: fixture.ben).messages == 2)
        #expect(try await fixture.notices.unread(of: fixture.ben) == 1)
    }

    @Test(
        "It goes from the leaver's list alone, and the partner is told by a line",
        arguments: Database.Engine.allCases
    )
    func leaves(_ engine: Database.Engine) async throws {
        let fixture = try await ConversationFixture(engine)
        let talk = try await fixture.ask(fixture.ben).id
        try await fixture.say(fixture.ben, "hello", in: talk)

        try await fixture.leave(fixture.ben, talk)
        try await fixture.leave(fixture.ben, talk)

        #expect(try await fixture.list(fixture.ben).isEmpty)
        #expect(try await fixture.list(fixture.ana) == [talk])
        #expect(try await fixture.texts(fixture.ana, talk) == ["hello", "[left]"])
        #expect(try await fixture.talk.one(talk, for: fixture.ana).marks.unread == 1)
    }

    @Test("A member who left can neither read nor write", arguments: Database.Engine.allCases)
    func closed(_ engine: Database.Engine) async throws {
        let fixture = try await ConversationFixture(engine)
        let talk = try await fixture.ask(fixture.ben).id
        try await fixture.say(fixture.ben, "hello", in: talk)
        try await fixture.leave(fixture.ben, talk)
        let (ben, queries, conversations) = (fixture.ben, fixture.talk, fixture.conversations)
        let now = fixture.store.clock.now

        for attempt in [
            { _ = try await queries.one(talk, for: ben) },
            { _ = try await queries.history(of: talk, for: ben, HistorySpan(limit: 9)) },
            { _ = try await queries.members(of: talk, for: ben) },
            { _ = try await conversations.read(talk, upTo: 1, by: ben, at: now) },
            { try await conversations.mute(talk, true, by: ben) },
            { try await fixture.say(ben, "one more", in: talk) },
        ] as [@Sendable () async throws -> Void] {
            await #expect(throws: ConversationRefusal.left) { try await attempt() }
        }
        #expect(try await fixture.list(ben).isEmpty)
        #expect(try await queries.one(talk, for: fixture.ana).partner?.id == ben)
    }

    @Test("A message brings it back, and so does asking again", arguments: Database.Engine.allCases)
    func comesBack(_ engine: Database.Engine) async throws {
        let fixture = try await ConversationFixture(engine)
        let talk = try await fixture.ask(fixture.ben).id
        try await fixture.leave(fixture.ben, talk)
        #expect(try await !fixture.ask(fixture.ben).isBegun)
        #expect(try await fixture.list(fixture.ben) == [talk])

        try await fixture.leave(fixture.ben, talk)
        try await fixture.say(fixture.ana, "are you still there?", in: talk)
        #expect(try await fixture.list(fixture.ben) == [talk])
        let texts = try await fixture.texts(fixture.ben, talk)
        #expect(texts == ["[left]", "[left]", "are you still there?"])
        try await fixture.say(fixture.ben, "yes", in: talk)
    }

    @Test(
        "Changes of the listing don't bring a member back who has left",
        arguments: Database.Engine.allCases
    )
    func lines(_ engine: Database.Engine) async throws {
        let fixture = try await ConversationFixture(engine)
        let talk = try await fixture.ask(fixture.ben).id
        try await fixture.leave(fixture.ben, talk)

        try await fixture.tell(.listingClosed, by: fixture.ana)
        #expect(try await fixture.list(fixture.ben).isEmpty)
        #expect(
            try await fixture.talk.unread(of: fixture.ben) == UnreadMessages(messages: 0, conversations: 0)
        )
    }

    @Test("The second to leave adds no line", arguments: Database.Engine.allCases)
    func bothLeave(_ engine: Database.Engine) async throws {
        let fixture = try await ConversationFixture(engine)
        let talk = try await fixture.ask(fixture.ben).id
        try await fixture.leave(fixture.ben, talk)
        try await fixture.leave(fixture.ana, talk)

        #expect(try await fixture.list(fixture.ana).isEmpty)
        #expect(try await fixture.list(fixture.ben).isEmpty)
        #expect(try await fixture.ask(fixture.ben).id == talk)
        #expect(try await fixture.texts(fixture.ben, talk) == ["[left]"])
    }

    @Test(
        "A member with an open deal can't leave",
        arguments: ["proposed", "changes-asked", "accepted"]
    )
    func dealOpen(_ state: String) async throws {
        let fixture = try await ConversationFixture(.sqlite)
        let talk = try await fixture.ask(fixture.ben).id
        let (deal, tomorrow) = (Int64(77), fixture.store.clock.now + .seconds(86_400))
        try await fixture.store.database.write { connection in
            try connection.execute(
                """
                INSERT INTO deals (id, conversation, subject_kind, subject_id, title, state, starts_at,
                    minutes, ends_at, code, author_provides, proposed_at, changed_at)
                VALUES (\(deal), \(talk), 'listing', 1, 'x', \(state), \(tomorrow), 60,
                    \(tomorrow + .seconds(3_600)), 1, 1, 0, 0)
                """
            )
        }

        await #expect(throws: ConversationRefusal.dealOpen) { try await fixture.leave(fixture.ben, talk) }
        #expect(try await fixture.list(fixture.ben) == [talk])
        try await fixture.store.database.write { connection in
            try connection.execute("UPDATE deals SET state = 'declined' WHERE id = \(deal)")
        }
        try await fixture.leave(fixture.ben, talk)
    }
}
