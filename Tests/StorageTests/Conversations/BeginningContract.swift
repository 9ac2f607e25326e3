import Database
import Domain
import TestSupport
import Testing

@testable import Storage

@Suite("A conversation begins")
struct BeginningContract {
    @Test(
        "Asking twice leads to one conversation, in the list of the other once something is said",
        arguments: Database.Engine.allCases
    )
    func once(_ engine: Database.Engine) async throws {
        let fixture = try await ConversationFixture(engine)

        let first = try await fixture.ask(fixture.ben)
        let second = try await fixture.ask(fixture.ben)

        #expect(first.isBegun && !second.isBegun)
        #expect(second.id == first.id)
        #expect(try await fixture.list(fixture.ana).isEmpty)
        #expect(try await fixture.list(fixture.ben) == [first.id])
        try await fixture.say(fixture.ben, "hello", in: first.id)
        #expect(try await fixture.list(fixture.ana) == [first.id])
        let seen = try await fixture.talk.one(first.id, for: fixture.ben)
        #expect(seen.partner?.nickname.text == "ana")
        #expect(seen.listing == fixture.listing)
        #expect(seen.conversation.organiser == fixture.ana && seen.conversation.guest == fixture.ben)
    }

    @Test(
        "Two concurrent requests of one member begin one conversation",
        arguments: Database.Engine.allCases
    )
    func race(_ engine: Database.Engine) async throws {
        let fixture = try await ConversationFixture(engine)
        let now = fixture.store.clock.now
        let ids: [Conversation.ID] = [fixture.store.identifiers.next(), fixture.store.identifiers.next()]

        @Sendable func ask(_ id: Conversation.ID, _ gate: Gate?) async throws -> OpenedConversation {
            try await fixture.conversations.open(about: fixture.listing.id, by: fixture.ben, at: now) {
                listing in
                gate?.holdFirstArrival()
                return try Conversation(id, asking: listing, by: fixture.ben, at: now)
            }
        }
        let asked = try await fixture.store.race(
            { try await ask(ids[0], $0) },
            { try await ask(ids[1], nil) }
        )
        let opened = try [asked.first.get(), asked.second.get()]

        #expect(opened[0].id == opened[1].id)
        #expect(opened.filter(\.isBegun).count == 1)
        #expect(try await fixture.list(fixture.ben) == [opened[0].id])
        #expect(try await fixture.counted() == 1)
    }

    @Test(
        "The author isn't told before the first word, and the listing counts its conversations",
        arguments: Database.Engine.allCases
    )
    func told(_ engine: Database.Engine) async throws {
        let fixture = try await ConversationFixture(engine)
        let cho = try await fixture.store.join("cho").account.id

        let conversation = try await fixture.ask(fixture.ben)
        _ = try await fixture.ask(cho)
        _ = try await fixture.ask(fixture.ben)
        #expect(try await fixture.notices.list(of: fixture.ana, SliceRequest()).items.isEmpty)

        try await fixture.say(fixture.ben, "hello", in: conversation.id)
        let told = try await fixture.notices.list(of: fixture.ana, SliceRequest()).items
        #expect(told.map(\.notice.kind) == [.message])
        #expect(told.last?.notice.target == Subject(.conversation, conversation.id))
        #expect(told.last?.actor?.nickname.text == "ben")
        #expect(told.last?.title == "성인 피아노 기초")
        #expect(try await fixture.counted() == 2)
    }

    @Test(
        "A conversation about the member's own, a closed or a missing listing is refused",
        arguments: Database.Engine.allCases
    )
    func refused(_ engine: Database.Engine) async throws {
        let fixture = try await ConversationFixture(engine)
        let cho = try await fixture.store.join("cho").account.id
        let known = try await fixture.ask(fixture.ben)
        let now = fixture.store.clock.now
        try await fixture.neighbours.change(fixture.listing) { try $0.close(at: now) }

        await #expect(throws: ConversationRefusal.ownListing) { try await fixture.ask(fixture.ana) }
        await #expect(throws: ListingRefusal.notOpen) { try await fixture.ask(cho) }
        let gone = try fixture.neighbours.draft("never kept")
        await #expect(throws: ListingRefusal.notFound) { try await fixture.ask(cho, about: gone) }
        #expect(try await fixture.ask(fixture.ben).id == known.id)
    }

    @Test("A blocked member can't start a conversation", arguments: Database.Engine.allCases)
    func blocked(_ engine: Database.Engine) async throws {
        let fixture = try await ConversationFixture(engine)
        try await fixture.neighbours.store.block(fixture.ben, by: fixture.ana)

        await #expect(throws: ListingRefusal.notFound) { try await fixture.ask(fixture.ben) }
    }

    @Test("Fifty conversations a day are enough for a neighbour", arguments: Database.Engine.allCases)
    func limit(_ engine: Database.Engine) async throws {
        let fixture = try await ConversationFixture(engine)
        for number in 1...Conversation.mostBegunADay {
            _ = try await fixture.ask(fixture.ben, about: fixture.neighbours.post("\(number)"))
            if number == 1 { fixture.store.clock.pass(.seconds(3_600)) }
        }
        let another = try await fixture.neighbours.post("another")

        await #expect(throws: ConversationRefusal.tooManyBegun(retryAfter: .seconds(23 * 3_600))) {
            try await fixture.ask(fixture.ben, about: another)
        }
        fixture.store.clock.pass(.seconds(23 * 3_600))
        #expect(try await fixture.ask(fixture.ben, about: another).isBegun)
    }
}

extension ConversationFixture {
    /// How many conversations the listing says it has.
    fileprivate func counted() async throws -> Int {
        try await store.database.read { connection in
            let row = try connection.first("SELECT conversations FROM listings WHERE id = \(listing.id)")
            return try row?.value("conversations") ?? 0
        }
    }
}
