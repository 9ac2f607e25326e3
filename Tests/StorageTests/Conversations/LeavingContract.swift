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
        let door = try await Doorstep(engine)
        let talk = try await door.asks(door.ben).id
        let stranger = try await door.store.joins("cho").account.id
        await #expect(throws: ConversationRefusal.notFound) {
            try await door.conversations.mute(talk, true, by: stranger)
        }
        try await door.conversations.mute(talk, true, by: door.ben)
        try await door.says(door.ana, "hello", in: talk)

        #expect(try await door.talk.unread(of: door.ben).messages == 0)
        #expect(try await door.notices.unread(of: door.ben) == 0)
        #expect(try await door.list(door.ben) == [talk])
        let summary = try await door.talk.one(talk, for: door.ben)
        #expect(summary.isMuted && summary.marks.unread == 1)
        #expect(try await !door.talk.one(talk, for: door.ana).isMuted)

        try await door.conversations.mute(talk, false, by: door.ben)
        try await door.says(door.ana, "are you there?", in: talk)
        #expect(try await door.talk.unread(of: door.ben).messages == 2)
        #expect(try await door.notices.unread(of: door.ben) == 1)
    }

    @Test(
        "It goes from the leaver's list alone, and the partner is told by a line",
        arguments: Database.Engine.allCases
    )
    func leaves(_ engine: Database.Engine) async throws {
        let door = try await Doorstep(engine)
        let talk = try await door.asks(door.ben).id
        try await door.says(door.ben, "hello", in: talk)

        try await door.leaves(door.ben, talk)
        try await door.leaves(door.ben, talk)

        #expect(try await door.list(door.ben).isEmpty)
        #expect(try await door.list(door.ana) == [talk])
        #expect(try await door.texts(door.ana, talk) == ["hello", "[left]"])
        #expect(try await door.talk.one(talk, for: door.ana).marks.unread == 2)
        #expect(try await door.talk.one(talk, for: door.ben).hasLeft)
        #expect(try await door.texts(door.ben, talk) == ["hello", "[left]"])
    }

    @Test("A message brings it back, and so does asking again", arguments: Database.Engine.allCases)
    func comesBack(_ engine: Database.Engine) async throws {
        let door = try await Doorstep(engine)
        let talk = try await door.asks(door.ben).id
        try await door.leaves(door.ben, talk)
        #expect(try await !door.asks(door.ben).isBegun)
        #expect(try await door.list(door.ben) == [talk])

        try await door.leaves(door.ben, talk)
        try await door.says(door.ana, "are you still there?", in: talk)
        #expect(try await door.list(door.ben) == [talk])
    }

    @Test(
        "Changes of the listing don't bring a member back who has left",
        arguments: Database.Engine.allCases
    )
    func lines(_ engine: Database.Engine) async throws {
        let door = try await Doorstep(engine)
        let talk = try await door.asks(door.ben).id
        try await door.leaves(door.ben, talk)

        try await door.tells(.listingClosed, by: door.ana)
        #expect(try await door.list(door.ben).isEmpty)
        #expect(try await door.talk.unread(of: door.ben) == UnreadMessages(messages: 0, conversations: 0))
    }

    @Test("The second to leave adds no line", arguments: Database.Engine.allCases)
    func bothLeave(_ engine: Database.Engine) async throws {
        let door = try await Doorstep(engine)
        let talk = try await door.asks(door.ben).id
        try await door.leaves(door.ben, talk)
        try await door.leaves(door.ana, talk)

        #expect(try await door.list(door.ana).isEmpty)
        #expect(try await door.list(door.ben).isEmpty)
        #expect(try await door.texts(door.ben, talk) == ["[left]"])
    }

    @Test(
        "A member with an open deal can't leave",
        arguments: ["proposed", "changes-asked", "accepted"]
    )
    func dealOpen(_ state: String) async throws {
        let door = try await Doorstep(.sqlite)
        let talk = try await door.asks(door.ben).id
        let (deal, tomorrow) = (Int64(77), door.store.clock.now + .seconds(86_400))
        try await door.store.database.write { connection in
            try connection.execute(
                """
                INSERT INTO deals (id, conversation, subject_kind, subject_id, title, state, starts_at,
                    minutes, ends_at, code, author_provides, proposed_at, changed_at)
                VALUES (\(deal), \(talk), 'listing', 1, 'x', \(state), \(tomorrow), 60,
                    \(tomorrow + .seconds(3_600)), 1, 1, 0, 0)
                """
            )
        }

        await #expect(throws: ConversationRefusal.dealOpen) { try await door.leaves(door.ben, talk) }
        #expect(try await door.list(door.ben) == [talk])
        try await door.store.database.write { connection in
            try connection.execute("UPDATE deals SET state = 'declined' WHERE id = \(deal)")
        }
        try await door.leaves(door.ben, talk)
    }
}
