import Foundation
import TestSupport
import Testing

/// Against the real program: only a process can be killed.
@Suite("When the power goes while neighbours talk", .serialized)
struct MessagePowerCutTests {
    /// A few in every run; `make soak` asks for more.
    static let rounds = ProcessInfo.processInfo.environment["MADANG_TEST_POWER_CUTS"].flatMap { Int($0) } ?? 3

    @Test(
        "An acknowledged message is there once, and an unacknowledged one can be sent again"
    )
    func powerCuts() async throws {
        let folder = try TemporaryFolder()
        var madang = try await MadangProcess(data: folder.path)
        let host = try await RemoteMember(joining: "mina", at: madang)
        let guest = try await RemoteMember(joining: "joon", at: madang)
        let talk = try await guest.talks(to: host)
        var said: [String] = []
        for round in 1...Self.rounds {
            let messages = Int.random(in: 40...160)
            let storm = await MessageLoad(
                "r\(round)",
                of: (0..<32).map { ($0.isMultiple(of: 2) ? host : guest).at(madang) },
                in: talk,
                at: madang,
                killingAfter: messages
            )
            #expect(storm.kept.count >= messages, "round \(round)")
            #expect(await madang.end() == 128 + 9, "in round \(round) it ended by itself")
            madang = try await MadangProcess(data: folder.path)

            let found = try await host.at(madang).readsAll(of: talk)
            #expect(Set(found).count == found.count, "nothing is there twice after round \(round)")
            #expect(Set(storm.kept).isSubset(of: found), "all that was promised in round \(round) is there")

            for attempt in storm.unanswered {
                #expect(await attempt.sender.at(madang).say(attempt.text, in: talk, key: attempt.text))
            }
            for text in storm.kept.suffix(3) {
                let sender = storm.attempts.first { $0.text == text }?.sender ?? host
                #expect(await sender.at(madang).say(text, in: talk, key: text), "said again, kept once")
            }
            said += storm.attempts.map(\.text)
            let all = try await guest.at(madang).readsAll(of: talk)
            #expect(all.sorted() == said.sorted(), "each exactly once after round \(round)")
        }
        await madang.kill()
    }
}
