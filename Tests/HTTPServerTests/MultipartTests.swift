import HTTPServer
import Testing

@Suite("Multipart forms")
struct MultipartTests {
    private static let body = """
        preamble\r
        --cut\r
        Content-Disposition: form-data; name="title"\r
        \r
        마당\r
        --cut\r
        Content-Disposition: form-data; name="empty"\r
        \r
        \r
        --cut\r
        Content-Disposition: form-data; name="photo"; filename="../../a\\b<c>.png"\r
        Content-Type: image/png\r
        \r
        \u{1}\r
        --cu\r
        -\r
        --cut--\r
        epilogue
        """

    private func request(_ body: String, type: String = "multipart/form-data; boundary=\"cut\"") -> Request {
        Request(
            method: .post,
            target: "/",
            headers: ["Content-Type": type],
            body: RequestBody(Array(body.utf8))
        )
    }

    @Test("Fields and files are told apart, and file names are made harmless")
    func form() async throws {
        let form = try await request(Self.body).multipartForm()
        #expect(form["title"] == "마당")
        #expect(form["empty"] == "")
        let file = try #require(form.files.first)
        #expect(file.field == "photo")
        #expect(file.name == "bc.png")
        #expect(file.type == "image/png")
        #expect(file.bytes == Array("\u{1}\r\n--cu\r\n-".utf8))
    }

    @Test("It does not matter where the body is cut while it comes", arguments: [1, 2, 3, 7, 64])
    func pieces(size: Int) throws {
        var parser = MultipartParser(boundary: "cut")
        var data: [[UInt8]] = []
        let bytes = Array(Self.body.utf8)
        for start in stride(from: 0, to: bytes.count, by: size) {
            for element in try parser.feed(Array(bytes[start..<min(start + size, bytes.count)])) {
                switch element {
                case .began: data.append([])
                case .data(let more): data[data.count - 1] += more
                case .ended: break
                }
            }
        }
        try parser.finish()
        #expect(data == ["마당", "", "\u{1}\r\n--cu\r\n-"].map { Array($0.utf8) })
    }

    @Test("The head of a part that is as long as it may be is taken, wherever it is cut")
    func longestHead() throws {
        let head = "Content-Disposition: form-data; name=\"a\""
        let body = Array("--cut\r\n\(head)\r\n\r\n1\r\n--cut--".utf8)
        for cut in 0..<body.count {
            let limits = MultipartLimits(headerBytes: head.utf8.count)
            var parser = MultipartParser(boundary: "cut", limits: limits)
            #expect(throws: Never.self, "cut at \(cut)") {
                _ = try parser.feed(Array(body[..<cut]))
                _ = try parser.feed(Array(body[cut...]))
                try parser.finish()
            }
        }
    }

    @Test("A body that breaks off says so, wherever it does", arguments: [0, 5, 20, 60, 100, 200])
    func truncated(length: Int) async {
        let closing = Self.body.utf8.count - "--cut--\r\nepilogue".utf8.count
        await #expect(throws: MultipartError.truncated) {
            try await request(String(Self.body.prefix(min(length, closing)))).multipartForm()
        }
    }

    @Test(
        "An exceeded limit is named",
        arguments: [
            (MultipartLimits(parts: 2), MultipartError.tooManyParts(limit: 2)),
            (MultipartLimits(headerBytes: 30), .headersTooLarge(limit: 30)),
            (MultipartLimits(fieldBytes: 5), .partTooLarge(name: "title", limit: 5)),
            (MultipartLimits(fileBytes: 5), .partTooLarge(name: "photo", limit: 5)),
        ]
    )
    func limits(limits: MultipartLimits, error: MultipartError) async {
        await #expect(throws: error) { try await request(Self.body).multipartForm(limits: limits) }
    }

    @Test(
        "Another kind of body is no form",
        arguments: ["text/plain", "multipart/form-data", "multipart/mixed; boundary=a"]
    )
    func kinds(type: String) async {
        await #expect(throws: MultipartError.notMultipart) {
            try await request(Self.body, type: type).multipartForm()
        }
    }

    @Test("A streamed form over a socket that is truncated is a clear error")
    func streamed() async throws {
        let route = Route(.post, "/", body: .streamed(limit: 1 << 20)) { request in
            Response(text: try await request.multipartForm()["title"] ?? "none")
        }
        try await serving([route]) { _, port in
            let client = try RawClient(port)
            for (body, expected) in [(Self.body, "마당"), (String(Self.body.prefix(90)), "truncated")] {
                try await client.send(
                    """
                    POST / HTTP/1.1\r\nHost: test\r\nContent-Type: multipart/form-data; boundary=cut\r
                    Content-Length: \(body.utf8.count)\r\n\r\n\(body)
                    """
                )
                #expect(try await client.answer().text.contains(expected))
            }
        }
    }
}
