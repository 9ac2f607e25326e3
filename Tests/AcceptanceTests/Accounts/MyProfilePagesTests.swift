import Database
import JSONCoding
import TestSupport
import Testing

@Suite("My profile's pages")
struct MyProfilePagesTests {
    @Test(
        "A guest is asked to sign in, and then comes to the page that they opened",
        arguments: [
            "/me/listings", "/me/series", "/settings", "/settings/profile", "/settings/email",
            "/settings/password",
            "/settings/devices", "/settings/calendar", "/settings/phone", "/settings/sign-in",
            "/settings/export",
            "/settings/export/madang.json",
            "/settings/delete", "/settings/notices", "/settings/blocks", "/notices",
        ]
    )
    func gate(_ path: String) async throws {
        try await TestServer.run { server in
            _ = try await server.signUp("ana")
            let browser = PlainBrowser(at: server.address)
            try await browser.open(path)
            #expect(browser.path.hasPrefix("/sign-in?then="))
            let fields = ["email": ["ana@example.com"], "password": [Neighbour.password]]
            try await browser.submit("/sign-in", fields)
            #expect(browser.path == path && browser.status == 200)
        }
    }

    @Test("My page shows my profile and my numbers; a guest is asked to sign in")
    func mine() async throws {
        try await TestServer.run { server in
            let ana = try await server.signUp("ana")
            _ = try await ana.post("통기타 레슨")
            let browser = PlainBrowser(at: server.address)
            try await browser.open("/me")
            #expect(browser.status == 200 && browser.links.contains("/sign-up"))

            try await browser.signIn(as: "ana")
            try await browser.open("/me")
            #expect(browser.sees("<h1>ana</h1>") && browser.sees("<b>1</b><span>내 글</span>"))
            try await browser.open("/me/listings?status=open")
            #expect(browser.sees("통기타 레슨"))
            try await browser.open("/me/listings?status=closed")
            #expect(!browser.sees("통기타 레슨"))
        }
    }

    @Test("A profile is changed; what won't do comes back as it was typed, and nothing changes")
    func profile() async throws {
        try await TestServer.run { server in
            let ana = try await server.signUp("ana")
            let browser = try await PlainBrowser(signingIn: "ana", at: server.address)
            try await browser.open("/settings/profile")
            try await browser.submit(
                "/settings/profile",
                ["bio": ["<b>굵게</b>"], "birthYear": ["1800"], "interests": ["", "math", "hobby"]]
            )
            #expect(browser.status == 422 && browser.sees("aria-describedby=\"birthYear-note\""))
            #expect(browser.sees("&lt;b&gt;굵게&lt;/b&gt;") && !browser.sees("<b>굵게</b>"))
            #expect(try await ana.ask("GET", "/api/v1/me").json["bio"] == .null)

            try await browser.submit("/settings/profile", ["birthYear": ["1990"], "gender": ["female"]])
            #expect(browser.path == "/me" && browser.sees("저장했어요."))
            let account = try await ana.ask("GET", "/api/v1/me").json
            #expect(account["bio"] == "<b>굵게</b>" && account["birthYear"] == 1990)
            #expect(account["interests"] == ["math", "hobby"] && account["gender"] == "female")

            try await browser.open("/settings/profile")
            // What goes along when no box is ticked.
            #expect(browser.sees("<input type=\"hidden\" name=\"interests\" value=\"\">"))
            try await browser.submit("/settings/profile", ["interests": [""], "gender": [""]])
            let cleared = try await ana.ask("GET", "/api/v1/me").json
            #expect(cleared["interests"] == [] && cleared["gender"] == .null)
            #expect(cleared["bio"] == "<b>굵게</b>")
        }
    }

