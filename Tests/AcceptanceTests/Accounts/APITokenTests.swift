import Database
import JSONCoding
import TestSupport
import Testing

@Suite("Programs act for a member by tokens")
struct APITokenTests {
    private static let path = "/api/v1/me/tokens"

    @Test("A program reads, or writes as well, as its token says", arguments: Database.Engine.allCases)
    func scopes(_ engine: Database.Engine) async throws {
        try await TestServer.run(engine) { server in
            let (ana, ben) = (try await server.signUp("ana"), try await server.signUp("ben"))
            let listing = try await ben.post("기타")
            let (reader, _) = try await ana.program(scope: "read")
            let (writer, _) = try await ana.program()
            let favourite = "/api/v1/listings/\(listing)/favourite"

            #expect(try await reader.ask("GET", "/api/v1/me").json["nickname"] == "ana")
            #expect(try await reader.ask("PUT", favourite).verdict == "403 api-token.read-only")
            #expect(try await ana.ask("GET", "/api/v1/favourites").items.isEmpty)
            #expect(try await writer.ask("PUT", favourite).status < 300)
            #expect(try await reader.ask("GET", "/api/v1/favourites").items.count == 1)
        }
    }

    @Test("The account, payments and an operator's rights are closed to programs")
    func devicesOnly() async throws {
        try await TestServer.run { server in
            let (olga, ana) = (try await server.signUp("olga"), try await server.signUp("ana"))
            try await server.appointOperator("olga")
            let (program, own) = try await olga.program()
            let member = "/api/v1/operator/members/\(try await ana.memberID)"
            let calls: [(String, String, JSON?)] = [
                ("GET", Self.path, nil), ("POST", Self.path, ["name": "둘째"]),
                ("DELETE", "\(Self.path)/\(own)", nil), ("DELETE", "/api/v1/me", nil),
                ("GET", "/api/v1/me/export", nil), ("DELETE", "/api/v1/sessions", nil),
                ("GET", "/api/v1/sessions/current/confirmation", nil), ("GET", "/api/v1/stream", nil),
                ("PUT", "/api/v1/me/email", ["email": "new@example.com"]),
                (
                    "PUT", "/api/v1/me/password",
                    ["currentPassword": "open sesame 9", "newPassword": "a b c 9 d"]
                ),
                ("GET", "/api/v1/operator/todo", nil), ("GET", "/api/v1/operator/members", nil),
                ("POST", "\(member)/warnings", ["note": "그만해 주세요"]),
            ]
            for (method, path, body) in calls {
                let answer = try await program.ask(method, path, body)
                #expect(answer.verdict == "403 api-token.device-needed", "\(method) \(path)")
            }
            #expect(try await ana.ask("GET", "/api/v1/me/warnings").items.isEmpty)
            #expect(try await olga.ask("GET", Self.path).items.count == 1)
        }
    }

    @Test("A token is told once, and is listed with the day of its last use")
    func list() async throws {
        try await TestServer.run { server in
            let ana = try await server.signUp("ana")
            let (program, id) = try await ana.program(scope: "read", days: 30)
            let unused = try await ana.ask("GET", Self.path)
            #expect(unused.items.first?["id"] == .string(id) && unused.items.first?["lastUsedAt"] == .null)
            #expect(!unused.description.contains(program.accessToken))
            _ = try await program.ask("GET", "/api/v1/me")
            let used = try await ana.ask("GET", Self.path).items.first?["lastUsedAt"]
            server.clock.pass(.seconds(3_600))
            _ = try await program.ask("GET", "/api/v1/me")
            let again = try await ana.refreshed().ask("GET", Self.path).items.first?["lastUsedAt"]
            #expect(used?.stringValue != nil && again == used)
        }
    }

    @Test(
        "A token ends with its time, when it is removed, and when all sessions or all others end",
        arguments: Database.Engine.allCases
    )
    func ends(_ engine: Database.Engine) async throws {
        try await TestServer.run(engine) { server in
            var ana = try await server.signUp("ana")
            func verdict(of program: Neighbour) async throws -> String {
                try await program.ask("GET", "/api/v1/me").verdict
            }
            let (removed, id) = try await ana.program()
            #expect(try await server.signUp("ben").ask("DELETE", "\(Self.path)/\(id)").status == 404)
            #expect(try await ana.ask("DELETE", "\(Self.path)/\(id)").status == 204)
            #expect(try await ana.ask("DELETE", "\(Self.path)/\(id)").verdict == "404 api-token.not-found")
            #expect(try await verdict(of: removed) == "401 api-token.ended")

            let (old, _) = try await ana.program(days: 1)
            let change: JSON = [
                "currentPassword": .string(Neighbour.password), "newPassword": "another gate 7",
            ]
            let (changed, _) = try await ana.program()
            #expect(try await verdict(of: changed) == "200")
            #expect(try await ana.ask("PUT", "/api/v1/me/password", change).status == 204)
            #expect(try await verdict(of: changed) == "401 api-token.ended")

            let (signedOut, _) = try await ana.program()
            #expect(try await ana.ask("DELETE", "/api/v1/sessions").status == 204)
            #expect(try await verdict(of: signedOut) == "401 api-token.ended")

            #expect(try await verdict(of: old) == "401 api-token.ended")
            ana = try await server.signUp("cho")
            let (expired, _) = try await ana.program(days: 1)
            #expect(try await verdict(of: expired) == "200")
            server.clock.pass(.seconds(86_400))
            #expect(try await verdict(of: expired) == "401 api-token.ended")
        }
    }

