import Database
import JSONCoding
import TestSupport
import Testing

@Suite("An operator acts where they see the need")
struct OperatorActsTests {
    private static let measures = "/api/v1/operator/measures"
    private static let reports = "/api/v1/reports"

    /// Ana posted, and olga is an operator.
    private func visit(
        _ engine: Database.Engine = .sqlite,
        _ stay: (TestServer, _ olga: Neighbour, _ ana: Neighbour, _ ben: Neighbour, _ post: String)
            async throws -> Void
    ) async throws {
        try await TestServer.run(engine) { server in
            let olga = try await server.signUp("olga")
            let (ana, ben) = (try await server.signUp("ana"), try await server.signUp("ben"))
            try await server.appointOperator("olga")
            try await stay(server, olga, ana, ben, try await ana.post("돈부터 보내세요"))
        }
    }

    private func act(_ kind: String, _ id: String, _ changes: JSONObject = ["hide": true]) -> JSON {
        let body: JSONObject = ["subject": ["kind": .string(kind), "id": .string(id)], "reason": "spam"]
        return .object(body.with(changes))
    }

    @Test(
        "Alone and without a report it is hidden at once, with the reason, and can be undone and done again",
        arguments: Database.Engine.allCases
    )
    func listing(_ engine: Database.Engine) async throws {
        try await visit(engine) { server, olga, ana, ben, post in
            let plan = try await olga.ask("GET", "\(Self.measures)?kind=listing&id=\(post)").json
            #expect(plan["about"]?["nickname"] == "ana" && plan["excerpt"] == "돈부터 보내세요")
            #expect(plan["allowed"] == true && plan["paidOrders"] == 0)
            let made = try await olga.ask(
                "POST",
                Self.measures,
                act("listing", post, ["hide": true, "note": "광고"])
            )
            #expect(
                made.status == 201 && made.json["status"] == "upheld" && made.json["act"] == true,
                "\(made)"
            )
            #expect(made.json["reporter"] == .null && made.json["decisions"]?[0]?["note"] == "광고")
            #expect(made.json["decisions"]?[0]?["by"]?["nickname"] == "olga")
            #expect(try await ben.read(class: post).verdict == "404 listing.not-found")
            #expect(try await ana.read(class: post).json["status"] == "closed")
            #expect(try await ana.told() == ["measure-taken"])
            let id = try #require(made.json["id"]?.stringValue)
            let log = try await olga.ask("GET", "/api/v1/operator/audit?act=measure.take").items
            #expect(log.map { $0["subject"]?.stringValue } == [id])

            let undone = try await olga.ask("POST", "\(Self.reports)/\(id)/reopen", [:])
            #expect(undone.json["status"] == "dismissed" && undone.json["hides"] == false, "\(undone)")
            #expect(try await ben.read(class: post).json["status"] == "open")
            let twice = try await olga.ask("POST", "\(Self.reports)/\(id)/reopen", [:])
            #expect(twice.verdict == "409 report.not-decided")
            #expect(try await olga.ask("GET", "/api/v1/me/duties").json["reports"] == 0)
            #expect(try await olga.ask("POST", Self.measures, act("listing", post)).status == 201)
            #expect(try await ben.read(class: post).status == 404)
        }
    }

    @Test("A host can't reopen a cancelled run that an operator hid meanwhile")
    func cancelled() async throws {
        try await TestServer.run { server in
            let olga = try await server.signUp("olga")
            try await server.appointOperator("olga")
            let group = try await server.runners(["ben"])
            let path = "/api/v1/listings/\(group.run)"
            #expect(try await group.host.ask("POST", "\(path)/cancel", ["note": "비가 와요"]).status == 200)
            #expect(try await olga.ask("POST", Self.measures, act("listing", group.run)).status == 201)
            let reopened = try await group.host.ask("POST", "\(path)/reopen")
            #expect(reopened.verdict == "409 listing.taken-down", "\(reopened)")
            #expect(try await group.ben.told().contains("listing-reopened") == false)
        }
    }

    @Test("A member is suspended from there as often as it takes", arguments: Database.Engine.allCases)
    func member(_ engine: Database.Engine) async throws {
        try await visit(engine) { server, _, ana, _, _ in
            let id = try await ana.identifier()
            for _ in 1...2 {
                let olga = try await server.device(of: "olga")
                let made = try await olga.ask("POST", Self.measures, act("member", id, ["suspendDays": 3]))
                #expect(made.json["suspendsUntil"] != .null, "\(made)")
                let credentials: JSON = ["email": "ana@example.com", "password": .string(Neighbour.password)]
                let early = try await server.ask("POST", "/api/v1/sessions", credentials)
                #expect(early.verdict == "403 account.suspended")
                server.clock.pass(.seconds(3 * 24 * 3_600))
                #expect(try await server.ask("POST", "/api/v1/sessions", credentials).status == 201)
            }
            let hiding = try await server.device(of: "olga").ask("POST", Self.measures, act("member", id))
            #expect(hiding.verdict == "409 report.cannot-be-hidden")
        }
    }

    @Test("A comment is hidden in its thread, and the other operators are told of it")
    func comment() async throws {
        try await visit { server, olga, ana, ben, _ in
            _ = try await server.signUp("pam")
            try await server.appointOperator("pam")
            let pam = try await server.device(of: "pam")
            let post = try await ana.writeToCommunity()
            let said = try await ben.ask("POST", "/api/v1/listings/\(post)/comments", ["text": "돈부터"])
            let comment = try #require(said.json["id"]?.stringValue, "\(said)")
            #expect(try await olga.ask("POST", Self.measures, act("comment", comment)).status == 201)
            #expect(try await !ana.ask("GET", "/api/v1/listings/\(post)/comments").tell("돈부터"))
            let told = try await pam.ask("GET", "/api/v1/notices").items
            #expect(told.map { $0["kind"] } == ["operator-acted"])
            #expect(told.first?["target"]?["kind"] == "report")
            #expect(try await !olga.told().contains("operator-acted"))
        }
    }

    @Test("Only operators decide, never about themselves, and invalid decisions change nothing")
    func refused() async throws {
        try await visit { server, olga, ana, ben, post in
            let own = try await olga.post()
            let attempts: [(Neighbour, JSON, String)] = [
                (ben, act("listing", post), "404 report.for-operators"),
                (olga, act("listing", own), "409 report.own-thing"),
                (olga, act("listing", post, [:]), "422 report.nothing-to-do"),
                (olga, act("listing", post, ["hide": true, "reason": "other"]), "422 report.note-missing"),
                (olga, act("listing", post, ["suspendDays": 0]), "422 report.suspension-length"),
                (olga, act("listing", "0000000000005"), "404 report.not-found"),
            ]
            for (who, body, verdict) in attempts {
                #expect(try await who.ask("POST", Self.measures, body).verdict == verdict)
            }
            let plan = "\(Self.measures)?kind=listing&id="
            #expect(try await ben.ask("GET", plan + post).verdict == "404 report.for-operators")
            #expect(try await server.ask("POST", Self.measures, act("listing", post)).status == 401)
            #expect(try await ben.read(class: post).json["status"] == "open")
            #expect(try await olga.ask("GET", "\(Self.reports)?status=upheld").items.isEmpty)
        }
    }

    @Test("A report about an operator is decided by another one, if there is one")
    func ownMatter() async throws {
        try await visit { server, olga, _, ben, _ in
            let talk = try await ben.ask(about: try await olga.post())
            let said = try await ben.say("먼저 돈을 보내세요", in: talk).id
            _ = try await server.signUp("pam")
            try await server.appointOperator("pam")
            let refused = try await olga.ask("POST", Self.measures, act("message", said))
            #expect(refused.verdict == "403 report.own-matter")
            let plan = try await olga.ask("GET", "\(Self.measures)?kind=message&id=\(said)")
            #expect(plan.json["allowed"] == false)
            try await server.dismissOperator("pam")
            #expect(try await olga.ask("POST", Self.measures, act("message", said)).status == 201)
        }
    }

    @Test("In a browser the link is where members report, and leads to where it is undone")
    func pages() async throws {
        try await visit { server, _, _, ben, post in
            let report = "/report?subject.kind=listing&subject.id=\(post)"
            let measure = "/operator/measures?subject.kind=listing&subject.id=\(post)"
            let member = try await PlainBrowser(signingIn: "ben", at: server.address)
            try await member.open("/listings/\(post)")
            #expect(member.links.contains { $0.hasPrefix(report) })
            #expect(!member.links.contains { $0.hasPrefix("/operator/measures") })
            #expect(try await member.open(measure).status == 404)

            let browser = try await PlainBrowser(signingIn: "olga", at: server.address)
            try await browser.open("/listings/\(post)")
            let link = try #require(browser.links.first { $0.hasPrefix(measure) })
            try await browser.open(link)
            #expect(browser.sees("돈부터 보내세요") && browser.links.contains { $0.hasPrefix(report) })
            let form = try #require(browser.forms.keys.first { $0.hasPrefix("/operator/measures") })
            try await browser.submit(form, ["hide": nil, "reason": ["spam"]])
            #expect(browser.status == 422 && browser.sees("조치를 골라 주세요."))
            try await browser.submit(form, ["hide": ["true"], "reason": ["spam"], "note": ["광고예요"]])
            #expect(browser.path.hasPrefix("/reports/") && browser.sees("광고예요"), "\(browser.path)")
            #expect(try await ben.read(class: post).status == 404)
            try await browser.submit("\(browser.path)/reopen")
            #expect(browser.sees("조치 취소됨"))
            #expect(try await ben.read(class: post).status == 200)
        }
    }
}

