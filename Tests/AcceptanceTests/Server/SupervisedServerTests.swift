import Foundation
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
}
