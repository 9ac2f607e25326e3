import Foundation
import HTTPServer
import TestSupport
import Testing

@Suite("Files")
struct FileTests {
    private let folder: TemporaryFolder
    private let router: Router

    init() throws {
        folder = try TemporaryFolder()
        let open = folder.file("open")
        try FileManager.default.createDirectory(
            at: open.appendingPathComponent("deep"),
            withIntermediateDirectories: true
        )
        try Data("0123456789".utf8).write(to: open.appendingPathComponent("digits.txt"))
        try Data("body{}".utf8).write(to: open.appendingPathComponent("deep/style.css"))
        try Data("packed".utf8).write(to: open.appendingPathComponent("deep/style.css.gz"))
        try Data("hidden".utf8).write(to: open.appendingPathComponent(".hidden"))
        try Data("secret".utf8).write(to: folder.file("secret.txt"))
        try FileManager.default.createSymbolicLink(
            at: open.appendingPathComponent("link.txt"),
            withDestinationURL: folder.file("secret.txt")
        )
        try FileManager.default.createSymbolicLink(
            at: open.appendingPathComponent("out"),
            withDestinationURL: folder.url
        )
        router = Router(routes: [try StaticFolder(open.path).route(under: "/static")], answering: worded)
    }

    private func get(_ path: String, _ headers: Headers = [:]) async -> Response {
        await router.respond(to: Request(target: path, headers: headers))
    }

    private func text(_ response: Response) -> String? {
        switch response.content {
        case .file(let file): String(decoding: file.bytes(), as: UTF8.self)
        default: nil
        }
    }

    @Test("A file comes with its type, tag and date")
    func whole() async {
        let response = await get("/static/deep/style.css")
        #expect(text(response) == "body{}")
        #expect(response.headers["Content-Type"] == "text/css; charset=utf-8")
        #expect(response.headers["ETag"]?.hasPrefix("\"") == true)
        #expect(response.headers["Last-Modified"].flatMap(HTTPDate.seconds) != nil)
    }

    @Test("A compressed copy is sent to a client that accepts it, with the type of the file")
    func compressed() async {
        let response = await get("/static/deep/style.css", ["Accept-Encoding": "gzip, br"])
        #expect(text(response) == "packed")
        #expect(response.headers["Content-Encoding"] == "gzip")
        #expect(response.headers["Content-Type"] == "text/css; charset=utf-8")
        #expect(response.headers["Vary"] == "Accept-Encoding")
        let plain = await get("/static/digits.txt", ["Accept-Encoding": "gzip"])
        #expect(text(plain) == "0123456789" && plain.headers["Content-Encoding"] == nil)
    }

    @Test(
        "Nothing outside, hidden, linked or no file is served",
        arguments: [
            "/static/../secret.txt", "/static/%2e%2e/secret.txt", "/static/..%2fsecret.txt",
            "/static/.hidden",
            "/static/link.txt", "/static/out/secret.txt", "/static/deep", "/static/", "/static//digits.txt",
            "/static/none.txt",
        ]
    )
    func refused(path: String) async {
        #expect(await get(path).status == 404)
    }

    @Test(
        "One range is served, several are not, and one beyond the end is refused",
        arguments: [
            ("bytes=2-4", 206, "234", "bytes 2-4/10"), ("bytes=7-", 206, "789", "bytes 7-9/10"),
            ("bytes=-3", 206, "789", "bytes 7-9/10"), ("bytes=8-99", 206, "89", "bytes 8-9/10"),
            ("bytes=-99", 206, "0123456789", "bytes 0-9/10"), ("bytes=10-", 416, nil, "bytes */10"),
            ("bytes=-0", 416, nil, "bytes */10"), ("bytes=1-2,4-5", 200, "0123456789", nil),
            ("bytes=8-9223372036854775807", 206, "89", "bytes 8-9/10"),
            ("bytes=0-9223372036854775808", 200, "0123456789", nil),
            ("bytes=-9223372036854775807", 206, "0123456789", "bytes 0-9/10"),
            ("bytes=9223372036854775807-", 416, nil, "bytes */10"),
            ("bytes=4-2", 200, "0123456789", nil), ("lines=1-2", 200, "0123456789", nil),
        ] as [(String, Int, String?, String?)]
    )
    func ranges(range: String, status: Int, body: String?, contentRange: String?) async {
        let response = await get("/static/digits.txt", ["Range": range])
        #expect(response.status == status)
        #expect(text(response) == body)
        #expect(response.headers["Content-Range"] == contentRange)
    }

    @Test("A cached response is not sent again")
    func fresh() async throws {
        let first = await get("/static/digits.txt")
        let tag = try #require(first.headers["ETag"])
        let date = try #require(first.headers["Last-Modified"])
        #expect(await get("/static/digits.txt", ["If-None-Match": "\"x\", W/\(tag)"]).status == 304)
        #expect(await get("/static/digits.txt", ["If-None-Match": "\"x\""]).status == 200)
        #expect(await get("/static/digits.txt", ["If-Modified-Since": date]).status == 304)
        #expect(await get("/static/digits.txt", ["If-Modified-Since": HTTPDate.text(0)]).status == 200)
        // A tag that does not match outweighs a date that does.
        let both: Headers = ["If-None-Match": "\"x\"", "If-Modified-Since": date]
        #expect(await get("/static/digits.txt", both).status == 200)
    }

    @Test("Conditions on what the client wants to go on with are kept")
    func preconditions() async throws {
        let tag = try #require(await get("/static/digits.txt").headers["ETag"])
        #expect(await get("/static/digits.txt", ["If-Match": "\"x\""]).status == 412)
        #expect(await get("/static/digits.txt", ["If-Match": tag]).status == 200)
        #expect(await get("/static/digits.txt", ["Range": "bytes=0-1", "If-Range": tag]).status == 206)
        #expect(await get("/static/digits.txt", ["Range": "bytes=0-1", "If-Range": "\"x\""]).status == 200)
    }

    @Test("A file and a part of it go over the wire, and HEAD says how long they are")
    func overTheWire() async throws {
        try await serving(router.routes) { _, port in
            let client = try RawClient(port)
            #expect(try await client.get("/static/digits.txt").text == "0123456789")
            #expect(try await client.get("/static/digits.txt", "Range: bytes=3-5").text == "345")
            try await client.send("HEAD /static/digits.txt HTTP/1.1\r\nHost: test\r\n\r\n")
            #expect(try await client.answer(toHead: true)["Content-Length"] == "10")
            let tag = try await client.get("/static/digits.txt")["ETag"] ?? ""
            let unchanged = try await client.get("/static/digits.txt", "If-None-Match: \(tag)")
            #expect(unchanged.status == 304)
            #expect(unchanged["Content-Length"] == "10")
            #expect(try await client.get("/static/digits.txt").text == "0123456789")
        }
    }
}
