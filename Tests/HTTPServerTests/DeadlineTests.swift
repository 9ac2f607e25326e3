import HTTPServer
import Synchronization
import TestSupport
import Testing

@Suite("Deadlines")
struct DeadlineTests {
    /// Long enough that those who do hurry are in time however busy the computer is.
    private static let patience = Limits(headTime: .seconds(4), bodyTime: .seconds(4))

    @Test("Clients that drip head or body get 408, and others don't notice")
    func dripping() async throws {
        let hello = Route(.get, "/hello") { _ in Response(text: "hello") }
        let upload = Route(.post, "/upload", body: .buffered(limit: 1000)) { _ in Response(text: "done") }
        let records = Mutex<[AccessRecord]>([])
        let configuration = ServerConfiguration(threads: 2, limits: Self.patience) { record in
            records.withLock { $0.append(record) }
        }
        try await serving([hello, upload], configuration: configuration) { server, port in
            let head = "POST /upload HTTP/1.1\r\nHost: test\r\nContent-Length: 900\r\n\r\n"
            let crowd = try await SlowClients(
                Array(repeating: "GET /hello HT", count: 100) + Array(repeating: head, count: 100),
                at: port
            )
            async let told = crowd.answers()
            var others: Set<String> = []
            repeat { others.insert(try await RawClient(port).get("/hello").text) } while crowd.isWaiting
            #expect(others == ["hello"])
            #expect(try await told.map(\.status) == Array(repeating: 408, count: 200))
            #expect(server.metrics.timeouts == 200)
        }
        #expect(records.withLock { $0.count { $0.status == 408 } } == 200)
    }

    @Test("A connection that stays idle between requests is closed without a word")
    func idling() async throws {
        let hello = Route(.get, "/hello") { _ in Response(text: "hello") }
        let limits = Limits(headTime: .seconds(5), idleTime: .seconds(2))
        try await serving([hello], configuration: ServerConfiguration(threads: 1, limits: limits)) {
            _,
            port in
            let client = try RawClient(port)
            #expect(try await client.get("/hello").text == "hello")
            #expect(try await client.isClosed())
        }
    }
}
