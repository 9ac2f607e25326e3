import Database
import Domain
import TestSupport
import Testing

@testable import Storage

@Suite("Deals are kept")
struct DealRepositoryContract {
    @Test("A proposal comes back as it was made", arguments: Database.Engine.allCases)
    func roundTrip(_ engine: Database.Engine) async throws {
        let fixture = try await DealFixture(engine)
        let terms = try fixture.terms()

        let id = try await fixture.propose(terms)

        let deal = try #require(try await fixture.deal(id))
        #expect(deal.terms == terms)
        #expect(deal.title == "피아노" && deal.subject == fixture.listing.subject)
        #expect(deal.conversation == fixture.conversation && deal.state == .proposed)
        #expect(deal.parties == DealParties(author: fixture.ana, partner: fixture.ben, authorProvides: true))
        #expect(try await fixture.lines() == [.dealProposed])
        #expect(try await fixture.told(fixture.ben) == [.dealProposed])
        #expect(try await fixture.told(fixture.ana).isEmpty)
    }

    @Test("Another proposal replaces the first, and only one waits", arguments: Database.Engine.allCases)
    func replacing(_ engine: Database.Engine) async throws {
        let fixture = try await DealFixture(engine)
        let first = try await fixture.propose()
        let second = try await fixture.propose(fixture.terms(minutes: 90, note: nil))

        #expect(try await fixture.deal(first)?.state == .replaced)
        #expect(try await fixture.deal(second)?.terms.minutes == 90)
        await #expect(throws: DealRefusal.replaced) { try await fixture.accept(first) }
        try await fixture.accept(second)
        await #expect(throws: DealRefusal.alreadyAccepted) { try await fixture.propose() }
    }

    @Test(
        "The guest's proposal is theirs to withdraw and the author's to accept; the seat is the listing's",
        arguments: Database.Engine.allCases
    )
    func byGuest(_ engine: Database.Engine) async throws {
        let fixture = try await DealFixture(engine)
        let first = try await fixture.propose(by: fixture.ben)
        #expect(try await fixture.deal(first)?.proposedBy == .partner)
        #expect(try await fixture.told(fixture.ana) == [.dealProposed])
        await #expect(throws: DealRefusal.notRecipient) { try await fixture.accept(first) }

        let second = try await fixture.propose(by: fixture.ana)
        await #expect(throws: DealRefusal.replaced) { try await fixture.accept(first, by: fixture.ana) }
        #expect(try await fixture.deal(second)?.proposedBy == .author)

        let third = try await fixture.propose(by: fixture.ben)
        try await fixture.accept(third, by: fixture.ana)
        #expect(try await fixture.deal(third)?.parties == fixture.deal(second)?.parties)
        #expect(try await fixture.kept()?.seats.taken == 1)
    }

    @Test(
        "A listing deleted by its author ends the proposals of both",
        arguments: Database.Engine.allCases,
        [true, false]
    )
    func listingDeleted(_ engine: Database.Engine, isGuests: Bool) async throws {
        let fixture = try await DealFixture(engine)
        let deal = try await fixture.propose(by: isGuests ? fixture.ben : fixture.ana)

        let listings = SQLListingRepository(fixture.store.database, identifiers: fixture.store.identifiers)

        try await listings.delete(fixture.listing.id, of: fixture.ana, at: fixture.now)

        #expect(try await fixture.deal(deal)?.state == (isGuests ? .declined : .withdrawn))
        #expect(try await fixture.told(fixture.ben).contains(isGuests ? .dealDeclined : .dealWithdrawn))
    }

    @Test("The same request again makes no second proposal", arguments: Database.Engine.allCases)
    func once(_ engine: Database.Engine) async throws {
        let fixture = try await DealFixture(engine)
        let requests = fixture.store.requests

        let first = try await requests.once("one", by: fixture.ana) { try await fixture.propose() }
        let again = try await requests.once("one", by: fixture.ana) { try await fixture.propose() }

        #expect(first == again)
        #expect(try await fixture.lines() == [.dealProposed])
    }

    @Test(
        "From acceptance to the end each step is said, and told to the other",
        arguments: Database.Engine.allCases
    )
    func story(_ engine: Database.Engine) async throws {
        let fixture = try await DealFixture(engine)
        let id = try await fixture.agree()

        #expect(try await fixture.deal(id)?.state == .done)
        #expect(try await fixture.deal(id)?.progress.doneAt == fixture.now)
        #expect(try await fixture.lines() == [.dealProposed, .dealAccepted, .dealMarkedDone, .dealDone])
        #expect(try await fixture.told(fixture.ana) == [.dealAccepted, .dealDone])
        #expect(try await fixture.told(fixture.ben) == [.dealProposed, .dealMarkedDone])
        #expect(try await fixture.kept()?.status == .closed)
    }

    @Test("A cancellation gives the seat back and says why", arguments: Database.Engine.allCases)
    func cancelling(_ engine: Database.Engine) async throws {
        let fixture = try await DealFixture(engine)
        let id = try await fixture.propose()
        try await fixture.accept(id)
        #expect(try await fixture.kept()?.status == .closed)

        try await fixture.cancels(id, by: fixture.ana)

        #expect(try await fixture.kept()?.status == .open)
        #expect(try await fixture.kept()?.seats.taken == 0)
        #expect(try await fixture.deal(id)?.progress.reason?.text == "감기에 걸렸어요")
        #expect(try await fixture.deal(id)?.progress.changedBy == fixture.ana)
        #expect(try await fixture.told(fixture.ben) == [.dealProposed, .dealCancelled])
    }

