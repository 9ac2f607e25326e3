import Database
import Domain
import TestSupport
import Testing

@testable import Storage

@Suite("Leaving a conversation")
struct LeavingContract {
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

    @Test("What becomes of the listing brings nobody back", arguments: Database.Engine.allCases)
    func lines(_ engine: Database.Engine) async throws {
        let door = try await Doorstep(engine)
        let talk = try await door.asks(door.ben).id
        try await door.leaves(door.ben, talk)

        try await door.tells(.listingClosed, by: door.ana)
        #expect(try await door.list(door.ben).isEmpty)
        #expect(try await door.talk.unread(of: door.ben) == UnreadMessages(messages: 0, conversations: 0))
    }

    @Test("The second to leave says no line to nobody", arguments: Database.Engine.allCases)
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
        "Whoever still has a deal open can't walk away",
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
