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

        try await store.homes.replace(try HomeNeighbourhoods([.myeongdong]), of: ana.id)
        try await store.homes.replace(both, of: ana.id)

        #expect(try await store.homes.load(of: ana.id) == both)
        #expect(try await store.homes.load(of: ben.id) == .none)
    }
}
