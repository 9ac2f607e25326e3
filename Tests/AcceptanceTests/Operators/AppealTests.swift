import Database
import JSONCoding
import TestSupport
import Testing

@Suite("Members appeal against what operators decided")
struct AppealTests {
    private static let mine = "/api/v1/me/measures"
    private static let queue = "/api/v1/operator/appeals"

    /// Olga and Pam are operators of a server with mail, and Ana is a member.
    private func visit(
        _ engine: Database.Engine = .sqlite,
        _ stay: (TestServer, LocalMailServer, _ olga: Neighbour, _ pam: Neighbour, _ ana: Neighbour)
            async throws -> Void
    ) async throws {
        let mail = try LocalMailServer()
        try await TestServer.run(engine, settings: mail.settings) { server in
            let (olga, pam) = (try await server.signUp("olga"), try await server.signUp("pam"))
            let ana = try await server.signUp("ana")
            for name in ["olga", "pam"] { try await server.appointOperator(name) }
            try await stay(server, mail, olga, pam, ana)
        }
    }

    private func decide(_ id: String, _ outcome: String, _ note: String? = nil, by who: Neighbour)
        async throws
        -> TestResponse
    {
        let note = note.map { JSON.string($0) } ?? .null
        let body: JSON = ["outcome": .string(outcome), "note": note]
        return try await who.ask("POST", "\(Self.queue)/\(id)/decision", body)
    }

    @Test(
        "A hidden listing is shown again when another operator than the one who hid it reverses that",
        arguments: Database.Engine.allCases
    )
    func reversed(_ engine: Database.Engine) async throws {
        try await visit(engine) { server, mail, olga, pam, ana in
            let post = try await ana.post("동네 모임")
            try await olga.takes(["hide": true, "note": "광고 같아요"], on: "listing", post)
            let measure = try #require(try await ana.ask("GET", Self.mine).items.first)
            #expect(measure["kind"] == "decision" && measure["hides"] == true && measure["reason"] == "spam")
            #expect(measure["mayAppeal"] == true && measure["stands"] == true && measure["appeal"] == .null)
            // What operators note for each other is none of ana's business.
            #expect(!"\(measure)".contains("광고 같아요"))

            let appeal = try await ana.appeals("광고가 아니라 모임 안내예요")
            let again = try await ana.ask("POST", "\(Self.mine)/\(measure.id)/appeal", ["text": "또"])
            #expect(again.verdict == "409 appeal.already-made")
            #expect(try await pam.told().contains("appeal-waits"))
            #expect(try await pam.ask("GET", "/api/v1/me/duties").json["appeals"] == 1)

            let shown = try await olga.ask("GET", "\(Self.queue)/\(appeal)").json
            #expect(shown["takenBy"]?["nickname"] == "olga" && shown["note"] == "광고 같아요")
            #expect(shown["mayDecide"] == false)
            #expect(try await decide(appeal, "reversed", by: olga).verdict == "403 appeal.own-matter")
            #expect(try await pam.ask("GET", Self.queue).items.first?["mayDecide"] == true)
            let decided = try await decide(appeal, "reversed", "모임이 맞아요", by: pam)
            #expect(decided.status == 200 && decided.json["decidedBy"]?["nickname"] == "pam", "\(decided)")
            #expect(try await decide(appeal, "upheld", "광고", by: pam).verdict == "409 appeal.already-decided")

            #expect(try await server.signUp("ben").read(class: post).json["status"] == "open")
            let told = try await ana.told()
            #expect(told.contains("appeal-reversed") && told.contains("listing-put-back"))
            await server.runMaintenance()
            #expect(mail.deliveries.contains { $0.to == "ana@example.com" && $0.text.contains("모임이 맞아요") })
            let own = try await ana.ask("GET", "\(Self.mine)/\(measure.id)").json
            #expect(own["appeal"]?["outcome"] == "reversed" && own["stands"] == false)
            #expect(try await pam.ask("GET", Self.queue).items == [])
            #expect(try await pam.ask("GET", "\(Self.queue)?state=decided").items.count == 1)
        }
    }

