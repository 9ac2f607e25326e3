import Database
import Domain
import TestSupport
import Testing

@Suite("Home neighbourhoods are kept")
struct HomeNeighbourhoodsRepositoryContract {
    @Test(
        "Homes come back in their order with their reach, and replace the former ones",
        arguments: Database.Engine.allCases
    )
    func replace(_ engine: Database.Engine) async throws {
        let store = try await Store(engine)
        let ana = try await store.join("ana").account
        let ben = try await store.join("ben").account
        let both = try HomeNeighbourhoods([.sogong, .myeongdong])

        try await store.homes.update(of: ana.id) { $0 = try HomeNeighbourhoods([.myeongdong]) }
        try await store.homes.update(of: ana.id) { $0 = both }

        #expect(try await store.homes.load(of: ana.id) == both)
        #expect(try await store.homes.load(of: ben.id) == .none)
    }

    @Test(
        "A verification comes back with its home, and a change that fails changes nothing",
        arguments: Database.Engine.allCases
    )
    func verification(_ engine: Database.Engine) async throws {
        let store = try await Store(engine)
        let ana = try await store.join("ana").account
        let day = try #require(CivilDate(year: 2026, month: 11, day: 20))
        let verified = HomeNeighbourhood(
            code: HomeNeighbourhood.myeongdong.code,
            reach: .adjacent,
            verification: HomeVerification(on: day)
        )
        let both = try HomeNeighbourhoods([.sogong, verified])

        try await store.homes.update(of: ana.id) { $0 = both }
        await #expect(throws: NeighbourhoodRefusal.notHome) {
            try await store.homes.update(of: ana.id) { homes in
                homes = .none
                throw NeighbourhoodRefusal.notHome
            }
        }

        #expect(try await store.homes.load(of: ana.id) == both)
    }

    @Test("Of changes at one moment, none is lost", arguments: Database.Engine.allCases)
    func concurrent(_ engine: Database.Engine) async throws {
        let store = try await Store(engine)
        let ana = try await store.join("ana").account.id
        let homes = [HomeNeighbourhood.sogong, .myeongdong]

        try await withThrowingTaskGroup(of: Void.self) { group in
            for home in homes {
                group.addTask {
                    try await store.homes.update(of: ana) { $0 = try HomeNeighbourhoods($0.homes + [home]) }
                }
            }
            try await group.waitForAll()
        }

        #expect(Set(try await store.homes.load(of: ana).homes) == Set(homes))
    }
}
