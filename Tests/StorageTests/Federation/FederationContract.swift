import Database
import Domain
import Secrets
import TestSupport
import Testing
import Vault

@testable import Storage

/// Documents that say no more than a title.
private struct PlainDocuments: FederationDocuments {
    let account = "@events@madang.example"

    func directory(of resource: String) -> [UInt8]? { nil }
    func actor() async throws -> [UInt8] { [] }
    func event(_ event: FeedEvent) -> [UInt8] { [] }
    func removed(_ event: Listing.ID) -> [UInt8] { [] }
    func outbox(count: Int) -> [UInt8] { [] }
    func outboxPage(_ events: Slice<FeedEvent>, after cursor: String?) -> [UInt8] { [] }
    func followers(count: Int) -> [UInt8] { [] }
    func serverDirectory() -> [UInt8] { [] }
    func server(_ figures: ServerFigures) -> [UInt8] { [] }
    func object(of event: FeedEvent) -> String { event.listing.details.title.text }

    func announcement(_ news: EventAnnouncement, at now: Moment) -> String {
        "\(news.kind) \(news.number) \(news.object ?? "-")"
    }

    func acceptance(of follow: FollowRequest) -> String { "accept \(follow.id)" }
    func request(in message: InboxMessage) throws -> FollowRequest? { nil }
}

@Suite("Followers and what waits for them")
struct FederationContract {
    private struct Fixture {
        let events: EventCalendarFixture
        let followers: SQLFollowerRepository
        let announcements: SQLAnnouncementRepository

        init(_ engine: Database.Engine, isOn: Bool = true) async throws {
            events = try await EventCalendarFixture(engine)
            let (database, identifiers) = (events.store.database, events.store.identifiers)
            followers = SQLFollowerRepository(database, identifiers: identifiers)
            announcements = SQLAnnouncementRepository(database, identifiers: identifiers)
            if isOn { _ = try await keys.key { "a key" } }
        }

        var now: Moment { events.now }
        var keys: SQLServerKeyStore { keys(of: 1) }

        func keys(of key: UInt8) -> SQLServerKeyStore {
            let secret = SecretKey(Array(repeating: key, count: 32))!
            return SQLServerKeyStore(
                events.store.database,
                for: .federation,
                seal: KeyedServerKeySeal(secret, for: "federation")
            )
        }

        func actor(_ name: String, on host: String = "social.example", sharesInbox: Bool = true) throws
            -> RemoteActor
        {
            RemoteActor(
                address: "https://\(host)/users/\(name)",
                host: try WebsiteHost(host),
                inbox: "https://\(host)/users/\(name)/inbox",
                sharedInbox: sharesInbox ? "https://\(host)/inbox" : nil
            )
        }

        func follow(_ actor: RemoteActor, _ number: Int = 1) async throws {
            let activity = "\(actor.address)#\(number)"
            try await followers.add(actor, by: activity, accepting: "accept", at: now)
        }

        @discardableResult
        func post(_ title: String, day: String = "2026-12-05") async throws -> Listing.ID {
            let date = try EventCalendarFixture.evening(day)
            return try await events.post(try EventCalendarFixture.contents(title, [date]))
        }

        func announceAll() async throws {
            for event in try await announcements.changed(limit: 100) {
                try await announcements.announce(event, in: PlainDocuments(), at: now)
            }
        }

        /// What waits for an inbox, taken as a server would.
        func take(_ inbox: String) async throws -> [String] {
            let end = now + .seconds(300)
            let queued = try await announcements.reserve(inbox, at: now, until: end, limit: 20)
            for activity in queued { try await announcements.finish(activity, at: inbox, nil) }
            try await announcements.release(inbox, nil, at: now)
            return queued.map(\.body)
        }
    }

    private static let shared = "https://social.example/inbox"

