import Database
import Domain
import TestSupport
import Testing

@testable import Storage

@Suite("The approvals of listings")
struct SubmissionContract {
    private struct Fixture {
        let store: Store
        let ana: Member.ID
        let events: SQLPostRepository<Event>
        let submissions: SQLSubmissionRepository
        let queries: SQLSubmissionQueries

        init(_ engine: Database.Engine) async throws {
            store = try await Store(engine)
            ana = try await store.join("ana").account.id
            events = SQLPostRepository(store.database, identifiers: store.identifiers)
            submissions = SQLSubmissionRepository(store.database, identifiers: store.identifiers)
            queries = SQLSubmissionQueries(store.database)
        }

        var now: Moment { store.clock.now }

        func contents(_ title: String, days: Int = 3, link: String? = nil) throws -> EventContents {
            let start = now + .seconds(days * 86_400)
            let date = try EventPeriod(startsAt: start, endsAt: start + .seconds(7_200))
            return try EventContents(
                title: try ListingTitle(title),
                link: try link.map { try EventLink($0) },
                hosts: try EventHosts([try EventHost("나")]),
                description: try EventDescription(""),
                mode: .online,
                dates: try EventDates([date], in: .seoul)
            )
        }

        func submit(_ contents: EventContents, isNew: Bool = true, waits: Bool = true) async throws
            -> Listing.ID
        {
            let (id, ana, now) = (store.identifiers.next() as Listing.ID, ana, now)
            let point = try #require(Point(latitude: 37.5637, longitude: 126.9838))
            let place = ListingPlace(neighbourhood: BoardFixture.here, shown: point, exact: nil)
            return try await events.insert(id, by: ana, at: now, isNew: isNew) {
                var event = try Event(posting: id, by: ana, contents, at: place, now: now)
                if waits { event.awaitApproval() }
                return event
            }
        }

        func listing(_ id: Listing.ID) async throws -> Listing? {
            try await store.database.read { try $0.listings.find(id) }
        }

        func approve(_ id: Listing.ID) async throws {
            let now = now
            try await submissions.update(Subject(.listing, id), at: now) {
                try $0.approve(seeing: $0.version, at: now)
            }
        }
    }

    @Test(
        "A listing opens at the top once it is approved, and its author is told",
        arguments: Database.Engine.allCases
    )
    func approved(_ engine: Database.Engine) async throws {
        let fixture = try await Fixture(engine)
        let id = try await fixture.submit(try fixture.contents("스위프트 모임"))
        let waiting = try #require(try await fixture.listing(id))
        #expect(waiting.status == .closed && waiting.isHeldBack)

        fixture.store.clock.pass(.seconds(60))
        try await fixture.approve(id)

        let open = try #require(try await fixture.listing(id))
        #expect(open.status == .open && !open.isHeldBack && open.position > waiting.position)
        let notices = SQLNoticeQueries(fixture.store.database)
        let told = try await notices.list(of: fixture.ana, SliceRequest()).items.map(\.notice)
        #expect(told.map(\.kind) == [.submissionApproved] && told.map(\.target) == [open.subject])
    }

    @Test("Of two operators who decide at once, the first one succeeds", arguments: Database.Engine.allCases)
    func race(_ engine: Database.Engine) async throws {
        let fixture = try await Fixture(engine)
        let id = try await fixture.submit(try fixture.contents("스위프트 모임"))
        let (submissions, subject, now) = (fixture.submissions, Subject(.listing, id), fixture.now)
        let reason = try SubmissionReason("날짜가 없어요")

        let outcomes = try await fixture.store.outcomes(
            { gate in
                try await submissions.update(subject, at: now) { submission in
                    try submission.decline(reason, at: now)
                    gate.holdFirstArrival()
                }
            },
            { try await submissions.update(subject, at: now) { try $0.approve(seeing: $0.version, at: now) } }
        )

        #expect(outcomes == ["done", "submission.decided"])
        #expect(try await fixture.listing(id)?.status == .closed)
        #expect(try await fixture.queries.find(Subject(.listing, id), for: fixture.ana).reason == reason)
    }

    @Test(
        "Similar events are found, those that wait only by their author",
        arguments: Database.Engine.allCases
    )
    func similar(_ engine: Database.Engine) async throws {
        let fixture = try await Fixture(engine)
        let ben = try await fixture.store.join("ben").account.id
        let link = "https://swift.example/meet"
        let waiting = try await fixture.submit(try fixture.contents("스위프트 모임", link: link))
        let open = try await fixture.submit(try fixture.contents("스위프트 밤 모임"), waits: false)
        _ = try await fixture.submit(try fixture.contents("러스트 산책"), waits: false)
        _ = try await fixture.submit(try fixture.contents("스위프트 모임", days: 20), waits: false)
        let likeness = PostLikeness(
            link: try EventLink("\(link)/?utm_source=mail").normalized,
            title: try ListingTitle("스위프트 모임!"),
            startsAt: fixture.now + .seconds(3 * 86_400)
        )
        for (reader, expected) in [(fixture.ana, [waiting, open]), (ben, [open])] {
            let found = try await fixture.store.database.read {
                try $0.submissions.similar(
                    to: likeness,
                    among: Event.candidates(like: likeness),
                    for: reader
                )
            }
            #expect(found == expected)
        }
        await #expect(throws: ListingRefusal.similarExists([waiting, open])) {
            try await fixture.submit(try fixture.contents("스위프트 모임", link: link), isNew: false)
        }
    }

    @Test("Edits are kept with what they changed, and no others", arguments: Database.Engine.allCases)
    func edits(_ engine: Database.Engine) async throws {
        let fixture = try await Fixture(engine)
        let id = try await fixture.submit(try fixture.contents("스위프트 모임"), waits: false)
        for title in ["스위프트 모임", "스위프트 밤"] {
            fixture.store.clock.pass(.seconds(60))
            let (now, contents) = (fixture.now, try fixture.contents(title))
            let place = try #require(try await fixture.listing(id)).details.place
            try await fixture.events.update(id, of: fixture.ana, at: now) {
                try $0.edit(contents, at: place, now: now)
            }
        }
        let edits = try await fixture.queries.edits(of: id, for: nil)
        #expect(edits.map(\.formerTitle?.text) == ["스위프트 모임", nil])
        #expect(edits.map(\.changes.count) == [2, 1], "the start moved with the clock, and the title once")
        #expect(edits.first?.at == fixture.now)
    }

    @Test("The queue and the search for similar events use indexes", arguments: Database.Engine.allCases)
    func plans(_ engine: Database.Engine) async throws {
        let fixture = try await Fixture(engine)
        let likeness = PostLikeness(
            link: try EventLink("https://swift.example").normalized,
            title: try ListingTitle("스위프트 모임"),
            startsAt: fixture.now
        )
        guard engine == .sqlite else { return }
        for query in [
            SQLSubmissionQueries.list(.waiting, after: nil, limit: 20),
            Event.candidates(like: likeness),
        ] {
            let plan = try await fixture.store.database.read { connection in
                try connection.run("EXPLAIN QUERY PLAN \(query)")
                    .map { try $0.value("detail", as: String.self) }
            }
            let scans = plan.filter { $0.hasPrefix("SCAN listings") || $0.hasPrefix("SCAN submissions") }
            #expect(scans == [], "\(plan)")
        }
    }
}