    @Test(
        "A suspended member appeals by the address in the email, without script and without signing in",
        arguments: Database.Engine.allCases
    )
    func suspended(_ engine: Database.Engine) async throws {
        try await visit(engine) { server, mail, olga, pam, ana in
            try await olga.takes(["suspendDays": 7], on: "member", try await ana.memberID)
            let address = try await mail.appealAddress(server)
            let browser = PlainBrowser(at: server.address)
            try await browser.open(address)
            #expect(browser.sees("까지 이용 정지") && browser.sees("광고·도배"))
            #expect(browser.header("Cache-Control") == "no-store")
            try await browser.submit("/appeal", ["text": [" "]])
            #expect(browser.sees("왜 잘못됐다고 생각하는지 적어 주세요."))
            try await browser.submit("/appeal", ["text": ["제가 올린 글이 아니에요"]])
            #expect(browser.sees("이의를 제기했어요.") && browser.sees("이의 제기를 받았어요."))
            #expect(!browser.offers("/appeal"))
            let credentials: JSON = [
                "email": "ana@example.com", "password": .string(Neighbour.password),
            ]
            let early = try await server.ask("POST", "/api/v1/sessions", credentials)
            #expect(early.verdict == "403 account.suspended")

            let appeal = try #require(try await pam.ask("GET", Self.queue).items.first).id
            #expect(try await decide(appeal, "reversed", by: pam).status == 200)
            #expect(try await server.ask("POST", "/api/v1/sessions", credentials).status == 201)
            #expect(try await browser.open(address).sees("조치를 취소했어요"))
        }
    }

    @Test("An address that was altered or is too old shows nothing, and takes no appeal")
    func badLinks() async throws {
        try await visit { server, mail, olga, _, ana in
            try await olga.takes(["suspendDays": 7], on: "member", try await ana.memberID)
            let address = try await mail.appealAddress(server)
            let token = String(address.split(separator: "=").last ?? "")
            func read(_ token: String) async throws -> String {
                try await server.ask("GET", "/api/v1/appeal-link?token=\(token)").verdict
            }
            func appeal(_ token: String) async throws -> String {
                let body: JSON = ["token": .string(token), "text": "아니에요"]
                return try await server.ask("POST", "/api/v1/appeal-link", body).verdict
            }
            #expect(try await read(token) == "200")
            for wrong in ["a.b.c", token + "A", ""] {
                #expect(try await read(wrong) == "404 appeal.link-invalid")
                #expect(try await appeal(wrong) == "404 appeal.link-invalid")
            }
            let browser = PlainBrowser(at: server.address)
            #expect(try await browser.open("/appeal?token=a.b.c").sees("주소가 잘못됐거나"))
            server.clock.pass(.seconds(184 * 86_400))
            #expect(try await read(token) == "404 appeal.link-invalid")
            #expect(try await appeal(token) == "404 appeal.link-invalid")
        }
    }

    @Test(
        "A warning that is reversed is taken back, and one that is upheld stays with a reason",
        arguments: Database.Engine.allCases
    )
    func warnings(_ engine: Database.Engine) async throws {
        try await visit(engine) { server, mail, olga, pam, ana in
            let member = "/api/v1/operator/members/\(try await ana.memberID)"
            for text in ["첫 번째", "두 번째"] {
                _ = try await olga.ask("POST", "\(member)/warnings", ["note": .string(text)])
            }
            let measures = try await ana.ask("GET", Self.mine).items
            #expect(measures.map { $0["text"] } == ["두 번째", "첫 번째"])
            var appeals: [String] = []
            for measure in measures { appeals.append(try await ana.appeals("아니에요", against: measure.id)) }

            let bare = try await decide(appeals[0], "upheld", " ", by: pam)
            #expect(bare.verdict == "422 appeal.reason-missing", "\(bare)")
            #expect(try await decide(appeals[0], "upheld", "여러 번 올렸어요", by: pam).status == 200)
            #expect(try await decide(appeals[1], "reversed", by: pam).status == 200)

            let own = try await ana.ask("GET", "/api/v1/me/warnings").items
            #expect(own.map { $0["takenBackAt"] == .null } == [true, false])
            let record = try await pam.ask("GET", member).json["warnings"]?.arrayValue ?? []
            #expect(record.map { $0["takenBackAt"] == .null } == [true, false])
            let kept = try await ana.ask("GET", "\(Self.mine)/\(measures[0].id)").json
            #expect(kept["appeal"]?["reason"] == "여러 번 올렸어요" && kept["stands"] == true)
            await server.runMaintenance()
            #expect(mail.deliveries.contains { $0.text.contains("여러 번 올렸어요") })
            let exported = try await ana.ask("GET", "/api/v1/me/export/appeals").items
            #expect(exported.map { $0["outcome"] } == ["upheld", "reversed"])
        }
    }

