import HTTPServer
import Testing

@Suite("Limits")
struct LimitTests {
    private let hello = Route(.get, "/hello") { _ in Response(text: "hello") }
    private let upload = Route(.post, "/upload", body: .buffered(limit: 100)) { request in
        Response(text: "\(request.body.bytes.count)")
    }

    @Test("A target that is too long gets 414, and a head that is too large 431")
    func heads() async throws {
        try await serving([hello]) { _, port in
            let client = try RawClient(port)
            #expect(
                try await client.get("/hello?q=" + String(repeating: "a", count: 9000)).text.contains(
                    "uriTooLong"
                )
            )
            let large = try await client.get("/hello", "X-Large: " + String(repeating: "a", count: 17_000))
            #expect(large.status == 431)
            #expect(large.text.contains("headersTooLarge"))
            let many = (1...200).map { "X-\($0): \(String(repeating: "b", count: 60))" }.joined(
                separator: "\r\n"
            )
            #expect(try await client.get("/hello", many).status == 200)
        }
    }

    @Test(
        "A head beyond all memory gets the library's own 431 or 414",
        arguments: [("/hello", 431), ("/", 414)]
    )
    func monstrousHeads(path: String, status: Int) async throws {
        try await serving([hello]) { _, port in
            let client = try RawClient(port)
            let filler = String(repeating: "a", count: 60_000)
            try await client.send(
                status == 414 ? "GET /\(filler)" : "GET \(path) HTTP/1.1\r\nHost: test\r\nX-Large: \(filler)"
            )
            #expect(try await client.answer().status == status)
        }
    }

    @Test("A body that says it is too large gets 413 before it is sent")
    func declared() async throws {
        try await serving([upload]) { _, port in
            for expectation in ["", "Expect: 100-continue\r\n"] {
                let client = try RawClient(port)
                try await client.send(
                    "POST /upload HTTP/1.1\r\nHost: test\r\n\(expectation)Content-Length: 101\r\n\r\n"
                )
                let answer = try await client.answer()
                #expect(answer.status == 413)
                #expect(answer.text == "rejected: bodyTooLarge(limit: 100)")
                #expect(answer["Connection"] == "close")
            }
        }
    }

    @Test("A body that turns out to be too large gets 413 although more of it is on its way")
    func undeclared() async throws {
        try await serving([upload]) { _, port in
            let client = try RawClient(port)
            let chunk = "40\r\n" + String(repeating: "a", count: 64) + "\r\n"
            try await client.send(
                "POST /upload HTTP/1.1\r\nHost: test\r\nTransfer-Encoding: chunked\r\n\r\n"
                    + chunk + chunk + chunk
            )
            #expect(try await client.answer().status == 413)
            try await client.send("\(chunk)0\r\n\r\n")
            #expect(try await client.isClosed())
        }
    }

    @Test("A go-ahead is given for a body that is welcome")
    func welcome() async throws {
        try await serving([upload]) { _, port in
            let client = try RawClient(port)
            try await client.send(
                "POST /upload HTTP/1.1\r\nHost: test\r\nExpect: 100-continue\r\nContent-Length: 3\r\n\r\n"
            )
            #expect(try await client.answer().status == 100)
            try await client.send("abc")
            #expect(try await client.answer().text == "3")
        }
    }

    @Test("A small unwanted body is refused, and the connection stays open")
    func unwanted() async throws {
        try await serving([hello]) { _, port in
            let client = try RawClient(port)
            try await client.send("GET /hello HTTP/1.1\r\nHost: test\r\nContent-Length: 3\r\n\r\nabc")
            #expect(try await client.answer().text == "rejected: bodyNotAllowed")
            try await client.send("POST /nowhere HTTP/1.1\r\nHost: test\r\nContent-Length: 3\r\n\r\nabc")
            #expect(try await client.answer().status == 404)
            #expect(try await client.get("/hello").status == 200)
        }
    }

    @Test(
        "A head that cannot be trusted gets 400",
        arguments: [
            "GET /%zz HTTP/1.1\r\nHost: test\r\n\r\n",
            "GET /%ff HTTP/1.1\r\nHost: test\r\n\r\n",
            "GET /hello?q=%c3%28 HTTP/1.1\r\nHost: test\r\n\r\n",
            "GET /hello%00 HTTP/1.1\r\nHost: test\r\n\r\n",
            "GET /hello HTTP/1.1\r\n\r\n",
            "GET /hello HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n",
            "POST /upload HTTP/1.1\r\nHost: test\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n",
            "POST /upload HTTP/1.1\r\nHost: test\r\nContent-Length: 3\r\nContent-Length: 4\r\n\r\nabc",
            "POST /upload HTTP/1.1\r\nHost: test\r\nContent-Length: x\r\n\r\n",
            "POST /upload HTTP/1.1\r\nHost: test\r\nTransfer-Encoding: gzip\r\n\r\n",
        ]
    )
    func malformed(head: String) async throws {
        try await serving([hello, upload]) { _, port in
            let client = try RawClient(port)
            try await client.send(head)
            #expect(try await client.answer().status == 400)
        }
    }
}
