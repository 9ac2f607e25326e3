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
        await #expect(throws: DealRefusal.notPartner) { try await table.accepts(id, by: table.ana) }
        let nobody = Deal.ID(rawValue: 1)
        await #expect(throws: DealRefusal.notFound) { try await table.accepts(nobody) }
        #expect(try await table.lines() == [.dealProposed])
        #expect(try await table.kept()?.seats.taken == 0)
    }

    @Test(
        "Whoever is blocked hears of a cancellation, though not by whom",
        arguments: Database.Engine.allCases
    )
    func blocked(_ engine: Database.Engine) async throws {
        let table = try await Table(engine)
        let id = try await table.proposes()
        try await table.accepts(id)
        try await table.door.street.block(table.ben, by: table.ana)

        try await table.cancels(id, by: table.ana)

        let notice = try await table.door.notices.list(of: table.ben, SliceRequest()).items.first?.notice
        #expect(notice?.kind == .dealCancelled)
        #expect(notice?.actor == nil)
        await #expect(throws: ConversationRefusal.blocked) { try await table.proposes() }
    }

    @Test(
        "Three days after its end it is done by itself, once, however often the server looks",
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
