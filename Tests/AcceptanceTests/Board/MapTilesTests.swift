import TestSupport
import Testing

@Suite("Pictures under a map")
struct MapTilesTests {
    private let template = "https://tiles.example/{z}/{x}/{y}.png"

    @Test("Only where the operator names a server for them may a page ask it, and thanks it")
    func named() async throws {
        let settings = ["tile-url": template, "tile-credit": "© <b>Tiles</b>"]
        try await TestServer.run(settings: settings) { server in
            let browser = PlainBrowser(at: server.address)
            try await browser.open("/map")
            let policy = browser.header("Content-Security-Policy") ?? ""
            #expect(policy.contains("img-src 'self' data: blob: https://tiles.example;"))
            #expect(policy.contains("connect-src 'self';") && policy.contains("script-src 'self';"))
            #expect(browser.sees("data-tiles=\"\(template)\""))
            #expect(browser.sees("data-tile-credit=\"© &lt;b&gt;Tiles&lt;/b&gt;\""))
        }
    }

    @Test("Without tiles no page contacts another host")
    func unnamed() async throws {
        try await TestServer.run { server in
            let browser = PlainBrowser(at: server.address)
            try await browser.open("/map")
            #expect(
                browser.header("Content-Security-Policy")?.contains("img-src 'self' data: blob:;") == true
            )
            #expect(!browser.sees("data-tiles"))
        }
    }

    @Test(
        "An invalid tile address is refused before the server starts",
        arguments: [
            "tiles.example/{z}/{x}/{y}.png", "https://tiles.example/{z}/{x}.png", "javascript:{z}{x}{y}",
            "https://{s}.tiles.example/{z}/{x}/{y}.png", "https://a.example; script-src */{z}/{x}/{y}",
        ]
    )
    func refused(_ template: String) async throws {
        await #expect(throws: (any Error).self) {
            try await TestServer.run(settings: ["tile-url": template]) { _ in }
        }
    }
}
