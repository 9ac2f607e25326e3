import Database
import Domain
import TestSupport
import Testing

@testable import Storage

@Suite("The use of neighbourhoods")
struct NeighbourhoodUseContract {
    @Test(
        "Members' homes and listings are counted by the code that they are kept under",
        arguments: Database.Engine.allCases
    )
    func counts(_ engine: Database.Engine) async throws {
        let fixture = try await PostFixture<Class>(engine)
        let ben = try await fixture.store.join("ben").account.id
        for member in [fixture.author, ben] {
            try await fixture.store.homes.update(of: member) { $0 = try HomeNeighbourhoods([.sogong]) }
        }
        _ = try await fixture.post(fixture.complete())
        let unused = try #require(NeighbourhoodCode("1168064000"))
        // More than are asked for at once.
        let many = (0..<700).compactMap { NeighbourhoodCode(number: 2_600_000_000 + Int64($0)) }

        let codes = many + [BoardFixture.here, HomeNeighbourhood.sogong.code, unused]
        let counts = try await SQLNeighbourhoodUse(fixture.store.database).counts(of: codes)

        var expected: [NeighbourhoodCode: SQLNeighbourhoodUse.Count] = [:]
        expected[BoardFixture.here, default: .init()].listings = 1
        expected[HomeNeighbourhood.sogong.code, default: .init()].homes = 2
        #expect(counts == expected)
    }
}