    @Test("The programs of a suspended member are refused until the suspension ends")
    func suspended() async throws {
        try await TestServer.run { server in
            let (olga, ana) = (try await server.signUp("olga"), try await server.signUp("ana"))
            try await server.appointOperator("olga")
            let (program, _) = try await ana.program()
            let measure: JSON = [
                "subject": ["kind": "member", "id": .string(try await ana.memberID)], "reason": "spam",
                "suspendDays": 1,
            ]
            #expect(try await olga.ask("POST", "/api/v1/operator/measures", measure).status < 300)
            #expect(try await program.ask("GET", "/api/v1/me").verdict == "403 account.suspended")
            server.clock.pass(.seconds(86_401))
            #expect(try await program.ask("GET", "/api/v1/me").status == 200)
        }
    }

    @Test("Bad requests for a token, and texts that aren't one, are refused")
    func refused() async throws {
        try await TestServer.run { server in
            let ana = try await server.signUp("ana")
            let long = String(repeating: "가", count: 41)
            let bodies: [(JSON, String)] = [
                (["name": " \u{200B}"], "422 api-token.name-missing"),
                (["name": .string(long)], "422 api-token.name-too-long"),
                (["name": "달력", "days": 0], "400 request.out-of-range"),
                (["name": "달력", "days": 366], "400 request.out-of-range"),
            ]
            for (body, verdict) in bodies {
                #expect(try await ana.ask("POST", Self.path, body).verdict == verdict, "\(body)")
            }
            let unknown = try await ana.ask("POST", Self.path, ["name": "달력", "scope": "all"])
            #expect(unknown.verdict == "400 request.not-one-of")
            for text in ["madang_", "madang_1.2", "madang_\(ana.accessToken)"] {
                let answer = try await server.ask(
                    "GET",
                    "/api/v1/me",
                    headers: ["Authorization": "Bearer \(text)"]
                )
                #expect(answer.verdict == "401 session.invalid-token", "\(text)")
            }
            for _ in 1...20 { _ = try await ana.program() }
            #expect(try await ana.ask("POST", Self.path, ["name": "달력"]).verdict == "409 api-token.too-many")
            server.clock.pass(.seconds(601))
            let stale = try await ana.ask("POST", Self.path, ["name": "달력"])
            #expect(stale.verdict == "403 session.fresh-sign-in-needed")
        }
    }

    @Test("A member creates and removes a token in the browser")
    func pages() async throws {
        try await TestServer.run { server in
            let browser = PlainBrowser(at: server.address)
            try await browser.join(as: "ana")
            try await browser.open("/settings/tokens")
            #expect(browser.sees("아직 토큰이 없어요"))
            try await browser.submit("/settings/tokens", ["name": ["달력"], "scope": ["read"], "days": ["30"]])
            #expect(browser.sees("madang_") && browser.sees("지금만 볼 수 있어요"))
            try await browser.open("/settings/tokens")
            #expect(browser.sees("달력") && !browser.sees("madang_"))
            let remove = browser.forms.keys.first { $0.hasSuffix("/remove") } ?? ""
            try await browser.submit(remove)
            #expect(browser.sees("토큰을 지웠어요.") && browser.sees("아직 토큰이 없어요"))
            server.clock.pass(.seconds(601))
            try await browser.open("/settings/tokens")
            #expect(browser.sees("본인인지 확인해 주세요"))
        }
    }

    @Test("The command line creates tokens, and acts by the one in its environment")
    func commands() async throws {
        try await TestServer.run { server in
            let ana = try await ScriptedDevice(joining: "ana", at: server.address)
            let made = try await ana.perform("token", "create", "--name", "달력")
            let text = made["text"]?.stringValue ?? ""
            let list = try await ana.ask(["token", "list", "--language", "ko"])
            #expect(list.output.contains("달력") && list.output.contains("읽기"), "\(list)")

            let program = try ScriptedDevice(server: server.address)
            let who = try await program.ask(["whoami", "--json"], environment: ["MADANG_TOKEN": text])
            #expect(who.status == 0 && who.output.contains("ana"), "\(who)")
            let refused = try await program.ask(
                ["token", "list", "--json"],
                environment: ["MADANG_TOKEN": text]
            )
            #expect(refused.status == 3 && refused.error.contains("api-token.device-needed"), "\(refused)")
            _ = try await ana.ask(["token", "remove", made["token"]?["id"]?.stringValue ?? ""])
            let ended = try await program.ask(["whoami"], environment: ["MADANG_TOKEN": text])
            #expect(ended.status == 4, "\(ended)")
        }
    }
}
