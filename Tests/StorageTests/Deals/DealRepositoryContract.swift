import Database
import Domain
import TestSupport
import Testing

@testable import Storage

@Suite("Deals are kept")
struct DealRepositoryContract {
    @Test("A proposal comes back as it was made", arguments: Database.Engine.allCases)
    func roundTrip(_ engine: Database.Engine) async throws {
        let table = try await Table(engine)
        let terms = try table.terms()

        let id = try await table.proposes(terms)

        let deal = try #require(try await table.deal(id))
        #expect(deal.terms == terms)
        #expect(deal.title == "피아노" && deal.subject == table.listing.subject)
        #expect(deal.conversation == table.conversation && deal.state == .proposed)
        #expect(deal.parties == DealParties(author: table.ana, partner: table.ben, authorProvides: true))
        #expect(try await table.lines() == [.dealProposed])
        #expect(try await table.told(table.ben) == [.dealProposed])
        #expect(try await table.told(table.ana).isEmpty)
    }

    @Test("Another proposal replaces the first, and only one waits", arguments: Database.Engine.allCases)
    func replacing(_ engine: Database.Engine) async throws {
        let table = try await Table(engine)
        let first = try await table.proposes()
        let second = try await table.proposes(table.terms(minutes: 90, note: nil))

        #expect(try await table.deal(first)?.state == .replaced)
        #expect(try await table.deal(second)?.terms.minutes == 90)
        await #expect(throws: DealRefusal.replaced) { try await table.accepts(first) }
        try await table.accepts(second)
        await #expect(throws: DealRefusal.alreadyAccepted) { try await table.proposes() }
    }

    @Test(
        "The guest's proposal is theirs to withdraw and the author's to accept; the seat is the listing's",
        arguments: Database.Engine.allCases
    )
    func byGuest(_ engine: Database.Engine) async throws {
        let table = try await Table(engine)
        let first = try await table.proposes(by: table.ben)
        #expect(try await table.deal(first)?.proposedBy == .partner)
        #expect(try await table.told(table.ana) == [.dealProposed])
        await #expect(throws: DealRefusal.notRecipient) { try await table.accepts(first) }

        let second = try await table.proposes(by: table.ana)
        await #expect(throws: DealRefusal.replaced) { try await table.accepts(first, by: table.ana) }
        #expect(try await table.deal(second)?.proposedBy == .author)

        let third = try await table.proposes(by: table.ben)
        try await table.accepts(third, by: table.ana)
        #expect(try await table.deal(third)?.parties == table.deal(second)?.parties)
        #expect(try await table.kept()?.seats.taken == 1)
    }

    @Test(
        "A listing deleted by its author ends the proposals of both",
        arguments: Database.Engine.allCases,
        [true, false]
    )
    func listingDeleted(_ engine: Database.Engine, isGuests: Bool) async throws {
        let table = try await Table(engine)
        let deal = try await table.proposes(by: isGuests ? table.ben : table.ana)

        let listings = SQLListingRepository(table.store.database, identifiers: table.store.identifiers)

        try await listings.delete(table.listing.id, of: table.ana, at: table.now)

        #expect(try await table.deal(deal)?.state == (isGuests ? .declined : .withdrawn))
        #expect(try await table.told(table.ben).contains(isGuests ? .dealDeclined : .dealWithdrawn))
    }

    @Test("The same request again makes no second proposal", arguments: Database.Engine.allCases)
    func once(_ engine: Database.Engine) async throws {
        let table = try await Table(engine)
        let requests = table.store.requests

        let first = try await requests.once("one", by: table.ana) { try await table.proposes() }
        let again = try await requests.once("one", by: table.ana) { try await table.proposes() }

        #expect(first == again)
        #expect(try await table.lines() == [.dealProposed])
    }

    @Test(
        "From acceptance to the end each step is said, and told to the other",
        arguments: Database.Engine.allCases
    )
    func story(_ engine: Database.Engine) async throws {
        let table = try await Table(engine)
        let id = try await table.agrees()

        #expect(try await table.deal(id)?.state == .done)
        #expect(try await table.deal(id)?.progress.doneAt == table.now)
        #expect(try await table.lines() == [.dealProposed, .dealAccepted, .dealMarkedDone, .dealDone])
        #expect(try await table.told(table.ana) == [.dealAccepted, .dealDone])
        #expect(try await table.told(table.ben) == [.dealProposed, .dealMarkedDone])
        #expect(try await table.kept()?.status == .closed)
    }

    @Test("A cancellation gives the seat back and says why", arguments: Database.Engine.allCases)
    func cancelling(_ engine: Database.Engine) async throws {
        let table = try await Table(engine)
        let id = try await table.proposes()
        try await table.accepts(id)
        #expect(try await table.kept()?.status == .closed)

        try await table.cancels(id, by: table.ana)

        #expect(try await table.kept()?.status == .open)
        #expect(try await table.kept()?.seats.taken == 0)
        #expect(try await table.deal(id)?.progress.reason?.text == "감기에 걸렸어요")
        #expect(try await table.deal(id)?.progress.changedBy == table.ana)
        #expect(try await table.told(table.ben) == [.dealProposed, .dealCancelled])
    }