    @Test(
        "An announcement waits once for each inbox, and an acceptance for the follower's own",
        arguments: Database.Engine.allCases
    )
    func inboxes(_ engine: Database.Engine) async throws {
        let fixture = try await Fixture(engine)
        try await fixture.follow(fixture.actor("suni"))
        try await fixture.follow(fixture.actor("chulsu"))
        try await fixture.follow(fixture.actor("ana", on: "other.example", sharesInbox: false))
        #expect(try await fixture.followers.count() == 3)
        try await fixture.post("밋업")
        try await fixture.announceAll()
        try await fixture.announceAll()

        #expect(try await fixture.take(Self.shared) == ["new 1 밋업"])
        let own = "https://other.example/users/ana/inbox"
        #expect(try await fixture.take(own) == ["accept", "new 1 밋업"])
        #expect(try await fixture.take(own) == [])
        #expect(try await fixture.take("https://social.example/users/suni/inbox") == ["accept"])
        #expect(try await fixture.announcements.due(at: fixture.now, limit: 9).count == 1)
    }

    @Test("An event is announced when it is new, changed and gone", arguments: Database.Engine.allCases)
    func changes(_ engine: Database.Engine) async throws {
        let fixture = try await Fixture(engine)
        try await fixture.follow(fixture.actor("suni"))
        let (id, past) = (try await fixture.post("밋업"), try await fixture.post("오늘 밤", day: "2026-11-20"))
        try await fixture.announceAll()
        #expect(try await fixture.take(Self.shared) == ["new 1 밋업", "new 1 오늘 밤"])

        let (posts, author, now) = (fixture.events.posts, fixture.events.neighbours.author, fixture.now)
        let place = ListingPlace(neighbourhood: BoardFixture.here, shown: BoardFixture.corner, exact: nil)
        let contents = try EventCalendarFixture.contents(
            "큰 밋업",
            [try EventCalendarFixture.evening("2026-12-05")]
        )
        try await posts.update(id, of: author, at: now) { try $0.edit(contents, at: place, now: now) }
        try await fixture.announceAll()
        #expect(try await fixture.take(Self.shared) == ["changed 2 큰 밋업"])

        let listings = SQLListingRepository(
            fixture.events.store.database,
            identifiers: fixture.events.store.identifiers
        )
        for event in [id, past] { try await listings.delete(event, of: author, at: now) }
        try await fixture.announceAll()
        #expect(try await fixture.take(Self.shared) == ["removed 3 -", "removed 2 -"])
        #expect(try await fixture.announcements.hasAnnounced(id))
    }

    @Test(
        "Nothing is noted before federation was ever on, and events that are over aren't news",
        arguments: Database.Engine.allCases
    )
    func notNoted(_ engine: Database.Engine) async throws {
        let fixture = try await Fixture(engine, isOn: false)
        try await fixture.post("밋업")
        #expect(try await fixture.announcements.changed(limit: 9) == [])

        _ = try await fixture.keys.key { "a key" }
        try await fixture.follow(fixture.actor("suni"))
        let id = try await fixture.post("오늘 밤", day: "2026-11-20")
        fixture.events.store.clock.pass(.seconds(86_400))
        #expect(try await fixture.announcements.changed(limit: 9) == [id])
        try await fixture.announceAll()
        #expect(try await fixture.take(Self.shared) == [])
        #expect(try await !fixture.announcements.hasAnnounced(id))
    }

    @Test("Of two servers, one announces a change and one sends it", arguments: Database.Engine.allCases)
    func races(_ engine: Database.Engine) async throws {
        let fixture = try await Fixture(engine)
        try await fixture.follow(fixture.actor("suni"))
        let id = try await fixture.post("밋업")
        let other = SQLAnnouncementRepository(
            try fixture.events.store.elsewhere(),
            identifiers: IdentifierGenerator(clock: fixture.events.store.clock, node: 1)
        )
        let (own, now) = (fixture.announcements, fixture.now)
        async let first: Void = own.announce(id, in: PlainDocuments(), at: now)
        async let second: Void = other.announce(id, in: PlainDocuments(), at: now)
        _ = try await (first, second)

        let end = now + .seconds(300)
        async let mine = own.reserve(Self.shared, at: now, until: end, limit: 20)
        async let theirs = other.reserve(Self.shared, at: now, until: end, limit: 20)
        let (ours, others) = try await (mine, theirs)
        #expect((ours + others).map(\.body) == ["new 1 밋업"])

        // The server that reserved it was killed.
        fixture.events.store.clock.pass(.seconds(301))
        #expect(try await fixture.take(Self.shared) == ["new 1 밋업"])
    }