    @Test("A refused change leaves nothing behind", arguments: Database.Engine.allCases)
    func refused(_ engine: Database.Engine) async throws {
        let fixture = try await DealFixture(engine)
        let id = try await fixture.propose()
        let cho = try await fixture.store.join("cho").account.id

        await #expect(throws: DealRefusal.notFound) { try await fixture.accept(id, by: cho) }
        await #expect(throws: DealRefusal.notRecipient) { try await fixture.accept(id, by: fixture.ana) }
        let unknown = Deal.ID(rawValue: 1)
        await #expect(throws: DealRefusal.notFound) { try await fixture.accept(unknown) }
        #expect(try await fixture.lines() == [.dealProposed])
        #expect(try await fixture.kept()?.seats.taken == 0)
    }

    @Test(
        "Reading the conversation marks the notices of its deals as read, and no others",
        arguments: Database.Engine.allCases
    )
    func noticesOfDeals(_ engine: Database.Engine) async throws {
        let fixture = try await DealFixture(engine)
        let other = try await DealFixture(engine)
        try await fixture.accept(fixture.propose())
        try await other.propose()
        #expect(try await fixture.opening.notices.unread(of: fixture.ben) == 1)

        _ = try await fixture.opening.read(fixture.ben, upTo: 9, in: fixture.conversation)

        #expect(try await fixture.opening.notices.unread(of: fixture.ben) == 0)
        #expect(try await fixture.opening.notices.unread(of: fixture.ana) > 0)
        #expect(try await other.opening.notices.unread(of: other.ben) == 1)
    }

    @Test(
        "A blocked member is told that the deal was cancelled, without a name",
        arguments: Database.Engine.allCases
    )
    func blocked(_ engine: Database.Engine) async throws {
        let fixture = try await DealFixture(engine)
        let id = try await fixture.propose()
        try await fixture.accept(id)
        try await fixture.store.block(fixture.ben, by: fixture.ana)

        let notice = try await fixture.opening.notices.list(of: fixture.ben, SliceRequest()).items.first?
            .notice
        #expect(notice?.kind == .dealCancelled)
        #expect(notice?.actor == nil)
        await #expect(throws: ConversationRefusal.blocked) { try await fixture.propose() }
    }

    @Test(
        "A day before a lesson both are reminded of it, once, however often the server looks",
        arguments: Database.Engine.allCases
    )
    func reminder(_ engine: Database.Engine) async throws {
        let fixture = try await DealFixture(engine)
        let deal = try await fixture.propose(fixture.terms(startsIn: DealFixture.day + DealFixture.hour))
        try await fixture.accept(deal)
        func reminded(_ member: Member.ID) async throws -> Int {
            try await fixture.told(member).filter { $0 == .dealReminder }.count
        }
        fixture.store.clock.pass(DealFixture.hour - .milliseconds(1))
        try await fixture.deals.remindOfDeals(at: fixture.now)
        #expect(try await reminded(fixture.ana) == 0)

        fixture.store.clock.pass(.milliseconds(1))
        let now = fixture.now
        async let one: Void = fixture.deals.remindOfDeals(at: now)
        async let other: Void = fixture.deals.remindOfDeals(at: now)
        _ = try await (one, other)
        fixture.store.clock.pass(DealFixture.hour)
        try await fixture.deals.remindOfDeals(at: fixture.now)

        #expect(try await reminded(fixture.ana) == 1)
        #expect(try await reminded(fixture.ben) == 1)
    }

    @Test(
        "Neither is reminded of a lesson that was agreed on within the day, or cancelled, or has begun",
        arguments: Database.Engine.allCases
    )
    func noReminder(_ engine: Database.Engine) async throws {
        let short = try await DealFixture(engine)
        try await short.accept(short.propose(short.terms(startsIn: DealFixture.day - .milliseconds(1))))
        let cancelled = try await DealFixture(engine)
        try await cancelled.cancels(try await cancelled.brings(to: .accepted), by: cancelled.ana)
        let begun = try await DealFixture(engine)
        try await begun.accept(begun.propose())
        begun.store.clock.pass(DealFixture.day)

        for fixture in [short, cancelled, begun] {
            try await fixture.deals.remindOfDeals(at: fixture.now)
            #expect(try await !fixture.told(fixture.ana).contains(.dealReminder))
            #expect(try await !fixture.told(fixture.ben).contains(.dealReminder))
        }
    }

    @Test(
        "Seven days after its end it is done by itself, once, however often the server looks",
        arguments: Database.Engine.allCases
    )
    func quiet(_ engine: Database.Engine) async throws {
        let fixture = try await DealFixture(engine)
        let id = try await fixture.propose()
        try await fixture.accept(id)
        fixture.store.clock.pass(DealFixture.day + DealFixture.hour + Deal.quietTime - .milliseconds(1))
        try await fixture.deals.finishQuietDeals(at: fixture.now)
        #expect(try await fixture.deal(id)?.state == .accepted)

        fixture.store.clock.pass(.milliseconds(1))
        let now = fixture.now
        async let one: Void = fixture.deals.finishQuietDeals(at: now)
        async let other: Void = fixture.deals.finishQuietDeals(at: now)
        _ = try await (one, other)

        #expect(try await fixture.deal(id)?.state == .done)
        #expect(try await fixture.told(fixture.ana).filter { $0 == .dealDone }.count == 1)
        #expect(try await fixture.told(fixture.ben).filter { $0 == .dealDone }.count == 1)
    }
}
