import HTTPServer
import Synchronization
import Testing

@Suite("Deadlines")
struct DeadlineTests {
    private static let hurried = Limits(headTime: .milliseconds(200), bodyTime: .milliseconds(200))

    @Test("Clients that drip head or body get 408, and nobody else notices")
    func dripping() async throws {
        let hello = Route(.get, "/hello") { _ in Response(text: "hello") }
        let upload = Route(.post, "/upload", body: .buffered(limit: 1000)) { _ in Response(text: "done") }
        let records = Mutex<[AccessRecord]>([])
        let configuration = ServerConfiguration(threads: 2, limits: Self.hurried) { record in
            records.withLock { $0.append(record) }
        }
        try await serving([hello, upload], configuration: configuration) { server, port in
            let heads = try (1...100).map { _ in try RawClient(port) }
            let bodies = try (1...100).map { _ in try RawClient(port) }
            for client in heads { try await client.send("GET /hello HT") }
            for client in bodies {
                try await client.send("POST /upload HTTP/1.1\r\nHost: test\r\nContent-Length: 900\r\n\r\n")
            }
            // Not beyond the first answer: what comes after one makes the system reset the connection, and a
            // client that is slow to read would find nothing but that.
            let dripper = Task.detached {
                for _ in 1...400 where server.metrics.timeouts == 0 {
                    for client in heads + bodies { _ = client.trySend(UInt8(ascii: "a")) }
                    await Task.yield()
                }
            }
            #expect(try await RawClient(port).get("/hello").text == "hello")
            for client in heads + bodies { #expect(try await client.answer().status == 408) }
            await dripper.value
            #expect(try await RawClient(port).get("/hello").text == "hello")
            #expect(server.metrics.timeouts == 200)
        }
        #expect(records.withLock { $0.count { $0.status == 408 } } == 200)
    }

    @Test("A connection that stays idle between requests is closed without a word")
    func idling() async throws {
        let hello = Route(.get, "/hello") { _ in Response(text: "hello") }
        let limits = Limits(headTime: .seconds(5), idleTime: .seconds(1))
        try await serving([hello], configuration: ServerConfiguration(threads: 1, limits: limits)) {
            _,
            port in
            let client = try RawClient(port)
            #expect(try await client.get("/hello").text == "hello")
            #expect(try await client.isClosed())
        }
    }
}
