import Database
import Domain
import TestSupport
import Testing

@testable import Storage

/// Ben, who lives next to Ana and watches what she posts, has news mailed.
private struct DigestFixture {
    let watchers: SavedSearchFixture

    /// The clock begins on Friday, 20 November 2026, in the evening.
    init(_ engine: Database.Engine, _ frequency: DigestSubscription.Frequency = .daily) async throws {
        watchers = try await SavedSearchFixture(engine)
        let homes = try HomeNeighbourhoods([HomeNeighbourhood(code: BoardFixture.here, reach: .adjacent)])
        try await store.homes.update(of: ben) { $0 = homes }
        try await store.database.write { _ = try $0.execute("UPDATE accounts SET email_verified_at = 1") }
        try await choose(frequency)
    }

    var store: Store { watchers.store }
    var ben: Member.ID { watchers.ben }
    var ana: Member.ID { watchers.neighbours.author }
    var now: Moment { store.clock.now }
    var digests: SQLDigestRepository { SQLDigestRepository(store.database) }
    var events: EventCalendarFixture { EventCalendarFixture(watchers.neighbours) }

    func choose(_ frequency: DigestSubscription.Frequency?) async throws {
        let now = now
        _ = try await digests.update(of: ben) { $0.choose(frequency, at: now) }
    }

    func post(_ titles: String...) async throws {
        for title in titles { _ = try await watchers.fixture.post(watchers.fixture.contents(title)) }
        try await watchers.matching().matchAll(at: now)
    }

    /// Until an hour in Seoul.
    func passes(to day: String, _ hour: Int = 9) {
        store.clock.pass(EventCalendarFixture.moment(day, hour) - now)
    }

    func queue(_ database: Database? = nil) async throws {
        let keeper = watchers.neighbours.keeper
        try await QueueDigests(
            digests: SQLDigestRepository(database ?? store.database),
            queries: SQLDigestQueries(store.database, keeper, gazetteer: TwoNeighbourhoods()),
            identifiers: store.identifiers
        )(at: now)
    }

    /// What the emails tell Ben of, after those that are due are queued.
    func sent() async throws -> [DigestNews] {
        try await queue()
        var news: [DigestNews] = []
        for (email, _) in try await store.outbox.take(10, at: now) {
            guard case .digest(let told, _) = email.content, email.member == ben else { continue }
            news.append(told)
            try await store.outbox.handedOver(email.id)
        }
        return news
    }
}

extension EventCalendarFixture {
    fileprivate init(_ neighbours: BoardFixture) {
        self.neighbours = neighbours
    }
}

extension [DigestItem] {
    fileprivate var titles: [String] { map(\.title) }
}

@Suite("News of the neighbourhood by mail")
struct DigestContract {
    @Test(
        "Listings that saved searches found since the last email are told of once, the newest first",
        arguments: Database.Engine.allCases
    )
    func found(_ engine: Database.Engine) async throws {
        let fixture = try await DigestFixture(engine)
        try await fixture.watchers.saves("piano", fixture.watchers.criteria("피아노"))
        try await fixture.post("피아노 1", "바이올린", "피아노 2")
        fixture.passes(to: "2026-11-21")
        #expect(try await fixture.sent().map(\.found.titles) == [["피아노 2", "피아노 1"]])

        try await fixture.watchers.saves("all", fixture.watchers.criteria())
        fixture.passes(to: "2026-11-22")
        #expect(try await fixture.sent().isEmpty)
        fixture.store.clock.pass(.seconds(3_600))
        try await fixture.post("피아노 3", "드럼")
        fixture.passes(to: "2026-11-23")
        #expect(try await fixture.sent().map(\.found.titles) == [["드럼", "피아노 3"]])
    }

    @Test(
        "At most five listings are told of, and none that Ben has looked at meanwhile",
        arguments: Database.Engine.allCases
    )
    func most(_ engine: Database.Engine) async throws {
        let fixture = try await DigestFixture(engine)
        let search = try await fixture.watchers.saves("piano", fixture.watchers.criteria("피아노"))
        try await fixture.post("피아노")
        try await fixture.watchers.searches.markSeen(search, of: fixture.ben, at: fixture.now)
        for number in 1...6 { try await fixture.post("피아노 \(number)") }
        fixture.passes(to: "2026-11-21")
        let found = try await fixture.sent().flatMap(\.found.titles)
        #expect(found == (2...6).reversed().map { "피아노 \($0)" })
    }

