import Database
import JSONCoding
import TestSupport
import Testing

@Suite("An operator keeps order")
struct OperatorTests {
    private static let queue = "/api/v1/reports"

    /// Ana posted, ben reported it, and olga is an operator.
    private func visit(
        _ engine: Database.Engine = .sqlite,
        _ stay: (TestServer, _ olga: Neighbour, _ ana: Neighbour, _ ben: Neighbour, _ post: String)
            async throws
            -> Void
    ) async throws {
        try await TestServer.run(engine) { server in
            let olga = try await server.signUp("olga")
            let ana = try await server.signUp("ana")
            let ben = try await server.signUp("ben")
            try await server.appointOperator("olga")
            try await stay(server, olga, ana, ben, try await ana.post("돈부터 보내세요"))
        }
    }

    @Test("To members there are no reports, and strangers sign in first", arguments: Database.Engine.allCases)
    func others(_ engine: Database.Engine) async throws {
        try await visit(engine) { server, olga, _, ben, post in
            let report = try await ben.reports("listing", post)
            let calls: [(String, String, JSON?)] = [
                ("GET", "", nil), ("GET", "/\(report)", nil), ("POST", "/\(report)/dismiss", [:]),
                ("POST", "/\(report)/uphold", ["hide": true]), ("POST", "/\(report)/reopen", [:]),
            ]
            for (method, path, body) in calls {
                let told = try await ben.ask(method, Self.queue + path, body)
                #expect(told.verdict == "404 report.for-operators", "\(method) \(path)")
                #expect(try await server.ask(method, Self.queue + path, body).status == 401)
            }
            #expect(
                try await ben.ask("GET", "/api/v1/me/duties").json
                    == [
                        "operator": false, "reports": .null, "appeals": .null, "submissions": .null,
                        "claims": .null, "sources": .null, "verifications": .null, "failedJobs": .null,
                        "orders": .null,
                    ]
            )
            #expect(
                try await olga.ask("GET", "/api/v1/me/duties").json
                    == [
                        "operator": true, "reports": 1, "appeals": 0, "submissions": 0, "claims": 0,
                        "sources": 0, "verifications": 0, "failedJobs": 0, "orders": 0,
                    ]
            )
            #expect(try await olga.ask("GET", Self.queue).items.count == 1)
        }
    }

    @Test(
        "A listing taken down is closed and hidden from all but its author, who can't reopen it",
        arguments: Database.Engine.allCases
    )
    func takenDown(_ engine: Database.Engine) async throws {
        try await visit(engine) { server, olga, ana, ben, post in
            _ = try await ben.ask("PUT", "/api/v1/listings/\(post)/favourite")
            let report = try await ben.reports("listing", post)
            let made = try await olga.ask(
                "POST",
                "\(Self.queue)/\(report)/uphold",
                ["hide": true, "note": "사기예요"]
            )
            #expect(made.json["status"] == "upheld" && made.json["hides"] == true)
            #expect(made.json["excerpt"] == "돈부터 보내세요")
            #expect(made.json["decisions"]?.arrayValue?.first?["by"]?["nickname"] == "olga")
            #expect(made.json["decisions"]?.arrayValue?.first?["note"] == "사기예요")

            for who in [olga, ben] {
                #expect(try await who.read(class: post).verdict == "404 listing.not-found")
            }
            let author = try await ana.identifier()
            let lists = [
                "/api/v1/listings?author=\(author)&status=open,closed,expired",
                "/api/v1/listings?neighbourhood=1114055000&status=open,closed,expired",
                "/api/v1/favourites",
            ]
            for list in lists { #expect(try await ben.ask("GET", list).items.isEmpty, "\(list)") }
            #expect(try await ana.read(class: post).json["status"] == "closed")
            #expect(try await ana.ask("GET", "/api/v1/me/listings").items.count == 1)
            let opening = try await ana.ask("POST", "/api/v1/listings/\(post)/reopen")
            #expect(opening.verdict == "409 listing.taken-down")
            #expect(try await ana.told().contains("measure-taken"))
            #expect(try await ben.told().contains("report-upheld"))

            let undone = try await olga.ask("POST", "\(Self.queue)/\(report)/reopen", ["note": "잘못 봤어요"])
            #expect(undone.json["status"] == "open")
            let did = undone.json["decisions"]?.arrayValue?.map { $0["listing"] }
            #expect(did == ["reopened", "closed"])
            #expect(try await ben.read(class: post).json["status"] == "open")
            #expect(try await ben.ask("GET", lists[1]).items.count == 1)
            #expect(try await ana.told().contains("listing-put-back"))
        }
    }

    @Test(
        "An operator is suspended once a second one agrees to the same length; hiding needs only one",
        arguments: Database.Engine.allCases
    )
    func secondOperator(_ engine: Database.Engine) async throws {
        try await visit(engine) { server, olga, ana, ben, post in
            for name in ["pam", "rin"] { _ = try await server.signUp(name) }
            for name in ["ana", "pam", "rin"] { try await server.appointOperator(name) }
            let (pam, rin) = (try await server.device(of: "pam"), try await server.device(of: "rin"))
            let path = "\(Self.queue)/\(try await ben.reports("listing", post))"
            let measures: JSON = ["hide": true, "suspendDays": 7]

            let first = try await olga.ask("POST", path + "/uphold", measures).json
            #expect(first["status"] == "open" && first["suspendsUntil"] == .null)
            #expect(first["proposedDays"] == 7 && first["proposer"]?["nickname"] == "olga")
            #expect(first["decisions"]?[0]?["verdict"] == "proposed")
            #expect(try await ben.read(class: post).verdict == "404 listing.not-found")
            #expect(try await ana.ask("GET", "/api/v1/me").status == 200)
            #expect(try await pam.ask("GET", Self.queue).items.first?["proposedDays"] == 7)
            let same = try await olga.ask("POST", path + "/uphold", measures)
            #expect(same.verdict == "409 report.second-operator-needed")
            #expect(try await ana.ask("POST", path + "/uphold", measures).verdict == "403 report.own-matter")
            let browser = try await PlainBrowser(signingIn: "pam", at: server.address)
            #expect(try await browser.open("/reports").sees("운영자 한 명 더 필요"))

            let other = try await pam.ask("POST", path + "/uphold", ["hide": true, "suspendDays": 30]).json
            #expect(other["proposedDays"] == 30 && other["proposer"]?["nickname"] == "pam")
            #expect(try await ana.ask("GET", "/api/v1/me").status == 200)
            let done = try await rin.ask("POST", path + "/uphold", ["hide": true, "suspendDays": 30]).json
            #expect(done["status"] == "upheld" && done["suspendsUntil"] != .null)
            #expect(done["proposedDays"] == .null)
            #expect(try await ana.ask("GET", "/api/v1/me").status == 401)
        }
    }

    @Test("With too few other operators none is suspended, and the refusal says what to do")
    func tooFewOperators() async throws {
        try await visit { server, olga, ana, ben, post in
            _ = try await server.signUp("pam")
            for name in ["ana", "pam"] { try await server.appointOperator(name) }
            let path = "\(Self.queue)/\(try await ben.reports("listing", post))/uphold"
            try await server.dismissOperator("pam")
            let refused = try await olga.ask(
                "POST",
                path,
                ["suspendDays": 7],
                headers: ["Accept-Language": "en"]
            )
            #expect(refused.verdict == "409 report.too-few-operators")
            #expect(
                refused.json["detail"]?.stringValue?.contains("madang operator remove") == true,
                "\(refused)"
            )
            #expect(try await olga.ask("POST", path, ["hide": true]).json["status"] == "upheld")
            try await server.dismissOperator("ana")
            let again = try await olga.ask("POST", path.replacing("/uphold", with: "/reopen"), [:])
            #expect(again.status == 200)
            #expect(try await olga.ask("POST", path, ["suspendDays": 7]).json["status"] == "upheld")
        }
    }

    @Test(
        "Undoing opens what the decision closed, not what is still hidden or was closed before",
        arguments: Database.Engine.allCases
    )
    func putBack(_ engine: Database.Engine) async throws {
        try await visit(engine) { server, olga, ana, ben, post in
            let cho = try await server.signUp("cho")
            let reports = [try await ben.reports("listing", post), try await cho.reports("listing", post)]
            for report in reports {
                _ = try await olga.ask("POST", "\(Self.queue)/\(report)/uphold", ["hide": true])
            }
            let first = try await olga.ask("POST", "\(Self.queue)/\(reports[0])/reopen", [:])
            #expect(first.json["decisions"]?[0]?["listing"] == .null)
            #expect(try await ana.read(class: post).json["status"] == "closed")
            let last = try await olga.ask("POST", "\(Self.queue)/\(reports[1])/reopen", [:])
            #expect(last.json["decisions"]?[0]?["listing"] == "reopened")
            #expect(try await ana.read(class: post).json["status"] == "open")

            _ = try await ana.ask("POST", "/api/v1/listings/\(post)/close")
            _ = try await olga.ask("POST", "\(Self.queue)/\(reports[0])/uphold", ["hide": true])
            _ = try await olga.ask("POST", "\(Self.queue)/\(reports[0])/reopen", [:])
            #expect(try await ana.read(class: post).json["status"] == "closed")
            #expect(try await ana.told().contains("measure-undone"))
        }
    }

    @Test("A hidden message says so in its place", arguments: Database.Engine.allCases)
    func message(_ engine: Database.Engine) async throws {
        try await visit(engine) { server, olga, ana, ben, post in
            let talk = try await ben.ask(about: post)
            let said = try await ana.say("먼저 돈을 보내세요", in: talk).id
            let report = try await ben.reports("message", said)
            _ = try await olga.ask("POST", "\(Self.queue)/\(report)/uphold", ["hide": true])
            let history = try await ben.ask("GET", "/api/v1/conversations/\(talk)/messages")
            #expect(!history.tell("먼저 돈을"))
            #expect(history.items.last?["line"]?["event"] == "message-hidden")
            let list = try await ben.ask("GET", "/api/v1/conversations")
            #expect(!list.tell("먼저 돈을"))
        }
    }

    @Test(
        "A suspended member is out at once and comes in again when it is over",
        arguments: Database.Engine.allCases
    )
    func suspended(_ engine: Database.Engine) async throws {
        try await visit(engine) { server, olga, ana, ben, post in
            let report = try await ben.reports("member", try await ana.identifier())
            let hide = try await olga.ask("POST", "\(Self.queue)/\(report)/uphold", ["hide": true])
            #expect(hide.verdict == "409 report.cannot-be-hidden")
            let nothing = try await olga.ask("POST", "\(Self.queue)/\(report)/uphold", [:])
            #expect(nothing.verdict == "422 report.nothing-to-do")
            _ = try await olga.ask("POST", "\(Self.queue)/\(report)/uphold", ["suspendDays": 7])

            #expect(try await ana.ask("GET", "/api/v1/me").status == 401)
            let credentials: JSON = ["email": "ana@example.com", "password": .string(Neighbour.password)]
            let early = try await server.ask("POST", "/api/v1/sessions", credentials)
            #expect(early.verdict == "403 account.suspended")
            let browser = try await PlainBrowser(signingIn: "ana", at: server.address)
            #expect(browser.status == 403 && browser.cookies["madang"] == nil)
            server.clock.pass(.seconds(7 * 24 * 3_600))
            #expect(try await server.ask("POST", "/api/v1/sessions", credentials).status == 201)
        }
    }

    @Test("Of several concurrent decisions, one is made", arguments: Database.Engine.allCases)
    func atOnce(_ engine: Database.Engine) async throws {
        try await visit(engine) { server, olga, ana, ben, post in
            let report = try await ben.reports("listing", post)
            let verdicts = await withTaskGroup(of: String.self) { group in
                for number in 0..<8 {
                    group.addTask {
                        let (path, body): (String, JSON) =
                            number.isMultiple(of: 2) ? ("dismiss", [:]) : ("uphold", ["hide": true])
                        return (try? await olga.ask("POST", "\(Self.queue)/\(report)/\(path)", body))?.verdict
                            ?? "?"
                    }
                }
                return await group.reduce(into: []) { $0.append($1) }
            }
            #expect(verdicts.filter { $0 == "200" }.count == 1)
            #expect(verdicts.filter { $0 == "409 report.already-decided" }.count == 7)
            let kept = try await olga.ask("GET", "\(Self.queue)/\(report)").json
            #expect(kept["decisions"]?.arrayValue?.count == 1)
            let early = try await olga.ask("POST", "\(Self.queue)/\(report)/reopen", [:])
            #expect(early.status == 200)
            let twice = try await olga.ask("POST", "\(Self.queue)/\(report)/reopen", [:])
            #expect(twice.verdict == "409 report.not-decided")
        }
    }

    @Test(
        "An operator decides neither about what is their own nor what they reported; another one does",
        arguments: Database.Engine.allCases
    )
    func ownMatters(_ engine: Database.Engine) async throws {
        try await visit(engine) { server, olga, ana, ben, post in
            _ = try await server.signUp("pam")
            for name in ["ana", "pam"] { try await server.appointOperator(name) }
            let (mine, others) = (
                try await ben.reports("listing", post), try await olga.reports("listing", post)
            )
            let steps: [(String, JSON)] = [
                ("dismiss", [:]), ("uphold", ["hide": true]), ("uphold", ["suspendDays": 1]), ("reopen", [:]),
            ]
            for (party, report) in [(ana, mine), (ana, others), (olga, others)] {
                for (verb, body) in steps {
                    let told = try await party.ask("POST", "\(Self.queue)/\(report)/\(verb)", body)
                    #expect(told.verdict == "403 report.own-matter", "\(verb)")
                }
                #expect(try await party.ask("GET", "\(Self.queue)/\(report)").json["mayDecide"] == false)
            }
            #expect(try await olga.ask("GET", "\(Self.queue)/\(mine)").json["mayDecide"] == true)
            let browser = try await PlainBrowser(signingIn: "ana", at: server.address)
            try await browser.open("/reports/\(mine)")
            #expect(browser.sees("다른 운영자가 처리해요.") && !browser.sees("/reports/\(mine)/uphold"))

            let decided = try await olga.ask("POST", "\(Self.queue)/\(mine)/uphold", ["hide": true])
            #expect(decided.json["status"] == "upheld")
            let undoing = try await ana.ask("POST", "\(Self.queue)/\(mine)/reopen", [:])
            #expect(undoing.verdict == "403 report.own-matter")
            #expect(try await ben.read(class: post).status == 404)
            try await server.appointOperator("ben")
            #expect(try await ben.ask("POST", "\(Self.queue)/\(others)/dismiss", [:]).status == 200)
        }
    }

    @Test(
        "An only operator decides what they reported and what is their own, since no one else can",
        arguments: Database.Engine.allCases
    )
    func alone(_ engine: Database.Engine) async throws {
        try await visit(engine) { server, olga, ana, ben, post in
            let filed = try await olga.reports("listing", post)
            let own = try await ben.reports("listing", try await olga.post())
            for report in [filed, own] {
                #expect(try await olga.ask("GET", "\(Self.queue)/\(report)").json["mayDecide"] == true)
                let decided = try await olga.ask("POST", "\(Self.queue)/\(report)/uphold", ["hide": true])
                #expect(decided.json["status"] == "upheld", "\(decided)")
                #expect(try await olga.ask("POST", "\(Self.queue)/\(report)/reopen", [:]).status == 200)
            }
            let suspension = try await olga.ask("POST", "\(Self.queue)/\(own)/uphold", ["suspendDays": 1])
            #expect(suspension.verdict == "409 report.too-few-operators")
            // Ana is the one reported, so Olga still is the only one to decide about it.
            try await server.appointOperator("ana")
            #expect(try await olga.ask("POST", "\(Self.queue)/\(filed)/dismiss", [:]).status == 200)
            let refused = try await olga.ask("POST", "\(Self.queue)/\(own)/dismiss", [:])
            #expect(refused.verdict == "403 report.own-matter")
        }
    }

    @Test("The queue is worked off in a browser, the oldest first; others find nothing there")
    func pages() async throws {
        try await visit { server, _, ana, ben, post in
            let first = try await ben.reports("listing", post)
            _ = try await ben.reports("member", try await ana.identifier())
            let member = PlainBrowser(at: server.address)
            try await member.open("/reports")
            #expect(member.path == "/sign-in?then=%2Freports")
            try await member.signIn(as: "ben")
            for path in ["/reports", "/reports/\(first)"] {
                try await member.open(path)
                #expect(member.status == 404)
            }
            try await member.open("/me")
            #expect(!member.links.contains("/operator"))

            let browser = try await PlainBrowser(signingIn: "olga", at: server.address)
            try await browser.open("/me")
            #expect(browser.links.contains("/operator") && browser.sees(">2</b>"))
            try await browser.open("/operator")
            #expect(browser.links.contains("/reports") && browser.sees("오늘 할 일 2가지"))
            try await browser.open("/reports")
            #expect(browser.links.first { $0.hasPrefix("/reports/") } == "/reports/\(first)")
            try await browser.open("/reports/\(first)")
            #expect(browser.sees("돈부터 보내세요"))
            try await browser.submit("/reports/\(first)/uphold", ["hide": nil, "note": ["사기예요"]])
            #expect(browser.status == 422 && browser.sees(">사기예요</textarea>"))
            try await browser.submit("/reports/\(first)/uphold", ["hide": ["true"], "note": ["사기예요"]])
            #expect(browser.path == "/reports" && browser.sees("신고를 처리했어요."))
            #expect(try await ben.read(class: post).status == 404)
            try await browser.open("/reports?status=upheld")
            #expect(browser.links.contains("/reports/\(first)"))
            try await browser.open("/reports/\(first)")
            try await browser.submit("/reports/\(first)/reopen")
            #expect(try await ben.read(class: post).status == 200)
        }
    }
}

extension Neighbour {
    /// Reports something; the report's identifier.
    func reports(_ kind: String, _ id: String) async throws -> String {
        let report: JSON = ["subject": ["kind": .string(kind), "id": .string(id)], "reason": "fraud"]
        let answer = try await ask("POST", "/api/v1/reports", report)
        return try #require(answer.json["id"]?.stringValue)
    }
}
