import Database
import Domain
import TestSupport
import Testing

@testable import Storage

@Suite("Many apply at once", .timeLimit(.minutes(20)))
struct RosterRaceContract {
    @Test(
        "Of two who apply for the last seat at the same instant one is admitted and the other waits",
        arguments: Database.Engine.allCases
    )
    func lastSeat(_ engine: Database.Engine) async throws {
        let fixture = try await RosterFixture(engine, seats: 1)
        let (ben, cho) = (try await fixture.join("ben"), try await fixture.join("cho"))

        let outcomes = try await fixture.store.outcomes(
            { gate in
                try await fixture.changes(by: ben) { roster, now in
                    try roster.apply(by: ben, nil, at: now)
                    gate.holdFirstArrival()
                }
            },
            { try await fixture.applies(cho) }
        )

        #expect(outcomes == ["done", "done"])
        let seen = try #require(try await fixture.sees(fixture.ana))
        #expect(seen.entries.filter { $0.entry.state == .admitted }.count == 1)
        #expect(seen.waiting == 1 && seen.seats.taken == 1)
    }

    @Test(
        "With two hundred applicants for eight seats, some leaving, there are never nine members",
        arguments: Database.Engine.allCases
    )
    func crowd(_ engine: Database.Engine) async throws {
        let fixture = try await RosterFixture(engine, seats: 8)
        var crowd: [Member.ID] = []
        for number in 0..<200 { crowd.append(try await fixture.join("runner\(number)")) }
        try await withThrowingTaskGroup(of: Void.self) { group in
            for (number, member) in crowd.enumerated() {
                group.addTask {
                    try await persistently { try await fixture.applies(member) }
                    guard number.isMultiple(of: 5) else { return }
                    try await persistently {
                        try await fixture.changes(by: member) { roster, now in
                            if roster[member]?.state == .admitted {
                                try roster.leave(by: member, at: now)
                            } else {
                                try roster.withdraw(by: member, at: now)
                            }
                        }
                    }
                }
                group.addTask {
                    try await persistently { try await checkSeats(of: fixture, atMost: 8) }
                }
            }
            try await group.waitForAll()
        }

        let seen = try #require(try await fixture.sees(fixture.ana))
        let holding = seen.entries.filter(\.entry.state.holdsSeat)
        #expect(holding.count == 8 && seen.seats.taken == 8)
        #expect(seen.entries.count == 160 && seen.waiting == 152)
        let turns = seen.entries.filter { $0.entry.state == .waiting }.map(\.entry.turn)
        #expect(turns == turns.sorted() && Set(turns).count == 152)
        #expect((holding.map(\.entry.turn).max() ?? 0) < (turns.first ?? 0))
        for waiting in seen.entries where waiting.entry.state == .waiting {
            let own = try #require(try await fixture.sees(waiting.member.id))
            guard case .waiting(let place)? = own.facts.last?.event else {
                Issue.record("\(waiting.member.nickname.text) was not told that they wait")
                continue
            }
            #expect(place >= own.place ?? .max)
        }
    }
}

private func checkSeats(of fixture: RosterFixture, atMost seats: Int) async throws {
    let seen = try #require(try await fixture.sees(fixture.ana))
    #expect(seen.entries.filter(\.entry.state.holdsSeat).count <= seats)
}

/// Tries again while PostgreSQL is too busy with one row, as a client does that is answered 503.
private func persistently(_ work: () async throws -> Void) async throws {
    while true {
        do {
            return try await work()
        } catch let error as DatabaseError where error.kind == .busy {}
    }
}
