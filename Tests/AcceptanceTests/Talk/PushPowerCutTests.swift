import Database
import Foundation
import TestSupport
import Testing

/// Against the real program: only a process can be killed.
@Suite("When the power goes while members are told of messages", .serialized, .timeLimit(.minutes(60)))
struct PushPowerCutTests {
    /// A few in every run; `make soak` asks for more.
    static let rounds =
        ProcessInfo.processInfo.environment["MADANG_TEST_PUSH_CUTS"].flatMap { Int($0) } ?? 3

    @Test(
        "Each message reaches the device of its reader, and one that is sent again replaces the first",
        arguments: Database.Engine.allCases
    )
    func powerCuts(_ engine: Database.Engine) async throws {
        let readers = try await PushedReaders(engine)
        var (halfway, again) = (0, 0)
        for round in 1...Self.rounds {
            let before = readers.arrivals.count
            try await readers.hearNothingNew()
            let servers = try await readers.start()
            async let said = readers.say("r\(round)", at: servers)
            let target = before + Int.random(in: 1...PushedReaders.count)
            try await until { readers.arrivals.count >= target }
            for server in servers { await server.kill() }
            let answered = await said
            if readers.arrivals.count < before + PushedReaders.count { halfway += 1 }
            try await readers.catchUp("r\(round)", besides: answered)

            let arrived = readers.arrivals[before...]
            #expect(Set(arrived.map(\.endpoint)) == readers.endpoints, "round \(round)")
            again += arrived.count - PushedReaders.count
        }
        let topics = Dictionary(grouping: readers.arrivals, by: \.endpoint).mapValues { Set($0.map(\.topic)) }
        #expect(topics.values.allSatisfy { $0.count == 1 })
        print("\(engine): \(Self.rounds) rounds, \(halfway) killed halfway; \(again) pushes sent again")
        await readers.close()
    }

    @Test(
        "Each unread message is mailed to its reader, and an email that is sent again keeps its Message-ID",
        arguments: Database.Engine.allCases
    )
    func emails(_ engine: Database.Engine) async throws {
        let readers = try await PushedReaders(engine)
        var (halfway, again) = (0, 0)
        for round in 1...Self.rounds {
            let before = readers.emails.count
            try await readers.hearNothingNew()
            try await readers.catchUp("m\(round)", besides: [])
            try await readers.letEmailsBeDue()
            let servers = try await readers.start()
            let target = before + Int.random(in: 1...PushedReaders.count)
            try await until { readers.emails.count >= target }
            for server in servers { await server.kill() }
            if readers.emails.count < before + PushedReaders.count { halfway += 1 }
            try await readers.catchUpWithEmails()

            let arrived = readers.emails[before...]
            #expect(Set(arrived.map(\.to)).count == PushedReaders.count, "round \(round)")
            #expect(Set(arrived.map { $0.header("Message-ID") }).count == PushedReaders.count)
            again += arrived.count - PushedReaders.count
        }
        print("\(engine): \(Self.rounds) rounds, \(halfway) killed halfway; \(again) emails sent again")
        await readers.close()
    }
}