    @Test("Only its member appeals, in time, with a text, and against what still applies")
    func refusals() async throws {
        try await visit { server, _, olga, pam, ana in
            let (first, second) = (try await ana.post("하나"), try await ana.post("둘"))
            let report = try await olga.takes(["hide": true], on: "listing", first)
            try await olga.takes(["hide": true], on: "listing", second)
            let measures = try await ana.ask("GET", Self.mine).items.map(\.id)
            func appeal(_ measure: String, _ text: String, by who: Neighbour) async throws -> String {
                try await who.ask("POST", "\(Self.mine)/\(measure)/appeal", ["text": .string(text)]).verdict
            }
            #expect(try await appeal(measures[0], "왜요", by: pam) == "404 appeal.measure-not-found")
            #expect(try await appeal("0000000000001", "왜요", by: ana) == "404 appeal.measure-not-found")
            #expect(try await appeal(measures[0], "  ", by: ana) == "422 appeal.text-missing")
            let long = String(repeating: "가", count: 2_001)
            #expect(try await appeal(measures[0], long, by: ana) == "422 appeal.text-too-long")
            for path in ["", "/0000000000001"] {
                let answer = try await ana.ask("GET", Self.queue + path)
                #expect(answer.verdict == "404 appeal.not-found")
            }
            #expect(try await decide("0000000000001", "reversed", by: ana).verdict == "404 appeal.not-found")
            #expect(try await decide("0000000000001", "reversed", by: pam).verdict == "404 appeal.not-found")
            _ = try await pam.ask("POST", "/api/v1/reports/\(report)/reopen", [:])
            #expect(try await appeal(measures[1], "왜요", by: ana) == "409 appeal.measure-undone")
            server.clock.pass(.seconds(184 * 86_400))
            let later = try await server.device(of: "ana")
            #expect(try await appeal(measures[0], "왜요", by: later) == "409 appeal.too-late")
        }
    }

    @Test("The only operator decides about their own measure, and what was undone meanwhile stays undone")
    func alone() async throws {
        try await TestServer.run { server in
            let (olga, ana) = (try await server.signUp("olga"), try await server.signUp("ana"))
            try await server.appointOperator("olga")
            let post = try await ana.post("동네 모임")
            let report = try await olga.takes(["hide": true], on: "listing", post)
            let appeal = try await ana.appeals("아니에요")
            _ = try await olga.ask("POST", "/api/v1/reports/\(report)/reopen", [:])
            let waiting = try await olga.ask("GET", "\(Self.queue)/\(appeal)").json
            #expect(waiting["mayDecide"] == true && waiting["measure"]?["stands"] == false)
            #expect(try await decide(appeal, "reversed", by: olga).status == 200)
            let decisions = try await olga.ask("GET", "/api/v1/reports/\(report)").json["decisions"]
            #expect(decisions?.arrayValue?.map { $0["verdict"] } == ["reopened", "upheld"])
        }
    }

