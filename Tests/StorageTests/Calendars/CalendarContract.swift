import Database
import Domain
import TestSupport
import Testing

@testable import Storage

/// A run of tomorrow with seats for the host and the first two who apply.
private struct CalendarFixture {
    static let start = Duration.seconds(86_400)
    static let end = Duration.seconds(90_000)

    let neighbours: BoardFixture
    let listing: Listing.ID

    init(_ engine: Database.Engine) async throws {
        neighbours = try await BoardFixture(engine)
        let now = neighbours.store.clock.now
        let draft = Listing(
            posting: neighbours.store.identifiers.next(),
            .run,
            by: neighbours.author,
            side: nil,
            seats: try Seats(3),
            ListingDetails(
                title: try ListingTitle("새벽 달리기"),
                place: ListingPlace(
                    neighbourhood: BoardFixture.here,
                    shown: BoardFixture.corner,
                    exact: try ExactPlace(point: BoardFixture.corner, address: "명동길 14")
                ),
                startsAt: now + Self.start,
                expiresAt: now + Self.end
            ),
            at: now
        )
        let posted = try await neighbours.keep(draft)
        listing = posted.id
        try await neighbours.store.database.write {
            try $0.rosters.insert(Roster(of: posted, admission: .whileSeatsLast))
        }
    }

    var now: Moment { neighbours.store.clock.now }
    var rosters: SQLRosterRepository {
        SQLRosterRepository(neighbours.store.database, identifiers: neighbours.store.identifiers)
    }

    func join(_ name: String) async throws -> Member.ID {
        let member = try await neighbours.store.join(name).account.id
        try await neighbours.store.database.write { connection in
            try connection.execute(
                "UPDATE accounts SET birth_year = 1990, pace = 'average' WHERE id = \(member)"
            )
        }
        return member
    }

    func changes(
        by member: Member.ID,
        _ change: @escaping @Sendable (inout Roster, Moment) throws -> Void
    ) async throws {
        let now = now
        try await rosters.update(listing, by: member, at: now) { try change(&$0, now) }
    }

    /// The addresses of the member's entries that end after that time.
    func places(_ member: Member.ID, after start: Moment? = nil) async throws -> [String?] {
        try await SQLCalendarQueries(neighbours.store.database)
            .entries(of: member, endingAfter: start ?? now)
            .map { $0.exact?.address }
    }
}

@Suite("Calendars on both engines")
struct CalendarContract {
    @Test(
        "A listing appears for the admitted, with its exact place unless a block separates them",
        arguments: Database.Engine.allCases
    )
    func admitted(_ engine: Database.Engine) async throws {
        let fixture = try await CalendarFixture(engine)
        let (ben, carl) = (try await fixture.join("ben"), try await fixture.join("carl"))
        let dan = try await fixture.join("dan")
        for member in [ben, carl, dan] {
            try await fixture.changes(by: member) { try $0.apply(by: member, nil, at: $1) }
        }
        #expect(try await fixture.places(fixture.neighbours.author) == ["명동길 14"])
        #expect(try await fixture.places(ben) == ["명동길 14"])
        #expect(try await fixture.places(carl) == ["명동길 14"])
        #expect(try await fixture.places(dan).isEmpty)

        try await fixture.changes(by: carl) { try $0.leave(by: carl, at: $1) }
        #expect(try await fixture.places(carl).isEmpty)
        fixture.neighbours.store.clock.pass(CalendarFixture.start)
        try await fixture.neighbours.store.block(ben, by: fixture.neighbours.author)
        #expect(try await fixture.places(ben) == [nil])
    }

    @Test(
        "A calendar that can't hold all appointments has the soonest",
        arguments: Database.Engine.allCases
    )
    func soonest(_ engine: Database.Engine) async throws {
        let fixture = try await DealFixture(engine)
        let deal = try #require(try await fixture.deal(fixture.brings(to: .accepted)))
        let later = try (1...ReadCalendar.most).map { hours in
            try deal.copied(as: fixture.store.identifiers.next(), laterBy: .seconds(hours * 3_600))
        }
        try await fixture.store.database.write { try $0.insert(later) }

        let entries = try await SQLCalendarQueries(fixture.store.database)
            .entries(of: fixture.ana, endingAfter: fixture.now)
        #expect(entries.filter { $0.subject.kind == .deal }.count == ReadCalendar.most)
        #expect(entries.map(\.startsAt).min() == deal.terms.startsAt)
    }

    @Test(
        "Events that ended before the calendar's first day are left out",
        arguments: Database.Engine.allCases
    )
    func past(_ engine: Database.Engine) async throws {
        let fixture = try await CalendarFixture(engine)
        let (ana, end) = (fixture.neighbours.author, fixture.now + CalendarFixture.end)
        #expect(try await fixture.places(ana, after: end - .seconds(1)).count == 1)
        #expect(try await fixture.places(ana, after: end).isEmpty)
    }
}

extension Deal {
    fileprivate func copied(as id: Deal.ID, laterBy wait: Duration) throws -> Deal {
        let terms = try DealTerms(
            startsAt: terms.startsAt + wait,
            minutes: terms.minutes,
            place: terms.place,
            price: terms.price,
            note: terms.note
        )
        return Deal(
            id: id,
            conversation: conversation,
            subject: subject,
            title: title,
            of: listingKind,
            for: purpose,
            parties: parties,
            terms: terms,
            proposedBy: proposedBy,
            proposedAt: proposedAt,
            progress: progress
        )
    }
}
