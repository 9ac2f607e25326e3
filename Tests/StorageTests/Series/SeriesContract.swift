import Database
import Domain
import TestSupport
import Testing

@testable import Storage

@Suite("Weekly series")
struct SeriesContract {
    @Test(
        "Each date copies the first as it was posted, whatever became of it",
        arguments: Database.Engine.allCases
    )
    func pattern(_ engine: Database.Engine) async throws {
        let fixture = try await SeriesFixture(engine)
        let posted = try await fixture.runs.find(fixture.first, of: fixture.ana)
        let now = fixture.now
        try await fixture.runs.update(fixture.first, of: fixture.ana, at: now) {
            let edited = try SeriesFixture.contents("다른 러닝", at: now + SeriesFixture.day)
            try $0.edit(edited, at: RunLogFixture.elsewhere, now: now)
        }
        try await fixture.maintain()
        let second = try await fixture.date(2)
        for listing in [fixture.first, second.listing.id] {
            try await fixture.listings.delete(listing, of: fixture.ana, at: now)
        }
        fixture.passes(days: 3)
        _ = try await fixture.store.images.sweep(after: nil, count: 100, uploadedBefore: fixture.now)
        try await fixture.maintain()

        #expect(try await fixture.own.dates.map(\.number) == [3])
        for (number, run) in [(2, second), (3, try await fixture.date(3))] {
            let week = SeriesFixture.day * 7 * (number - 1)
            #expect(run.listing.details.title.text == "남산 둘레길" && run.description.text == "천천히")
            #expect(run.time.startsAt == posted.time.startsAt + week && run.time.minutes == 90)
            #expect(run.listing.details.facets == posted.listing.details.facets)
            #expect(run.listing.details.place == posted.listing.details.place)
            #expect(run.listing.seats == posted.listing.seats && run.images == [fixture.image])
            #expect(run.listing.details.thumbnail == posted.listing.details.thumbnail)
        }
    }

    @Test(
        "Dates are posted two weeks ahead, once, to the last week",
        arguments: Database.Engine.allCases
    )
    func posting(_ engine: Database.Engine) async throws {
        let fixture = try await SeriesFixture(engine)
        for (days, numbers) in [(0, [1, 2]), (3, [1, 2, 3]), (7, [1, 2, 3, 4]), (7, [1, 2, 3, 4])] {
            fixture.passes(days: days)
            for _ in 1...2 { try await fixture.maintain() }
            #expect(try await fixture.own.dates.map(\.number) == numbers)
        }
        let other = SQLSeriesRepository(
            try fixture.store.elsewhere(),
            identifiers: fixture.store.identifiers
        )
        try await other.postDue(at: fixture.now)
        #expect(try await fixture.own.dates.count == 4)
    }

    @Test("Of two servers that post at the same instant, one succeeds", arguments: Database.Engine.allCases)
    func race(_ engine: Database.Engine) async throws {
        let fixture = try await SeriesFixture(engine)
        let (id, now) = (try await fixture.own.series.id, fixture.now)

        let outcomes = try await fixture.store.outcomes(
            { gate in
                try await fixture.store.write { transaction in
                    try transaction.series.postDue(id)
                    gate.holdFirstArrival()
                }
            },
            { try await fixture.series.postDue(at: now) }
        )

        #expect(outcomes == ["done", "done"])
        #expect(try await fixture.own.dates.map(\.number) == [1, 2])
        #expect(try await fixture.store.count("listings") == 2)
    }

    @Test("A date can't be posted while its host ends the series", arguments: Database.Engine.allCases)
    func endRace(_ engine: Database.Engine) async throws {
        let fixture = try await SeriesFixture(engine)
        let (id, now, ana) = (try await fixture.own.series.id, fixture.now, fixture.ana)
        _ = try await fixture.store.outcomes(
            { gate in
                try await fixture.store.write { transaction in
                    try transaction.series.postDue(id)
                    gate.holdFirstArrival()
                }
            },
            { _ = try await fixture.series.end(id, of: ana, at: now) }
        )
        let own = try await fixture.own
        #expect(own.series.end?.reason == .host)
        // Whichever came first, the number and the dates agree.
        #expect(own.series.posted == own.dates.count)
    }

    @Test("Weeks that the server missed aren't posted later", arguments: Database.Engine.allCases)
    func missed(_ engine: Database.Engine) async throws {
        let fixture = try await SeriesFixture(engine)
        fixture.passes(days: 11)
        try await fixture.maintain()
        #expect(try await fixture.own.dates.map(\.number) == [1, 3, 4])
        let late = try await SeriesFixture(engine)
        late.passes(days: 40)
        try await late.maintain()
        #expect(try await late.own.dates.map(\.number) == [1])
        #expect(try await late.isWaiting == false)
    }

    @Test("Only its host ends a series, and posted dates stay", arguments: Database.Engine.allCases)
    func ending(_ engine: Database.Engine) async throws {
        let fixture = try await SeriesFixture(engine)
        try await fixture.maintain()
        let (id, now, series) = (try await fixture.own.series.id, fixture.now, fixture.series)
        let ben = try await fixture.store.join("ben").account.id
        await #expect(throws: SeriesRefusal.notFound) { try await series.end(id, of: ben, at: now) }
        for _ in 1...2 {
            #expect(try await series.end(id, of: fixture.ana, at: now).series.end?.reason == .host)
        }
        fixture.passes(days: 5)
        try await fixture.maintain()
        #expect(try await fixture.own.dates.map(\.number) == [1, 2])
        #expect(try await series.list(of: ben).isEmpty)
    }

