import Database
import Domain
import TestSupport
import Testing

@testable import Storage

@Suite("Repository of claims")
struct ClaimContract {
    private struct Fixture {
        let store: Store
        let source: Source
        let sources: SQLSourceRepository
        let claims: SQLClaimRepository
        let (ana, ben): (Member.ID, Member.ID)

        /// Olga's source has published an event; Ana and Ben have proven its website.
        init(_ engine: Database.Engine) async throws {
            store = try await Store(engine)
            let olga = try await store.join("olga").account.id
            (ana, ben) = (try await store.join("ana").account.id, try await store.join("ben").account.id)
            sources = SQLSourceRepository(store.database, identifiers: store.identifiers)
            claims = SQLClaimRepository(store.database, identifiers: store.identifiers)
            source = Source(
                id: store.identifiers.next(),
                owner: olga,
                SourceLedger(
                    address: try SourceAddress("https://feeds.example/events.ics"),
                    name: try SourceName("동네 달력"),
                    licence: try #require(try SourceNote("CC0")),
                    neighbourhood: BoardFixture.here
                ),
                addedAt: store.clock.now,
                fetching: SourceFetching(nextAt: store.clock.now)
            )
            _ = try await sources.insert(source)
            let websites = SQLWebsiteRepository(store.database)
            for member in [ana, ben] {
                let host = try WebsiteHost("meetups.example")
                try await websites.add(host, of: member, at: store.clock.now)
                try await websites.prove(host, of: member, at: store.clock.now)
            }
            try await fetch("밋업")
        }

        func fetch(_ title: String, sequence: Int = 0) async throws {
            let start = store.clock.now + .seconds(86_400)
            let contents = try EventContents(
                title: ListingTitle(title),
                link: EventLink("https://www.meetups.example/7"),
                hosts: EventHosts([EventHost("모임지기")]),
                description: EventDescription(""),
                mode: .offline,
                dates: EventDates(
                    [EventPeriod(startsAt: start, endsAt: start + .seconds(3_600))],
                    in: .seoul
                )
            )
            let entry = SourceEntry(
                key: SourceEntry.Key(uid: "a"),
                sequence: sequence,
                title: title,
                contents: contents,
                raw: "UID:a",
                diagnostics: []
            )
            _ = try await sources.take(
                [entry],
                of: source,
                placedBy: OnePlace(),
                isWhole: true,
                at: store.clock.now
            )
        }

        var listing: Listing {
            get async throws {
                try await store.database.read { connection in
                    let row = try #require(try connection.first("SELECT id FROM listings"))
                    return try #require(try connection.listings.find(try row.value("id")))
                }
            }
        }

        func claim(by member: Member.ID, holding gate: Gate? = nil) async throws {
            let (id, now, listing): (Claim.ID, Moment, Listing.ID) =
                (store.identifiers.next(), store.clock.now, try await listing.id)
            _ = try await claims.insert(id, of: listing, by: member, at: now) { context in
                let claim = try context.claim(id, by: member, nil, at: now)
                gate?.holdFirstArrival()
                return claim
            }
        }
    }

    private struct OnePlace: EventPlaces {
        func place(of entry: SourceEntry, in ledger: SourceLedger, at now: Moment) throws -> ListingPlace {
            ListingPlace(
                neighbourhood: ledger.neighbourhood,
                shown: Point(latitude: 37.5, longitude: 127)!,
                exact: nil
            )
        }
    }

    @Test(
        "Of two organisers who claim an event at once, one receives it",
        arguments: Database.Engine.allCases
    )
    func race(_ engine: Database.Engine) async throws {
        let fixture = try await Fixture(engine)

        let outcomes = try await fixture.store.outcomes(
            { try await fixture.claim(by: fixture.ana, holding: $0) },
            { try await fixture.claim(by: fixture.ben) }
        )

        #expect(outcomes == ["done", "claim.taken"])
        #expect(try await fixture.listing.author == fixture.ana)
    }

    @Test(
        "A claimed event no longer follows its source, and stays when that is withdrawn or removed",
        arguments: Database.Engine.allCases
    )
    func independent(_ engine: Database.Engine) async throws {
        let fixture = try await Fixture(engine)
        try await fixture.fetch("새 제목", sequence: 1)
        #expect(try await fixture.listing.details.title.text == "새 제목")
        try await fixture.claim(by: fixture.ana)

        try await fixture.fetch("더 새 제목", sequence: 2)
        #expect(try await fixture.listing.details.title.text == "새 제목")
        let id = try await fixture.listing.id
        let attribution = try await fixture.store.database.read { try $0.sources.attribution(of: id) }
        #expect(attribution?.isClaimed == true && attribution?.name == fixture.source.ledger.name)

        let now = fixture.store.clock.now
        try await fixture.sources.change(fixture.source.id, to: .withdrawn, at: now)
        #expect(try await fixture.listing.status == .open)
        let hidden = try await fixture.store.database.read {
            try $0.decisions.takenDown([id.rawValue], .listing)
        }
        #expect(hidden.isEmpty)
        try await fixture.sources.remove(fixture.source.id, at: now)
        #expect(try await fixture.listing.author == fixture.ana)
    }

    @Test("The calendar knows the new author", arguments: Database.Engine.allCases)
    func calendar(_ engine: Database.Engine) async throws {
        let fixture = try await Fixture(engine)
        try await fixture.claim(by: fixture.ana)

        let authors: [Member.ID] = try await fixture.store.database.read { connection in
            try connection.run("SELECT DISTINCT author FROM event_days").map { try $0.value("author") }
        }
        #expect(authors == [fixture.ana])
    }
}