    @Test("A refused change leaves nothing behind", arguments: Database.Engine.allCases)
    func refused(_ engine: Database.Engine) async throws {
        let table = try await Table(engine)
        let id = try await table.proposes()
        let cho = try await table.store.joins("cho").account.id

        await #expect(throws: DealRefusal.notFound) { try await table.accepts(id, by: cho) }
        await #expect(throws: DealRefusal.notRecipient) { try await table.accepts(id, by: table.ana) }
        let unknown = Deal.ID(rawValue: 1)
        await #expect(throws: DealRefusal.notFound) { try await table.accepts(unknown) }
        #expect(try await table.lines() == [.dealProposed])
        #expect(try await table.kept()?.seats.taken == 0)
    }

    @Test(
        "Reading the conversation marks the notices of its deals as read, and no others",
        arguments: Database.Engine.allCases
    )
    func noticesOfDeals(_ engine: Database.Engine) async throws {
        let table = try await Table(engine)
        let other = try await Table(engine)
        try await table.accepts(table.proposes())
        try await other.proposes()
        #expect(try await table.door.notices.unread(of: table.ben) == 1)

        _ = try await table.door.reads(table.ben, upTo: 9, in: table.conversation)

        #expect(try await table.door.notices.unread(of: table.ben) == 0)
        #expect(try await table.door.notices.unread(of: table.ana) > 0)
        #expect(try await other.door.notices.unread(of: other.ben) == 1)
    }

    @Test(
        "A blocked member hears that the deal was cancelled, though not by whom",
        arguments: Database.Engine.allCases
    )
    func blocked(_ engine: Database.Engine) async throws {
        let table = try await Table(engine)
        let id = try await table.proposes()
        try await table.accepts(id)
        try await table.door.street.block(table.ben, by: table.ana)

        let notice = try await table.door.notices.list(of: table.ben, SliceRequest()).items.first?.notice
        #expect(notice?.kind == .dealCancelled)
        #expect(notice?.actor == nil)
        await #expect(throws: ConversationRefusal.blocked) { try await table.proposes() }
    }

    @Test(
        "A day before a lesson both are reminded of it, once, however often the server looks",
        arguments: Database.Engine.allCases
    )
    func reminder(_ engine: Database.Engine) async throws {
        let table = try await Table(engine)
        let deal = try await table.proposes(table.terms(startsIn: Table.day + Table.hour))
        try await table.accepts(deal)
        func reminded(_ member: Member.ID) async throws -> Int {
            try await table.told(member).filter { $0 == .dealReminder }.count
        }
        table.store.clock.pass(Table.hour - .milliseconds(1))
        try await table.deals.remindOfDeals(at: table.now)
        #expect(try await reminded(table.ana) == 0)

        table.store.clock.pass(.milliseconds(1))
        let now = table.now
        async let one: Void = table.deals.remindOfDeals(at: now)
        async let other: Void = table.deals.remindOfDeals(at: now)
        _ = try await (one, other)
        table.store.clock.pass(Table.hour)
        try await table.deals.remindOfDeals(at: table.now)

        #expect(try await reminded(table.ana) == 1)
        #expect(try await reminded(table.ben) == 1)
    }

    @Test(
        "Neither is reminded of a lesson that was agreed on within the day, or cancelled, or has begun",
        arguments: Database.Engine.allCases
    )
    func noReminder(_ engine: Database.Engine) async throws {
        let short = try await Table(engine)
        try await short.accepts(short.proposes(short.terms(startsIn: Table.day - .milliseconds(1))))
        let cancelled = try await Table(engine)
        try await cancelled.cancels(try await cancelled.brings(to: .accepted), by: cancelled.ana)
        let begun = try await Table(engine)
        try await begun.accepts(begun.proposes())
        begun.store.clock.pass(Table.day)

        for table in [short, cancelled, begun] {
            try await table.deals.remindOfDeals(at: table.now)
            #expect(try await !table.told(table.ana).contains(.dealReminder))
            #expect(try await !table.told(table.ben).contains(.dealReminder))
        }
    }

    @Test(
        "Seven days after its end it is done by itself, once, however often the server looks",
        arguments: Database.Engine.allCases
    )
    func quiet(_ engine: Database.Engine) async throws {
        let table = try await Table(engine)
        let id = try await table.proposes()
        try await table.accepts(id)
        table.store.clock.pass(Table.day + Table.hour + Deal.quietTime - .milliseconds(1))
        try await table.deals.finishQuietDeals(at: table.now)
        #expect(try await table.deal(id)?.state == .accepted)

        table.store.clock.pass(.milliseconds(1))
        let now = table.now
        async let one: Void = table.deals.finishQuietDeals(at: now)
        async let other: Void = table.deals.finishQuietDeals(at: now)
        _ = try await (one, other)

        #expect(try await table.deal(id)?.state == .done)
        #expect(try await table.told(table.ana).filter { $0 == .dealDone }.count == 1)
        #expect(try await table.told(table.ben).filter { $0 == .dealDone }.count == 1)
    }
}