    @Test(
        "A host who no longer meets what hosting asks for is told that the series ended",
        arguments: Database.Engine.allCases
    )
    func conditions(_ engine: Database.Engine) async throws {
        let fixture = try await SeriesFixture(engine)
        let ana = fixture.ana
        try await fixture.store.database.write {
            _ = try $0.execute("UPDATE accounts SET pace = NULL WHERE id = \(ana)")
        }
        for _ in 1...2 { try await fixture.maintain() }
        #expect(try await fixture.own.series.end?.reason == .conditions)
        #expect(try await fixture.own.dates.count == 1)
        let told = try await fixture.told(ana)
        #expect(told.map(\.notice.kind) == [.seriesEnded])
        #expect(told.first?.notice.target == Subject(.listing, fixture.first))
    }

    @Test(
        "Nothing is posted for a suspended host, or after an operator hid a date",
        arguments: Database.Engine.allCases,
        [SeriesEnd.Reason.suspension, .hidden]
    )
    func measures(_ engine: Database.Engine, _ reason: SeriesEnd.Reason) async throws {
        let fixture = try await SeriesFixture(engine)
        let (ana, first, now) = (fixture.ana, fixture.first, fixture.now)
        let until: Moment? = reason == .suspension ? now + SeriesFixture.day : nil
        try await fixture.store.database.write { connection in
            try connection.execute(
                """
                INSERT INTO reports (id, subject_kind, subject_id, about, reason, status, hides,
                    suspends_until, at)
                VALUES (1, 'listing', \(first), \(ana), 'spam', 'upheld', \(reason == .hidden), \(until),
                    \(now))
                """
            )
        }
        try await fixture.maintain()
        #expect(try await fixture.own.series.end?.reason == reason)
        #expect(try await fixture.own.series.posted == 1)
    }

    @Test(
        "Those who took part hear of a further date once, unless blocked, and no one else does",
        arguments: Database.Engine.allCases
    )
    func told(_ engine: Database.Engine) async throws {
        let fixture = try await SeriesFixture(engine)
        try await fixture.maintain()
        let (ben, cho) = (
            try await fixture.joins("ben", fixture.first), try await fixture.joins("cho", fixture.first)
        )
        let dan = try await fixture.store.join("dan").account.id
        try await SeriesFixture.tell(of: dan, in: fixture.store)
        let now = fixture.now
        try await fixture.rosters.update(fixture.first, by: dan, at: now) {
            try $0.apply(by: dan, nil, at: now)
        }
        fixture.passes(days: 3)
        let blocks = SQLBlockRepository(fixture.store.database, identifiers: fixture.store.identifiers)
        try await blocks.insert(Block(of: cho, by: fixture.ana, at: fixture.now))
        for _ in 1...2 { try await fixture.maintain() }
        let told = try await fixture.told(ben)
        #expect(told.map(\.notice.kind) == [.seriesContinued])
        #expect(told.first?.notice.target == (try await fixture.date(3)).listing.subject)
        try await blocks.delete(of: cho, by: fixture.ana)
        for other in [cho, dan, fixture.ana] { #expect(try await fixture.told(other).isEmpty) }
    }

    @Test("A member has five series at a time", arguments: Database.Engine.allCases)
    func most(_ engine: Database.Engine) async throws {
        let fixture = try await SeriesFixture(engine)
        let (store, ana) = (fixture.store, fixture.ana)
        for _ in 2...5 { try await SeriesFixture.post(in: store, by: ana, weeks: 2) }
        await #expect(throws: SeriesRefusal.tooMany) {
            try await SeriesFixture.post(in: store, by: ana, weeks: 2)
        }
        let before = try await fixture.series.list(of: ana).count
        #expect(before == 5)
        _ = try await fixture.series.end(fixture.own.series.id, of: ana, at: fixture.now)
        try await SeriesFixture.post(in: store, by: ana, weeks: 2)
    }

    @Test("Due series come out of their index, without being sorted")
    func plan() async throws {
        let store = try await Store(.sqlite)
        let due = SQLSeriesRepository.due(at: store.clock.now, after: nil)
        let plan: [String] = try await store.database.read { connection in
            try connection.run("EXPLAIN QUERY PLAN \(due)").map { try $0.value("detail") }
        }
        #expect(plan.count == 1 && plan.first?.contains("series_by_next") == true, "\(plan)")
    }
}

extension SeriesFixture {
    /// Whether a date of Ana's series is still to be posted.
    fileprivate var isWaiting: Bool {
        get async throws {
            let ana = ana
            return try await store.database.read { connection in
                try connection.first(
                    "SELECT id FROM series WHERE host = \(ana) AND next_start IS NOT NULL"
                ) != nil
            }
        }
    }
}

extension RunLogFixture {
    fileprivate static let elsewhere = ListingPlace(
        neighbourhood: BoardFixture.here,
        shown: point,
        exact: nil
    )
}
