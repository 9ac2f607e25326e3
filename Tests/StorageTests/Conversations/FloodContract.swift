import Database
import Domain
import TestSupport
import Testing

@testable import Storage

@Suite("A flood of messages is held back")
struct FloodContract {
    private static let day = Duration.seconds(24 * 3_600)

    @Test(
        "Thirty messages a day reach a neighbour who has not answered, and as many as wanted one who has",
        arguments: Database.Engine.allCases
    )
    func unanswered(_ engine: Database.Engine) async throws {
        let fixture = try await ConversationFixture(engine)
        let talk = try await fixture.ask(fixture.ben).id
        let most = Conversation.mostUnansweredADay
        for number in 1..<most { try await fixture.say(fixture.ben, "\(number)", in: talk) }
        fixture.store.clock.pass(.seconds(3_600))
        try await fixture.say(fixture.ben, "\(most)", in: talk)

        await #expect(throws: ConversationRefusal.unanswered(retryAfter: Self.day - .seconds(3_600))) {
            try await fixture.say(fixture.ben, "one more", in: talk)
        }
        #expect(try await fixture.texts(fixture.ana, talk, HistorySpan(limit: 100)).count == most)
        try await fixture.say(fixture.ana, "an answer", in: talk)
        for number in 1...most { try await fixture.say(fixture.ben, "again \(number)", in: talk) }
    }

    @Test("The next day there is room again", arguments: Database.Engine.allCases)
    func nextDay(_ engine: Database.Engine) async throws {
        let fixture = try await ConversationFixture(engine)
        let talk = try await fixture.ask(fixture.ben).id
        for number in 1...Conversation.mostUnansweredADay {
            try await fixture.say(fixture.ben, "\(number)", in: talk)
        }
        fixture.store.clock.pass(Self.day)
        try await fixture.say(fixture.ben, "a day later", in: talk)
    }

    @Test("A change by a clock six days ahead doesn't delay later ones", arguments: Database.Engine.allCases)
    func ahead(_ engine: Database.Engine) async throws {
        let fixture = try await ConversationFixture(engine)
        let talk = try await fixture.ask(fixture.ben).id
        fixture.store.clock.pass(Self.day * 6)
        for number in 1...Conversation.mostUnansweredADay {
            try await fixture.say(fixture.ben, "\(number)", in: talk)
        }
        fixture.store.clock.pass(Self.day * -6)
        try await fixture.say(fixture.ben, "the clock is right again", in: talk)
    }

    @Test(
        "A day has room for a limited number of messages of one member, and as many in one conversation",
        arguments: Database.Engine.allCases
    )
    func daily(_ engine: Database.Engine) async throws {
        let fixture = try await ConversationFixture(engine)
        let (database, identifiers) = (fixture.store.database, fixture.store.identifiers)
        let repository = SQLConversationRepository(database, identifiers: identifiers, mostSaidADay: 6)
        func say(_ sender: Member.ID, in talk: Conversation.ID) async throws {
            let conversations = Conversations(
                conversations: repository,
                identifiers: fixture.store.identifiers,
                clock: fixture.store.clock
            )
            _ = try await conversations.send(try MessageText("hello"), showing: [], in: talk, by: sender)
        }
        let talk = try await fixture.ask(fixture.ben).id
        for _ in 1...3 {
            try await say(fixture.ben, in: talk)
            try await say(fixture.ana, in: talk)
        }
        let refusal = ConversationRefusal.tooManyMessages(retryAfter: Self.day)
        await #expect(throws: refusal) { try await say(fixture.ana, in: talk) }
        await #expect(throws: refusal) { try await say(fixture.ben, in: talk) }

        let cho = try await fixture.store.join("cho").account.id
        let other = try await fixture.ask(cho).id
        for _ in 1...3 { try await say(fixture.ana, in: other) }
        await #expect(throws: refusal) { try await say(fixture.ana, in: other) }
        try await say(cho, in: other)
        fixture.store.clock.pass(Self.day)
        try await say(fixture.ana, in: other)
    }

    @Test("Counting messages stops at the limit")
    func plans() async throws {
        let store = try await Store(.sqlite)
        let (talk, ana) = (Conversation.ID(rawValue: 1), Member.ID(rawValue: 2))
        for query in [
            Message.unanswered(in: talk, by: ana), Message.said(in: talk, as: 3), Message.said(by: ana, 5),
        ] {
            let plan: [String] = try await store.database.read { connection in
                try connection.run("EXPLAIN QUERY PLAN \(query)").map { try $0.value("detail") }
            }
            #expect(plan.count == 1 && plan[0].hasPrefix("SEARCH messages USING"), "\(plan)")
        }
    }
}
