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
        try write("access-log = json", "threads = 3")
        try await reload(server, socket)
        #expect(server.said.contains("\"news\":\"threads changed: takes effect after a restart\""))
        let ben: JSON = ["email": "ben@example.com", "password": "piano next door", "nickname": "ben"]
        _ = try await RawConnection.post("/api/v1/accounts", ben, at: server.port)
        await until { server.said.contains("/api/v1/accounts") }
        #expect(server.said.contains("\"path\":\"/api/v1/accounts\""))

        try write("threads = 3", "access-log = loud")
        try await reload(server, socket)
        #expect(server.said.contains("madang.conf:2: access-log cannot be 'loud'"), "\(server.said)")
        #expect(try await RawConnection.get("/healthz", at: server.port).status == 200)
        await until { server.said.contains("/healthz") }
        #expect(server.said.contains("\"path\":\"/healthz\""), "the former format")
        server.askToStop()
        #expect(await server.end() == 0)
    }

    @Test("SIGHUP takes over the mail server and the file of the newest version, and nothing of a wrong file")
    func mailAndVersion() async throws {
        let (folder, place, socket) = (try TemporaryFolder(), try TemporaryFolder(), try NotifySocket())
        let (first, second) = (try LocalMailServer(), try LocalMailServer())
        for version in ["98.0", "99.0"] { try Data(version.utf8).write(to: place.file(version)) }
        func write(_ mail: LocalMailServer, _ version: String, _ more: String = "") throws {
            let text = """
                smtp = \(mail.address)
                mail-from = madang@example.com
                latest-version-file = \(place.file(version).path)
                \(more)
                """
            try Data(text.utf8).write(to: folder.file("madang.conf"))
        }
        let joined = try await joinedOperator(in: folder)
        try write(first, "98.0")
        let server = try await MadangProcess(data: folder.path, environment: ["NOTIFY_SOCKET": socket.path])
        #expect(try await socket.next().first == "READY=1")
        let olga = joined.at(server)
        func expect(_ mail: LocalMailServer, _ version: String) async throws {
            let count = mail.deliveries.count
            let sent = try await olga.ask("POST", "/api/v1/operator/test-mail")
            #expect(sent.status == 200, "\(sent.json)")
            #expect(mail.deliveries.count == count + 1)
            let status = try await olga.ask("GET", "/api/v1/operator/server").json
            #expect(status["newerVersion"]?.stringValue?.hasPrefix(version) == true, "\(status)")
        }

        try await expect(first, "98")
        try write(second, "99.0")
        try await reload(server, socket)
        try await expect(second, "99")
        try write(first, "98.0", "smpt = smtp://127.0.0.1:9")
        try await reload(server, socket)
        #expect(server.said.contains("madang.conf:4: "), "\(server.said)")
        try await expect(second, "99")
        #expect(first.deliveries.count == 1)
        server.askToStop()
        #expect(await server.end() == 0)
    }

    private func reload(_ server: MadangProcess, _ socket: NotifySocket) async throws {
        server.askToReload()
        #expect(try await socket.next().first == "RELOADING=1")
        #expect(try await socket.next() == ["READY=1"])
    }

    /// She joins before the server sends mail, which would ask her for a code.
    private func joinedOperator(in folder: TemporaryFolder) async throws -> RemoteMember {
        let server = try await MadangProcess(data: folder.path)
        let olga = try await RemoteMember(joining: "olga", at: server)
        server.askToStop()
        #expect(await server.end() == 0)
        for act in ["confirm", "add"] {
            let words = ["operator", act, "olga@example.com", "--data", folder.path]
            #expect(try await MadangProgram().run(words).status == 0)
        }
        return olga
    }
}