    @Test("After a failure an inbox rests, longer each time", arguments: Database.Engine.allCases)
    func pauses(_ engine: Database.Engine) async throws {
        let fixture = try await Fixture(engine)
        try await fixture.follow(fixture.actor("suni"))
        try await fixture.post("밋업")
        try await fixture.announceAll()
        for pause in [60, 120, 240] {
            let now = fixture.now
            let queued = try await fixture.announcements.reserve(
                Self.shared,
                at: now,
                until: now + .seconds(300),
                limit: 20
            )
            #expect(queued.count == 1)
            try await fixture.announcements.release(Self.shared, "503", at: now)
            fixture.events.store.clock.pass(.seconds(pause - 1))
            let due = try await fixture.announcements.due(at: fixture.now, limit: 9)
            #expect(!due.contains(Self.shared))
            fixture.events.store.clock.pass(.seconds(1))
        }
        let host = try #require(try await fixture.followers.status().hosts.first)
        #expect(host.failures == 3 && host.failure == "503" && host.followers == 1 && host.waiting == 2)

        fixture.events.store.clock.pass(QueuedActivity.longestWait)
        try await fixture.announcements.removeOld(at: fixture.now)
        #expect(try await fixture.followers.status().hosts.first?.waiting == 0)
        #expect(try await fixture.followers.count() == 1)
    }

    @Test("An activity counts once, and an inbox that is gone takes its followers with it")
    func onlyOnce() async throws {
        let fixture = try await Fixture(.sqlite)
        let (suni, now) = (try fixture.actor("suni"), fixture.now)
        try await fixture.follow(suni)
        try await fixture.followers.remove(suni.address, by: "\(suni.address)#2", at: now)
        try await fixture.follow(suni)
        #expect(try await fixture.followers.count() == 0)
        try await fixture.follow(suni, 3)
        try await fixture.followers.remove(suni.address, by: "\(suni.address)#2", at: now)
        #expect(try await fixture.followers.count() == 1)
        try await fixture.announcements.forget(Self.shared)
        #expect(try await fixture.followers.count() == 0)
    }

    @Test("A block covers hosts below it and nothing else", arguments: Database.Engine.allCases)
    func blocks(_ engine: Database.Engine) async throws {
        let fixture = try await Fixture(engine)
        let hosts = ["spam.example", "a.spam.example", "notspam.example"]
        for host in hosts { try await fixture.follow(fixture.actor("suni", on: host)) }
        let spam = try WebsiteHost("spam.example")
        try await fixture.followers.block(spam, at: fixture.now)
        try await fixture.followers.block(spam, at: fixture.now)
        let status = try await fixture.followers.status()
        #expect(status.hosts.map(\.host.text) == ["notspam.example"] && status.blocked == [spam])
        for host in hosts.prefix(2) {
            await #expect(throws: FederationRefusal.blocked) {
                try await fixture.follow(fixture.actor("chulsu", on: host), 2)
            }
        }
        #expect(try await fixture.followers.count() == 1)
        try await fixture.followers.unblock(spam)
        #expect(try await !fixture.followers.blocks(try WebsiteHost("a.spam.example")))
    }

    @Test("The key is made once and sealed; another key of the server makes another one")
    func keys() async throws {
        let fixture = try await Fixture(.sqlite)
        #expect(try await fixture.keys.key { "another" } == "a key")
        let sealed: [UInt8]? = try await fixture.events.store.database.read { connection in
            try connection.first("SELECT sealed FROM federation_keys")?.value("sealed")
        }
        #expect(!String(decoding: try #require(sealed), as: UTF8.self).contains("a key"))
        #expect(try await fixture.keys(of: 2).key { "another" } == "another")
    }
}
