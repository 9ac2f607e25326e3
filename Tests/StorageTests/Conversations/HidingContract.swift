import Database
import Domain
import TestSupport
import Testing

@testable import Storage

@Suite("Hiding a message from the own view")
struct HidingContract {
    @Test(
        "A hidden message is a line for who hid it, at any time, and stays for the other, who hears nothing",
        arguments: Database.Engine.allCases
    )
    func hidden(_ engine: Database.Engine) async throws {
        let fixture = try await ConversationFixture(engine)
        let talk = try await fixture.ask(fixture.ben).id
        try await fixture.say(fixture.ben, "안녕하세요", in: talk)
        try await fixture.say(fixture.ana, "나쁜 말", in: talk)
        fixture.store.clock.pass(.seconds(400 * 86_400))
        let heard = (try await fixture.events(of: fixture.ana), try await fixture.events(of: fixture.ben))

        for number in [1, 2, 2] { try await fixture.hide(number, by: fixture.ben, in: talk) }

        #expect(
            try await fixture.texts(fixture.ben, talk) == [
                "[message-hidden-by-me]", "[message-hidden-by-me]",
            ]
        )
        #expect(try await fixture.talk.one(talk, for: fixture.ben).latest?.words == "[message-hidden-by-me]")
        #expect(try await fixture.texts(fixture.ana, talk) == ["안녕하세요", "나쁜 말"])
        #expect(try await fixture.talk.one(talk, for: fixture.ana).latest?.words == "나쁜 말")
        #expect(try await fixture.events(of: fixture.ana) == heard.0)
        #expect(try await fixture.events(of: fixture.ben) == heard.1 + 2)

        for number in [2, 2] { try await fixture.unhide(number, by: fixture.ben, in: talk) }
        #expect(try await fixture.texts(fixture.ben, talk) == ["[message-hidden-by-me]", "나쁜 말"])
        #expect(try await fixture.events(of: fixture.ben) == heard.1 + 3)
        let live = SQLLiveQueries(fixture.store.database)
        let last = try await live.events(of: fixture.ben, after: heard.1 + 2, limit: 9).events.last
        guard case .message(let message) = last?.what else { throw NoEvent() }
        #expect(message.words == "나쁜 말" && message.number == 2)
    }

    @Test("Hiding leaves what is unread as it was", arguments: Database.Engine.allCases)
    func unread(_ engine: Database.Engine) async throws {
        let fixture = try await ConversationFixture(engine)
        let talk = try await fixture.ask(fixture.ben).id
        for number in 1...2 { try await fixture.say(fixture.ben, "\(number)", in: talk) }
        try await fixture.hide(1, by: fixture.ana, in: talk)
        #expect(try await fixture.talk.one(talk, for: fixture.ana).marks.unread == 2)
        #expect(try await fixture.read(fixture.ana, upTo: 1, in: talk).unread == 1)
        try await fixture.unhide(1, by: fixture.ana, in: talk)
        #expect(try await fixture.talk.one(talk, for: fixture.ana).marks.unread == 1)
    }

    @Test(
        "A message is hidden by members of its conversation only, and a line isn't",
        arguments: Database.Engine.allCases
    )
    func refused(_ engine: Database.Engine) async throws {
        let fixture = try await ConversationFixture(engine)
        let talk = try await fixture.ask(fixture.ben).id
        try await fixture.say(fixture.ben, "안녕하세요", in: talk)
        try await fixture.tell(.listingClosed, by: fixture.ana)
        let stranger = try await fixture.store.join("cho").account.id
        func change(_ number: Int, by member: Member.ID, isHidden: Bool) async throws {
            isHidden
                ? try await fixture.hide(number, by: member, in: talk)
                : try await fixture.unhide(number, by: member, in: talk)
        }
        for isHidden in [true, false] {
            await #expect(throws: ConversationRefusal.notFound) {
                try await change(1, by: stranger, isHidden: isHidden)
            }
            for number in [-1, 0, 2, 3, Int.max, Int.min] {
                await #expect(throws: ConversationRefusal.messageNotFound) {
                    try await change(number, by: fixture.ben, isHidden: isHidden)
                }
            }
        }
        try await fixture.leave(fixture.ben, talk)
        for isHidden in [true, false] {
            await #expect(throws: ConversationRefusal.left) {
                try await change(1, by: fixture.ben, isHidden: isHidden)
            }
        }
        #expect(try await fixture.texts(fixture.ana, talk).first == "안녕하세요")
    }

    @Test(
        "A message that its sender has hidden can still be deleted for all, and stays hidden for the sender",
        arguments: Database.Engine.allCases
    )
    func deleted(_ engine: Database.Engine) async throws {
        let fixture = try await ConversationFixture(engine)
        let talk = try await fixture.ask(fixture.ben).id
        try await fixture.say(fixture.ben, "비밀", in: talk)
        try await fixture.hide(1, by: fixture.ben, in: talk)
        try await fixture.conversations.delete(1, in: talk, by: fixture.ben, at: fixture.store.clock.now)
        #expect(try await fixture.texts(fixture.ana, talk) == ["[message-deleted]"])
        #expect(try await fixture.texts(fixture.ben, talk) == ["[message-hidden-by-me]"])
        try await fixture.hide(1, by: fixture.ana, in: talk)
        #expect(try await fixture.texts(fixture.ana, talk) == ["[message-hidden-by-me]"])
    }

    @Test("A hidden message can be reported", arguments: Database.Engine.allCases)
    func reported(_ engine: Database.Engine) async throws {
        let fixture = try await ConversationFixture(engine)
        let talk = try await fixture.ask(fixture.ben).id
        let said = try await fixture.say(fixture.ana, "나쁜 말", in: talk)
        try await fixture.hide(1, by: fixture.ben, in: talk)
        let reports = SQLReportRepository(fixture.store.database, identifiers: fixture.store.identifiers)
        let report = try Report(
            fixture.store.identifiers.next(),
            of: Subject(.message, said.id),
            by: fixture.ben,
            for: .abuse,
            nil,
            at: fixture.store.clock.now
        )
        #expect(try await reports.insert(report) == report)
    }
}

private struct NoEvent: Error {}

extension ConversationFixture {
    fileprivate func hide(_ number: Int, by member: Member.ID, in conversation: Conversation.ID) async throws
    {
        try await conversations.hide(number, in: conversation, by: member, at: store.clock.now)
    }

    fileprivate func unhide(_ number: Int, by member: Member.ID, in conversation: Conversation.ID)
        async throws
    {
        try await conversations.unhide(number, in: conversation, by: member, at: store.clock.now)
    }
}
