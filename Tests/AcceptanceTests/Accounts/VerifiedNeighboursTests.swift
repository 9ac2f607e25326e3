import Database
import JSONCoding
import TestSupport
import Testing

private let myeongdong = "1114055000"
private let sogong = "1114052000"

@Suite("Verified neighbours")
struct VerifiedNeighboursTests {
    private func isVerified(_ member: Neighbour, in server: TestServer) async throws -> JSON? {
        try await server.ask("GET", "/api/v1/members/\(try await member.memberID)")
            .json["isNeighbourhoodVerified"]
    }

    @Test(
        "A member who is there is a verified neighbour to everyone, and reads until when",
        arguments: Database.Engine.allCases
    )
    func verified(_ engine: Database.Engine) async throws {
        try await TestServer.run(engine) { server in
            let ana = try await server.signUp("ana")
            try await ana.live(in: myeongdong)
            #expect(try await isVerified(ana, in: server) == false)

            let answer = try await ana.verifies(myeongdong)

            let verification: JSON = ["on": "2026-11-20", "until": "2027-11-20", "isExpired": false]
            #expect(answer.status == 200 && answer.json["verification"] == verification)
            #expect(try await ana.ask("GET", "/api/v1/me/neighbourhoods").items == [answer.json])
            #expect(try await isVerified(ana, in: server) == true)
        }
    }

