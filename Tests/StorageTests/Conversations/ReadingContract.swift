import Database
import Domain
import TestSupport
import Testing

@testable import Storage

@Suite("What is read and unread")
struct ReadingContract {
    @Test("Unread counts what others said since; writing marks as read", arguments: Database.Engine.allCases)
    func counts(_ engine: Database.Engine) async throws {
        let door = try await Doorstep(engine)
        let talk = try await door.asks(door.ben).id
        for number in 1...3 { try await door.says(door.ben, "\(number)", in: talk) }

        #expect(
            try await door.talk.one(talk, for: door.ana).marks == ReadMarks(own: 0, others: 3, unread: 3)
        )
        #expect(try await door.talk.unread(of: door.ana) == UnreadMessages(messages: 3, conversations: 1))
        #expect(try await door.talk.unread(of: door.ben) == UnreadMessages(messages: 0, conversations: 0))

        try await door.says(door.ana, "4", in: talk)
        #expect(
            try await door.talk.one(talk, for: door.ana).marks == ReadMarks(own: 4, others: 3, unread: 0)
        )
        #expect(
            try await door.talk.one(talk, for: door.ben).marks == ReadMarks(own: 3, others: 4, unread: 1)
        )
    }

    @Test("A mark goes forward, never back, never beyond the end", arguments: Database.Engine.allCases)
    func marks(_ engine: Database.Engine) async throws {
        let door = try await Doorstep(engine)
        let talk = try await door.asks(door.ben).id
        for number in 1...5 { try await door.says(door.ben, "\(number)", in: talk) }

        #expect(try await door.reads(door.ana, upTo: 3, in: talk) == ReadMarks(own: 3, others: 5, unread: 2))
        #expect(try await door.reads(door.ana, upTo: 1, in: talk) == ReadMarks(own: 3, others: 5, unread: 2))
        #expect(
            try await door.reads(door.ana, upTo: 99, in: talk) == ReadMarks(own: 5, others: 5, unread: 0)
        )
        #expect(try await door.talk.one(talk, for: door.ben).marks.others == 5)
    }

    @Test("Both streams hear of a mark that moved, and of no other", arguments: Database.Engine.allCases)
    func streams(_ engine: Database.Engine) async throws {
        let door = try await Doorstep(engine)
        let talk = try await door.asks(door.ben).id
        try await door.says(door.ben, "hello", in: talk)
        let before = (try await door.events(of: door.ana), try await door.events(of: door.ben))

        _ = try await door.reads(door.ana, upTo: 1, in: talk)
        _ = try await door.reads(door.ana, upTo: 1, in: talk)

        #expect(try await door.events(of: door.ana) == before.0 + 1)
        #expect(try await door.events(of: door.ben) == before.1 + 1)
    }

    @Test("A line counts as unread for the one whose doing it wasn't", arguments: Database.Engine.allCases)
    func lines(_ engine: Database.Engine) async throws {
        let door = try await Doorstep(engine)
        let talk = try await door.asks(door.ben).id
        try await door.says(door.ben, "hello", in: talk)

        try await door.tells(.listingClosed, by: door.ana)
        #expect(try await door.texts(door.ben, talk) == ["hello", "[listing-closed]"])
        // She closed it from elsewhere: what Ben said is still to be read.
        #expect(
            try await door.talk.one(talk, for: door.ana).marks == ReadMarks(own: 0, others: 1, unread: 1)
        )
        #expect(
            try await door.talk.one(talk, for: door.ben).marks == ReadMarks(own: 1, others: 0, unread: 1)
        )

        _ = try await door.reads(door.ana, upTo: 1, in: talk)
        try await door.tells(.listingReopened, by: door.ana)
        #expect(try await door.talk.one(talk, for: door.ana).marks.unread == 0)
    }

    @Test(
        "Unread messages of one conversation are one notice, gone once they are read",
        arguments: Database.Engine.allCases
    )
    func notice(_ engine: Database.Engine) async throws {
        let door = try await Doorstep(engine)
        let talk = try await door.asks(door.ben).id
        for number in 1...3 { try await door.says(door.ben, "\(number)", in: talk) }
        #expect(try await door.notices.unread(of: door.ana) == 2)

        _ = try await door.reads(door.ana, upTo: 2, in: talk)
        #expect(try await door.notices.unread(of: door.ana) == 2)
        _ = try await door.reads(door.ana, upTo: 3, in: talk)
        #expect(try await door.notices.unread(of: door.ana) == 0)

        try await door.says(door.ben, "4", in: talk)
        let told = try await door.notices.list(of: door.ana, SliceRequest()).items
        #expect(told.map(\.notice.kind) == [.message, .message, .conversationBegun])
        #expect(told.map { $0.notice.readAt == nil } == [true, false, false])
    }
}

extension Doorstep {
    func tells(_ event: Line.Event, by member: Member.ID?) async throws {
        let (subject, identifiers, now) = (listing.subject, store.identifiers, store.clock.now)
        try await store.database.write { connection in
            try connection.conversations.say(
                about: subject,
                event,
                by: member,
                identifiers: identifiers,
                at: now
            )
        }
    }
}
