import HTTPServer
import Testing

@Suite("Bytes that are no request", .timeLimit(.minutes(1)))
struct ProbeTests {
    private let routes = [
        Route(.get, "/hello") { Response(text: "hello \($0.headers["Host"] ?? "")") },
        Route(.post, "/upload", body: .buffered(limit: 100)) { Response(text: "\($0.body.bytes.count)") },
        Route(.post, "/stream", body: .streamed(limit: 100)) { request in
            Response(text: "\(try await request.body.collected().count)")
        },
    ]

    @Test("Get one answer, a closed connection, and nothing of what follows", arguments: Probe.all)
    func refused(_ probe: Probe) async throws {
        try await serving(routes) { _, port in
            let next = "GET /hello HTTP/1.1\r\nHost: test\r\n\r\n"
            for pieces in [[probe.bytes + next], halves(of: probe.bytes) + [next]] {
                let client = try RawClient(port)
                for piece in pieces { try? await client.send(piece) }
                let said = String(decoding: try await client.readToEnd(), as: UTF8.self)
                #expect(said.split(separator: "HTTP/1.").count == 1, "\(said)")
                #expect(said.hasPrefix("HTTP/1.1 \(probe.status) "), "\(said)")
                #expect(try await RawClient(port).get("/hello").status == 200)
            }
        }
    }

    @Test(
        "Get no answer at all where they are not even like a request line",
        arguments: [
            "hello\r\n\r\n", " /hello HTTP/1.1\r\n\r\n", "GET\t/hello\tHTTP/1.1\r\n\r\n",
            "\u{16}\u{3}\u{1}\n",
        ]
    )
    func silence(_ bytes: String) async throws {
        try await serving(routes) { _, port in
            let client = try RawClient(port)
            try await client.send(bytes)
            #expect(try await client.readToEnd().isEmpty)
            #expect(try await RawClient(port).get("/hello").status == 200)
        }
    }

    @Test(
        "An odd request that RFC 9112 allows is answered, and so is the next",
        arguments: [
            ("GET http://other:80/hello HTTP/1.1\r\nHost: test\r\n\r\n", 200, "hello other:80"),
            ("GET HTTPS://other/hello?a=b HTTP/1.1\r\nHost: test\r\n\r\n", 200, "hello other"),
            ("OPTIONS * HTTP/1.1\r\nHost: test\r\n\r\n", 204, ""),
            ("GET /hello HTTP/1.2\r\nHost: [::1]:80\r\n\r\n", 200, "hello [::1]:80"),
            ("GET /hello HTTP/1.1\r\nHost:\r\n\r\n", 200, "hello "),
            ("\r\nGET /hello HTTP/1.1\r\nHost: test\r\n\r\n", 200, "hello test"),
            ("GET /hello HTTP/1.1\r\nHost:test\r\nX:\t a \t\r\nY:\r\n\r\n", 200, "hello test"),
            ("get /hello HTTP/1.1\r\nHost: test\r\n\r\n", 405, "rejected"),
            ("\(long("G")) /hello HTTP/1.1\r\nHost: test\r\n\r\n", 405, "rejected"),
            ("GET /hello?\(long("a&")) HTTP/1.1\r\nHost: test\r\n\r\n", 200, "hello test"),
            ("POST /upload HTTP/1.1\r\nHost: test\r\nContent-Length: 005\r\n\r\nabcde", 200, "5"),
        ]
    )
    func allowed(_ bytes: String, status: Int, text: String) async throws {
        try await serving(routes) { _, port in
            let client = try RawClient(port)
            try await client.send(bytes + "GET /hello HTTP/1.1\r\nHost: next\r\n\r\n")
            let answer = try await client.answer()
            #expect(answer.status == status)
            #expect(answer.text.hasPrefix(text))
            #expect(try await client.answer().text == "hello next")
        }
    }

    @Test("Bytes after a chunked body are not read", arguments: ["/upload", "/stream"])
    func chunked(path: String) async throws {
        try await serving(routes) { _, port in
            let client = try RawClient(port)
            try await client.send(
                """
                POST \(path) HTTP/1.1\r\nHost: test\r\nTransfer-Encoding: chunked\r\n\r\n5;x=y\r\nabcde\r\n\
                0\r\n\r\nGET /hello HTTP/1.1\r\nHost: test\r\n\r\n
                """
            )
            let answer = try await client.answer()
            #expect(answer.text == "5")
            #expect(answer["Connection"] == "close")
            #expect(try await client.isClosed())
        }
    }
}

/// Cut after the request line, where the library stops to think.
private func halves(of text: String) -> [String] {
    let cut = text.utf8.firstIndex(of: UInt8(ascii: "\n")).map { text.utf8.index(after: $0) } ?? text.endIndex
    return [String(text[..<cut]), String(text[cut...])]
}

/// Almost as much as a target may have.
private func long(_ text: String) -> String {
    String(repeating: text, count: 8_000 / text.utf8.count)
}