    @Test("A picture goes up with a plain form, and what is no picture is refused in words")
    func picture() async throws {
        try await TestServer.run { server in
            let ana = try await server.signUp("ana")
            let browser = try await PlainBrowser(signingIn: "ana", at: server.address)
            func send(_ bytes: [UInt8], from origin: String? = nil) async throws -> TestResponse {
                let head =
                    "--b\r\nContent-Disposition: form-data; name=\"picture\"; filename=\"<me>.jpg\"\r\n\r\n"
                return try await TestResponse.asking(
                    "POST",
                    server.address + "/settings/profile/picture",
                    Array(head.utf8) + bytes + Array("\r\n--b--\r\n".utf8),
                    headers: [
                        "Content-Type": "multipart/form-data; boundary=b", "Origin": origin ?? server.address,
                        "Cookie": "madang=\(browser.cookies["madang"] ?? "")",
                    ]
                )
            }
            let nonsense = try await send(Array("not a picture".utf8))
            #expect(nonsense.status == 422)
            #expect(nonsense.tell("role=\"alert\""))
            #expect(
                try await send(PictureSample.fixture("orientation-6.jpg"), from: "https://evil.example")
                    .status == 403
            )
            #expect(try await ana.ask("GET", "/api/v1/me").json["picture"] == .null)

            #expect(try await send(PictureSample.fixture("orientation-6.jpg")).status == 200)
            #expect(try await ana.ask("GET", "/api/v1/me").json["picture"] != .null)
            try await browser.open("/settings/profile")
            try await browser.submit("/settings/profile/picture/remove")
            #expect(try await ana.ask("GET", "/api/v1/me").json["picture"] == .null)
        }
    }

    @Test("A language is one press away: a stranger's for the browser, a member's for the account")
    func language() async throws {
        try await TestServer.run { server in
            let browser = PlainBrowser(at: server.address)
            try await browser.open("/me")
            #expect(browser.sees("<html lang=\"ko\""))
            try await browser.submit("/settings/language", ["language": ["en"]])
            #expect(browser.path == "/me" && browser.sees("<html lang=\"en\""))
            try await browser.submit("/settings/look", ["look": ["dark"]])
            #expect(browser.sees("data-look=\"dark\""))
            try await browser.submit("/settings/look", ["look": ["device"]])
            #expect(browser.sees("data-look=\"device\"") && browser.cookies["look"] == nil)
            try await browser.post("/settings/language?then=//evil.example", "language=ko")
            #expect(browser.path == "/me" && browser.sees("<html lang=\"ko\""))
            try await browser.post("/settings/language", "language=tlh")
            #expect(browser.status == 400)

            let ana = try await server.signUp("ana")
            try await browser.signIn(as: "ana")
            try await browser.open("/settings")
            try await browser.submit("/settings/language", ["language": ["en"]])
            #expect(try await ana.ask("GET", "/api/v1/me").json["language"] == "en")
        }
    }

    @Test("One device is signed out, then all others, and this one stays")
    func devices() async throws {
        try await TestServer.run { server in
            let first = try await server.signUp("ana")
            let second = try await server.device(of: "ana")
            let third = try await server.device(of: "ana")
            let browser = try await PlainBrowser(signingIn: "ana", at: server.address)
            try await browser.open("/settings/devices")
            let list = try await first.ask("GET", "/api/v1/sessions").items
            let own = list.first { $0["current"] == true }?["id"]?.stringValue ?? ""
            try await browser.submit("/settings/devices/\(own)/end")
            #expect(try await first.ask("GET", "/api/v1/me").status == 401)
            #expect(try await second.ask("GET", "/api/v1/me").status == 200)
            try await browser.submit("/settings/devices/end-others")
            for other in [second, third] {
                #expect(try await other.ask("GET", "/api/v1/me").status == 401)
            }
            #expect(browser.path == "/settings/devices" && browser.status == 200)
            #expect(!browser.offers("/settings/devices/end-others"))
        }
    }

    @Test("A password is changed with the one before it, and other devices are out")
    func password() async throws {
        try await TestServer.run { server in
            let elsewhere = try await server.signUp("ana")
            let browser = try await PlainBrowser(signingIn: "ana", at: server.address)
            try await browser.open("/settings/password")
            let wrong = ["currentPassword": ["wrong wrong 1"], "newPassword": ["a brand new gate 5"]]
            try await browser.submit("/settings/password", wrong)
            #expect(browser.status == 422 && browser.sees("aria-describedby=\"currentPassword-note\""))
            #expect(!browser.sees("wrong wrong 1") && !browser.sees("a brand new door"))
            let right = ["currentPassword": [Neighbour.password], "newPassword": ["a brand new gate 5"]]
            try await browser.submit("/settings/password", right)
            #expect(browser.path == "/settings" && browser.status == 200)
            #expect(try await elsewhere.ask("GET", "/api/v1/me").status == 401)
        }
    }

    @Test("Leaving takes a tick besides the button, and then the account is gone")
    func leaving() async throws {
        try await TestServer.run { server in
            let ana = try await server.signUp("ana")
            _ = try await ana.post("통기타 레슨")
            let browser = try await PlainBrowser(signingIn: "ana", at: server.address)
            try await browser.open("/settings/export/madang.json")
            #expect(browser.sees("통기타 레슨"))
            #expect(browser.header("Content-Disposition") == "attachment; filename=\"madang.json\"")

            try await browser.open("/settings/delete")
            #expect(browser.sees("올린 글") && browser.sees("서버의 접속 기록"))
            try await browser.submit("/settings/delete")
            #expect(browser.status == 422 && browser.sees("id=\"understood-note\""))
            #expect(try await ana.ask("GET", "/api/v1/me").status == 200)
            try await browser.submit("/settings/delete", ["understood": ["true"]])
            #expect(browser.path == "/" && browser.cookies["madang"] == nil)
            #expect(try await ana.ask("GET", "/api/v1/me").status == 401)
        }
    }
}
