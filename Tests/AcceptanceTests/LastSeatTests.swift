import Database
import JSONCoding
import TestSupport
import Testing

@Suite("The last seat")
struct LastSeatTests {
    @Test(
        "Fifty members accept it at once: one deal, and forty-nine are told that it is full",
        .timeLimit(.minutes(5)),
        arguments: Database.Engine.allCases
    )
    func fifty(_ engine: Database.Engine) async throws {
        try await Town.visit(engine) { town in
            let ana = try await town.newcomer("ana")
            let listing = try await ana.posts("마지막 한 자리", ["seats": 1])
            var guests: [(Neighbour, String)] = []
            for number in 1...50 {
                let guest = try await town.newcomer("guest\(number)")
                guests.append((guest, try await ana.proposes(in: guest.asks(aboutClass: listing))))
            }

            let verdicts = try await withThrowingTaskGroup(of: String.self) { group in
                for (guest, deal) in guests {
                    group.addTask { try await guest.does("accept", deal).verdict }
                }
                return try await group.reduce(into: [:]) { $0[$1, default: 0] += 1 }
            }

            #expect(verdicts == ["200": 1, "409 listing.full": 49])
            let seen = try await ana.reads(class: listing).json
            #expect(seen["taken"] == 1 && seen["status"] == "closed")
            let accepted = try await ana.ask("GET", "/api/v1/deals?state=accepted&limit=100").items
            #expect(accepted.count == 1)
            let waiting = try await ana.ask("GET", "/api/v1/deals?state=proposed&limit=100").items
            #expect(waiting.count == 49)
        }
    }
}
