import Database
import Domain
import TestSupport

@testable import Storage

/// What Ana and operators change after the payment.
extension OrderFixture {
    var classes: SQLPostRepository<Class> {
        SQLPostRepository(store.database, identifiers: store.identifiers)
    }

    var listings: SQLListingRepository {
        SQLListingRepository(store.database, identifiers: store.identifiers)
    }

    var reports: SQLReportRepository {
        SQLReportRepository(store.database, identifiers: store.identifiers)
    }

    /// A class of weekly dates for 30,000 won, the first in ten days.
    func teachesClass(dates count: Int = 10, seats: Int = 2) async throws -> Listing {
        let now = now
        let course = try Class(
            posting: store.identifiers.next(),
            by: ana,
            Self.contents("도자기", from: now + Self.day * 10, dates: count, seats: seats),
            at: SampleShop.place(BoardFixture.here),
            now: now
        )
        _ = try await classes.insert(course.listing.id, by: ana, at: now) { course }
        try await opensSale(of: course.listing.id)
        return course.listing
    }

    static func contents(_ title: String, from start: Moment, dates count: Int, seats: Int = 2) throws
        -> ClassContents
    {
        let sessions = try (0..<count).map { number in
            try ClassSession(startsAt: start + day * (7 * number), minutes: 60)
        }
        return try ClassContents(
            side: .offer,
            title: ListingTitle(title),
            description: ClassDescription("물레를 돌려요"),
            price: .fixed(Money(won: 30_000)!, per: .wholeClass),
            seats: seats,
            schedule: sessions.isEmpty
                ? .byArrangement(.init(minutes: 60)) : .fixed(ClassSessions(sessions))
        )
    }

    /// Ana changes the class.
    func edits(_ listing: Listing, _ contents: ClassContents) async throws {
        let now = now
        try await classes.update(listing.id, of: ana, at: now) {
            try $0.edit(contents, at: $0.listing.details.place, now: now)
        }
    }

    func sold(_ listing: Listing, to payer: Member.ID? = nil) async throws -> Order {
        let order = try await payments.placeOrder(in: listing.id, by: payer ?? ben)
        provider.approve(order.id)
        return try await payments.complete(order.id, by: .payer)
    }

    func reportsOrder(_ order: Order.ID, by member: Member.ID? = nil) async throws -> Report.ID {
        try await files(Subject(.order, order), by: member ?? ben)
    }

    func files(_ subject: Subject, by member: Member.ID) async throws -> Report.ID {
        let file = FileReport(reports: reports, identifiers: store.identifiers, clock: store.clock)
        return try await file(of: subject, by: member, for: .fraud, nil).report.id
    }

    /// An operator decides.
    func decides(
        _ report: Report.ID,
        _ verdict: Decision.Verdict = .upheld,
        hiding hides: Bool = false,
        suspending days: Int? = nil,
        money: MoneyDecision? = nil
    ) async throws {
        let number: Identifier<Member> = store.identifiers.next()
        let olga = try await store.join("o\(number.rawValue % 100_000_000)").account.id
        let measures: Measures =
            verdict == .upheld
            ? try Measures(
                hiding: hides,
                suspendingForDays: days,
                decidesMoney: money != nil,
                at: now
            ) : .none
        let decision = Decision(store.identifiers.next(), verdict, measures, money: money, note: nil, at: now)
        try await reports.decide(report, decision, by: olga) { _, _ in nil }
    }

    func deletesAccount(of member: Member.ID) async throws {
        try await store.write { try $0.accounts.delete(of: member) }
    }
}
