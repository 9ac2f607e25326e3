import JSONCoding
import TestSupport
import Testing

/// The real program, where every n-th allocation of a C library fails.
@Suite("When memory runs out in a library")
struct MemoryShortageTests {
    @Test(
        "Requests fail one by one, the program goes on, and all is well when there is memory again",
        arguments: ["libsqlite3", "libpq", "libsodium", "libz.so", "libmicrohttpd"]
    )
    func shortage(_ library: String) async throws {
        let shortage = try MemoryShortage(of: library)
        let folder = try TemporaryFolder()
        let database =
            library == "libpq"
            ? ["--database", try await PostgreSQLServer.shared().freshDatabase()] : []
        let madang = try await MadangProcess(
            data: folder.path,
            database,
            environment: shortage.environment
        )
        let ana = try await madang.signUp("ana")
        let token = ana.json["session"]?["accessToken"]?.stringValue

        for period in [1, 2, 3, 7, 17, 61] as [Int64] {
            try shortage.fail(every: period)
            for number in 1...2 {
                if let answer = try? await madang.signUp("try\(period)and\(number)") {
                    #expect([201, 500, 503].contains(answer.status), "\(answer)")
                }
                _ = try? await madang.get("/api/v1/me", token: token)
                _ = try? await Self.packedPage(of: madang)
            }
            try shortage.fail(every: 0)
            #expect(try await madang.signUp("after\(period)").verdict == "201")
            #expect(try await madang.get("/api/v1/me", token: token).json["nickname"] == "ana")
        }
        #expect(try shortage.failures > 5)
        madang.askToStop()
        #expect(await madang.end() == 0)
    }

    private static func packedPage(of madang: MadangProcess) async throws -> Int {
        let caller = try RawConnection(madang.port)
        try await caller.say("GET / HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: gzip\r\n\r\n")
        return try await caller.answer().status
    }
}