    @Test("Others read no day, no position and no second home of a verified neighbour")
    func others() async throws {
        try await TestServer.run { server in
            let ana = try await server.signUp("ana")
            try await ana.live(in: sogong, myeongdong)
            _ = try await ana.verifies(myeongdong)
            let seen = try await server.ask("GET", "/api/v1/members/\(try await ana.memberID)")
            #expect(seen.json["isNeighbourhoodVerified"] == false)
            for secret in ["명동", "2026-11-20", "37.", "126."] { #expect(!seen.tell(secret), "\(secret)") }
        }
    }

    @Test("A position elsewhere or at sea is refused, without naming where it is")
    func refusals() async throws {
        try await TestServer.run { server in
            let ana = try await server.signUp("ana")
            try await ana.live(in: myeongdong)
            let before = try await ana.ask("GET", "/api/v1/me/neighbourhoods").json
            let nextDoor = (37.5648, 126.9803)
            for (code, point, verdict) in [
                (myeongdong, nextDoor, "409 neighbourhood.elsewhere"),
                (myeongdong, (36.0, 125.0), "404 neighbourhood.none-here"),
                (sogong, nextDoor, "404 neighbourhood.not-home"),
                ("9999999999", nextDoor, "404 neighbourhood.not-home"),
                ("nowhere", nextDoor, "404 neighbourhood.unknown-code"),
                (myeongdong, (91.0, 0.0), "400 request.out-of-range"),
            ] {
                let answer = try await ana.verifies(code, from: point)
                #expect(answer.verdict == verdict)
                #expect(!answer.tell("소공동") && !answer.tell(sogong))
            }
            #expect(try await ana.ask("GET", "/api/v1/me/neighbourhoods").json == before)
        }
    }

    @Test("A position across the border, within the rounding, is accepted")
    func border() async throws {
        try await TestServer.run { server in
            let ana = try await server.signUp("ana")
            try await ana.live(in: myeongdong)
            // In 필동, fifty metres from 명동.
            #expect(try await ana.verifies(myeongdong, from: (37.5621, 126.9911)).status == 200)
        }
    }

    @Test("After ten attempts one waits ten minutes for the next")
    func throttled() async throws {
        try await TestServer.run { server in
            let ana = try await server.signUp("ana")
            try await ana.live(in: myeongdong)
            for _ in 1...10 {
                #expect(try await ana.verifies(myeongdong, from: (37.4979, 127.0276)).status == 409)
            }
            #expect(try await ana.verifies(myeongdong).verdict == "429 account.too-often")
            server.clock.pass(.seconds(600))
            #expect(try await ana.verifies(myeongdong).status == 200)
        }
    }

    @Test(
        "A year later it has ended, until the member verifies again",
        arguments: Database.Engine.allCases
    )
    func ended(_ engine: Database.Engine) async throws {
        try await TestServer.run(engine) { server in
            let ana = try await server.signUp("ana")
            try await ana.live(in: myeongdong)
            _ = try await ana.verifies(myeongdong)
            server.clock.pass(.seconds(365 * 86_400))
            #expect(try await isVerified(try await server.device(of: "ana"), in: server) == true)

            server.clock.pass(.seconds(86_400))
            let later = try await server.device(of: "ana")
            #expect(try await isVerified(later, in: server) == false)
            let home = try await later.ask("GET", "/api/v1/me/neighbourhoods").items[0]
            #expect(home["verification"]?["isExpired"] == true)

            let again = try await later.verifies(myeongdong)
            #expect(again.json["verification"]?["until"] == "2028-11-20")
            #expect(try await isVerified(later, in: server) == true)
        }
    }

    @Test("A home that is left and chosen again isn't verified; one that stays is")
    func left() async throws {
        try await TestServer.run { server in
            let ana = try await server.signUp("ana")
            try await ana.live(in: sogong, myeongdong)
            _ = try await ana.verifies(myeongdong)
            try await ana.live(in: myeongdong, sogong)
            #expect(try await isVerified(ana, in: server) == true)
            try await ana.live(in: sogong)
            try await ana.live(in: myeongdong, sogong)
            #expect(try await isVerified(ana, in: server) == false)
        }
    }

    @Test("The member's page, their own and their listing show the badge in the reader's language")
    func badge() async throws {
        try await TestServer.run { server in
            let ana = try await server.signUp("ana")
            try await ana.live(in: myeongdong)
            let post = try await ana.post()
            let pages = ["/members/\(try await ana.memberID)", "/classes/\(post)"]
            for page in pages {
                let reader = PlainBrowser(at: server.address)
                try await reader.open(page)
                #expect(reader.sees("명동") && !reader.sees("명동 인증 이웃"), "\(page)")
            }
            _ = try await ana.verifies(myeongdong)
            for page in pages {
                for (language, badge) in [("ko", "명동 인증 이웃"), ("en", "Verified neighbour in Myeong-dong")] {
                    let reader = PlainBrowser(at: server.address, language: language)
                    try await reader.open(page)
                    #expect(reader.sees(badge), "\(page)")
                }
            }
        }
    }

    @Test("The page tells until when each home is verified, and why it couldn't be")
    func page() async throws {
        try await TestServer.run { server in
            let browser = try await PlainBrowser(joining: "ana", at: server.address)
            try await browser.post("/neighbourhoods", "code=\(myeongdong)")
            try await browser.open("/neighbourhoods")
            #expect(browser.sees("지금 여기 있어요") && browser.sees("자바스크립트를 켠 브라우저"))
            let path = "/neighbourhoods/\(myeongdong)/verification"
            try await browser.submit(path, ["lat": ["37.498"], "lon": ["127.028"]])
            #expect(browser.status == 409 && browser.sees("지금 이 동네에 있지 않은 것 같아요"))
            try await browser.post("/neighbourhoods/\(sogong)/verification", "lat=37.564&lon=126.984")
            #expect(browser.status == 404 && browser.sees("우리 동네로 정한 곳만"))
            try await browser.post(path, "")
            #expect(browser.status == 400 && browser.sees("role=\"alert\""))
            try await browser.submit(path, ["lat": ["37.564"], "lon": ["126.984"]])
            #expect(browser.path == "/neighbourhoods" && browser.sees("동네를 인증했어요."))
            #expect(browser.sees("인증이 2027년 11월 20일까지 유효해요") && browser.sees("다시 인증하기"))
            try await browser.open("/me")
            #expect(browser.sees("명동 인증 이웃"))
        }
    }
}
