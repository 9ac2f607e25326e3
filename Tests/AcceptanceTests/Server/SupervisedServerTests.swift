import Foundation
import JSONCoding
import TestSupport
import Testing

@Suite("A server under a service manager")
struct SupervisedServerTests {
    @Test("It tells when it answers, proves that it lives, and tells that it stops")
    func life() async throws {
        let (folder, socket) = (try TemporaryFolder(), try NotifySocket())
        let server = try await MadangProcess(
            data: folder.path,
            environment: ["NOTIFY_SOCKET": socket.path, "WATCHDOG_USEC": "60000000"]
        )
        var heard = [try await socket.next(), try await socket.next()]
        #expect(heard.contains(["READY=1", "STATUS=Serving at \(server.address)"]))
        #expect(heard.contains(["WATCHDOG=1"]))
        server.askToStop()
        heard = [try await socket.next()]
        #expect(heard == [["STOPPING=1", "STATUS=Finishing requests"]])
        #expect(await server.end() == 0)
    }

    @Test("SIGHUP reads the operator's documents again and ends no connection")
    func reload() async throws {
        let (folder, socket) = (try TemporaryFolder(), try NotifySocket())
        let server = try await MadangProcess(data: folder.path, environment: ["NOTIFY_SOCKET": socket.path])
        #expect(try await socket.next().first == "READY=1")
        #expect(try await RawConnection.get("/terms", at: server.port).status == 404)
        let documents = folder.file("documents")
        try FileManager.default.createDirectory(at: documents, withIntermediateDirectories: true)
        try Data("Be kind.".utf8).write(to: documents.appendingPathComponent("terms.en.txt"))
        server.askToReload()
        #expect(try await socket.next().first == "RELOADING=1")
        #expect(try await socket.next() == ["READY=1"])
        let page = try await RawConnection.get("/terms", at: server.port)
        #expect(page.status == 200)
        #expect(String(decoding: page.body, as: UTF8.self).contains("Be kind."))
        server.askToStop()
        #expect(await server.end() == 0)
    }

    @Test("SIGHUP takes over the format of the log, and names a setting that needs a restart")
    func settings() async throws {
        let (folder, socket) = (try TemporaryFolder(), try NotifySocket())
        func write(_ lines: String...) throws {
            let text = lines.map { "\($0)\n" }.joined()
            try Data(text.utf8).write(to: folder.file("madang.conf"))
        }
        try write("access-log = off")
        let server = try await MadangProcess(
            data: folder.path,
            accessLog: nil,
            environment: ["NOTIFY_SOCKET": socket.path]
        )
        #expect(try await socket.next().first == "READY=1")
        func reload() async throws {
            server.askToReload()
            #expect(try await socket.next().first == "RELOADING=1")
            #expect(try await socket.next() == ["READY=1"])
        }

        try write("access-log = json", "threads = 3")
        try await reload()
        #expect(server.said.contains("\"news\":\"threads changed: takes effect after a restart\""))
        let ben: JSON = ["email": "ben@example.com", "password": "piano next door", "nickname": "ben"]
        _ = try await RawConnection.post("/api/v1/accounts", ben, at: server.port)
        await until { server.said.contains("/api/v1/accounts") }
        #expect(server.said.contains("\"path\":\"/api/v1/accounts\""))

        try write("threads = 3", "access-log = loud")
        try await reload()
        #expect(server.said.contains("madang.conf:2: access-log cannot be 'loud'"), "\(server.said)")
        #expect(try await RawConnection.get("/healthz", at: server.port).status == 200)
        await until { server.said.contains("/healthz") }
        #expect(server.said.contains("\"path\":\"/healthz\""), "the former format")
        server.askToStop()
        #expect(await server.end() == 0)
    }
}
