import Testing

@testable import Domain

@Suite("A source of events")
struct SourceTests {
    private let now = SampleListing.start
    private let hour = Duration.seconds(3_600)

    private func source(_ state: Source.State, _ fetching: SourceFetching) throws -> Source {
        Source(
            id: .init(rawValue: 1),
            owner: Member.ID(rawValue: 2),
            try ledger(),
            state: state,
            addedAt: now,
            fetching: fetching
        )
    }

    private func ledger() throws -> SourceLedger {
        SourceLedger(
            address: try SourceAddress("https://example.com/events.ics"),
            name: try SourceName("모임"),
            licence: try #require(try SourceNote("CC BY 4.0")),
            neighbourhood: NeighbourhoodCode(number: 1_000_000_000)!
        )
    }

    @Test("waits twice as long after each failure, up to a week")
    func failures() {
        var fetching = SourceFetching(nextAt: now)
        for halfHours in [1, 2, 4, 8, 16, 32, 64, 128, 256, 336, 336, 336] {
            fetching = fetching.failed(.unreachable, at: now)
            #expect(fetching.nextAt == now + .seconds(1_800 * halfHours))
        }
        #expect(fetching.failures == 12)
        #expect(fetching.succeeded(DocumentVersion(), at: now).failures == 0)
    }

    @Test(
        "waits at least as long as its server asks for, up to a week",
        arguments: [(nil, 30), (15, 30), (31, 31), (10_080, 10_080), (10_081, 10_080)] as [(Int?, Int)]
    )
    func asked(_ asked: Int?, _ minutes: Int) {
        let failure = SourceFailure.status(429, retryAfter: asked.map { .seconds(60 * $0) })
        let next = SourceFetching(nextAt: now).failed(failure, at: now).nextAt
        #expect(next == now + .seconds(60 * minutes))
    }

    @Test(
        "that is resumed or accepted is read at once, and whole",
        arguments: [Source.State.paused, .proposed]
    )
    func renewed(_ state: Source.State) throws {
        let version = DocumentVersion(entityTag: "\"a\"", lastModified: "Thu, 26 Nov 2026 00:00:00 GMT")
        let fetching = SourceFetching(lastAt: now, nextAt: now + hour, version: version, failures: 2)
        var source = try source(state, fetching)
        if state == .proposed { try source.approve(at: now) } else { try source.become(.active, at: now) }
        #expect(source.state == .active && source.fetching.nextAt == now)
        #expect(source.fetching.version == DocumentVersion())
        #expect(source.fetching.failures == 2 && source.fetching.lastAt == now)
    }

    @Test("is accepted once, while it is proposed", arguments: Source.State.allCases)
    func decided(_ state: Source.State) throws {
        var source = try source(state, SourceFetching(nextAt: now))
        if state == .proposed { try source.approve(at: now) }
        #expect(throws: SourceRefusal.decided) { try source.approve(at: now) }
    }

    @Test("that isn't decided, or is declined, isn't resumed", arguments: [Source.State.proposed, .declined])
    func undecided(_ state: Source.State) throws {
        var source = try source(state, SourceFetching(nextAt: now))
        #expect(throws: SourceRefusal.undecided) { try source.become(.active, at: now) }
    }

    @Test(
        "has its events at their position, but those without a place in the source's neighbourhood",
        arguments: [(EventMode.offline, true), (.both, true), (.online, false), (.undecided, false)]
    )
    func places(_ mode: EventMode, _ isThere: Bool) throws {
        let contents = try EventContents(
            title: ListingTitle("밋업"),
            hosts: EventHosts([EventHost("모임지기")]),
            description: EventDescription(""),
            venue: EventVenue("1층"),
            mode: mode,
            dates: EventDates([EventPeriod(startsAt: now + hour, endsAt: now + hour * 2)], in: .seoul)
        )
        let entry = SourceEntry(
            key: .init(uid: "a"),
            title: "밋업",
            contents: contents,
            point: GridGazetteer.here,
            raw: "",
            diagnostics: []
        )
        let gazetteer = GridGazetteer()
        let place = try PlaceByPosition(gazetteer: gazetteer).place(of: entry, in: ledger(), at: now)
        let home = try #require(gazetteer.square(0))
        #expect(place.shown == (isThere ? GridGazetteer.here : home.point))
        #expect((place.neighbourhood == home.code) != isThere)
        #expect(place.exact?.address == (isThere ? "1층" : nil))
    }
}
