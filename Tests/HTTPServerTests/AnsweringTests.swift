import HTTPServer
import Testing

@Suite("Answering over a socket", .timeLimit(.minutes(1)))
struct AnsweringTests {
    private let hello = Route(.get, "/hello") { _ in Response(text: "hello") }

    @Test("A handler that waits for nothing is answered at once, again and again on one connection")
    func keepsAlive() async throws {
        try await serving([hello]) { _, port in
            let client = try RawClient(port)
            for _ in 1...3 {
                let answer = try await client.get("/hello")
                #expect(answer.status == 200)
                #expect(answer.text == "hello")
            }
        }
    }

    @Test("A handler that really waits lets its connection rest and answers when it is resumed")
    func resumes() async throws {
        let gate = Gate()
        let slow = Route(.get, "/slow") { _ in
            await gate.pass()
            return Response(text: "at last")
        }
        try await serving([hello, slow], configuration: ServerConfiguration(threads: 1)) { _, port in
            let waiting = try RawClient(port)
            try await waiting.send("GET /slow HTTP/1.1\r\nHost: test\r\n\r\n")
            await gate.arrival()
            #expect(try await RawClient(port).get("/hello").text == "hello")
            gate.open()
            #expect(try await waiting.answer().text == "at last")
        }
    }

    @Test("Requests sent in one go are answered one after the other")
    func pipelines() async throws {
        let echo = Route(.post, "/echo", body: .buffered(limit: 10)) {
            Response(bytes: $0.body.bytes, type: "a/b")
        }
        try await serving([hello, echo]) { _, port in
            let client = try RawClient(port)
            let get = "GET /hello HTTP/1.1\r\nHost: test\r\n\r\n"
            try await client.send(
                "\(get)POST /echo HTTP/1.1\r\nHost: test\r\nContent-Length: 3\r\n\r\nabc\(get)"
            )
            #expect(try await client.answer().text == "hello")
            #expect(try await client.answer().text == "abc")
            #expect(try await client.answer().text == "hello")
        }
    }

    @Test("HEAD is answered like GET, without the body")
    func head() async throws {
        try await serving([hello]) { _, port in
            let client = try RawClient(port)
            try await client.send("HEAD /hello HTTP/1.1\r\nHost: test\r\n\r\n")
            let answer = try await client.answer(toHead: true)
            #expect(answer.status == 200)
            #expect(answer["Content-Length"] == "5")
            #expect(try await client.get("/hello").text == "hello")
        }
    }

    @Test("OPTIONS says what is allowed, and another method gets 405 with the same list")
    func allows() async throws {
        try await serving([hello]) { _, port in
            let client = try RawClient(port)
            for (method, status) in [("OPTIONS", 204), ("DELETE", 405), ("BREW", 405)] {
                try await client.send("\(method) /hello HTTP/1.1\r\nHost: test\r\n\r\n")
                let answer = try await client.answer()
                #expect(answer.status == status)
                #expect(answer["Allow"] == "GET, HEAD, OPTIONS")
            }
        }
    }

    @Test("A handler that throws is answered as failed, and one that throws a rejection with that")
    func failing() async throws {
        struct Odd: Error {}
        let routes = [
            Route(.get, "/odd") { _ in throw Odd() }, Route(.get, "/gone") { _ in throw Rejection.notFound },
        ]
        try await serving(routes) { _, port in
            let client = try RawClient(port)
            let odd = try await client.get("/odd")
            #expect(odd.status == 500)
            #expect(odd.text.contains("failed(") && odd.text.contains("Odd"))
            #expect(try await client.get("/gone").status == 404)
        }
    }

    @Test("A safe request id is repeated, an unsafe one is replaced")
    func requestIDs() async throws {
        try await serving([hello]) { _, port in
            let client = try RawClient(port)
            #expect(try await client.get("/hello", "X-Request-Id: abc-1")["X-Request-Id"] == "abc-1")
            let replaced = try #require(try await client.get("/hello", "X-Request-Id: a b")["X-Request-Id"])
            #expect(replaced != "a b" && replaced.count == 13)
        }
    }

    @Test("A request without an id has that of its trace, unless the trace is malformed")
    func traces() async throws {
        let trace = "4bf92f3577b34da6a3ce929d0e0e4736"
        try await serving([hello]) { _, port in
            let client = try RawClient(port)
            func id(_ headers: String...) async throws -> String? {
                try await client.get("/hello", headers.joined(separator: "\r\n"))["X-Request-Id"]
            }
            let parent = "traceparent: 00-\(trace)-00f067aa0ba902b7-01"
            #expect(try await id(parent) == trace)
            #expect(try await id(parent, "X-Request-Id: own") == "own")
            for other in [
                "ff-\(trace)-00f067aa0ba902b7-01", "00-\(trace.uppercased())-0-01", "00-\(trace)", "",
            ] {
                #expect(try await id("traceparent: \(other)")?.count == 13)
            }
            #expect(try await id("traceparent: 00-\(String(repeating: "0", count: 32))-1-1")?.count == 13)
        }
    }
}
