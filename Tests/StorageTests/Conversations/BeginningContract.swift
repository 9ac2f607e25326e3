import Database
import Domain
import TestSupport
import Testing

@testable import Storage

@Suite("A conversation begins")
struct BeginningContract {
    @Test("Asking twice leads to one conversation, in both lists", arguments: Database.Engine.allCases)
    func once(_ engine: Database.Engine) async throws {
        let door = try await Doorstep(engine)

        let first = try await door.asks(door.ben)
        let second = try await door.asks(door.ben)

        #expect(first.isBegun && !second.isBegun)
        #expect(second.id == first.id)
        #expect(try await door.list(door.ana) == [first.id])
        #expect(try await door.list(door.ben) == [first.id])
        let seen = try await door.talk.one(first.id, for: door.ben)
        #expect(seen.partner?.nickname.text == "ana")
        #expect(seen.listing == door.listing)
        #expect(seen.conversation.organiser == door.ana && seen.conversation.guest == door.ben)
        #expect(seen.latest == nil)
    }

    @Test(
        "Of two who ask at the same instant with one hand, both find the same",
        arguments: Database.Engine.allCases
    )
    func race(_ engine: Database.Engine) async throws {
        let door = try await Doorstep(engine)
        let now = door.store.clock.now
        let ids: [Conversation.ID] = [door.store.identifiers.next(), door.store.identifiers.next()]

        @Sendable func ask(_ id: Conversation.ID, _ gate: Door?) async throws -> OpenedConversation {
            try await door.conversations.open(about: door.listing.id, by: door.ben, at: now) {
                listing in
                gate?.holdFirst()
                return try Conversation(id, asking: listing, by: door.ben, at: now)
            }
        }
        let asked = try await door.store.race({ try await ask(ids[0], $0) }, { try await ask(ids[1], nil) })
        let opened = try [asked.first.get(), asked.second.get()]

        #expect(opened[0].id == opened[1].id)
        #expect(opened.filter(\.isBegun).count == 1)
        #expect(try await door.list(door.ana) == [opened[0].id])
        #expect(try await door.counted() == 1)
    }

    @Test("The author is told, and the listing counts its conversations", arguments: Database.Engine.allCases)
    func told(_ engine: Database.Engine) async throws {
        let door = try await Doorstep(engine)
        let cho = try await door.store.joins("cho").account.id

        let conversation = try await door.asks(door.ben)
        _ = try await door.asks(cho)
        _ = try await door.asks(door.ben)

        let told = try await door.notices.list(of: door.ana, SliceRequest()).items
        #expect(told.map(\.notice.kind) == [.conversationBegun, .conversationBegun])
        #expect(told.last?.notice.target == Subject(.conversation, conversation.id))
        #expect(told.last?.actor?.nickname.text == "ben")
        #expect(told.last?.title == "성인 피아노 기초")
        #expect(try await door.counted() == 2)
    }

    @Test(
        "A conversation about one's own, a closed or a missing listing is refused",
        arguments: Database.Engine.allCases
    )
    func refused(_ engine: Database.Engine) async throws {
        let door = try await Doorstep(engine)
        let cho = try await door.store.joins("cho").account.id
        let known = try await door.asks(door.ben)
        let now = door.store.clock.now
        try await door.street.change(door.listing) { try $0.close(at: now) }

        await #expect(throws: ConversationRefusal.ownListing) { try await door.asks(door.ana) }
        await #expect(throws: ListingRefusal.notOpen) { try await door.asks(cho) }
        let gone = try door.street.draft("never kept")
        await #expect(throws: ListingRefusal.notFound) { try await door.asks(cho, about: gone) }
        #expect(try await door.asks(door.ben).id == known.id)
    }

    @Test("A blocked member can't start a conversation", arguments: Database.Engine.allCases)
    func blocked(_ engine: Database.Engine) async throws {
        let door = try await Doorstep(engine)
        try await door.street.block(door.ben, by: door.ana)

        await #expect(throws: ListingRefusal.notFound) { try await door.asks(door.ben) }
    }

    @Test("Fifty conversations a day are enough for a neighbour", arguments: Database.Engine.allCases)
    func limit(_ engine: Database.Engine) async throws {
        let door = try await Doorstep(engine)
        for number in 1...Conversation.mostBegunADay {
            _ = try await door.asks(door.ben, about: door.street.posts("\(number)"))
            if number == 1 { door.store.clock.pass(.seconds(3_600)) }
        }
        let another = try await door.street.posts("another")

        await #expect(throws: ConversationRefusal.tooManyBegun(retryAfter: .seconds(23 * 3_600))) {
            try await door.asks(door.ben, about: another)
        }
        door.store.clock.pass(.seconds(23 * 3_600))
        #expect(try await door.asks(door.ben, about: another).isBegun)
    }
}

extension Doorstep {
    /// How many conversations the listing says it has.
    fileprivate func counted() async throws -> Int {
        try await store.database.read { connection in
            let row = try connection.first("SELECT conversations FROM listings WHERE id = \(listing.id)")
            return try row?.value("conversations") ?? 0
        }
    }
}
