import Database
import Domain
import TestSupport
import Testing

@testable import Storage

@Suite("Repository of sources")
struct SourceRepositoryContract {
    private struct OnePlace: EventPlaces {
        func place(of entry: SourceEntry, in ledger: SourceLedger, at now: Moment) throws -> ListingPlace {
            ListingPlace(
                neighbourhood: ledger.neighbourhood,
                shown: Point(latitude: 37.5, longitude: 127)!,
                exact: nil
            )
        }
    }

    /// Loses the database at an entry.
    private struct Loss: EventPlaces, Error {
        let uid: String

        func place(of entry: SourceEntry, in ledger: SourceLedger, at now: Moment) throws -> ListingPlace {
            guard entry.key.uid != uid else { throw self }
            return try OnePlace().place(of: entry, in: ledger, at: now)
        }
    }

    private func source(_ store: Store, _ address: String = "https://example.com/a") async throws -> Source {
        let owner = try await store.join("olga").account.id
        return Source(
            id: store.identifiers.next(),
            owner: owner,
            SourceLedger(
                address: try SourceAddress(address),
                format: .iCalendar,
                name: try SourceName("동네 달력"),
                contact: try SourceNote("a@example.com"),
                licence: try #require(try SourceNote("CC0")),
                terms: try SourceNote("출처 표시"),
                neighbourhood: try #require(NeighbourhoodCode("1114055000")),
                host: try EventHost("모임지기")
            ),
            addedAt: store.clock.now,
            fetching: SourceFetching(nextAt: store.clock.now)
        )
    }

    private func entry(_ store: Store, _ uid: String, _ text: String = "설명\n\\ 둘째 줄") throws -> SourceEntry {
        let start = store.clock.now + .seconds(86_400)
        let contents = try EventContents(
            title: ListingTitle("밋업 \(uid)"),
            link: EventLink("https://example.com/\(uid)?b=1"),
            hosts: EventHosts([EventHost("하나"), EventHost("둘")]),
            description: EventDescription(text),
            venue: EventVenue("3층"),
            mode: .both,
            cost: .paid(between: Money(won: 1_000), and: Money(won: 2_000)),
            category: .study,
            topics: [.swift, .rust],
            dates: EventDates([EventPeriod(startsAt: start, endsAt: start + .seconds(3_600))], in: .tokyo),
            isPostponed: true
        )
        return SourceEntry(
            key: SourceEntry.Key(uid: uid, recurrence: "20261205"),
            sequence: 3,
            modifiedAt: store.clock.now,
            title: "밋업 \(uid)",
            contents: contents,
            point: Point(latitude: 37.5, longitude: 127),
            raw: "UID:\(uid)",
            diagnostics: [.yearInferred]
        )
    }

    @Test("A source and its entries are read back as they were written", arguments: Database.Engine.allCases)
    func whole(_ engine: Database.Engine) async throws {
        let store = try await Store(engine)
        let sources = SQLSourceRepository(store.database, identifiers: store.identifiers)
        let queries = SQLSourceQueries(store.database, clock: store.clock)
        let source = try await source(store)
        _ = try await sources.insert(source)
        let entry = try entry(store, "a")
        _ = try await sources.take(
            [entry],
            of: source,
            placedBy: OnePlace(),
            isWhole: true,
            at: store.clock.now
        )

        #expect(try await sources.find(source.id) == source)
        let read = try await queries.entries(of: source.id, nil, SliceRequest()).items
        #expect(read.map(\.entry) == [entry] && read.first?.state == .waiting)
        let summary = try await queries.summary(source.id)
        #expect(summary.waiting == 1 && summary.published == 0 && !summary.isFetching)
    }

    @Test("Of several servers, one fetches a source", arguments: Database.Engine.allCases)
    func reserving(_ engine: Database.Engine) async throws {
        let store = try await Store(engine)
        let sources = SQLSourceRepository(store.database, identifiers: store.identifiers)
        let source = try await source(store)
        _ = try await sources.insert(source)
        let now = store.clock.now
        let count = await withTaskGroup(of: Bool.self) { group in
            for _ in 0..<20 {
                group.addTask {
                    (try? await sources.reserve(source.id, at: now, until: now + .seconds(300))) != nil
                }
            }
            return await group.reduce(0) { $0 + ($1 ? 1 : 0) }
        }

        #expect(count == 1)
        #expect(try await sources.due(at: now, limit: 9) == [])
        await #expect(throws: SourceRefusal.underway) {
            try await sources.reserve(source.id, at: now + .seconds(299), until: now)
        }
        #expect(try await sources.due(at: now + .seconds(300), limit: 9) == [source.id])
        try await sources.finish(source.id, SourceFetching(lastAt: now, nextAt: now + .seconds(60)))
        #expect(try await sources.due(at: now + .seconds(59), limit: 9) == [])
        #expect(try await sources.due(at: now + .seconds(60), limit: 9) == [source.id])
    }

    @Test(
        "Where the database is lost midway, what was imported stays, and the next fetch imports the rest",
        arguments: Database.Engine.allCases
    )
    func lostMidway(_ engine: Database.Engine) async throws {
        let store = try await Store(engine)
        let sources = SQLSourceRepository(store.database, identifiers: store.identifiers)
        let queries = SQLSourceQueries(store.database, clock: store.clock)
        let source = try await source(store)
        _ = try await sources.insert(source)
        let entries = try ["a", "b", "c"].map { try entry(store, $0) }
        let now = store.clock.now
        await #expect(throws: Loss.self) {
            try await sources.take(entries, of: source, placedBy: Loss(uid: "c"), isWhole: true, at: now)
        }
        func read() async throws -> [SourceEntry] {
            try await queries.entries(of: source.id, nil, SliceRequest()).items.map(\.entry).reversed()
        }
        #expect(try await read() == Array(entries.prefix(2)))
        let rest = try await sources.take(entries, of: source, placedBy: OnePlace(), isWhole: true, at: now)
        #expect(rest.found == 3 && rest.vanished == 0)
        #expect(try await read() == entries)
    }

    @Test("Import stops when a source is withdrawn meanwhile", arguments: Database.Engine.allCases)
    func withdrawnMeanwhile(_ engine: Database.Engine) async throws {
        let store = try await Store(engine)
        let sources = SQLSourceRepository(store.database, identifiers: store.identifiers)
        let source = try await source(store)
        _ = try await sources.insert(source)
        try await sources.change(source.id, to: .withdrawn, at: store.clock.now)
        let counts = try await sources.take(
            [try entry(store, "a")],
            of: source,
            placedBy: OnePlace(),
            isWhole: true,
            at: store.clock.now
        )

        #expect(counts.waiting == 0 && counts.published == 0)
        await #expect(throws: SourceRefusal.notActive) {
            try await sources.reserve(source.id, at: store.clock.now, until: store.clock.now)
        }
    }
}
