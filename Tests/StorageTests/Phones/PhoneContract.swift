import Database
import Domain
import TestSupport
import Testing

@testable import Storage

@Suite("Phone numbers are stored with the members they were revealed to")
struct PhoneContract {
    /// Ben has written to Ana, who has stored her number.
    private struct Fixture {
        let opening: ConversationFixture
        let talk: Conversation.ID

        init(_ engine: Database.Engine, _ sharing: Phone.Sharing = .ask) async throws {
            opening = try await ConversationFixture(engine)
            talk = try await opening.ask(opening.ben).id
            try await opening.say(opening.ben, "안녕하세요", in: talk)
            try await stores("010-1234-5678", sharing)
        }

        var store: Store { opening.store }
        var ana: Member.ID { opening.ana }
        var ben: Member.ID { opening.ben }
        var phones: SQLPhoneRepository {
            SQLPhoneRepository(store.database, identifiers: store.identifiers)
        }

        func stores(_ number: String, _ sharing: Phone.Sharing = .ask) async throws {
            let phone = Phone(of: ana, try PhoneNumber(number), sharing, storedAt: store.clock.now)
            try await phones.save(phone)
        }

        func requests() async throws {
            let now = store.clock.now
            try await phones.update(.others, in: talk, for: ben, at: now) { try $0.request(as: $1, at: now) }
        }

        func allows() async throws {
            let now = store.clock.now
            try await phones.update(.own, in: talk, for: ana, at: now) { try $0.allow(as: $1, at: now) }
        }

        func declines() async throws {
            let now = store.clock.now
            try await phones.update(.own, in: talk, for: ana, at: now) { exchange, _ in
                try exchange.decline(at: now)
            }
        }

        func withdraws(_ gate: Gate? = nil) async throws {
            let now = store.clock.now
            try await phones.update(.own, in: talk, for: ana, at: now) { exchange, _ in
                gate?.holdFirstArrival()
                try exchange.withdraw(at: now)
            }
        }

        /// Ana's number as Ben may know it.
        func seen() async throws -> String? {
            try await phones.find(in: talk, for: ben).others.number?.grouped
        }

        func states() async throws -> [PhoneShare.State] {
            try await phones.log(of: ana, SliceRequest()).items.map(\.share.state)
        }

        func lines() async throws -> [String] {
            try await opening.texts(ana, talk).filter { $0.hasPrefix("[") }
        }

        func told(_ member: Member.ID) async throws -> [Notice.Kind] {
            try await opening.notices.list(of: member, SliceRequest()).items.map(\.notice.kind)
                .filter { $0.rawValue.hasPrefix("phone") }
        }
    }

