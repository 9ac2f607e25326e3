import Database
import Domain
import TestSupport
import Testing

@testable import Storage

@Suite("The list of conversations")
struct ConversationListContract {
    @Test(
        "The latest stands first, page by page, whatever is said meanwhile",
        arguments: Database.Engine.allCases
    )
    func order(_ engine: Database.Engine) async throws {
        let door = try await Doorstep(engine)
        var talks: [Conversation.ID] = []
        for number in 1...5 {
            talks.append(try await door.asks(door.ben, about: door.street.posts("\(number)")).id)
        }
        try await door.says(door.ana, "hello", in: talks[1])
        let expected = [talks[1], talks[4], talks[3], talks[2], talks[0]]
        #expect(try await door.list(door.ben) == expected)

        let first = try await door.talk.list(of: door.ben, SliceRequest(limit: 2))
        try await door.says(door.ana, "hello again", in: talks[4])
        let second = try await door.talk.list(of: door.ben, SliceRequest(limit: 2, after: first.next))
        let third = try await door.talk.list(of: door.ben, SliceRequest(limit: 2, after: second.next))
        #expect((first.items + second.items + third.items).map(\.id) == expected)
        #expect(third.next == nil)
        await #expect(throws: SliceRefusal.unknownCursor) {
            try await door.talk.list(of: door.ben, SliceRequest(after: "x"))
        }
    }

    @Test("Others find none of it", arguments: Database.Engine.allCases)
    func strangers(_ engine: Database.Engine) async throws {
        let door = try await Doorstep(engine)
        let cho = try await door.store.joins("cho").account.id
        let talk = try await door.asks(door.ben).id

        #expect(try await door.list(cho).isEmpty)
        await #expect(throws: ConversationRefusal.notFound) { try await door.talk.one(talk, for: cho) }
        await #expect(throws: ConversationRefusal.notFound) { try await door.texts(cho, talk) }
        await #expect(throws: ConversationRefusal.notFound) { try await door.says(cho, "hi", in: talk) }
        await #expect(throws: ConversationRefusal.notFound) { try await door.reads(cho, upTo: 1, in: talk) }
        await #expect(throws: ConversationRefusal.notFound) { try await door.leaves(cho, talk) }
    }

    @Test(
        "A block takes it from both lists and ends all talk until it is lifted; what was said stays readable",
        arguments: Database.Engine.allCases
    )
    func blocked(_ engine: Database.Engine) async throws {
        let door = try await Doorstep(engine)
        let talk = try await door.asks(door.ben).id
        try await door.says(door.ben, "hello", in: talk)
        try await door.street.block(door.ben, by: door.ana)

        for member in [door.ana, door.ben] {
            #expect(try await door.list(member).isEmpty)
            #expect(try await door.talk.unread(of: member) == UnreadMessages(messages: 0, conversations: 0))
            #expect(try await door.notices.list(of: member, SliceRequest()).items.isEmpty)
            #expect(try await door.notices.unread(of: member) == 0)
            let kept = try await door.talk.one(talk, for: member)
            #expect(kept.isBlocked && kept.partner == nil)
            #expect(try await door.texts(member, talk) == ["hello"])
            let senders = try await door.talk.history(of: talk, for: member, HistorySpan()).messages.map(
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
            #expect(try await door.talk.members(of: talk, for: member).map(\.id) == [member])
            await #expect(throws: ConversationRefusal.blocked) { try await door.says(member, "x", in: talk) }
            await #expect(throws: ConversationRefusal.blocked) {
                try await door.reads(member, upTo: 1, in: talk)
            }
        }
        try await SQLBlockRepository(door.store.database, identifiers: door.store.identifiers).delete(
            of: door.ben,
            by: door.ana
        )
        #expect(try await door.texts(door.ana, talk) == ["hello"])
        #expect(try await door.list(door.ana) == [talk])
    }

    @Test(
        "When the listing or the partner is gone, what was said stays to be read",
        arguments: Database.Engine.allCases
    )
    func gone(_ engine: Database.Engine) async throws {
        let door = try await Doorstep(engine)
        let talk = try await door.asks(door.ben).id
        try await door.says(door.ana, "hello", in: talk)
        try await door.tells(.listingDeleted, by: door.ana)
        try await door.street.removes(door.listing)
        try await door.store.accounts.delete(door.ana, at: door.store.clock.now)

        let seen = try await door.talk.one(talk, for: door.ben)
        #expect(seen.listing == nil && seen.partner == nil && seen.marks.others == nil)
        #expect(seen.conversation.title == "성인 피아노 기초")
        #expect(try await door.list(door.ben) == [talk])
        #expect(try await door.texts(door.ben, talk) == ["hello", "[listing-deleted]"])
        await #expect(throws: ConversationRefusal.partnerGone) {
            try await door.says(door.ben, "?", in: talk)
        }
        _ = try await door.reads(door.ben, upTo: 2, in: talk)
        try await door.leaves(door.ben, talk)
        #expect(try await door.list(door.ben).isEmpty)
    }
}

extension Street {
    fileprivate func removes(_ listing: Listing) async throws {
        try await store.database.write { try $0.listings.remove(listing.id) }
    }
}
