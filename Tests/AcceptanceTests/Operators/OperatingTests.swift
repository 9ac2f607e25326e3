import Foundation
import Glibc
import JSONCoding
import TestSupport
import Testing

/// Against the real program: what its operator sees of it.
@Suite("Running a server")
struct OperatingTests {
    @Test("A server that stops finishes its requests and tells new clients to come back")
    func closing() async throws {
        let folder = try TemporaryFolder()
        let madang = try await MadangProcess(data: folder.path)
        let held = try await HeldSignUp("ana", at: madang)

        madang.askToStop()
        var late = try await madang.get("/healthz")
        while late.status == 200 { late = try await madang.get("/healthz") }
        #expect(late.verdict == "503 server.stopping")
        #expect(late.head.contains("Retry-After: "))

        #expect(try await held.finish().status == 201)
        #expect(await madang.end() == 0)
        #expect(throws: RawConnection.Failure.self) { try RawConnection(madang.port) }
        let again = try await MadangProcess(data: folder.path)
        #expect(try await again.signUp("ana").verdict == "409 account.email-taken")
    }

    @Test("An idle server stops at once without output")
    func idle() async throws {
        let folder = try TemporaryFolder()
        let madang = try await MadangProcess(data: folder.path)
        let begin = ContinuousClock.now
        madang.askToStop()
        #expect(await madang.end() == 0)
        #expect(.now - begin < .seconds(3))
        #expect(madang.said.isEmpty)
    }

    @Test("A second signal stops the server without waiting")
    func impatient() async throws {
        let folder = try TemporaryFolder()
        let madang = try await MadangProcess(data: folder.path)
        let held = try await HeldSignUp("ana", at: madang)
        madang.askToStop()
        while try await madang.get("/healthz").status == 200 {}

        madang.askToStop()
        #expect(await madang.end() == 128 + 15)
        await #expect(throws: RawConnection.Failure.self) { try await held.finish() }
    }

    @Test("Two on one data folder are one server")
    func two() async throws {
        let folder = try TemporaryFolder()
        let first = try await MadangProcess(data: folder.path)
        let second = try await MadangProcess(data: folder.path)
        let ana = try await first.signUp("ana")
        let token = ana.json["session"]?["accessToken"]?.stringValue
        #expect(try await second.get("/api/v1/me", token: token).json["nickname"] == "ana")
        #expect(try await second.signUp("ben").status == 201)
        #expect(try await first.signUp("ben").verdict == "409 account.email-taken")
    }

    @Test("Nothing it writes can be read by other users, in a folder open to all and with any umask")
    func privacy() async throws {
        let folder = try TemporaryFolder()
        chmod(folder.path, 0o755)
        let madang = try await MadangProcess(data: folder.path, umask: "000")
        #expect(try await madang.signUp("ana").status == 201)

        let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
        #expect(Set(names).isSuperset(of: ["madang.sqlite", "madang.sqlite-wal", "madang.sqlite-shm"]))
        let open = names.filter { name in
            var status = stat()
            return stat(folder.file(name).path, &status) != 0 || status.st_mode & 0o077 != 0
        }
        #expect(open.isEmpty)
    }