    @Test("On the pages, a member appeals from the notice, and an operator decides from the to-do")
    func pages() async throws {
        try await visit { server, _, olga, _, ana in
            try await olga.takes(["hide": true], on: "listing", try await ana.post("동네 모임"))
            let measure = try #require(try await ana.ask("GET", Self.mine).items.first).id
            let member = try await PlainBrowser(signingIn: "ana", at: server.address)
            try await member.open("/notices")
            try await member.submit("/notices/")
            #expect(member.path == "/me/measures")
            #expect(member.sees("숨김") && member.links.contains("/me/measures/\(measure)"))
            try await member.open("/me/measures/\(measure)")
            try await member.submit("/me/measures/\(measure)", ["text": ["모임 안내예요"]])
            #expect(member.sees("이의를 제기했어요.") && member.sees("모임 안내예요"))

            let first = try await PlainBrowser(signingIn: "olga", at: server.address)
            let other = try await PlainBrowser(signingIn: "pam", at: server.address)
            try await other.open("/operator")
            let page = try #require(other.links.first { $0.hasPrefix("/operator/appeals/") })
            #expect(try await first.open(page).sees("다른 운영자가 결정해요.") && !first.offers(page))
            try await other.open(page)
            try await other.submit(page, ["outcome": ["upheld"], "note": [""]])
            #expect(other.sees("조치를 유지하는 이유를 적어 주세요."))
            try await other.submit(page, ["outcome": ["upheld"], "note": ["광고예요"]])
            #expect(other.sees("이의 제기를 결정했어요.") && other.sees("조치 유지"))
            #expect(try await other.open("/operator/appeals?state=decided").sees("모임 안내예요"))
            try await member.open("/me/measures/\(measure)")
            #expect(member.sees("조치를 그대로 두기로 했어요") && member.sees("광고예요"))
        }
    }

    @Test("At the command line, a member appeals, and an operator decides")
    func commands() async throws {
        try await TestServer.run { server in
            let olga = try await ScriptedDevice(joining: "olga", at: server.address)
            let ana = try await ScriptedDevice(joining: "ana", at: server.address)
            try await server.appointOperator("olga")
            _ = try await olga.perform("operator", "warn", try await ana.memberID(), "--note", "그만해 주세요")
            let measure = try #require(
                try await ana.perform("appeal", "list")["items"]?[0]?["id"]?.stringValue
            )
            let made = try await ana.perform("appeal", "make", measure, "--text", "제가 아니에요")
            #expect(made["appeal"]?["text"] == "제가 아니에요", "\(made)")
            let appeal = try #require(
                try await olga.perform("operator", "appeals")["items"]?[0]?["id"]?.stringValue
            )
            let shown = try await olga.ask(["operator", "appeal", appeal])
            #expect(shown.output.contains("그만해 주세요") && shown.output.contains("제가 아니에요"), "\(shown)")
            _ = try await olga.perform(
                ["operator", "decide-appeal", appeal, "--outcome", "reversed", "--note", "맞아요"]
            )
            let own = try await ana.ask(["appeal", "show", measure])
            #expect(own.output.contains("Action reversed") && own.output.contains("맞아요"), "\(own)")
            let again = try await ana.ask(["appeal", "make", measure, "--text", "또", "--json"])
            #expect(again.problem["code"] == "appeal.already-made", "\(again)")
        }
    }
}

extension Neighbour {
    /// Takes measures without a report, as an operator. Returns the report under which they are kept.
    @discardableResult
    fileprivate func takes(_ measures: JSONObject, on kind: String, _ id: String) async throws -> String {
        let subject: JSONObject = ["subject": ["kind": .string(kind), "id": .string(id)], "reason": "spam"]
        let made = try await ask("POST", "/api/v1/operator/measures", .object(subject.with(measures)))
        #expect(made.status == 201, "\(made)")
        return made.json.id
    }

    /// Appeals against the latest measure, or against this one. Returns the appeal.
    fileprivate func appeals(_ text: String, against measure: String? = nil) async throws -> String {
        let latest = try await ask("GET", "/api/v1/me/measures").items.first?.id
        let path = "/api/v1/me/measures/\(measure ?? latest ?? "")/appeal"
        let made = try await ask("POST", path, ["text": .string(text)])
        #expect(made.status == 201, "\(made)")
        return made.json["appeal"]?.id ?? ""
    }
}

extension JSON {
    fileprivate var id: String { self["id"]?.stringValue ?? "" }
}

extension LocalMailServer {
    /// Where Ana's email about her suspension leads.
    fileprivate func appealAddress(_ server: TestServer) async throws -> String {
        await server.runMaintenance()
        let text = try #require(email(to: "ana@example.com")).text
        let start = try #require(text.firstRange(of: "/appeal?token=")?.lowerBound, "\(text)")
        return String(text[start...].prefix { !$0.isWhitespace })
    }
}
