import TestSupport
import Testing

/// Against the real program: only a process has a memory of its own.
@Suite("Misbehaving clients", .serialized)
struct RudeClientTests {
    @Test("Two hundred clients that send a byte a second are closed, and others don't notice")
    func slow() async throws {
        let folder = try TemporaryFolder()
        let madang = try await MadangProcess(
            data: folder.path,
            ["--head-timeout", "6s", "--body-timeout", "7s"]
        )
        let before = try await LatencyProbe(asking: madang, times: 200)

        let crowd = try await SlowClients(
            Array(repeating: "GET /healthz HTTP/1.1\r\nX-Slow: ", count: 100)
                + Array(repeating: RawConnection.head("POST", "/api/v1/accounts", length: 900), count: 100),
            at: madang.port
        )
        async let told = crowd.answers()
        let meanwhile = try await LatencyProbe(asking: madang, times: 200) { crowd.isWaiting }

        #expect(try await told.map(\.verdict) == Array(repeating: "408 request.timed-out", count: 200))
        #expect(meanwhile.answers == meanwhile.questions)
        // A client that had to wait for one of the crowd would wait for six seconds.
        #expect(meanwhile.longestWait < .seconds(3))
        #expect(meanwhile.memory - before.memory < 20_000_000)
    }

    @Test("1,500 that connect from one address and are silent keep none of the others waiting")
    func silent() async throws {
        let folder = try TemporaryFolder()
        let madang = try await MadangProcess(data: folder.path, descriptors: (soft: 512, hard: 1_024))
        #expect(madang.descriptorLimit == 1_024)

        let silent = try await IdleClients(1_500, at: madang.port)
        let meanwhile = try await LatencyProbe(asking: madang, times: 200)
        #expect(meanwhile.answers == 200)
        // A connection that had to wait for a silent one would wait for seconds.
        #expect(meanwhile.usualWait < .milliseconds(500))
        // 768 of the 1,024 are for connections, a quarter of them for one address.
        #expect((1...192).contains(silent.connected))
    }

    @Test("A hundred malformed requests of each kind are refused with the reason and change nothing")
    func monsters() async throws {
        let folder = try TemporaryFolder()
        let madang = try await MadangProcess(data: folder.path)
        // The first time the server makes the room that it needs for these connections.
        for _ in HostileRequest.all { _ = try await HostileRequest.all[0].come(100, at: madang.port) }
        let before = try await LatencyProbe(asking: madang, times: 20)

        for monster in HostileRequest.all {
            let told = try await monster.come(100, at: madang.port)
            #expect(told == [monster.verdict: 100], "\(monster.name)")
        }
        let after = try await LatencyProbe(asking: madang, times: 200)
        #expect(after.answers == 200)
        #expect(after.memory - before.memory < 20_000_000)
        madang.askToStop()
        #expect(await madang.end() == 0)
    }
}
