import Foundation
import HTTPServer
import TestSupport
import Testing

@Suite("Compression")
struct CompressionTests {
    private static let long = String(repeating: "neighbours meet in the yard. ", count: 100)
    private let routes = [
        Route(.get, "/long") { _ in
            Response(text: long, headers: ["ETag": "\"v1\""])
        },
        Route(.get, "/static") { request in
            StaticBytes(Array(long.utf8), type: "text/css").response(
                to: request.headers,
                cacheControl: "public"
            )
        },
        Route(.get, "/static-image") { request in
            StaticBytes(Array(long.utf8), type: "image/png")
                .response(to: request.headers, cacheControl: "public")
        },
        Route(.get, "/short") { _ in Response(text: "short") },
        Route(.get, "/image") { _ in Response(bytes: Array(long.utf8), type: "image/png") },
    ]

    @Test("A static text is compressed if the client accepts it")
    func staticText() async throws {
        try await serving(routes) { _, port in
            let client = try RawClient(port)
            let packed = try await client.get("/static", "Accept-Encoding: gzip")
            #expect(packed["Content-Encoding"] == "gzip" && packed["ETag"]?.hasPrefix("W/") == true)
            #expect(packed["Vary"] == "Accept-Encoding" && packed["Content-Type"] == "text/css")
            #expect(try await unpacked(packed.body) == Self.long)
            let tag = packed["ETag"] ?? ""
            let again = try await client.get("/static", "Accept-Encoding: gzip", "If-None-Match: \(tag)")
            #expect(again.status == 304)
            let whole = try await client.get("/static")
            #expect(whole["Content-Encoding"] == nil && whole["Vary"] == "Accept-Encoding")
            #expect(whole["ETag"] == String(tag.dropFirst(2)) && whole.text == Self.long)
            let image = try await client.get("/static-image", "Accept-Encoding: gzip")
            #expect(image["Content-Encoding"] == nil && image["Vary"] == nil && image.text == Self.long)
        }
    }

    @Test("A long text is compressed if accepted, with a weak tag, and decompresses to itself")
    func packed() async throws {
        try await serving(routes) { _, port in
            let answer = try await RawClient(port).get("/long", "Accept-Encoding: br, gzip;q=0.5")
            #expect(answer["Content-Encoding"] == "gzip")
            #expect(answer["Vary"] == "Accept-Encoding")
            #expect(answer["ETag"] == "W/\"v1\"")
            #expect(answer.body.count < 500)
            #expect(try await unpacked(answer.body) == Self.long)
        }
    }

    @Test(
        "Nothing is packed that is short, packed already or not asked for",
        arguments: [
            ("/short", "gzip"), ("/image", "gzip"), ("/long", "gzip;q=0"), ("/long", "br"),
            ("/long", "identity, *;q=0"),
        ]
    )
    func plain(path: String, accepted: String) async throws {
        try await serving(routes) { _, port in
            let answer = try await RawClient(port).get(path, "Accept-Encoding: \(accepted)")
            #expect(answer["Content-Encoding"] == nil)
        }
    }

    @Test("A client with the compressed response gets 304")
    func conditional() async throws {
        try await serving(routes) { _, port in
            let client = try RawClient(port)
            let answer = try await client.get("/long", "Accept-Encoding: gzip", "If-None-Match: W/\"v1\"")
            #expect(answer.status == 304)
            #expect(answer.body.isEmpty)
            #expect(try await client.get("/short").text == "short")
        }
    }

    private func unpacked(_ bytes: [UInt8]) async throws -> String {
        try await offPool {
            let folder = try TemporaryFolder()
            try Data(bytes).write(to: folder.file("packed.gz"))
            let gunzip = Process()
            gunzip.executableURL = URL(fileURLWithPath: "/bin/gzip")
            gunzip.arguments = ["-d", folder.file("packed.gz").path]
            try gunzip.run()
            gunzip.waitUntilExit()
            return String(decoding: try Data(contentsOf: folder.file("packed")), as: UTF8.self)
        }
    }
}
