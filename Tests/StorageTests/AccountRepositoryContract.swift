import Database
import Domain
import TestSupport
import Testing

@Suite("Accounts are kept")
struct AccountRepositoryContract {
    @Test("An account comes back exactly as it was kept", arguments: Database.Engine.allCases)
    func roundTrip(_ engine: Database.Engine) async throws {
        let store = try await Store(engine)
        let account = Account(
            id: store.identifiers.next(),
            email: try EmailAddress("ana@example.com"),
            nickname: try Nickname("아나 A_1"),
            language: .english,
            birthYear: BirthYear(accepted: 1990),
            gender: .other,
            bio: try Bio("'; DROP TABLE accounts; --\n둘째 줄"),
            company: try Company("마당 (주)"),
            jobGroup: .design,
            pace: .fast,
            shownDetails: [.jobGroup, .age, .joinedRuns],
            detailChanges: DetailChanges(gender: store.clock.now),
            isIndexed: false,
            joinedAt: store.clock.now
        )
        try await store.accounts.insert(
            account,
            sealedWith: PasswordSeal(text: "seal"),
            consenting: [],
            opening: store.opens(for: account.id),
            ending: nil,
            using: nil
        )

        #expect(try await store.accounts.find(account.id) == account)
        #expect(try await store.accounts.find(Member.ID(rawValue: 5)) == nil)
    }

    @Test(
        "An address belongs to one account, and the refused signUp leaves nothing",
        arguments: Database.Engine.allCases
    )
    func emailTaken(_ engine: Database.Engine) async throws {
        let store = try await Store(engine)
        try await store.join("ana")

        await #expect(throws: AccountRefusal.emailTaken) {
            try await store.join("ben", email: "ANA@example.com")
        }
        try await store.join("ben")
    }

    @Test("A nickname belongs to one account, however it is spaced", arguments: Database.Engine.allCases)
    func nicknameTaken(_ engine: Database.Engine) async throws {
        let store = try await Store(engine)
        try await store.join("마당지기", email: "one@example.com")

        await #expect(throws: AccountRefusal.nicknameTaken) {
            try await store.join("마당 지기", email: "two@example.com")
        }
    }

    @Test(
        "A repeated sign-up reports the address, not the nickname",
        arguments: Database.Engine.allCases
    )
    func joiningTwice(_ engine: Database.Engine) async throws {
        let store = try await Store(engine)
        try await store.join("ana")

        await #expect(throws: AccountRefusal.emailTaken) { try await store.join("ana") }
    }

    @Test("Renaming to another's nickname changes nothing", arguments: Database.Engine.allCases)
    func renaming(_ engine: Database.Engine) async throws {
        let store = try await Store(engine)
        try await store.join("ana")
        let ben = try await store.join("ben").account

        await #expect(throws: AccountRefusal.nicknameTaken) {
            try await store.accounts.update(ben.id) { account in
                account.speak(.english)
                account.rename(to: try Nickname("ANA"))
            }
        }
        #expect(try await store.accounts.find(ben.id) == ben)
    }

    @Test("Two changes at the same time are both kept", arguments: Database.Engine.allCases)
    func concurrentChanges(_ engine: Database.Engine) async throws {
        let store = try await Store(engine)
        let ana = try await store.join("ana").account

        let (first, second) = try await store.race(
            { gate in
                try await store.accounts.update(ana.id) { account in
                    gate.holdFirstArrival()
                    account.introduce(as: try Bio("안녕하세요"))
                }
            },
            {
                try await store.accounts.update(ana.id) { [now = store.clock.now] in
                    try $0.work(in: .design, at: now)
                }
            }
        )
        _ = try (first.get(), second.get())

        let kept = try await store.accounts.find(ana.id)
        #expect(kept?.bio?.text == "안녕하세요")
        #expect(kept?.jobGroup == .design)
    }

    @Test(
        "A deleted account is gone with its password, sessions and homes",
        arguments: Database.Engine.allCases
    )
    func deletion(_ engine: Database.Engine) async throws {
        let store = try await Store(engine)
        let (ana, session) = try await store.join("ana")
        try await store.homes.update(of: ana.id) { $0 = try HomeNeighbourhoods([.myeongdong]) }
        #expect(
            try await store.accounts.deletionPlan(for: ana.id, at: store.clock.now)
                == DeletionPlan(counting: [.sessions: 1, .neighbourhoods: 1])
        )

        try await store.accounts.delete(ana.id, at: store.clock.now)
        try await store.accounts.delete(ana.id, at: store.clock.now)

        #expect(try await store.accounts.find(ana.id) == nil)
        #expect(try await store.credentials.find(for: ana.email) == nil)
        #expect(try await store.sessions.find(session.id) == nil)
        #expect(try await store.homes.load(of: ana.id) == .none)
        await #expect(throws: AccountRefusal.gone) { try await store.accounts.update(ana.id) { _ in } }
        try await store.join("ana")
    }
}

extension HomeNeighbourhood {
    static let myeongdong = HomeNeighbourhood(code: NeighbourhoodCode("1114055000")!, reach: .adjacent)
    static let sogong = HomeNeighbourhood(code: NeighbourhoodCode("1114052000")!, reach: .widest)
}
