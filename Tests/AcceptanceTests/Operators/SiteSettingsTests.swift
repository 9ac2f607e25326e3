import Database
import JSONCoding
import TestSupport
import Testing

@Suite("Operators set up the place")
struct SiteSettingsTests {
    private static let path = "/api/v1/operator/settings"

    private func visit(
        _ engine: Database.Engine = .sqlite,
        settings: [String: String] = [:],
        _ stay: (TestServer, _ olga: Neighbour) async throws -> Void
    ) async throws {
        try await TestServer.run(engine, settings: settings) { server in
            let olga = try await server.signUp("olga")
            try await server.appointOperator("olga")
            try await stay(server, olga)
        }
    }

    private func value(_ name: String, in settings: JSON) -> JSON? {
        settings["settings"]?.arrayValue?.first { $0["name"] == .string(name) }?["value"]
    }

    @Test(
        "The name is in titles, previews, the manifest and feeds at once, and can be taken back",
        arguments: Database.Engine.allCases
    )
    func name(_ engine: Database.Engine) async throws {
        try await visit(engine) { server, olga in
            let browser = PlainBrowser(at: server.address)
            #expect(try await browser.open("/").sees("<title>마당</title>"))
            let change: JSON = ["name": "연남마당", "welcome": "어서 오세요.\n<b>연남</b>이에요."]
            let changed = try await olga.ask("PATCH", Self.path, change)
            #expect(value("name", in: changed.json) == "연남마당", "\(changed)")

            try await browser.open("/")
            #expect(browser.sees("<title>연남마당</title>") && browser.sees("우리 동네 연남마당"))
            #expect(browser.sees("어서 오세요.\n&lt;b&gt;연남&lt;/b&gt;이에요."))
            #expect(browser.sees("og:site_name\" content=\"연남마당\""))
            #expect(try await browser.open("/about").sees("연남마당은 가까이 사는 이웃끼리"))
            let manifest = try await server.ask("GET", "/manifest.webmanifest").json
            #expect(manifest["name"] == "연남마당" && manifest["short_name"] == "연남마당")
            let feed = try await server.ask("GET", "/api/v1/listings/newest.atom?neighbourhood=1114055000")
            #expect(feed.tell("연남마당의 새 글"), "\(feed)")
            let english = PlainBrowser(at: server.address, language: "en")
            #expect(try await english.open("/").sees("<title>연남마당</title>"))

            _ = try await olga.ask("PATCH", Self.path, ["name": "", "welcome": ""])
            #expect(try await browser.open("/").sees("<title>마당</title>"))
            let history = try await olga.ask("GET", "\(Self.path)/changes").items
            #expect(history.map { $0["setting"] } == ["welcome", "name", "welcome", "name"])
            #expect(history.allSatisfy { $0["nickname"] == "olga" })
            #expect(history.first?["value"] == "" && history.last?["former"] == "")
        }
    }

    @Test("An email has the name of the place in its subject, its text and its sender")
    func emails() async throws {
        let mail = try LocalMailServer()
        try await visit(settings: mail.settings) { server, olga in
            _ = try await olga.ask("PATCH", Self.path, ["name": "연남마당", "nameEnglish": "Yeonnam"])
            _ = try await server.ask("POST", "/api/v1/sign-up-codes", ["email": "ana@example.com"])
            await server.runMaintenance()
            let email = try #require(mail.email(to: "ana@example.com"))
            #expect(email.text.contains("연남마당에 적어 주세요"), "\(email.text)")
            #expect(email.html?.contains("<p class=\"site\">연남마당</p>") == true)
        }
    }

