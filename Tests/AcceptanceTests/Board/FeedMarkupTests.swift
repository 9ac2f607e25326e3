import JSONCoding
import TestSupport
import Testing

private let myeongdong = "1114055000"
private let seocho = "1165052000"

@Suite("The markup of the feed")
struct FeedMarkupTests {
    @Test("None of them shows markup as text, in either language", arguments: ["ko", "en"])
    func markup(_ language: String) async throws {
        try await TestServer.run { server in
            let (ana, ben) = (try await server.signUp("ana"), try await server.signUp("ben"))
            let id = try await ana.identifier()
            _ = try await ana.post("피아노")
            try await ben.live(in: myeongdong, seocho)
            _ = try await ben.ask("GET", "/api/v1/listings?q=%ED%94%BC%EC%95%84%EB%85%B8")
            let (stranger, member) = (
                PlainBrowser(at: server.address, language: language),
                PlainBrowser(at: server.address, language: language)
            )
            try await member.signIn(as: "ben")
            for browser in [stranger, member] {
                for path in [
                    "/", "/browse", "/browse?side=offer&weekday=mon&maxPrice=90000&sort=popular",
                    "/neighbourhoods",
                    "/neighbourhoods?q=%EB%AA%85%EB%8F%99", "/search",
                    "/search?q=%ED%94%BC%EC%95%84%EB%85%B8",
                    "/map", "/map?neighbourhood=\(myeongdong)", "/favourites", "/members/\(id)",
                    "/members/\(id)/reviews",
                ] {
                    try await browser.open(path)
                    #expect(browser.status == 200, "\(path)")
                    #expect(!browser.sees("&lt;") && !browser.sees("Words("), "\(path)")
                }
            }
        }
    }
}