    @Test(
        "A port that is taken is said in a line, with a way out",
        arguments: [("en", "Can't listen on 127.0.0.1:"), ("ko", "요청을 받을 수 없어요")]
    )
    func port(_ language: String, _ words: String) async throws {
        let folder = try TemporaryFolder()
        let madang = try await MadangProcess(data: folder.path)
        let refusal = await #expect(throws: MadangProcess.Refusal.self) {
            try await MadangProcess(data: folder.path, port: madang.port, language: language)
        }
        #expect(refusal?.status == 1)
        #expect(refusal?.said.contains(words) == true)
        #expect(refusal?.said.contains("Address already in use\n  → madang serve --port 0\n") == true)
    }

    @Test(
        "An unusable data folder is refused with what the operator can do",
        arguments: [
            (DamagedDataFolder.nobodyCanWrite, "The data folder /proc/madang can't be used"),
            (.fileInsteadOfFolder, "is a file, not a folder."),
            (.usedByNewerProgram, "A newer Madang used this database (schema 999;"),
            (.databaseIsNone, "can't be opened: file is not a database"),
            (.keyOpenToOthers, "can't be used: other users can read it, too.\n  → chmod 600 "),
        ]
    )
    func spoilt(_ spoilt: DamagedDataFolder, _ words: String) async throws {
        let folder = try TemporaryFolder()
        let data = try await spoilt.make(in: folder)
        let refusal = await #expect(throws: MadangProcess.Refusal.self) {
            try await MadangProcess(data: data)
        }
        #expect(refusal?.status == 1)
        #expect(refusal?.said.contains(words) == true, "\(refusal?.said ?? "")")
        #expect((refusal?.said.split(separator: "\n").count ?? 9) <= 2)
    }

    @Test("doctor compares the board with the database while a server runs on it")
    func board() async throws {
        let folder = try TemporaryFolder()
        let madang = try await MadangProcess(data: folder.path)
        #expect(try await madang.signUp("ana").status == 201)
        let words = ["doctor", "--data", folder.path, "--json"]

        let usual = try await MadangProgram().run(words)
        #expect(usual.json["findings"]?.arrayValue?.contains { $0["check"] == "board" } == false)
        let deep = try await MadangProgram().run(words + ["--deep", "--watch", "0s"])
        let finding = deep.json["findings"]?.arrayValue?.first { $0["check"] == "board" }
        #expect(finding?["state"] == "fine", "\(deep)")
    }

    @Test("doctor calls a mail server broken where nothing listens, and fine where one does")
    func mailServer() async throws {
        let (folder, mail) = (try TemporaryFolder(), try LocalMailServer())
        let madang = try await MadangProcess(data: folder.path)
        for (address, state) in [(mail.address, "fine"), ("smtp://127.0.0.1:9", "broken")] {
            let words = ["doctor", "--data", folder.path, "--smtp", address, "--mail-from", "m@example.com"]
            let report = try await MadangProgram().run(words + ["--json"])
            let finding = report.json["findings"]?.arrayValue?.first { $0["check"] == "mail" }
            #expect(finding?["state"]?.stringValue == state, "\(report)")
        }
        #expect(mail.deliveries.isEmpty)
        await madang.kill()
    }

    @Test("doctor asks at the public address, and knows a proxy that passes on another name")
    func publicAddress() async throws {
        let folder = try TemporaryFolder()
        for (status, state) in [(200, "fine"), (421, "broken"), (502, "doubtful")] {
            let proxy = try ScriptedServer { exchange, _ in exchange.answer(status) }
            let words = ["doctor", "--data", folder.path, "--public-url", proxy.url(""), "--json"]
            let report = try await MadangProgram().run(words)
            let finding = report.json["findings"]?.arrayValue?.first { $0["check"] == "address" }
            #expect(finding?["state"]?.stringValue == state, "\(report)")
            #expect(proxy.requests.map(\.target) == ["/robots.txt"])
        }
    }

    @Test("With a log in JSON, failures are documents, too, with the time as requests have it")
    func failuresInJSON() async throws {
        let server = try await PostgreSQLServer()
        let folder = try TemporaryFolder()
        let database = try await server.freshDatabase()
        let settings = folder.file("madang.conf")
        try Data("access-log = json\n".utf8).write(to: settings)
        let madang = try await MadangProcess(data: folder.path, ["--database", database], accessLog: nil)
        try await server.stop()
        #expect(try await madang.signUp("ben").verdict == "503 server.storage-unavailable")
        let lines = madang.said.split(separator: "\n").map { try? JSON(parsing: Array($0.utf8)) }
        #expect(!lines.contains(nil), "\(madang.said)")
        let failure = lines.compactMap { $0 }.first { $0["failure"] == "POST /api/v1/accounts" }
        #expect(failure?["request"]?.stringValue?.isEmpty == false)
        #expect(failure?["time"]?.stringValue?.hasSuffix("Z") == true && failure?["cause"] != nil)
        await madang.kill()
    }

    @Test("While PostgreSQL is away the server says so, and takes up where it was")
    func postgreSQL() async throws {
        let server = try await PostgreSQLServer()
        let folder = try TemporaryFolder()
        let madang = try await MadangProcess(
            data: folder.path,
            ["--database", try await server.freshDatabase()]
        )
        #expect(try await madang.signUp("ana").status == 201)

        try await server.stop()
        let refused = try await madang.signUp("ben")
        #expect(refused.verdict == "503 server.storage-unavailable")
        #expect(refused.head.contains("Retry-After: "))
        #expect(try await madang.get("/healthz").status == 200)
        #expect(try await madang.get("/readyz").status == 503)

        try await server.start()
        #expect(try await madang.signUp("ben").status == 201)
        #expect(try await madang.signUp("ana").verdict == "409 account.email-taken")
        #expect(try await madang.get("/readyz").status == 200)
    }
}
