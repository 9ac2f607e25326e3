import Database
import Domain
import TestSupport
import Testing

@testable import Storage

@Suite("Read and unread")
struct ReadingContract {
    @Test("Unread counts what others said since; writing marks as read", arguments: Database.Engine.allCases)
    func counts(_ engine: Database.Engine) async throws {
        let fixture = try await ConversationFixture(engine)
        let talk = try await fixture.ask(fixture.ben).id
        for number in 1...3 { try await fixture.say(fixture.ben, "\(number)", in: talk) }

        #expect(
            try await fixture.talk.one(talk, for: fixture.ana).marks
                == ReadMarks(own: 0, others: 3, unread: 3)
        )
        #expect(
            try await fixture.talk.unread(of: fixture.ana) == UnreadMessages(messages: 3, conversations: 1)
        )
        #expect(
            try await fixture.talk.unread(of: fixture.ben) == UnreadMessages(messages: 0, conversations: 0)
        )

        try await fixture.say(fixture.ana, "4", in: talk)
        #expect(
            try await fixture.talk.one(talk, for: fixture.ana).marks
                == ReadMarks(own: 4, others: 3, unread: 0)
        )
        #expect(
            try await fixture.talk.one(talk, for: fixture.ben).marks
                == ReadMarks(own: 3, others: 4, unread: 1)
        )
    }

    @Test("A mark goes forward, never back, never beyond the end", arguments: Database.Engine.allCases)
    func marks(_ engine: Database.Engine) async throws {
        let fixture = try await ConversationFixture(engine)
        let talk = try await fixture.ask(fixture.ben).id
        for number in 1...5 { try await fixture.say(fixture.ben, "\(number)", in: talk) }

        #expect(
            try await fixture.read(fixture.ana, upTo: 3, in: talk) == ReadMarks(own: 3, others: 5, unread: 2)
        )
        #expect(
            try await fixture.read(fixture.ana, upTo: 1, in: talk) == ReadMarks(own: 3, others: 5, unread: 2)
        )
        #expect(
            try await fixture.read(fixture.ana, upTo: 99, in: talk) == ReadMarks(own: 5, others: 5, unread: 0)
        )
        #expect(try await fixture.talk.one(talk, for: fixture.ben).marks.others == 5)
    }

    @Test("Both streams report a read mark that moved, and no other", arguments: Database.Engine.allCases)
    func streams(_ engine: Database.Engine) async throws {
        let fixture = try await ConversationFixture(engine)
        let talk = try await fixture.ask(fixture.ben).id
        try await fixture.say(fixture.ben, "hello", in: talk)
        let before = (try await fixture.events(of: fixture.ana), try await fixture.events(of: fixture.ben))

        _ = try await fixture.read(fixture.ana, upTo: 1, in: talk)
        _ = try await fixture.read(fixture.ana, upTo: 1, in: talk)

        #expect(try await fixture.events(of: fixture.ana) == before.0 + 1)
        #expect(try await fixture.events(of: fixture.ben) == before.1 + 1)
    }

    @Test("A line of the server is no unread message, and hides none", arguments: Database.Engine.allCases)
    func lines(_ engine: Database.Engine) async throws {
        let fixture = try await ConversationFixture(engine)
        let talk = try await fixture.ask(fixture.ben).id
        try await fixture.say(fixture.ben, "hello", in: talk)

        try await fixture.tell(.listingClosed, by: fixture.ana)
        #expect(try await fixture.texts(fixture.ben, talk) == ["hello", "[listing-closed]"])
        // She closed it from elsewhere: what Ben said is still to be read.
        #expect(
            try await fixture.talk.one(talk, for: fixture.ana).marks
                == ReadMarks(own: 0, others: 1, unread: 1)
        )
        #expect(
            try await fixture.talk.one(talk, for: fixture.ben).marks
                == ReadMarks(own: 1, others: 0, unread: 0)
        )

        _ = try await fixture.read(fixture.ana, upTo: 1, in: talk)
        try await fixture.tell(.listingReopened, by: fixture.ana)
        #expect(try await fixture.talk.one(talk, for: fixture.ana).marks.unread == 0)
    }

    @Test(
        "Unread messages of one conversation are one notice, gone once they are read",
        arguments: Database.Engine.allCases
    )
    func notice(_ engine: Database.Engine) async throws {
        let fixture = try await ConversationFixture(engine)
        let talk = try await fixture.ask(fixture.ben).id
        for number in 1...3 { try await fixture.say(fixture.ben, "\(number)", in: talk) }
        #expect(try await fixture.notices.unread(of: fixture.ana) == 1)

        _ = try await fixture.read(fixture.ana, upTo: 2, in: talk)
        #expect(try await fixture.notices.unread(of: fixture.ana) == 1)
        _ = try await fixture.read(fixture.ana, upTo: 3, in: talk)
        #expect(try await fixture.notices.unread(of: fixture.ana) == 0)

        try await fixture.say(fixture.ben, "4", in: talk)
        let told = try await fixture.notices.list(of: fixture.ana, SliceRequest()).items
        #expect(told.map(\.notice.kind) == [.message, .message])
        #expect(told.map { $0.notice.readAt == nil } == [true, false])
    }
}

extension ConversationFixture {
    func tell(_ event: Line.Event, by member: Member.ID?) async throws {
        let subject = listing.subject
        try await store.write {
            try $0.conversations.say(about: subject, event, by: member)
        }
    }
}
