import HTTPServer
import Synchronization
import Testing

@Suite("Server-sent events", .timeLimit(.minutes(1)))
struct EventTests {
    @Test("Events reach the client as they are sent, while its connection rests in between")
    func delivery() async throws {
        let streams = Mutex<[EventStream]>([])
        let opened = Gate()
        let route = Route(.get, "/events") { _ in
            Response(
                events: EventSource(opened: { stream in
                    streams.withLock { $0.append(stream) }
                    Task { await opened.pass() }
                })
            )
        }
        try await serving([route]) { server, port in
            let client = try RawClient(port)
            try await client.send("GET /events HTTP/1.1\r\nHost: test\r\n\r\n")
            await opened.arrival()
            let stream = try #require(streams.withLock { $0.first })
            for number in 1...3 {
                #expect(stream.send(StreamEvent(id: "\(number)", name: "tick", data: "one\ntwo")))
                let text = try await client.read(through: "two\n\n")
                #expect(text.hasSuffix("id: \(number)\nevent: tick\ndata: one\ndata: two\n\n"))
            }
            #expect(server.metrics.openStreams == 1)
            stream.close()
            _ = try await client.read(through: "0\r\n\r\n")
        }
    }

    @Test("A quiet stream gets heartbeats")
    func heartbeats() async throws {
        let route = Route(.get, "/events") { _ in Response(events: EventSource(opened: { _ in })) }
        let configuration = ServerConfiguration(threads: 1, heartbeat: .milliseconds(30))
        try await serving([route], configuration: configuration) { _, port in
            let client = try RawClient(port)
            try await client.send("GET /events HTTP/1.1\r\nHost: test\r\n\r\n")
            for _ in 1...3 { _ = try await client.read(through: ":\n\n") }
        }
    }

    @Test("A client that goes cancels its producer and frees its stream")
    func departure() async throws {
        let started = Gate()
        let cancelled = Gate()
        let route = Route(.get, "/events") { _ in
            Response(
                events: EventSource(producing: { stream in
                    await started.pass()
                    try? await Task.sleep(for: .seconds(60))
                    if Task.isCancelled { await cancelled.pass() }
                })
            )
        }
        started.open()
        try await serving([route]) { _, port in
            let client = try RawClient(port)
            try await client.send("GET /events HTTP/1.1\r\nHost: test\r\n\r\n")
            await started.arrival()
            client.hangUp()
            await cancelled.arrival()
            cancelled.open()
        }
    }

    @Test("A reader that lags is let go, and costs no more than its queue")
    func slowReader() async throws {
        let closed = Gate()
        let streams = Mutex<[EventStream]>([])
        let opened = Gate()
        let route = Route(.get, "/events") { _ in
            let source = EventSource(capacity: 4) { (stream: EventStream) in
                stream.onClose { Task { await closed.pass() } }
                streams.withLock { $0.append(stream) }
                Task { await opened.pass() }
            }
            return Response(events: source)
        }
        let over = Gate()
        let configuration = ServerConfiguration(threads: 1) { _ in Task { await over.pass() } }
        try await serving([route], configuration: configuration) { _, port in
            let client = try RawClient(port, receiveBuffer: 4096)
            try await client.send("GET /events HTTP/1.1\r\nHost: test\r\n\r\n")
            await opened.arrival()
            let stream = try #require(streams.withLock { $0.first })
            let large = StreamEvent(data: String(repeating: "x", count: 100_000))
            var sent = 0
            while stream.send(large) { sent += 1 }
            await closed.arrival()
            #expect(stream.wasDropped)
            // The connection is over although its client has not read a byte.
            await over.arrival()
            // What the kernel took, and no more than the queue beyond.
            #expect(sent < 100)
            let read = try await client.readToEnd()
            #expect(read.count < 100_000 * (sent + 1))
        }
    }

    @Test("A sequence's events are sent and end the stream")
    func sequences() async throws {
        let route = Route(.get, "/events") { _ in
            let events = AsyncStream<StreamEvent> { feed in
                feed.yield(StreamEvent(data: "a"))
                feed.yield(StreamEvent(data: "b"))
                feed.finish()
            }
            return Response(events: EventSource(events))
        }
        try await serving([route]) { _, port in
            let client = try RawClient(port)
            try await client.send("GET /events HTTP/1.1\r\nHost: test\r\n\r\n")
            let text = try await client.read(through: "0\r\n\r\n")
            #expect(text.contains("text/event-stream"))
            #expect(text.contains("data: a\n\n") && text.contains("data: b\n\n"))
        }
    }
}
