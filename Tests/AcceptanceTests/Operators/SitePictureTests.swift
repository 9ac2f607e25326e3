import Database
import JSONCoding
import TestSupport
import Testing

@Suite("Operators give the place a logo and a picture")
struct SitePictureTests {
    private static let path = "/api/v1/operator/settings"

    private func visit(
        _ engine: Database.Engine = .sqlite,
        _ stay: (TestServer, _ olga: Neighbour) async throws -> Void
    ) async throws {
        try await TestServer.run(engine) { server in
            let olga = try await server.signUp("olga")
            try await server.appointOperator("olga")
            try await stay(server, olga)
        }
    }

    @Test(
        "They are on the front page at once, outlive the upload, and can be removed",
        arguments: Database.Engine.allCases
    )
    func pictures(_ engine: Database.Engine) async throws {
        try await visit(engine) { server, olga in
            let image = try await olga.uploadsPicture()
            let change: JSON = [
                "logo": .string(image), "welcomePicture": .string(image), "pictureText": "우리 동네",
            ]
            let changed = try await olga.ask("PATCH", Self.path, change)
            #expect(changed.status == 200, "\(changed)")
            let browser = PlainBrowser(at: server.address)
            try await browser.open("/")
            #expect(browser.sees("class=\"logo\"") && browser.sees("alt=\"우리 동네\""))
            let file = try #require(browser.html.firstMatch(of: /class="logo" src="([^"]+)"/)?.1)
            server.clock.pass(.seconds(25 * 3_600))
            await server.runMaintenance()
            let olga = try await olga.refreshed()
            #expect(try await olga.ask("GET", "/api/v1/images/\(image)").status == 404)
            #expect(try await server.ask("GET", String(file)).status == 200)

            _ = try await olga.ask("PATCH", Self.path, ["logo": "", "welcomePicture": ""])
            try await browser.open("/")
            #expect(!browser.sees("class=\"logo\"") && !browser.sees("alt=\"우리 동네\""))
            #expect(try await server.ask("GET", String(file)).status == 404)
        }
    }

    @Test("Only the operator's own upload becomes a picture of the place")
    func others() async throws {
        try await visit { server, olga in
            let ben = try await server.signUp("ben")
            let image = try await ben.uploadsPicture()
            for value in [image, "0000000000005", "logo.png"] {
                let refused = try await olga.ask("PATCH", Self.path, ["logo": .string(value)])
                #expect(refused.verdict == "422 site.unknown-picture", "\(value)")
            }
            let long = String(repeating: "가", count: 201)
            let refused = try await olga.ask("PATCH", Self.path, ["pictureText": .string(long)])
            #expect(refused.verdict == "422 site.picture-text-too-long")
        }
    }

    @Test("In a browser, a picture is uploaded, described and removed")
    func browser() async throws {
        try await visit { server, _ in
            let browser = try await PlainBrowser(signingIn: "olga", at: server.address)
            let page = "/operator/settings/pictures"
            let picture = PNGFile(300, 300).picture { x, _ in [90, x < 8 ? 255 : 0, 40] }
            try await browser.open(page)
            try await browser.submit("\(page)/logo", picture: picture, at: "logo")
            #expect(browser.sees("저장했어요.") && browser.sees("class=\"logo\""))
            let manifest = try await server.ask("GET", "/manifest.webmanifest").json
            #expect(manifest["icons"]?[0]?["sizes"] == "200x200", "\(manifest)")
            try await browser.submit(page, ["pictureText": ["나무가 있는 마당"]])
            #expect(browser.values(of: "pictureText") == ["나무가 있는 마당"])
            try await browser.submit("\(page)/logo", picture: Array("words".utf8), at: "logo")
            #expect(browser.sees("role=\"alert\""))
            try await browser.submit("\(page)/logo/removal")
            #expect(browser.sees("저장했어요.") && !browser.sees("class=\"logo\""))
        }
    }
}
