import Database
import Domain
import TestSupport
import Testing

@testable import Storage

@Suite("Event repository")
struct EventRepositoryContract {
    private struct Fixture {
        let store: Store
        let author: Member.ID
        let events: SQLPostRepository<Event>

        init(_ engine: Database.Engine) async throws {
            store = try await Store(engine)
            author = try await store.join("ana").account.id
            events = SQLPostRepository(store.database, identifiers: store.identifiers)
        }

        var now: Moment { store.clock.now }

        func dates(_ days: Int...) throws -> EventDates {
            let first = Zone.london.localTime(at: now).date.daysSince1970
            let whole = CivilDate(daysSince1970: first + 30)
            return try EventDates(
                try days.map { day in
                    let start = now + .seconds(day * 86_400)
                    return try EventPeriod(startsAt: start, endsAt: start + .seconds(5_400))
                } + [try EventPeriod(from: whole, through: whole, in: .london)],
                in: .london
            )
        }

        func whole(_ dates: EventDates, images: [Image.ID] = []) throws -> EventContents {
            try EventContents(
                title: try ListingTitle("작은 서버 밤"),
                link: try EventLink("https://www.small-servers.example/7/?utm_source=x"),
                hosts: try EventHosts([try EventHost("나"), try EventHost("가")]),
                description: try EventDescription("줄\n바꿈"),
                venue: try EventVenue("느티나무 도서관"),
                mode: .both,
                cost: .paid(from: Money(won: 1_000), to: nil),
                category: .hackathon,
                topics: [.ai, .graphics],
                dates: dates,
                applications: try ApplicationPeriod(opensAt: now, closesAt: now + .seconds(3_600)),
                signUp: .here(seats: 7),
                isPostponed: true,
                images: images
            )
        }

        /// With nothing that can be left out.
        func bare(_ dates: EventDates) throws -> EventContents {
            try EventContents(
                title: try ListingTitle("온라인 모임"),
                hosts: try EventHosts([try EventHost("나")]),
                description: try EventDescription(""),
                mode: .online,
                dates: dates
            )
        }

        var place: ListingPlace {
            get throws {
                let point = try #require(Point(latitude: 37.5637, longitude: 126.9838))
                return ListingPlace(
                    neighbourhood: BoardFixture.here,
                    shown: point,
                    exact: try ExactPlace(point: point, address: "정문 앞")
                )
            }
        }

        func post(_ contents: EventContents) async throws -> Event {
            let event = try Event(
                posting: store.identifiers.next(),
                by: author,
                contents,
                at: place,
                now: now
            )
            _ = try await events.insert(event.listing.id, by: author, at: now) { event }
            return event
        }

        func roster(of event: Event) async throws -> Roster? {
            try await store.database.read { try $0.rosters.find(event.listing.id) }
        }
    }

    @Test("An event is read back as it was posted, whole or bare", arguments: Database.Engine.allCases)
    func whole(_ engine: Database.Engine) async throws {
        let fixture = try await Fixture(engine)
        let image = try await fixture.store.upload(fixture.author, "one")
        var event = try await fixture.post(fixture.whole(fixture.dates(1, 3), images: [image.id]))
        event.show(image.files.thumb)
        #expect(try await fixture.events.find(event.listing.id, of: fixture.author) == event)
        let bare = try await fixture.post(fixture.bare(fixture.dates(2)))
        #expect(try await fixture.events.find(bare.listing.id, of: fixture.author) == bare)
    }

    @Test("An edit replaces fields and dates", arguments: Database.Engine.allCases)
    func edit(_ engine: Database.Engine) async throws {
        let fixture = try await Fixture(engine)
        var event = try await fixture.post(fixture.whole(fixture.dates(1, 3)))
        let (now, place) = (fixture.now, try fixture.place)
        let changed = try EventContents(
            title: try ListingTitle("큰 서버 밤"),
            hosts: try EventHosts([try EventHost("다")]),
            description: try EventDescription(""),
            mode: .offline,
            cost: .free,
            category: .talk,
            dates: try fixture.dates(2),
            signUp: .here(seats: 9)
        )
        try event.edit(changed, at: place, basedOn: nil, now: now)
        try await fixture.events.update(event.listing.id, of: fixture.author, at: now) {
            try $0.edit(changed, at: place, basedOn: nil, now: now)
        }
        #expect(try await fixture.events.find(event.listing.id, of: fixture.author) == event)
    }

    @Test(
        "Its roster knows where members sign up, and when",
        arguments: Database.Engine.allCases
    )
    func rosters(_ engine: Database.Engine) async throws {
        let fixture = try await Fixture(engine)
        let here = try await fixture.roster(of: fixture.post(fixture.whole(fixture.dates(1))))
        #expect(here?.admission == .whileSeatsLast && here?.period.opensAt == fixture.now)
        #expect(here?.period.closesAt == fixture.now + .seconds(3_600))
        let elsewhere = try await fixture.roster(of: fixture.post(fixture.bare(fixture.dates(1))))
        #expect(elsewhere?.admission == .elsewhere && elsewhere?.period == .always)
    }

    @Test("A deleted event leaves no row", arguments: Database.Engine.allCases)
    func deleted(_ engine: Database.Engine) async throws {
        let fixture = try await Fixture(engine)
        let event = try await fixture.post(fixture.whole(fixture.dates(1)))
        let listings = SQLListingRepository(fixture.store.database, identifiers: fixture.store.identifiers)
        try await listings.delete(event.listing.id, of: fixture.author, at: fixture.now)
        for table in ["events", "event_dates"] as [SQL] {
            let rows = try await fixture.store.database.read { try $0.run("SELECT * FROM \(table)") }
            #expect(rows.isEmpty)
        }
    }
}
