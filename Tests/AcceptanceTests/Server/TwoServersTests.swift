import Foundation
import Synchronization
import TestSupport
import Testing

/// The real program, twice, on one PostgreSQL.
@Suite("Two servers on one database", .serialized)
struct TwoServersTests {
    /// The number in every run; `make soak` asks for ten thousand.
    static let messages =
        ProcessInfo.processInfo.environment["MADANG_TEST_LIVE_MESSAGES"].flatMap { Int($0) } ?? 1_000

    @Test("A message sent on one server arrives on the other within a second, and is answered there")
    func crossing() async throws {
        let twins = try await TwinApp()
        let mina = try await RemoteMember(joining: "mina", at: twins.first)
        let joon = try await RemoteMember(joining: "joon", at: twins.second)
        let talk = try await joon.talks(to: mina)
        let (hers, his) = (await mina.listen(), await joon.listen())

        var turns: [Duration] = []
        for turn in 1...20 {
            let (speaker, ear) = turn.isMultiple(of: 2) ? (mina, his) : (joon, hers)
            let text = "turn \(turn)"
            #expect(await speaker.say(text, in: talk, key: "turn-\(turn)"))
            let kept = ContinuousClock.now
            _ = await ear.hear { $0.texts.last == text }
            turns.append(ContinuousClock.now - kept)
        }

        let expected = (1...20).map { "turn \($0)" }
        for ear in [hers, his] {
            #expect(await ear.hear { $0.texts.count >= expected.count }.texts == expected)
        }
        #expect(turns.sorted()[18] < .seconds(1), "\(turns)")
        await twins.end()
    }

    @Test(
        "When one is killed in the middle, listeners go on at the other: nothing is lost, nothing comes twice"
    )
    func killed() async throws {
        let twins = try await TwinApp()
        let mina = try await RemoteMember(joining: "mina", at: twins.first)
        let joon = try await RemoteMember(joining: "joon", at: twins.first)
        let talk = try await joon.talks(to: mina)
        #expect(await joon.say("answered", in: talk, key: "answered"))
        let before = await joon.listen()

        async let said = Self.flow(from: mina, in: talk, through: twins)
        _ = await before.hear(within: .seconds(300)) { $0.texts.count >= Self.messages / 2 }
        await twins.first.kill()
        before.stop()
        // More may come of what the first had sent; it comes from the second, too.
        let noted = before.all
        let last = noted.numbers.last
        let after = await joon.at(twins.second).listen(after: last)
        let texts = await said
        let rest = await after.hear(within: .seconds(300)) {
            noted.texts.count + $0.texts.count >= texts.count
        }

        let all = (0..<8).flatMap { device in (0..<(Self.messages / 8)).map { "\(device).\($0)" } }
        #expect(texts.sorted() == all.sorted())
        let heard = noted + rest
        #expect(heard.texts.count == texts.count)
        #expect(Set(heard.texts) == Set(texts))
        #expect(heard.numbers == heard.numbers.sorted())
        #expect(Set(heard.numbers).count == heard.numbers.count)
        #expect(rest.misses == 0)
        await twins.end()
    }

    /// Eight devices write, half of them at the server that will be killed: those say it again at the other,
    /// with the same key. What they wrote in the end.
    private static func flow(from sender: RemoteMember, in talk: String, through twins: TwinApp) async
        -> [String]
    {
        await withTaskGroup(of: [String].self) { group in
            for device in 0..<8 {
                group.addTask {
                    var texts: [String] = []
                    var server = device.isMultiple(of: 2) ? twins.first : twins.second
                    for number in 0..<(messages / 8) {
                        let text = "\(device).\(number)"
                        if await !sender.at(server).say(text, in: talk, key: text) {
                            server = twins.second
                            // A busy database refuses with 503, and a client says it again.
                            var tries = 1
                            while await !sender.at(server).say(text, in: talk, key: text), tries < 50 {
                                tries += 1
                            }
                            guard tries < 50 else { break }
                        }
                        texts.append(text)
                    }
                    return texts
                }
            }
            return await group.reduce(into: []) { $0 += $1 }
        }
    }
}

/// Two servers that share a database and a key, and know nothing else of each other.
private struct TwinApp {
    let first: MadangProcess
    let second: MadangProcess
    private let folder: TemporaryFolder

    init() async throws {
        folder = try TemporaryFolder()
        let database = try await PostgreSQLServer.shared().freshDatabase()
        let shared =
            ["--database", database, "--key-file", folder.file("key").path] + ["--messages-a-day", "1000000"]
        first = try await MadangProcess(data: folder.file("first").path, shared)
        second = try await MadangProcess(data: folder.file("second").path, shared)
    }

    func end() async {
        await first.kill()
        await second.kill()
    }
}
