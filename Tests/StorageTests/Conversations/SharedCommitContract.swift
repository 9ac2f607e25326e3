import Database
import Domain
import TestSupport
import Testing

@testable import Storage

@Suite("Messages that are kept together")
struct SharedCommitContract {
    @Test(
        "Of many concurrent messages each is stored once, and no stream has a gap",
        arguments: Database.Engine.allCases
    )
    func many(_ engine: Database.Engine) async throws {
        let fixture = try await ConversationFixture(engine)
        let (guests, talks) = try await fixture.askedBy(8)
        let before = try await fixture.events(of: fixture.ana)

        try await withThrowingTaskGroup(of: Void.self) { group in
            let conversations = fixture.conversations
            for (guest, talk) in zip(guests, talks) {
                for number in 1...3 {
                    group.addTask {
                        _ = try await conversations.send(fixture.message("\(number)", by: guest, in: talk))
                    }
                }
            }
            try await group.waitForAll()
        }

        for (guest, talk) in zip(guests, talks) {
            let history = try await fixture.talk.history(of: talk, for: guest, HistorySpan())
            #expect(history.messages.map(\.number) == [1, 2, 3])
            #expect(Set(history.messages.map(\.words)) == ["1", "2", "3"])
            #expect(try await fixture.events(of: guest) == 3)
        }
        // Of each conversation three messages and one notice.
        let live = SQLLiveQueries(fixture.store.database)
        let span = try await live.events(of: fixture.ana, after: before, limit: 100)
        #expect(span.events.map(\.number) == Array(before + 1...before + 32) && !span.isTorn)
        let unread = try await fixture.talk.unread(of: fixture.ana)
        #expect(unread == UnreadMessages(messages: 24, conversations: 8))
    }

    @Test("One that is refused leaves the others alone", arguments: Database.Engine.allCases)
    func refused(_ engine: Database.Engine) async throws {
        let fixture = try await ConversationFixture(engine)
        let (guests, talks) = try await fixture.askedBy(4)
        try await fixture.neighbours.store.block(guests[1], by: fixture.ana)
        let messages = [
            try fixture.message("zero", by: guests[0], in: talks[0]),
            try fixture.message("blocked", by: guests[1], in: talks[1]),
            try fixture.message("elsewhere", by: guests[2], in: talks[3]),
            try fixture.message("three", by: guests[3], in: talks[3]),
        ]

        let identifiers = fixture.store.identifiers
        let kept = try await fixture.store.database.write { connection in
            try connection.messages.send(
                messages.map { MessageRequest(message: $0) },
                identifiers: identifiers,
                mostADay: 9
            )
            .map { $0.map(\.message).mapError { $0 as? ConversationRefusal ?? .textMissing } }
        }

        #expect(
            kept == [
                .success(messages[0].said(as: 1, showing: [])), .failure(.blocked), .failure(.notFound),
                .success(messages[3].said(as: 1, showing: [])),
            ]
        )
        #expect(try await fixture.texts(fixture.ana, talks[0]) == ["zero"])
        #expect(try await fixture.texts(fixture.ana, talks[2]).isEmpty)
        #expect(try await fixture.texts(fixture.ana, talks[3]) == ["three"])
        #expect(try await fixture.events(of: guests[1]) == 0)
    }

    @Test(
        "Of many messages with a key each is stored once, and a repetition gets the first answer",
        arguments: Database.Engine.allCases
    )
    func keyed(_ engine: Database.Engine) async throws {
        let fixture = try await ConversationFixture(engine)
        let (guests, talks) = try await fixture.askedBy(6)
        let conversations = fixture.conversations
        let sent = try await withThrowingTaskGroup(of: Message.self) { group in
            for (guest, talk) in zip(guests, talks) {
                for _ in 1...2 {
                    group.addTask {
                        try await fixture.store.requests.once("key", by: guest) {
                            try await conversations.send(fixture.message("once", by: guest, in: talk))
                        }
                    }
                }
            }
            return try await group.reduce(into: []) { $0.append($1) }
        }

        #expect(sent.count == 12 && Set(sent.map(\.id)).count == 6)
        for talk in talks { #expect(try await fixture.texts(fixture.ana, talk) == ["once"]) }

        try await fixture.neighbours.store.block(guests[0], by: fixture.ana)
        let again = try await fixture.store.requests.once("key", by: guests[0]) {
            try await conversations.send(fixture.message("once", by: guests[0], in: talks[0]))
        }
        #expect(sent.contains(again), "what was said is answered, whatever has happened since")
    }

    @Test("A refused request leaves its key free", arguments: Database.Engine.allCases)
    func refusedKey(_ engine: Database.Engine) async throws {
        let fixture = try await ConversationFixture(engine)
        let talk = try await fixture.ask(fixture.ben).id
        try await fixture.neighbours.store.block(fixture.ben, by: fixture.ana)
        await #expect(throws: ConversationRefusal.blocked) {
            try await fixture.store.requests.once("key", by: fixture.ben) {
                try await fixture.say(fixture.ben, "hello", in: talk)
            }
        }
        try await SQLBlockRepository(fixture.store.database, identifiers: fixture.store.identifiers).delete(
            of: fixture.ben,
            by: fixture.ana
        )
        _ = try await fixture.store.requests.once("key", by: fixture.ben) {
            try await fixture.say(fixture.ben, "hello", in: talk)
        }
        #expect(try await fixture.texts(fixture.ana, talk) == ["hello"])
    }

    @Test("One that can't be kept leaves the others alone", arguments: Database.Engine.allCases)
    func impossible(_ engine: Database.Engine) async throws {
        let fixture = try await ConversationFixture(engine)
        let (guests, talks) = try await fixture.askedBy(8)
        let first = try fixture.message("first", by: guests[0], in: talks[0])
        let others = try zip(guests, talks).dropFirst().map { guest, talk in
            // Two of them have the name of one that is there.
            let isTaken = talk == talks[3] || talk == talks[5]
            return try fixture.message("hello", by: guest, in: talk, as: isTaken ? first.id : nil)
        }
        let conversations = fixture.conversations
        _ = try await conversations.send(first)

        let kept = await withTaskGroup(of: Bool.self) { group in
            for message in others {
                group.addTask { (try? await conversations.send(message)) != nil }
            }
            return await group.reduce(into: 0) { $0 += $1 ? 1 : 0 }
        }

        #expect(kept == 5)
        for (place, talk) in talks.enumerated() {
            let said = place == 0 ? ["first"] : place == 3 || place == 5 ? [] : ["hello"]
            #expect(try await fixture.texts(fixture.ana, talk) == said)
        }
    }
}

extension ConversationFixture {
    /// As many guests, each with a conversation of their own.
    fileprivate func askedBy(_ count: Int) async throws -> ([Member.ID], [Conversation.ID]) {
        var (guests, talks): ([Member.ID], [Conversation.ID]) = ([], [])
        for number in 1...count {
            let guest = try await store.join("guest\(number)").account.id
            guests.append(guest)
            talks.append(try await ask(guest).id)
        }
        return (guests, talks)
    }

    fileprivate func message(
        _ text: String,
        by sender: Member.ID,
        in conversation: Conversation.ID,
        as id: Message.ID? = nil
    ) throws -> OutgoingMessage {
        try OutgoingMessage(
            id: id ?? store.identifiers.next(),
            to: conversation,
            from: sender,
            text: MessageText(text),
            images: [],
            at: store.clock.now
        )
    }
}