    @Test(
        "A search that Ben never opens goes on telling of the newest",
        arguments: Database.Engine.allCases
    )
    func unopened(_ engine: Database.Engine) async throws {
        let fixture = try await DigestFixture(engine)
        let search = try await fixture.watchers.saves("all", fixture.watchers.criteria())
        let now = fixture.now
        for number in 1...SavedSearch.mostCounted {
            let listing = try await fixture.watchers.neighbours.post("수업 \(number)").id
            try await fixture.store.database.write { connection in
                _ = try connection.execute(
                    """
                    INSERT INTO saved_search_matches (search, listing, found_at)
                    VALUES (\(search), \(listing), \(now))
                    """
                )
            }
        }
        fixture.passes(to: "2026-11-21")
        _ = try await fixture.sent()
        // Ana can post again.
        fixture.passes(to: "2026-11-22", 12)
        try await fixture.post("피아노")
        #expect(try await fixture.watchers.new() == ["all": SavedSearch.mostCounted])
        fixture.passes(to: "2026-11-23")
        #expect(try await fixture.sent().map(\.found.titles) == [["피아노"]])
    }

    @Test(
        "Neither closed nor hidden listings are told of, nor those of members who are blocked",
        arguments: Database.Engine.allCases
    )
    func invisible(_ engine: Database.Engine) async throws {
        let fixture = try await DigestFixture(engine)
        let (neighbours, store) = (fixture.watchers.neighbours, fixture.store)
        let cid = try await store.join("cid").account.id
        try await fixture.watchers.saves("all", fixture.watchers.criteria())
        func post(_ title: String, by author: Member.ID) async throws -> Listing.ID {
            let fixture = ClassFixture(store, teacher: author)
            return try await fixture.post(fixture.contents(title))
        }
        let closed = try await post("closed", by: fixture.ana)
        let hidden = try await post("hidden", by: fixture.ana)
        _ = try await post("blocked", by: cid)
        _ = try await post("left", by: fixture.ana)
        try await fixture.watchers.matching().matchAll(at: fixture.now)
        fixture.passes(to: "2026-11-21")
        try await fixture.queue()
        #expect(try await store.outbox.count() == 1)

        // Also after the email is queued.
        let (now, ana) = (fixture.now, fixture.ana)
        let listing = try await store.database.read { try $0.listings.find(closed) }
        try await neighbours.change(try #require(listing)) { try $0.close(at: now) }
        try await store.database.write { connection in
            _ = try connection.execute(
                """
                INSERT INTO reports (id, reporter, subject_kind, subject_id, about, reason, at, status, hides)
                VALUES (1, \(cid), 'listing', \(hidden), \(ana), 'spam', \(now), 'upheld', 1)
                """
            )
        }
        try await store.block(cid, by: fixture.ben)
        #expect(try await fixture.sent().map(\.found.titles) == [["left"]])
    }

    @Test(
        "On Fridays the events of the weekend within reach are told of, the first ones first",
        arguments: Database.Engine.allCases
    )
    func weekend(_ engine: Database.Engine) async throws {
        let fixture = try await DigestFixture(engine, .weekly)
        let events = fixture.events
        func post(
            _ title: String,
            _ day: String,
            in code: NeighbourhoodCode = BoardFixture.here
        ) async throws {
            try await events.post(
                EventCalendarFixture.contents(title, [EventCalendarFixture.evening(day)]),
                in: code
            )
        }
        try await post("일요일", "2026-11-29")
        try await post("토요일", "2026-11-28", in: BoardFixture.nextDoor)
        try await post("월요일", "2026-11-30")
        try await post("먼 곳", "2026-11-28", in: BoardFixture.elsewhere)
        try await events.post(
            EventCalendarFixture.contents("내 행사", [EventCalendarFixture.evening("2026-11-28")]),
            by: fixture.ben
        )
        fixture.passes(to: "2026-11-27")
        let news = try await fixture.sent()
        #expect(news.map(\.weekend.titles) == [["토요일", "일요일"]])
        #expect(news.first?.weekend.map(\.day) == ["2026-11-28", "2026-11-29"].map(EventCalendarFixture.day))
    }

    @Test(
        "Posts of others are told of by the answers that Ben can read and hasn't heard of",
        arguments: Database.Engine.allCases
    )
    func talked(_ engine: Database.Engine) async throws {
        let fixture = try await DigestFixture(engine)
        let (neighbours, store) = (fixture.watchers.neighbours, fixture.store)
        let cid = try await store.join("cid").account.id
        func post(_ title: String, by member: Member.ID, in code: NeighbourhoodCode = BoardFixture.here)
            async throws -> Subject
        {
            let draft = try neighbours.draft(title, .community, by: member, in: code, side: nil, price: nil)
            return try await neighbours.keep(draft).subject
        }
        let comments = SQLCommentRepository(store.database, identifiers: store.identifiers)
        func answer(_ subject: Subject, by author: Member.ID) async throws {
            store.clock.pass(.seconds(1))
            let text = try CommentText("네")
            let draft = CommentDraft(
                store.identifiers.next(),
                under: .subject(subject),
                by: author,
                text,
                at: store.clock.now
            )
            _ = try await comments.insert(draft)
        }
        let (lively, calm) = (try await post("시끌", by: fixture.ana), try await post("조용", by: fixture.ana))
        let (own, far) = (
            try await post("내 글", by: fixture.ben),
            try await post("먼 글", by: fixture.ana, in: BoardFixture.elsewhere)
        )
        for subject in [lively, lively, calm, own, far] { try await answer(subject, by: cid) }
        try await answer(calm, by: fixture.ben)
        fixture.passes(to: "2026-11-21")
        let news = try await fixture.sent()
        #expect(news.map(\.talked.titles) == [["시끌", "조용"]])
        #expect(news.first?.talked.map(\.comments) == [2, 2])
        fixture.passes(to: "2026-11-22")
        try await store.block(cid, by: fixture.ben)
        store.clock.pass(.seconds(3_600))
        try await answer(lively, by: cid)
        fixture.passes(to: "2026-11-23")
        #expect(try await fixture.sent().isEmpty)
    }

    @Test("Two servers queue an email once", arguments: Database.Engine.allCases)
    func servers(_ engine: Database.Engine) async throws {
        let fixture = try await DigestFixture(engine)
        try await fixture.watchers.saves("piano", fixture.watchers.criteria("피아노"))
        try await fixture.post("피아노")
        fixture.passes(to: "2026-11-21")
        let other = try fixture.store.elsewhere()
        async let one: Void = fixture.queue()
        async let two: Void = fixture.queue(other)
        _ = try await (one, two)
        #expect(try await fixture.store.outbox.count() == 1)
        let next = try await fixture.digests.find(of: fixture.ben).consent?.nextAt
        #expect(next == EventCalendarFixture.moment("2026-11-22", 9))
    }

    @Test(
        "A queued email isn't sent once its consent is withdrawn, while Ben is suspended, or at night",
        arguments: Database.Engine.allCases
    )
    func queued(_ engine: Database.Engine) async throws {
        let fixture = try await DigestFixture(engine)
        let store = fixture.store
        try await fixture.watchers.saves("piano", fixture.watchers.criteria("피아노"))
        try await fixture.post("피아노")
        fixture.passes(to: "2026-11-21")
        try await fixture.queue()
        fixture.passes(to: "2026-11-21", 21)
        #expect(try await store.outbox.take(10, at: fixture.now).isEmpty)
        #expect(try await store.outbox.count() == 1)
        fixture.passes(to: "2026-11-22", 8)
        #expect(try await fixture.sent().map(\.found.titles) == [["피아노"]])

        try await fixture.post("피아노")
        fixture.passes(to: "2026-11-23")
        try await fixture.queue()
        try await fixture.choose(nil)
        #expect(try await store.outbox.take(10, at: fixture.now).isEmpty)
        #expect(try await store.outbox.count() == 0)
    }

    @Test(
        "Neither a suspended member nor an address that isn't verified is mailed",
        arguments: Database.Engine.allCases
    )
    func unmailed(_ engine: Database.Engine) async throws {
        let fixture = try await DigestFixture(engine)
        let (store, ben) = (fixture.store, fixture.ben)
        try await fixture.watchers.saves("piano", fixture.watchers.criteria("피아노"))
        try await fixture.post("피아노")
        let (until, now) = (EventCalendarFixture.moment("2026-11-22"), fixture.now)
        try await store.database.write { connection in
            _ = try connection.execute(
                """
                INSERT INTO reports (id, reporter, subject_kind, subject_id, about, reason, at, status,
                    suspends_until)
                VALUES (1, NULL, 'member', \(ben), \(ben), 'spam', \(now), 'upheld', \(until))
                """
            )
        }
        fixture.passes(to: "2026-11-21")
        #expect(try await fixture.sent().isEmpty)
        try await fixture.post("피아노")
        try await store.database.write { _ = try $0.execute("UPDATE accounts SET email_verified_at = NULL") }
        fixture.passes(to: "2026-11-22")
        #expect(try await fixture.sent().isEmpty)
        try await store.database.write { _ = try $0.execute("UPDATE accounts SET email_verified_at = 1") }
        try await fixture.post("피아노")
        fixture.passes(to: "2026-11-23")
        #expect(try await fixture.sent().count == 1)
    }

    @Test(
        "A choice is kept with its days, and a deleted account has none",
        arguments: Database.Engine.allCases
    )
    func choices(_ engine: Database.Engine) async throws {
        let fixture = try await DigestFixture(engine)
        let now = fixture.now
        for frequency in DigestSubscription.Frequency.allCases + [nil] {
            let chosen = try await fixture.digests.update(of: fixture.ben) { $0.choose(frequency, at: now) }
            #expect(try await fixture.digests.find(of: fixture.ben) == chosen)
        }
        #expect(try await fixture.digests.find(of: fixture.ana) == .none)
        let gone = Member.ID(rawValue: 77)
        #expect(try await fixture.digests.update(of: gone) { $0.choose(.daily, at: now) } == nil)
    }
}