    @Test(
        "A request is answered, the answer is logged and told, and a withdrawn number is gone at once",
        arguments: Database.Engine.allCases
    )
    func story(_ engine: Database.Engine) async throws {
        let fixture = try await Fixture(engine)
        #expect(try await fixture.seen() == nil)
        try await fixture.requests()
        #expect(try await fixture.told(fixture.ana) == [.phoneRequested])
        try await fixture.allows()
        #expect(try await fixture.seen() == "010-1234-5678")
        #expect(try await fixture.told(fixture.ben) == [.phoneRevealed])
        let logged = try #require(try await fixture.phones.log(of: fixture.ana, SliceRequest()).items.first)
        #expect(logged.reader?.id == fixture.ben && logged.share.revealedAt == fixture.store.clock.now)
        #expect(logged.title == fixture.opening.listing.details.title.text)
        #expect(try await fixture.phones.log(of: fixture.ben, SliceRequest()).items.isEmpty)

        try await fixture.withdraws()
        #expect(try await fixture.seen() == nil)
        #expect(try await fixture.states() == [.withdrawn])
        #expect(
            try await fixture.lines() == ["[phone-requested]", "[phone-revealed]", "[phone-withdrawn]"]
        )
        #expect(try await fixture.told(fixture.ben) == [.phoneRevealed])
    }

    @Test(
        "Another number, no number, a block and a deleted account end what was revealed",
        arguments: Database.Engine.allCases
    )
    func ends(_ engine: Database.Engine) async throws {
        let fixture = try await Fixture(engine, .always)
        try await fixture.requests()
        #expect(try await fixture.told(fixture.ana) == [.phoneSeen])
        #expect(try await fixture.seen() == "010-1234-5678")
        try await fixture.stores("010 1234 5678", .ask)
        #expect(try await fixture.seen() == "010-1234-5678")
        try await fixture.stores("010-8765-4321", .always)
        #expect(try await fixture.seen() == nil)

        try await fixture.allows()
        #expect(try await fixture.seen() == "010-8765-4321")
        try await fixture.phones.delete(of: fixture.ana, at: fixture.store.clock.now)
        #expect(try await fixture.seen() == nil)
        try await fixture.stores("010-8765-4321", .ask)
        #expect(try await fixture.seen() == nil)

        try await fixture.allows()
        let blocks = SQLBlockRepository(
            fixture.store.database,
            identifiers: fixture.store.identifiers
        )
        try await blocks.insert(Block(of: fixture.ana, by: fixture.ben, at: fixture.store.clock.now))
        #expect(try await fixture.seen() == nil)
        try await blocks.delete(of: fixture.ana, by: fixture.ben)
        #expect(try await fixture.seen() == nil)
        #expect(try await fixture.states() == [.withdrawn, .withdrawn, .withdrawn])

        try await fixture.allows()
        try await fixture.store.accounts.delete(fixture.ben, at: fixture.store.clock.now)
        let logged = try #require(try await fixture.phones.log(of: fixture.ana, SliceRequest()).items.first)
        #expect(logged.share.state == .withdrawn && logged.reader == nil)
    }

    @Test("A stranger and a group learn nothing", arguments: Database.Engine.allCases)
    func strangers(_ engine: Database.Engine) async throws {
        let fixture = try await Fixture(engine, .always)
        let cho = try await fixture.store.join("cho").account.id
        let now = fixture.store.clock.now
        await #expect(throws: ConversationRefusal.notFound) {
            try await fixture.phones.find(in: fixture.talk, for: cho)
        }
        await #expect(throws: ConversationRefusal.notFound) {
            try await fixture.phones.update(.others, in: fixture.talk, for: cho, at: now) {
                try $0.request(as: $1, at: now)
            }
        }
        #expect(try await fixture.states().isEmpty)
        #expect(try await fixture.lines().isEmpty)
    }

    @Test(
        "Of answers at the same time one counts, and a page that is asked meanwhile has the state before",
        arguments: Database.Engine.allCases
    )
    func races(_ engine: Database.Engine) async throws {
        let fixture = try await Fixture(engine)
        let now = fixture.store.clock.now
        let requests = try await fixture.store.outcomes(
            { gate in
                try await fixture.phones.update(.others, in: fixture.talk, for: fixture.ben, at: now) {
                    gate.holdFirstArrival()
                    try $0.request(as: $1, at: now)
                }
            },
            { try await fixture.requests() }
        )
        #expect(requests == ["done", "done"])
        #expect(try await fixture.states() == [.requested])

        let answers = try await fixture.store.outcomes(
            { gate in
                try await fixture.phones.update(.own, in: fixture.talk, for: fixture.ana, at: now) {
                    gate.holdFirstArrival()
                    try $0.allow(as: $1, at: now)
                }
            },
            { try await fixture.declines() }
        )
        let isRevealed = try await fixture.states() == [.revealed]
        // The second answer finds no open request, or gives the number after the decline.
        #expect(
            isRevealed ? answers == ["done", PhoneRefusal.notRequested.code] : answers == ["done", "done"]
        )
        if !isRevealed { #expect(try await fixture.states() == [.revealed, .declined]) }

        let door = Gate()
        let withdrawing = Task { try await fixture.withdraws(door) }
        await door.arrival()
        #expect(try await fixture.seen() == "010-1234-5678")
        door.open()
        try await withdrawing.value
        #expect(try await fixture.seen() == nil)
    }

    @Test("Shares are found by their indexes")
    func plan() async throws {
        let store = try await Store(.sqlite)
        let (member, talk) = (Member.ID(rawValue: 1), Conversation.ID(rawValue: 2))
        for query in [
            PhoneShare.last(in: talk, of: member),
            SQLPhoneRepository.log(of: member, before: PhoneShare.ID(rawValue: 9), limit: 21),
        ] {
            let steps = try await store.database.read { connection in
                try connection.run("EXPLAIN QUERY PLAN \(query)").map {
                    try $0.value("detail", as: String.self)
                }
            }
            #expect(steps.allSatisfy { $0.hasPrefix("SEARCH") }, "\(steps)")
        }
    }
}
