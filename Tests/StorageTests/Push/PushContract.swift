import Database
import Domain
import TestSupport
import Testing

@testable import Storage

@Suite("Pushes wait")
struct PushContract {
    /// Ben writes to Ana, who has two devices.
    private struct Fixture {
        let talk: ConversationFixture
        let conversation: Conversation.ID
        let phone: PushSubscription
        let laptop: PushSubscription

        init(_ engine: Database.Engine) async throws {
            talk = try await ConversationFixture(engine)
            conversation = try await talk.ask(talk.ben).id
            let store = talk.store
            var devices: [PushSubscription] = []
            for name in ["phone", "laptop"] {
                let session = store.opens(for: talk.ana, on: name)
                try await store.sessions.insert(session)
                devices.append(Self.subscription(of: session, at: "https://\(name).example/1", store))
            }
            (phone, laptop) = (devices[0], devices[1])
            for device in devices { try await pushes.put(device) }
        }

        static func subscription(of session: Session, at endpoint: String, _ store: Store) -> PushSubscription
        {
            PushSubscription(
                session: session.id,
                member: session.member,
                endpoint: endpoint,
                host: String(endpoint.dropFirst("https://".count).prefix { $0 != "/" }),
                key: "key",
                secret: "secret",
                showsContent: true,
                addedAt: store.clock.now
            )
        }

        var store: Store { talk.store }
        var now: Moment { store.clock.now }
        var pushes: SQLPushRepository { SQLPushRepository(store.database) }
        var queue: SQLPushQueue { SQLPushQueue(store.database) }

        /// The number of queued pushes.
        var waiting: Int {
            get async throws {
                try await store.database.read {
                    try $0.first("SELECT count(*) AS waiting FROM pushes")?.value("waiting") ?? 0
                }
            }
        }

        func say(_ text: String) async throws {
            try await talk.say(talk.ben, text, in: conversation)
        }

        func take(besides hosts: Set<String> = []) async throws -> [PendingPush] {
            try await queue.take(10, besides: hosts, at: now)
        }
    }

    @Test(
        "A message is pushed once to each device, with its text and the unread ones",
        arguments: Database.Engine.allCases
    )
    func devices(_ engine: Database.Engine) async throws {
        let fixture = try await Fixture(engine)
        try await fixture.say("hello")
        try await fixture.say("are you there?")

        let taken = try await fixture.take()
        #expect(Set(taken.map(\.subscription)) == [fixture.phone, fixture.laptop])
        for push in taken {
            #expect(push.notice.notice.kind == .message && push.notice.actor?.nickname.text == "ben")
            #expect(push.talk == UnreadTalk(count: 2, latest: 2, text: "are you there?"))
            #expect(push.unread == 2 && push.attempts == 0)
        }
        // They are on their way.
        #expect(try await fixture.take().isEmpty)
        try await fixture.queue.finish(taken.map { PushResult($0, .delivered) }, at: fixture.now)
        #expect(try await fixture.waiting == 0)
    }

    @Test(
        "A further message is pushed again, also one that arrives while the first is on its way",
        arguments: Database.Engine.allCases
    )
    func further(_ engine: Database.Engine) async throws {
        let fixture = try await Fixture(engine)
        try await fixture.say("hello")
        let first = try await fixture.take()
        fixture.store.clock.pass(.seconds(1))
        try await fixture.say("are you there?")
        try await fixture.queue.finish(first.map { PushResult($0, .delivered) }, at: fixture.now)

        let second = try await fixture.take()
        #expect(second.map(\.talk?.text) == ["are you there?", "are you there?"])
        #expect(Set(second.map(\.notice.id)) == Set(first.map(\.notice.id)))
        try await fixture.queue.finish(second.map { PushResult($0, .delivered) }, at: fixture.now)
        try await fixture.say("good night")
        #expect(try await fixture.take().count == 2)
    }

    @Test(
        "A push that another server has taken is free again after a minute",
        arguments: Database.Engine.allCases
    )
    func lease(_ engine: Database.Engine) async throws {
        let fixture = try await Fixture(engine)
        try await fixture.say("hello")
        #expect(try await fixture.take().count == 2)
        fixture.store.clock.pass(SQLPushQueue.lease - .milliseconds(1))
        #expect(try await fixture.take().isEmpty)
        fixture.store.clock.pass(.milliseconds(1))
        #expect(try await fixture.take().map(\.attempts) == [1, 1])
    }

