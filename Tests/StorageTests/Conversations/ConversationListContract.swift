import Database
import Domain
import TestSupport
import Testing

@testable import Storage

@Suite("The list of conversations")
struct ConversationListContract {
    @Test(
        "The latest is first, page by page, whatever is written meanwhile",
        arguments: Database.Engine.allCases
    )
    func order(_ engine: Database.Engine) async throws {
        let fixture = try await ConversationFixture(engine)
        var talks: [Conversation.ID] = []
        for number in 1...5 {
            talks.append(try await fixture.ask(fixture.ben, about: fixture.neighbours.post("\(number)")).id)
        }
        try await fixture.say(fixture.ana, "hello", in: talks[1])
        let expected = [talks[1], talks[4], talks[3], talks[2], talks[0]]
        #expect(try await fixture.list(fixture.ben) == expected)

        let first = try await fixture.talk.list(of: fixture.ben, .open, SliceRequest(limit: 2))
        try await fixture.say(fixture.ana, "hello again", in: talks[4])
        let second = try await fixture.talk.list(
            of: fixture.ben,
            .open,
            SliceRequest(limit: 2, after: first.next)
        )
        let third = try await fixture.talk.list(
            of: fixture.ben,
            .open,
            SliceRequest(limit: 2, after: second.next)
        )
        #expect((first.items + second.items + third.items).map(\.id) == expected)
        #expect(third.next == nil)
        await #expect(throws: SliceRefusal.unknownCursor) {
            try await fixture.talk.list(of: fixture.ben, .open, SliceRequest(after: "x"))
        }
    }

    @Test("Others find none of it", arguments: Database.Engine.allCases)
    func strangers(_ engine: Database.Engine) async throws {
        let fixture = try await ConversationFixture(engine)
        let cho = try await fixture.store.join("cho").account.id
        let talk = try await fixture.ask(fixture.ben).id

        #expect(try await fixture.list(cho).isEmpty)
        await #expect(throws: ConversationRefusal.notFound) { try await fixture.talk.one(talk, for: cho) }
        await #expect(throws: ConversationRefusal.notFound) { try await fixture.texts(cho, talk) }
        await #expect(throws: ConversationRefusal.notFound) { try await fixture.say(cho, "hi", in: talk) }
        await #expect(throws: ConversationRefusal.notFound) { try await fixture.read(cho, upTo: 1, in: talk) }
        await #expect(throws: ConversationRefusal.notFound) { try await fixture.leave(cho, talk) }
    }

    @Test(
        "Conversations with a blocked neighbour are listed apart for the blocker only",
        arguments: Database.Engine.allCases
    )
    func withBlocked(_ engine: Database.Engine) async throws {
        let fixture = try await ConversationFixture(engine)
        let talk = try await fixture.ask(fixture.ben).id
        try await fixture.say(fixture.ben, "hello", in: talk)
        #expect(try await fixture.talk.list(of: fixture.ana, .blocked, SliceRequest()).items.isEmpty)
        try await fixture.neighbours.store.block(fixture.ben, by: fixture.ana)
        let kept = try await fixture.talk.list(of: fixture.ana, .blocked, SliceRequest()).items
        #expect(kept.map(\.id) == [talk] && kept.first?.partner == nil)
        #expect(try await fixture.talk.list(of: fixture.ben, .blocked, SliceRequest()).items.isEmpty)
    }

    @Test(
        "A block takes it from both lists and ends all talk until it is lifted; what was said stays readable",
        arguments: Database.Engine.allCases
    )
    func blocked(_ engine: Database.Engine) async throws {
        let fixture = try await ConversationFixture(engine)
        let talk = try await fixture.ask(fixture.ben).id
        try await fixture.say(fixture.ben, "hello", in: talk)
        try await fixture.neighbours.store.block(fixture.ben, by: fixture.ana)

        for member in [fixture.ana, fixture.ben] {
            #expect(try await fixture.list(member).isEmpty)
            #expect(
                try await fixture.talk.unread(of: member) == UnreadMessages(messages: 0, conversations: 0)
            )
            #expect(try await fixture.notices.list(of: member, SliceRequest()).items.isEmpty)
            #expect(try await fixture.notices.unread(of: member) == 0)
            let kept = try await fixture.talk.one(talk, for: member)
            #expect(kept.isBlocked && kept.partner == nil)
            #expect(try await fixture.texts(member, talk) == ["hello"])
            let senders = try await fixture.talk.history(of: talk, for: member, HistorySpan()).messages.map(
                \.content
            )
            #expect(
                senders.allSatisfy {
                    if case .written(let sender, _, _) = $0 {
                        sender == nil || sender == member
                    } else {
                        true
                    }
                }
            )
            #expect(try await fixture.talk.members(of: talk, for: member).map(\.id) == [member])
            await #expect(throws: ConversationRefusal.blocked) {
                try await fixture.say(member, "x", in: talk)
            }
            await #expect(throws: ConversationRefusal.blocked) {
                try await fixture.read(member, upTo: 1, in: talk)
            }
        }
        try await SQLBlockRepository(fixture.store.database, identifiers: fixture.store.identifiers).delete(
            of: fixture.ben,
            by: fixture.ana
        )
        #expect(try await fixture.texts(fixture.ana, talk) == ["hello"])
        #expect(try await fixture.list(fixture.ana) == [talk])
    }

    @Test(
        "When the listing or the partner is gone, what was said stays to be read",
        arguments: Database.Engine.allCases
    )
    func gone(_ engine: Database.Engine) async throws {
        let fixture = try await ConversationFixture(engine)
        let talk = try await fixture.ask(fixture.ben).id
        try await fixture.say(fixture.ana, "hello", in: talk)
        try await fixture.tell(.listingDeleted, by: fixture.ana)
        try await fixture.neighbours.removes(fixture.listing)
        try await fixture.store.accounts.delete(fixture.ana, at: fixture.store.clock.now)

        let seen = try await fixture.talk.one(talk, for: fixture.ben)
        #expect(seen.listing == nil && seen.partner == nil && seen.marks.others == nil)
        #expect(seen.conversation.title == "성인 피아노 기초")
        #expect(try await fixture.list(fixture.ben) == [talk])
        #expect(try await fixture.texts(fixture.ben, talk) == ["hello", "[listing-deleted]"])
        await #expect(throws: ConversationRefusal.partnerGone) {
            try await fixture.say(fixture.ben, "?", in: talk)
        }
        _ = try await fixture.read(fixture.ben, upTo: 2, in: talk)
        try await fixture.leave(fixture.ben, talk)
        #expect(try await fixture.list(fixture.ben).isEmpty)
    }
}

extension BoardFixture {
    fileprivate func removes(_ listing: Listing) async throws {
        try await store.database.write { try $0.listings.remove(listing.id) }
    }
}
