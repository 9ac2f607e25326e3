import Database
import JSONCoding
import TestSupport
import Testing

@Suite("The last seat")
struct LastSeatTests {
    @Test(
        "Fifty members accept it at once: one deal, and forty-nine are told that it is full",
        .timeLimit(.minutes(20)),
        arguments: Database.Engine.allCases
    )
    func fifty(_ engine: Database.Engine) async throws {
        try await TestServer.run(engine) { server in
            let ana = try await server.signUp("ana")
            let listing = try await ana.post("마지막 한 자리", ["seats": 1])
            var guests: [(Neighbour, String)] = []
            for number in 1...50 {
                let guest = try await server.signUp("guest\(number)")
                guests.append((guest, try await ana.propose(in: guest.ask(aboutClass: listing))))
            }

            let verdicts = try await withThrowingTaskGroup(of: String.self) { group in
                for (guest, deal) in guests {
                    group.addTask { try await guest.perform("accept", deal).verdict }
                }
                return try await group.reduce(into: [:]) { $0[$1, default: 0] += 1 }
            }

            #expect(verdicts == ["200": 1, "409 listing.full": 49])
            let seen = try await ana.read(class: listing).json
            #expect(seen["taken"] == 1 && seen["status"] == "closed")
            let accepted = try await ana.ask("GET", "/api/v1/deals?state=accepted&limit=100").items
            #expect(accepted.count == 1)
            let waiting = try await ana.ask("GET", "/api/v1/deals?state=proposed&limit=100").items
            #expect(waiting.count == 49)
        }
    }

    @Test(
        "A seat that is added opens what was full, one of many who wait has it, and those who marked it hear",
        .timeLimit(.minutes(20)),
        arguments: Database.Engine.allCases
    )
    func added(_ engine: Database.Engine) async throws {
        try await TestServer.run(engine) { server in
            let ana = try await server.signUp("ana")
            let listing = try await ana.post("자리가 나요", ["seats": 2])
            let keen = try await server.signUp("keen")
            _ = try await keen.ask("PUT", "/api/v1/listings/\(listing)/favourite")
            var guests: [(Neighbour, String)] = []
            for number in 1...12 {
                let guest = try await server.signUp("guest\(number)")
                guests.append((guest, try await ana.propose(in: guest.ask(aboutClass: listing))))
            }
            func seats(_ number: JSON) async throws {
                let answer = try await ana.ask(
                    "PUT",
                    "/api/v1/classes/\(listing)",
                    Neighbour.offer("자리가 나요", ["seats": number])
                )
                #expect(answer.status == 200)
            }
            let first = guests.removeFirst()
            #expect(try await first.0.perform("accept", first.1).status == 200)
            try await seats(1)
            let full = try await ana.read(class: listing).json
            #expect(full["status"] == "closed" && full["seats"] == 1)

            try await seats(2)
            #expect(try await ana.read(class: listing).json["status"] == "open")
            let verdicts = try await withThrowingTaskGroup(of: String.self) { group in
                for (guest, deal) in guests {
                    group.addTask { try await guest.perform("accept", deal).verdict }
                }
                return try await group.reduce(into: [:]) { $0[$1, default: 0] += 1 }
            }

            #expect(verdicts == ["200": 1, "409 listing.full": 10])
            let seen = try await ana.read(class: listing).json
            #expect(seen["taken"] == 2 && seen["status"] == "closed")
            let told = try await keen.told().filter { $0 != "favourite-edited" }
            #expect(told.sorted() == ["favourite-closed", "favourite-closed", "favourite-reopened"])
        }
    }
}