    @Test("Two servers never take the same push at a time", arguments: Database.Engine.allCases)
    func twoServers(_ engine: Database.Engine) async throws {
        let fixture = try await Fixture(engine)
        try await fixture.say("hello")
        let (queue, now) = (fixture.queue, fixture.now)
        async let one = queue.take(1, besides: [], at: now)
        async let two = queue.take(1, besides: [], at: now)
        #expect(Set(try await (one + two).map(\.subscription.session)).count == 2)
    }

    @Test("The pushes of a busy service are left out", arguments: Database.Engine.allCases)
    func busy(_ engine: Database.Engine) async throws {
        let fixture = try await Fixture(engine)
        try await fixture.say("hello")
        #expect(try await fixture.take(besides: ["phone.example"]).map(\.subscription) == [fixture.laptop])
    }

    @Test("A push that has failed or is to wait is taken at its time", arguments: Database.Engine.allCases)
    func later(_ engine: Database.Engine) async throws {
        let fixture = try await Fixture(engine)
        try await fixture.say("hello")
        let taken = try await fixture.take()
        let (soon, night) = (fixture.now + .seconds(30), fixture.now + .seconds(600))
        try await fixture.queue.finish(
            [PushResult(taken[0], .failed(until: soon)), PushResult(taken[1], .postponed(until: night))],
            at: fixture.now
        )
        fixture.store.clock.pass(.seconds(30))
        #expect(try await fixture.take().map(\.attempts) == [1])
        fixture.store.clock.pass(.seconds(570))
        let rest = try await fixture.take()
        #expect(rest.first { $0.subscription == taken[1].subscription }?.attempts == 0)
    }

    @Test("A push that has become old is dropped", arguments: Database.Engine.allCases)
    func old(_ engine: Database.Engine) async throws {
        let fixture = try await Fixture(engine)
        try await fixture.say("hello")
        fixture.store.clock.pass(SQLPushQueue.patience)
        #expect(try await fixture.take().isEmpty)
        #expect(try await fixture.waiting == 0)
    }

    @Test(
        "A device that is gone gets nothing more, and neither does one that fails for two weeks",
        arguments: Database.Engine.allCases
    )
    func gone(_ engine: Database.Engine) async throws {
        let fixture = try await Fixture(engine)
        try await fixture.say("hello")
        for push in try await fixture.take() {
            let isPhone = push.subscription == fixture.phone
            let outcome: PushResult.Outcome = isPhone ? .gone : .failed(until: fixture.now)
            try await fixture.queue.finish([PushResult(push, outcome)], at: fixture.now)
        }
        let (ana, pushes) = (fixture.talk.ana, fixture.pushes)
        #expect(try await pushes.sessions(of: ana) == [fixture.laptop.session])
        #expect(try await pushes.find(fixture.laptop.session, of: ana)?.failingSince == fixture.now)

        fixture.store.clock.pass(PushSubscription.patience)
        try await fixture.say("hello again")
        let last = try await fixture.take()
        try await fixture.queue.finish(last.map { PushResult($0, .refused) }, at: fixture.now)
        #expect(try await pushes.sessions(of: ana).isEmpty)
    }

    @Test("A push that arrives ends the failure of a device", arguments: Database.Engine.allCases)
    func recovers(_ engine: Database.Engine) async throws {
        let fixture = try await Fixture(engine)
        try await fixture.say("hello")
        let failed = try await fixture.take()
        try await fixture.queue.finish(
            failed.map { PushResult($0, .failed(until: fixture.now)) },
            at: fixture.now
        )
        let arrived = try await fixture.take()
        try await fixture.queue.finish(arrived.map { PushResult($0, .delivered) }, at: fixture.now)
        let phone = try await fixture.pushes.find(fixture.phone.session, of: fixture.talk.ana)
        #expect(phone?.failingSince == nil && phone != nil)
    }

