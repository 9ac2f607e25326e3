import HTTPServer
import Synchronization
import Testing

@Suite("Stopping", .timeLimit(.minutes(1)))
struct StoppingTests {
    @Test("Running requests finish, and new ones are refused")
    func graceful() async throws {
        let gate = Gate()
        let routes = [
            Route(.get, "/slow") { _ in
                await gate.pass()
                return Response(text: "finished")
            },
            Route(.get, "/hello") { _ in Response(text: "hello") },
        ]
        let server = HTTPServer(
            configuration: ServerConfiguration(threads: 2),
            router: Router(routes: routes, answering: worded)
        )
        let port = try server.start()
        let running = try RawClient(port)
        let late = try RawClient(port)
        #expect(try await late.get("/hello").status == 200)
        try await running.send("GET /slow HTTP/1.1\r\nHost: test\r\n\r\n")
        await gate.arrival()
        async let stopped: Void = server.stop(within: .seconds(5))
        var refusal = try await late.get("/hello")
        // Stopping runs beside us and may begin a moment later.
        while refusal.status == 200 { refusal = try await RawClient(port).get("/hello") }
        #expect(refusal.status == 503)
        #expect(refusal["Connection"]?.lowercased() == "close")
        #expect(refusal["Retry-After"] == "1")
        gate.open()
        #expect(try await running.answer().text == "finished")
        await stopped
        #expect(throws: RawClient.Failure.self) { try RawClient(port) }
    }

    @Test("Requests that miss the deadline are cancelled and closed")
    func deadline() async throws {
        let gate = Gate()
        let cancelled = Gate()
        let stubborn = Route(.get, "/stubborn") { _ in
            await withTaskCancellationHandler {
                await gate.pass()
            } onCancel: {
                Task { await cancelled.pass() }
            }
            return Response()
        }
        let server = HTTPServer(
            configuration: ServerConfiguration(threads: 2),
            router: Router(routes: [stubborn], answering: worded)
        )
        let client = try RawClient(try server.start())
        try await client.send("GET /stubborn HTTP/1.1\r\nHost: test\r\n\r\n")
        await gate.arrival()
        await server.stop(within: .milliseconds(20))
        await cancelled.arrival()
        #expect(try await client.isClosed())
        gate.open()
        cancelled.open()
    }

    @Test("Open event streams end")
    func streams() async throws {
        let route = Route(.get, "/events") { _ in Response(events: EventSource(opened: { _ in })) }
        let server = HTTPServer(
            configuration: ServerConfiguration(threads: 2),
            router: Router(routes: [route], answering: worded)
        )
        let client = try RawClient(try server.start())
        try await client.send("GET /events HTTP/1.1\r\nHost: test\r\n\r\n")
        _ = try await client.read(through: ":\n\n")
        await server.stop(within: .seconds(5))
        #expect(String(decoding: try await client.readToEnd(), as: UTF8.self).hasSuffix("0\r\n\r\n"))
    }

    @Test("A client that leaves while its handler waits cancels the handler")
    func departure() async throws {
        let started = Gate()
        let cancelled = Gate()
        let records = Mutex<[AccessRecord]>([])
        let route = Route(.get, "/wait/{what}") { _ in
            await started.pass()
            do {
                try await Task.sleep(for: .seconds(60))
            } catch {
                await cancelled.pass()
            }
            return Response()
        }
        started.open()
        cancelled.open()
        let configuration = ServerConfiguration(threads: 1) { record in records.withLock { $0.append(record) }
        }
        try await serving([route], configuration: configuration) { _, port in
            let client = try RawClient(port)
            try await client.send("GET /wait/long?secret=1 HTTP/1.1\r\nHost: test\r\n\r\n")
            await started.arrival()
            client.hangUp()
            await cancelled.arrival()
        }
        let record = try #require(records.withLock { $0.first })
        #expect(record.path == "/wait/long")
        #expect(record.route == "/wait/{what}")
        #expect(record.remoteAddress == "127.0.0.1")
    }
}
