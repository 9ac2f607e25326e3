import Database
import Domain
import TestSupport
import Testing

@testable import Storage

/// A run of tomorrow with one seat, for the first who applies.
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
            seats: try Seats(1),
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
        try await neighbours.store.join(name).account.id
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
        for member in [ben, carl] {
            try await fixture.changes(by: member) { try $0.apply(by: member, nil, at: $1) }
        }
        #expect(try await fixture.places(fixture.neighbours.author) == ["명동길 14"])
        #expect(try await fixture.places(ben) == ["명동길 14"])
        #expect(try await fixture.places(carl).isEmpty)

        try await fixture.neighbours.block(ben, by: fixture.neighbours.author)
        #expect(try await fixture.places(ben) == [nil])
        try await fixture.changes(by: ben) { try $0.leave(by: ben, at: $1) }
        #expect(try await fixture.places(ben).isEmpty)
    }

    @Test("What ended before the calendar begins is left out", arguments: Database.Engine.allCases)
    func past(_ engine: Database.Engine) async throws {
        let fixture = try await CalendarFixture(engine)
        let (ana, end) = (fixture.neighbours.author, fixture.now + CalendarFixture.end)
        #expect(try await fixture.places(ana, after: end - .seconds(1)).count == 1)
        #expect(try await fixture.places(ana, after: end).isEmpty)
    }
}