    @Test(
        "Only addresses of the mail domains sign up, and those who are members stay",
        arguments: Database.Engine.allCases
    )
    func domains(_ engine: Database.Engine) async throws {
        try await visit(engine) { server, olga in
            _ = try await olga.ask("PATCH", Self.path, ["signUpDomains": "school.kr"])
            let application: (String) -> JSON = {
                ["email": .string("ana@\($0)"), "password": .string(Neighbour.password), "nickname": "ana"]
            }
            let refused = try await server.ask("POST", "/api/v1/accounts", application("example.com"))
            #expect(refused.verdict == "422 account.email-domain")
            let page = try await PlainBrowser(at: server.address).open("/sign-up")
            #expect(page.sees("school.kr 이메일로 가입할 수 있어요."))
            let joined = try await server.ask("POST", "/api/v1/accounts", application("school.kr"))
            #expect(joined.status == 201, "\(joined)")
            _ = try await server.device(of: "olga")
        }
    }

    @Test("A setting that is given at the start wins, says where, and isn't changed here")
    func given() async throws {
        try await visit(settings: ["sign-up": "open"]) { server, olga in
            let settings = try await olga.ask("GET", Self.path).json
            let own = settings["settings"]?.arrayValue?.first { $0["name"] == "sign-up" }
            #expect(own?["value"] == "open" && own?["source"] == "environment")
            let refused = try await olga.ask("PATCH", Self.path, ["signUp": "closed", "name": "새 이름"])
            #expect(refused.verdict == "409 site.set-in-environment")
            #expect(value("name", in: try await olga.ask("GET", Self.path).json) == "마당")

            let browser = try await PlainBrowser(signingIn: "olga", at: server.address)
            try await browser.open("/operator/settings")
            #expect(browser.sees("환경 변수에서 정해서 여기서 바꿀 수 없어요."))
            try await browser.submit("/operator/settings", ["name": ["연남"], "accent": ["blue"]])
            #expect(browser.sees("저장했어요.") && browser.sees("data-accent=\"blue\""))
        }
    }

    @Test("A refused form shows its input again, and saving it unchanged changes nothing")
    func form() async throws {
        try await visit { server, olga in
            let browser = try await PlainBrowser(signingIn: "olga", at: server.address)
            try await browser.open("/operator/settings")
            try await browser.submit("/operator/settings")
            #expect(try await olga.ask("GET", "\(Self.path)/changes").items.isEmpty)
            #expect(try await browser.open("/operator/settings/changes").sees("아직 바꾼 설정이 없어요"))
            try await browser.open("/operator/settings")
            try await browser.submit("/operator/settings", ["name": ["연남"], "signUpDomains": ["kr"]])
            #expect(browser.sees("메일 도메인을 example.com처럼") && browser.values(of: "name") == ["연남"])
            try await browser.submit("/operator/settings", ["signUpDomains": [""]])
            #expect(browser.sees("저장했어요.") && browser.sees("· 연남</title>"))
            try await browser.submit("/operator/settings", ["name": [""]])
            #expect(browser.sees("· 마당</title>"))
        }
    }

    @Test("Members find no settings, and strangers sign in first")
    func others() async throws {
        try await visit { server, _ in
            let ben = try await server.signUp("ben")
            let requests: [(String, String, JSON?, String)] = [
                ("GET", Self.path, nil, "site.not-found"),
                ("PATCH", Self.path, ["name": "벤"], "site.not-found"),
                ("GET", "\(Self.path)/changes", nil, "site.not-found"),
                ("GET", "/api/v1/operator/invitations", nil, "invitation.not-found"),
                ("POST", "/api/v1/operator/invitations", [:], "invitation.not-found"),
                ("DELETE", "/api/v1/operator/invitations/0000000000005", nil, "invitation.not-found"),
            ]
            for (method, path, body, code) in requests {
                #expect(try await ben.ask(method, path, body).verdict == "404 \(code)", "\(path)")
                #expect(try await server.ask(method, path, body).status == 401)
            }
            let browser = try await PlainBrowser(signingIn: "ben", at: server.address)
            for page in ["/operator/settings", "/operator/settings/changes", "/operator/invitations"] {
                #expect(try await browser.open(page).status == 404)
            }
        }
    }
}
