import Database
import Domain
import TestSupport
import Testing

@testable import Storage

@Suite("Messages are kept")
struct MessagesContract {
    @Test("A message is read back unchanged, with its pictures in order", arguments: Database.Engine.allCases)
    func roundTrip(_ engine: Database.Engine) async throws {
        let fixture = try await ConversationFixture(engine)
        let talk = try await fixture.ask(fixture.ben).id
        let one = try await fixture.store.upload(fixture.ben, "one")
        let two = try await fixture.store.upload(fixture.ben, "two")

        let said = try await fixture.say(fixture.ben, "'; DROP TABLE --\n안녕하세요 👋", in: talk)
        let shown = try await fixture.say(fixture.ben, nil, showing: [two.id, one.id], in: talk)

        #expect(said.number == 1 && shown.number == 2)
        #expect(shown.content == .written(by: fixture.ben, text: nil, images: [two, one]))
        let history = try await fixture.talk.history(of: talk, for: fixture.ana, HistorySpan())
        #expect(history.messages == [said, shown])
        #expect(history.earlier == nil && history.later == nil)
        #expect(try await fixture.talk.one(talk, for: fixture.ana).latest == shown)
    }

    @Test(
        "A message with another member's picture is refused as a whole",
        arguments: Database.Engine.allCases
    )
    func othersPicture(_ engine: Database.Engine) async throws {
        let fixture = try await ConversationFixture(engine)
        let talk = try await fixture.ask(fixture.ben).id
        let foreign = try await fixture.store.upload(fixture.ana, "hers")
        let own = try await fixture.store.upload(fixture.ben, "his")

        await #expect(throws: ImageRefusal.notYours) {
            try await fixture.say(fixture.ben, "look", showing: [own.id, foreign.id], in: talk)
        }
        let many = (1...9).map { Image.ID(rawValue: Int64($0)) }
        await #expect(throws: ImageRefusal.tooMany) {
            try await fixture.say(fixture.ben, nil, showing: many, in: talk)
        }
        #expect(try await fixture.texts(fixture.ben, talk).isEmpty)
        #expect(try await fixture.say(fixture.ben, "nothing", in: talk).number == 1)
    }

    @Test("Two concurrent messages get a number each, and none is lost", arguments: Database.Engine.allCases)
    func race(_ engine: Database.Engine) async throws {
        let fixture = try await ConversationFixture(engine)
        let talk = try await fixture.ask(fixture.ben).id
        let numbers = try await withThrowingTaskGroup(of: Int.self) { group in
            for number in 1...10 {
                group.addTask { try await fixture.say(fixture.ben, "ben \(number)", in: talk).number }
                group.addTask { try await fixture.say(fixture.ana, "ana \(number)", in: talk).number }
            }
            return try await group.reduce(into: []) { $0.append($1) }
        }

        #expect(numbers.sorted() == Array(1...20))
        let history = try await fixture.talk.history(of: talk, for: fixture.ben, HistorySpan(limit: 100))
        #expect(history.messages.map(\.number) == Array(1...20))
        #expect(Set(history.messages.map(\.words)).count == 20)
    }

    @Test("The same request sent twice is one message", arguments: Database.Engine.allCases)
    func repeated(_ engine: Database.Engine) async throws {
        let fixture = try await ConversationFixture(engine)
        let talk = try await fixture.ask(fixture.ben).id
        let requests = fixture.store.requests

        let first = try await requests.once("key", by: fixture.ben) {
            try await fixture.say(fixture.ben, "hello", in: talk)
        }
        let again = try await requests.once("key", by: fixture.ben) {
            try await fixture.say(fixture.ben, "hello", in: talk)
        }

        #expect(again == first)
        #expect(try await fixture.texts(fixture.ana, talk) == ["hello"])
    }

    @Test("History goes both ways from any place, without a gap", arguments: Database.Engine.allCases)
    func history(_ engine: Database.Engine) async throws {
        let fixture = try await ConversationFixture(engine)
        let talk = try await fixture.ask(fixture.ben).id
        for number in 1...7 { try await fixture.say(fixture.ben, "\(number)", in: talk) }

        let newest = try await fixture.talk.history(of: talk, for: fixture.ana, HistorySpan(limit: 3))
        #expect(newest.messages.map(\.words) == ["5", "6", "7"])
        #expect(newest.earlier == 5 && newest.later == nil)
        #expect(
            try await fixture.texts(fixture.ana, talk, HistorySpan(.before(5), limit: 3)) == ["2", "3", "4"]
        )
        #expect(try await fixture.texts(fixture.ana, talk, HistorySpan(.after(2), limit: 2)) == ["3", "4"])
        let middle = try await fixture.talk.history(
            of: talk,
            for: fixture.ana,
            HistorySpan(.before(5), limit: 3)
        )
        #expect(middle.earlier == 2 && middle.later == 4)
        #expect(try await fixture.texts(fixture.ana, talk, HistorySpan(.after(7))).isEmpty)
    }

    @Test("Both members' streams are told of each message, once", arguments: Database.Engine.allCases)
    func streams(_ engine: Database.Engine) async throws {
        let fixture = try await ConversationFixture(engine)
        let talk = try await fixture.ask(fixture.ben).id
        let before = (try await fixture.events(of: fixture.ana), try await fixture.events(of: fixture.ben))

        try await fixture.say(fixture.ben, "hello", in: talk)
        try await fixture.say(fixture.ben, "are you there?", in: talk)

        // Hers are two messages, and the one notice that stands for both.
        #expect(try await fixture.events(of: fixture.ana) == before.0 + 3)
        #expect(try await fixture.events(of: fixture.ben) == before.1 + 2)
    }
}
