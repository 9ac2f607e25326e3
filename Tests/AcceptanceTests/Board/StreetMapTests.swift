import Foundation
import TestSupport
import Testing

@Suite("The street map of a file")
struct StreetMapTests {
    private static let tile = "14/13973/6348"

    /// The address of a tile, as the page of the map names it.
    private func address(_ server: TestServer, _ tile: String = tile) async throws -> String {
        let browser = PlainBrowser(at: server.address)
        try await browser.open("/map")
        let found = try #require(browser.html.firstMatch(of: /data-tiles="([^"]+)"/)?.output.1)
        let path = found.replacingOccurrences(of: "{z}/{x}/{y}", with: tile)
        return server.address + path
    }

    @Test("Signed-out readers get tiles that browsers keep", arguments: ["town.mbtiles", "town.pmtiles"])
    func tiles(_ name: String) async throws {
        try await TestServer.run(settings: ["map-tiles": MapFixture.path(name)]) { server in
            let address = try await address(server)
            let plain = try await TestResponse.asking(
                "GET",
                address,
                headers: ["Accept-Encoding": "identity"]
            )
            #expect(plain.status == 200)
            #expect(plain.header("Content-Type") == "application/vnd.mapbox-vector-tile")
            #expect(plain.header("Cache-Control") == "public, max-age=31536000, immutable")
            #expect(plain.header("Content-Encoding") == nil)
            #expect(plain.header("Vary")?.contains("Accept-Encoding") == true)
            #expect(String(decoding: plain.body, as: UTF8.self).contains("해솔역"))

            let packed = try await TestResponse.asking("GET", address, headers: ["Accept-Encoding": "gzip"])
            #expect(packed.header("Content-Encoding") == "gzip")
            #expect(packed.body == plain.body, "unpacked by the client")
            let tags = (try #require(plain.header("ETag")), try #require(packed.header("ETag")))
            #expect(tags.0 != tags.1 && tags.0.hasPrefix("\"") && tags.1.hasPrefix("\""))
            let condition = ["Accept-Encoding": "gzip", "If-None-Match": tags.1]
            #expect(try await TestResponse.asking("GET", address, headers: condition).status == 304)
        }
    }

    @Test("A tile that the file lacks is no error, and a position outside of the world is one")
    func missing() async throws {
        try await TestServer.run(settings: ["map-tiles": MapFixture.path("town.pmtiles")]) { server in
            let missing = try await TestResponse.asking("GET", try await address(server, "14/1/1"))
            #expect(missing.status == 204 && missing.body.isEmpty)
            for tile in ["14/16384/1", "14/1/-1", "99/0/0", "a/0/0", "1/0/x"] {
                #expect(try await TestResponse.asking("GET", try await address(server, tile)).status == 400)
            }
        }
    }

    @Test("The address of an earlier file is gone, as is each where there is no file")
    func earlier() async throws {
        let earlier = "/map-tiles/earlier/\(Self.tile)"
        try await TestServer.run(settings: ["map-tiles": MapFixture.path("town.pmtiles")]) { server in
            let answer = try await TestResponse.asking("GET", server.address + earlier)
            #expect(answer.status == 404)
        }
        try await TestServer.run { server in
            let answer = try await TestResponse.asking("GET", server.address + earlier)
            #expect(answer.status == 404)
        }
    }

    @Test("Pages name the kind of the tiles and their source, and still connect to no other host")
    func page() async throws {
        let settings = ["map-tiles": MapFixture.path("pictures.mbtiles"), "tile-credit": "Other"]
        try await TestServer.run(settings: settings) { server in
            let browser = PlainBrowser(at: server.address)
            try await browser.open("/map")
            #expect(browser.sees("data-tile-kind=\"raster\" data-tile-zooms=\"11,13\""))
            #expect(browser.sees("data-tile-credit=\"© OpenStreetMap contributors\""))
            let policy = browser.header("Content-Security-Policy") ?? ""
            #expect(policy.contains("img-src 'self' data: blob:;") && policy.contains("connect-src 'self';"))
            #expect(browser.header("Referrer-Policy") == "same-origin")
        }
    }

    @Test("A file that can't be served is refused before the server starts, in words")
    func refused() async throws {
        let folder = try TemporaryFolder()
        var bytes = try Data(contentsOf: URL(fileURLWithPath: MapFixture.path("town.pmtiles")))
        bytes[98] = 3
        let packed = folder.file("packed.pmtiles")
        try bytes.write(to: packed)
        for (path, words) in [
            (packed.path, "is compressed with brotli"), (#filePath, "is neither MBTiles nor PMTiles"),
            ("/dev/zero", "is neither MBTiles nor PMTiles"),
            ("/nowhere.mbtiles", "No such file or directory"),
        ] {
            let words = ["serve", "--data", folder.path, "--map-tiles", path, "--language", "en", words]
            let answer = try await MadangProgram().run(Array(words.dropLast()))
            #expect(answer.status != 0)
            #expect(answer.error.contains(words[words.count - 1]), "\(answer)")
        }
    }

    @Test("Two sources of tiles are refused before the server starts")
    func both() async throws {
        let words = [
            "serve", "--map-tiles", MapFixture.path("town.pmtiles"),
            "--tile-url", "https://tiles.example/{z}/{x}/{y}", "--language", "en",
        ]
        let answer = try await MadangProgram().run(words)
        #expect(answer.status != 0)
        #expect(answer.error.contains("map-tiles and tile-url can't both be set"), "\(answer)")
    }
}
