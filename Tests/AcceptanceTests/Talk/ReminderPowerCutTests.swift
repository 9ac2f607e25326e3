import Database
import Foundation
import TestSupport
import Testing

/// Against the real program: only a process can be killed.
@Suite("When the power goes while members are reminded of events", .serialized)
struct ReminderPowerCutTests {
    /// A few in every run; `make soak` asks for more.
    static let rounds =
        ProcessInfo.processInfo.environment["MADANG_TEST_REMINDER_CUTS"].flatMap { Int($0) } ?? 5

    @Test(
        "Each member is told of each reminder once, and each mail is sent, at most again as the same message",
        arguments: Database.Engine.allCases
    )
    func powerCuts(_ engine: Database.Engine) async throws {
        let community = try await RemindedCommunity(engine)
        var halfway = 0
        for round in 1...Self.rounds {
            try await community.fallDue(in: round)
            let servers = try await community.start()
            let last = Int.random(in: 0..<RemindedCommunity.toldARound)
            let target = (round - 1) * RemindedCommunity.toldARound + last
            try await until { try await community.told >= target }
            for server in servers { await server.kill() }
            let told = try await community.told
            if told < round * RemindedCommunity.toldARound { halfway += 1 }
            try await community.catchUp()
            #expect(try await community.told == round * RemindedCommunity.toldARound, "round \(round)")
        }
        try await community.deliver()

        let counts = try await community.noticesOfEach
        #expect(counts == Array(repeating: Self.rounds, count: RemindedCommunity.toldARound))
        let sent = community.sent
        #expect(Set(sent).count == Self.rounds * RemindedCommunity.toldARound)
        print(
            "\(engine): \(Self.rounds) rounds, \(halfway) killed halfway; \(Set(sent).count) mails,",
            "\(sent.count - Set(sent).count) of them sent again"
        )
        await community.close()
    }
}
