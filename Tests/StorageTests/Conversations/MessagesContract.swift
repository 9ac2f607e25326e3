import Database
import Domain
import TestSupport
import Testing

@testable import Storage

@Suite("Messages are kept")
struct MessagesContract {
    @Test("What was said comes back as it was, pictures in their order", arguments: Database.Engine.allCases)
    func roundTrip(_ engine: Database.Engine) async throws {
        let door = try await Doorstep(engine)
        let talk = try await door.asks(door.ben).id
        let one = try await door.store.uploads(door.ben, "one")
        let two = try await door.store.uploads(door.ben, "two")

        let said = try await door.says(door.ben, "'; DROP TABLE --\n안녕하세요 👋", in: talk)
        let shown = try await door.says(door.ben, nil, showing: [two.id, one.id], in: talk)

        #expect(said.number == 1 && shown.number == 2)
        #expect(shown.content == .written(by: door.ben, text: nil, images: [two, one]))
        let history = try await door.talk.history(of: talk, for: door.ana, HistorySpan())
        #expect(history.messages == [said, shown])
        #expect(history.earlier == nil && history.later == nil)
        #expect(try await door.talk.one(talk, for: door.ana).latest == shown)
    }

    @Test(
        "A message with another member's picture is refused as a whole",
        arguments: Database.Engine.allCases
    )
    func othersPicture(_ engine: Database.Engine) async throws {
        let door = try await Doorstep(engine)
        let talk = try await door.asks(door.ben).id
        let foreign = try await door.store.uploads(door.ana, "hers")
        let own = try await door.store.uploads(door.ben, "his")

        await #expect(throws: ImageRefusal.notYours) {
            try await door.says(door.ben, "look", showing: [own.id, foreign.id], in: talk)
        }
        let many = (1...9).map { Image.ID(rawValue: Int64($0)) }
        await #expect(throws: ImageRefusal.tooMany) {
            try await door.says(door.ben, nil, showing: many, in: talk)
        }
        #expect(try await door.texts(door.ben, talk).isEmpty)
        #expect(try await door.says(door.ben, "nothing", in: talk).number == 1)
    }

    @Test("Of two sent at once, each gets a number, and none is lost", arguments: Database.Engine.allCases)
    func race(_ engine: Database.Engine) async throws {
        let door = try await Doorstep(engine)
        let talk = try await door.asks(door.ben).id
        let numbers = try await withThrowingTaskGroup(of: Int.self) { group in
            for number in 1...10 {
                group.addTask { try await door.says(door.ben, "ben \(number)", in: talk).number }
                group.addTask { try await door.says(door.ana, "ana \(number)", in: talk).number }
            }
            return try await group.reduce(into: []) { $0.append($1) }
        }

        #expect(numbers.sorted() == Array(1...20))
        let history = try await door.talk.history(of: talk, for: door.ben, HistorySpan(limit: 100))
        #expect(history.messages.map(\.number) == Array(1...20))
        #expect(Set(history.messages.map(\.words)).count == 20)
    }

    @Test("The same request sent twice is one message", arguments: Database.Engine.allCases)
    func repeated(_ engine: Database.Engine) async throws {
        let door = try await Doorstep(engine)
        let talk = try await door.asks(door.ben).id
        let requests = door.store.requests

        let first = try await requests.once("key", by: door.ben) {
            try await door.says(door.ben, "hello", in: talk)
        }
        let again = try await requests.once("key", by: door.ben) {
            try await door.says(door.ben, "hello", in: talk)
        }

        #expect(again == first)
        #expect(try await door.texts(door.ana, talk) == ["hello"])
    }

    @Test("History goes both ways from any place, without a gap", arguments: Database.Engine.allCases)
    func history(_ engine: Database.Engine) async throws {
        let door = try await Doorstep(engine)
        let talk = try await door.asks(door.ben).id
        for number in 1...7 { try await door.says(door.ben, "\(number)", in: talk) }

        let newest = try await door.talk.history(of: talk, for: door.ana, HistorySpan(limit: 3))
        #expect(newest.messages.map(\.words) == ["5", "6", "7"])
        #expect(newest.earlier == 5 && newest.later == nil)
        #expect(try await door.texts(door.ana, talk, HistorySpan(.before(5), limit: 3)) == ["2", "3", "4"])
        #expect(try await door.texts(door.ana, talk, HistorySpan(.after(2), limit: 2)) == ["3", "4"])
        let middle = try await door.talk.history(of: talk, for: door.ana, HistorySpan(.before(5), limit: 3))
        #expect(middle.earlier == 2 && middle.later == 4)
        #expect(try await door.texts(door.ana, talk, HistorySpan(.after(7))).isEmpty)
    }

    @Test("Both members' streams are told of each message, once", arguments: Database.Engine.allCases)
    func streams(_ engine: Database.Engine) async throws {
        let door = try await Doorstep(engine)
        let talk = try await door.asks(door.ben).id
        let before = (try await door.events(of: door.ana), try await door.events(of: door.ben))

        try await door.says(door.ben, "hello", in: talk)
        try await door.says(door.ben, "are you there?", in: talk)

        // Hers are two messages, and the one notice that stands for both.
        #expect(try await door.events(of: door.ana) == before.0 + 3)
        #expect(try await door.events(of: door.ben) == before.1 + 2)
    }
}