@Suite("Operators are told of what waits")
struct WaitingTests {
    @Test(
        "One notice counts all open reports until it is read, and the reported operator isn't told",
        arguments: Database.Engine.allCases
    )
    func reports(_ engine: Database.Engine) async throws {
        try await TestServer.run(engine) { server in
            let (olga, ana) = (try await server.signUp("olga"), try await server.signUp("ana"))
            let ben = try await server.signUp("ben")
            for name in ["olga", "ana"] { try await server.appointOperator(name) }
            func file(_ id: String) async throws {
                let report: JSON = ["subject": ["kind": "listing", "id": .string(id)], "reason": "spam"]
                #expect(try await ben.ask("POST", "/api/v1/reports", report).status == 201)
            }
            for title in ["하나", "둘"] { try await file(try await ana.post(title)) }
            let told = try await olga.ask("GET", "/api/v1/notices").items
            #expect(told.map { $0["kind"] } == ["report-waits"] && told.first?["count"] == 2, "\(told)")
            for member in [ana, ben] { #expect(try await member.told().isEmpty) }

            let browser = try await PlainBrowser(signingIn: "olga", at: server.address)
            try await browser.open("/notices")
            #expect(browser.sees("신고 2건이 처리를 기다려요."))
            _ = try await olga.ask("PUT", "/api/v1/notices/read", ["all": true])
            try await file(try await ana.post("셋"))
            let again = try await olga.ask("GET", "/api/v1/notices").items
            #expect(again.map { $0["count"] } == [3, 2])
        }
    }

    @Test("Only operators can switch these notices off")
    func switches() async throws {
        try await TestServer.run { server in
            for name in ["olga", "ben"] { _ = try await server.signUp(name) }
            try await server.appointOperator("olga")
            for (name, isSeen) in [("olga", true), ("ben", false)] {
                let browser = try await PlainBrowser(signingIn: name, at: server.address)
                #expect(try await browser.open("/settings/notices").sees("확인할 글") == isSeen)
            }
        }
    }
}

@Suite("Reports keep what was reported")
struct ReportCopiesTests {
    @Test(
        "An operator sees the text and the pictures as they were after their author has changed them",
        arguments: Database.Engine.allCases
    )
    func listing(_ engine: Database.Engine) async throws {
        try await TestServer.run(engine) { server in
            _ = try await server.signUp("olga")
            let (ana, ben) = (try await server.signUp("ana"), try await server.signUp("ben"))
            try await server.appointOperator("olga")
            let image = try await ana.upload(PNGFile(900, 600).blank).json
            let post = try await ana.post(
                "싸게 팔아요",
                ["description": "먼저 입금하세요", "images": .array([image["id"] ?? .null])]
            )
            let subject: JSON = ["kind": "listing", "id": .string(post)]
            let filed = try await ben.ask("POST", "/api/v1/reports", ["subject": subject, "reason": "fraud"])
            let report = try #require(filed.json["id"]?.stringValue, "\(filed)")
            let edit = Neighbour.offer("피아노 수업", ["description": "기초부터 배워요"])
            #expect(try await ana.ask("PUT", "/api/v1/classes/\(post)", edit).status == 200)
            server.clock.pass(.seconds(3 * 24 * 3_600))
            await server.runMaintenance()

            let olga = try await server.device(of: "olga")
            let kept = try await olga.ask("GET", "/api/v1/reports/\(report)").json
            #expect(kept["excerpt"] == "싸게 팔아요")
            #expect(kept["text"]?.stringValue?.contains("먼저 입금하세요") == true, "\(kept)")
            let path = try #require(kept["pictures"]?[0]?["urls"]?["full"]?.stringValue)
            #expect(try await olga.ask("GET", path).status == 200)
            #expect(try await server.device(of: "ben").ask("GET", path).status == 404)
            #expect(try await server.ask("GET", path).status == 404)
            let log = try await olga.ask("GET", "/api/v1/operator/audit?act=report.picture").items
            #expect(log.map { $0["subject"]?.stringValue } == [report])

            let browser = try await PlainBrowser(signingIn: "olga", at: server.address)
            try await browser.open("/reports/\(report)")
            #expect(browser.sees("먼저 입금하세요") && browser.sees(path))
            #expect(try await server.device(of: "ana").ask("DELETE", "/api/v1/me").status == 204)
            #expect(try await olga.ask("GET", path).status == 404)
            let after = try await olga.ask("GET", "/api/v1/reports/\(report)").json
            #expect(after["pictures"] == [] && after["text"] == kept["text"])
        }
    }
}
