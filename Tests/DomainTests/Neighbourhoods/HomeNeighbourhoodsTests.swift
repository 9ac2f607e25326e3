import Domain
import Testing

@Suite("Choosing home neighbourhoods")
struct HomeNeighbourhoodsTests {
    private let rosa = Member.ID(rawValue: 7)
    private let village = NeighbourhoodFixture([
        "1114055000": "1287041000", "1114052000": nil, "1114054000": nil, "1114056000": nil,
    ])

    @Test("Up to three homes are kept in the order they were chosen, the first is the main one")
    func three() async throws {
        let chosen = try [("1114052000", 1), ("1114055000", 0), ("1114054000", 3)].map(home)
        let homes = try await village.homes.choose(chosen, by: rosa)
        #expect(homes.homes == chosen)
        #expect(homes.main == chosen[0])
        #expect(try await village.kept.load(of: rosa) == homes)
    }

    @Test("A code that replaces another is kept as the one of the gazetteer's edition")
    func successor() async throws {
        let homes = try await village.homes.choose([home("1287041000", 2)], by: rosa)
        #expect(homes.main?.code.description == "1114055000")
        #expect(homes.main?.reach.steps == 2)
    }

    @Test("The same place twice, by its code and the one replacing it too, is refused")
    func repeated() async throws {
        let old = try home("1114055000", 1)
        await refuses(.repeatedHome, [old, old])
        await refuses(.repeatedHome, [old, try home("1287041000", 2)])
    }

    @Test("A fourth home and an unknown code are refused, and the earlier choice stays")
    func refused() async throws {
        let before = try await village.homes.choose([home("1114055000", 1)], by: rosa)
        let four = try ["1114055000", "1114052000", "1114054000", "1114056000"].map { try home($0, 1) }
        await refuses(.tooManyHomes, four)
        await refuses(.unknownHome, [try home("9999999999", 1)])
        #expect(try await village.kept.load(of: rosa) == before)
    }

    @Test("Choosing none leaves none")
    func none() async throws {
        _ = try await village.homes.choose([home("1114055000", 1)], by: rosa)
        #expect(try await village.homes.choose([], by: rosa) == .none)
        #expect(try await village.kept.load(of: rosa) == .none)
        #expect(HomeNeighbourhoods.none.main == nil)
    }

    private func refuses(_ refusal: NeighbourhoodRefusal, _ homes: [HomeNeighbourhood]) async {
        await #expect(throws: refusal) { try await village.homes.choose(homes, by: rosa) }
    }

    private func home(_ code: String, _ reach: Int) throws -> HomeNeighbourhood {
        HomeNeighbourhood(code: try #require(NeighbourhoodCode(code)), reach: try #require(Reach(reach)))
    }
}
