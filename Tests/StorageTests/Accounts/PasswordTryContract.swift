import Database
import Domain
import TestSupport
import Testing

@Suite("Tries at a password are counted")
struct PasswordTryContract {
    private let ana: EmailAddress

    init() throws {
        ana = try EmailAddress("ana@example.com")
    }

    private func wait(_ store: Store, _ attempt: PasswordTry) async throws -> Duration? {
        try await store.throttle.take(attempt.counted, at: store.clock.now)
    }

    private func isCounted(_ store: Store, _ attempt: PasswordTry) async throws -> Bool {
        try await wait(store, attempt) == nil
    }

    /// How many of these tries are not told to wait.
    private func passes(_ store: Store, _ attempts: [PasswordTry]) async throws -> Int {
        var passed = 0
        for attempt in attempts where try await isCounted(store, attempt) { passed += 1 }
        return passed
    }

    private func strangers(_ addresses: [String]) -> [PasswordTry] {
        addresses.map { .unknown(ana, Origin($0)) }
    }

    private func everybody(from address: (Int) -> String, _ count: Int) throws -> [PasswordTry] {
        try (1...count).map { .unknown(try EmailAddress("member\($0)@example.com"), Origin(address($0))) }
    }

    @Test("After five tries one origin waits for one account", arguments: Database.Engine.allCases)
    func perOrigin(_ engine: Database.Engine) async throws {
        let store = try await Store(engine)
        let here = PasswordTry.unknown(ana, Origin("192.0.2.1"))
        #expect(try await passes(store, Array(repeating: here, count: 8)) == 5)
        #expect(try await wait(store, here) == .seconds(60))

        #expect(try await isCounted(store, .unknown(ana, Origin("192.0.2.2"))))
        let ben = try EmailAddress("ben@example.com")
        #expect(try await isCounted(store, .unknown(ben, Origin("192.0.2.1"))))
        store.clock.pass(.seconds(60))
        #expect(try await isCounted(store, here))
    }

    @Test(
        "A thousand addresses try one account no more often than twenty times, then once a minute",
        arguments: Database.Engine.allCases
    )
    func manyAddresses(_ engine: Database.Engine) async throws {
        let store = try await Store(engine)
        let addresses = (0..<1_000).map { "198.51.\($0 / 250).\($0 % 250)" }
        #expect(try await passes(store, strangers(addresses)) == 20)
        for _ in 1...3 {
            store.clock.pass(.seconds(60))
            #expect(try await passes(store, strangers(Array(addresses.prefix(100)))) == 1)
        }
    }

    @Test("Strangers' tries never make a known device wait", arguments: Database.Engine.allCases)
    func knownDevice(_ engine: Database.Engine) async throws {
        let store = try await Store(engine)
        let address = Origin("192.0.2.1")
        _ = try await passes(store, strangers((1...30).map { "192.0.2.\($0)" }))
        _ = try await passes(store, everybody(from: { _ in address.text }, 1_000))
        #expect(try await !isCounted(store, .unknown(ana, address)))

        let (account, session) = try await store.join("ana")
        let phone = KnownDevice(
            id: store.identifiers.next(),
            member: account.id,
            expiresAt: store.clock.now + KnownDevice.lifetime
        )
        #expect(try await passes(store, Array(repeating: .known(phone), count: 12)) == 10)
        let who = SignedInDevice(member: account.id, session: session.id, expiresAt: store.clock.now)
        #expect(try await passes(store, Array(repeating: .session(who), count: 12)) == 10)
    }

    @Test(
        "A hundred wrong passwords from one address leave the others behind it alone",
        arguments: Database.Engine.allCases
    )
    func sharedAddress(_ engine: Database.Engine) async throws {
        let store = try await Store(engine)
        let tries = try everybody(from: { _ in "192.0.2.1" }, 1_200)
        #expect(try await passes(store, Array(tries.prefix(100))) == 100)
        #expect(try await isCounted(store, .unknown(ana, Origin("192.0.2.1"))))
        #expect(try await passes(store, Array(tries.dropFirst(100))) == 899)
    }

    @Test("All addresses of one IPv6 subscriber are one origin", arguments: Database.Engine.allCases)
    func subscriber(_ engine: Database.Engine) async throws {
        let store = try await Store(engine)
        let tries = try everybody(from: { "2001:db8:1:2::\(String($0, radix: 16))" }, 150)
        #expect(try await passes(store, tries) == 100)
        #expect(try await isCounted(store, .unknown(ana, Origin("2001:db8:1:3::1"))))
    }

    @Test("A refused try counts nothing, so asking does not make the wait longer")
    func refused() async throws {
        let store = try await Store(.sqlite)
        let here = PasswordTry.unknown(ana, Origin("here"))
        #expect(try await passes(store, Array(repeating: here, count: 5)) == 5)
        for _ in 1...3 { #expect(try await wait(store, here) == .seconds(60)) }
        let others = strangers((1...20).map { "192.0.2.\($0)" })
        #expect(try await passes(store, others) == 15)
    }

    @Test(
        "The right password gives its try back to the account and to the origin",
        arguments: Database.Engine.allCases
    )
    func givenBack(_ engine: Database.Engine) async throws {
        let store = try await Store(engine)
        for attempt in try everybody(from: { _ in "2001:db8::1" }, 150) {
            #expect(try await isCounted(store, attempt))
            try await store.throttle.giveBack(attempt.counted)
        }
        let here = PasswordTry.unknown(ana, Origin("192.0.2.1"))
        for _ in 1...30 {
            #expect(try await isCounted(store, here))
            try await store.throttle.giveBack(here.counted)
        }
    }
}