    @Test("A browser's pushes belong to who subscribed last", arguments: Database.Engine.allCases)
    func shared(_ engine: Database.Engine) async throws {
        let fixture = try await Fixture(engine)
        let session = fixture.store.opens(for: fixture.talk.ben, on: "phone")
        try await fixture.store.sessions.insert(session)
        let endpoint = fixture.phone.endpoint
        try await fixture.pushes.put(Fixture.subscription(of: session, at: endpoint, fixture.store))

        #expect(try await fixture.pushes.sessions(of: fixture.talk.ana) == [fixture.laptop.session])
        #expect(try await fixture.pushes.find(session.id, of: fixture.talk.ana) == nil)
        try await fixture.pushes.remove(session.id, of: fixture.talk.ana)
        #expect(try await fixture.pushes.sessions(of: fixture.talk.ben) == [session.id])
        try await fixture.say("hello")
        #expect(try await fixture.take().map(\.subscription) == [fixture.laptop])
    }

    @Test(
        "Signing a device out ends its pushes, and no new ones can begin",
        arguments: Database.Engine.allCases
    )
    func signedOut(_ engine: Database.Engine) async throws {
        let fixture = try await Fixture(engine)
        try await fixture.say("hello")
        try await fixture.store.sessions.endAll(of: fixture.talk.ana)
        #expect(try await fixture.waiting == 0)
        await #expect(throws: SessionRefusal.ended) { try await fixture.pushes.put(fixture.phone) }
    }

    @Test("A blocked member's notices aren't pushed any more", arguments: Database.Engine.allCases)
    func blocked(_ engine: Database.Engine) async throws {
        let fixture = try await Fixture(engine)
        try await fixture.say("hello")
        let (ana, ben) = (fixture.talk.ana, fixture.talk.ben)
        try await fixture.store.database.write { connection in
            try connection.execute(
                "INSERT INTO blocks (blocker, blocked, at) VALUES (\(ana), \(ben), 1)"
            )
        }
        #expect(try await fixture.take().isEmpty)
        #expect(try await fixture.waiting == 0)
    }

    @Test("A muted conversation is not pushed", arguments: Database.Engine.allCases)
    func muted(_ engine: Database.Engine) async throws {
        let fixture = try await Fixture(engine)
        try await fixture.talk.conversations.mute(fixture.conversation, true, by: fixture.talk.ana)
        try await fixture.say("hello")
        #expect(try await fixture.waiting == 0)
    }

    @Test("A member's choices are read with each push", arguments: Database.Engine.allCases)
    func choices(_ engine: Database.Engine) async throws {
        let fixture = try await Fixture(engine)
        let settings = NoticeSettings(
            muted: [.dealDone],
            unpushed: [.talk, .orders],
            quietHours: QuietHours(1, 2)
        )
        try await SQLNoticeRepository(fixture.store.database).choose(settings, by: fixture.talk.ana)
        #expect(try await fixture.talk.notices.settings(of: fixture.talk.ana) == settings)
        #expect(try await fixture.talk.notices.settings(of: fixture.talk.ben) == NoticeSettings())
        try await fixture.say("hello")
        #expect(try await fixture.take().map(\.settings) == [settings, settings])
    }

    @Test("A key that another server sealed is replaced", arguments: Database.Engine.allCases)
    func sealed(_ engine: Database.Engine) async throws {
        let store = try await Store(engine)
        let keys = SQLServerKeyStore(store.database, for: .push, seal: PlainSeal(mark: 1))
        #expect(try await keys.key { "first" } == "first")
        #expect(try await keys.key { "second" } == "first")
        let other = SQLServerKeyStore(store.database, for: .push, seal: PlainSeal(mark: 2))
        #expect(try await other.key { "third" } == "third")
        #expect(try await other.key { "fourth" } == "third")
    }
}

/// Marks what it sealed.
private struct PlainSeal: ServerKeySeal {
    let mark: UInt8

    func seal(_ key: String) -> [UInt8] { [mark] + Array(key.utf8) }

    func open(_ sealed: [UInt8]) -> String? {
        sealed.first == mark ? String(decoding: sealed.dropFirst(), as: UTF8.self) : nil
    }
}
