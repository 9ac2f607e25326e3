import Database
import JSONCoding
import TestSupport
import Testing

@Suite("Operators choose from templates of reasons")
struct ReasonTemplateTests {
    private static let path = "/api/v1/operator/reasons"
    private static let draft: JSON = ["title": "예의", "text": "서로 존중해 주세요", "textEn": "Please be kind"]
    private static let supplied = (1...5).map { "000000000000\($0)" }

    private func visit(
        _ engine: Database.Engine = .sqlite,
        _ stay: (TestServer, _ olga: Neighbour, _ ana: Neighbour) async throws -> Void
    ) async throws {
        try await TestServer.run(engine) { server in
            let (olga, ana) = (try await server.signUp("olga"), try await server.signUp("ana"))
            try await server.appointOperator("olga")
            try await stay(server, olga, ana)
        }
    }

    @Test(
        "The program's templates are there at first, and operators edit and remove them",
        arguments: Database.Engine.allCases
    )
    func list(_ engine: Database.Engine) async throws {
        try await visit(engine) { _, olga, _ in
            let own = try await olga.ask("POST", Self.path, Self.draft).id
            func ids() async throws -> [String?] {
                try await olga.ask("GET", Self.path).items.map { $0["id"]?.stringValue }
            }
            #expect(try await ids() == Self.supplied + [own])

            #expect(try await olga.ask("DELETE", "\(Self.path)/\(Self.supplied[0])").status == 204)
            let edited = try await olga.ask("PUT", "\(Self.path)/\(Self.supplied[1])", Self.draft)
            #expect(edited.json["title"] == "예의")
            #expect(try await ids() == Self.supplied.dropFirst() + [own])
            #expect(try await olga.ask("GET", Self.path).items.first?["textEn"] == "Please be kind")

            #expect(try await olga.ask("DELETE", "\(Self.path)/\(Self.supplied[1])").status == 204)
            #expect(try await olga.ask("DELETE", "\(Self.path)/\(own)").status == 204)
            #expect(try await ids() == Array(Self.supplied.dropFirst(2)))
        }
    }

    @Test("Templates are for operators, have a title and a text, and are at most 30")
    func refused() async throws {
        try await visit { _, olga, ana in
            let removed = "\(Self.path)/\(Self.supplied[4])"
            #expect(try await olga.ask("DELETE", removed).status == 204)
            let long: JSON = ["title": "예의", "text": .string(String(repeating: "가", count: 301))]
            let blank: JSON = ["title": "예의", "text": "\u{200B}"]
            let calls: [(Neighbour, String, String, JSON?, String)] = [
                (ana, "GET", Self.path, nil, "404 reason-template.not-found"),
                (ana, "POST", Self.path, Self.draft, "404 reason-template.not-found"),
                (ana, "DELETE", "\(Self.path)/\(Self.supplied[0])", nil, "404 reason-template.not-found"),
                (olga, "PUT", removed, Self.draft, "404 reason-template.not-found"),
                (olga, "DELETE", removed, nil, "404 reason-template.not-found"),
                (olga, "POST", Self.path, blank, "422 reason-template.text-missing"),
                (olga, "POST", Self.path, long, "422 reason-template.text-too-long"),
            ]
            for (who, method, path, body, verdict) in calls {
                #expect(try await who.ask(method, path, body).verdict == verdict, "\(method) \(path)")
            }
            for _ in 4..<30 { #expect(try await olga.ask("POST", Self.path, Self.draft).status == 201) }
            let excess = try await olga.ask("POST", Self.path, Self.draft)
            #expect(excess.verdict == "409 reason-template.too-many")
        }
    }

    @Test("A member reads a chosen template in their own language, and the operator's own text instead of it")
    func languages() async throws {
        try await visit { server, olga, ana in
            let template = try await olga.ask("POST", Self.path, Self.draft).id
            let ben = try await server.signUp("ben")
            #expect(try await ben.ask("PATCH", "/api/v1/me", ["language": "en"]).status == 200)
            let cases: [(Neighbour, String?, String)] = [
                (ana, nil, "서로 존중해 주세요"), (ben, nil, "Please be kind"),
                // As a form fills it in, in the operator's language.
                (ben, "서로 존중해 주세요", "Please be kind"), (ana, " Please be kind", "서로 존중해 주세요"),
                (ben, "Please stop", "Please stop"),
            ]
            for (member, text, expected) in cases {
                let path = "/api/v1/operator/members/\(try await member.memberID)/warnings"
                let body: JSON = ["note": text.map(JSON.string) ?? .null, "template": .string(template)]
                #expect(try await olga.ask("POST", path, body).status == 200)
                let read = try await member.ask("GET", "/api/v1/me/warnings").items.first
                #expect(read?["text"] == .string(expected))
            }
            let path = "/api/v1/operator/members/\(try await ana.memberID)/warnings"
            let unknown = try await olga.ask("POST", path, ["template": "0000000000009"])
            #expect(unknown.verdict == "404 reason-template.not-found")
        }
    }

    @Test("A post is declined, and a report decided, with a template alone")
    func everyReason() async throws {
        try await visit { server, olga, ana in
            let event = try await ana.postEvent()
            try await server.keepWaiting(event)
            let template: JSON = ["template": .string(Self.supplied[1])]
            let decline = "/api/v1/listings/\(event)/submission/decline"
            let declined = try await olga.ask("POST", decline, template)
            #expect(declined.json["reason"]?.stringValue?.contains("알맞은 종류") == true, "\(declined)")

            let act: JSON = [
                "subject": ["kind": "listing", "id": .string(try await ana.post("광고"))], "reason": "spam",
                "hide": true, "template": .string(Self.supplied[0]),
            ]
            let taken = try await olga.ask("POST", "/api/v1/operator/measures", act)
            let note = taken.json["decisions"]?[0]?["note"]?.stringValue
            #expect(note?.contains("동네와 상관없는 광고") == true, "\(taken)")
            let none = try await olga.ask("POST", decline, [:])
            #expect(none.verdict == "422 submission.reason-missing")
        }
    }

    @Test("On the pages, an operator adds a template and chooses it without scripts")
    func pages() async throws {
        try await visit { server, _, ana in
            let olga = try await PlainBrowser(signingIn: "olga", at: server.address)
            try await olga.open("/operator/reasons")
            #expect(olga.sees("광고·도배") && olga.links.contains("/operator/reasons/new"))
            try await olga.open("/operator/reasons/new")
            try await olga.submit("/operator/reasons/new", ["title": [""], "text": ["서로 존중해 주세요"]])
            #expect(olga.sees("이 항목을 채워 주세요."))
            try await olga.submit("/operator/reasons/new", ["title": ["예의"], "text": ["서로 존중해 주세요"]])
            #expect(olga.sees("저장했어요.") && olga.sees("예의"))

            let page = "/operator/members/\(try await ana.memberID)"
            try await olga.open("\(page)/warnings")
            #expect(olga.sees("자주 쓰는 사유") && olga.sees("예의"))
            try await olga.submit("\(page)/warnings", ["template": [Self.supplied[4]], "note": [""]])
            #expect(olga.sees("경고를 보냈어요.") && olga.sees("서로 존중하며 이야기해 주세요"))
            try await olga.open("/operator/reasons")
            try await olga.submit("/operator/reasons/\(Self.supplied[4])/remove", [:])
            #expect(olga.sees("사유를 뺐어요.") && !olga.sees("무례한 말"))
        }
    }

    @Test("At the command line, an operator watches for a word, keeps templates, and warns with one of them")
    func commands() async throws {
        try await TestServer.run { server in
            let olga = try await ScriptedDevice(joining: "olga", at: server.address)
            let ben = try await ScriptedDevice(joining: "ben", at: server.address)
            try await server.appointOperator("olga")

            let word = try await olga.perform("operator", "watch", "급전 대출")
            #expect(try await olga.perform("operator", "words")["items"]?[0]?["text"] == word["text"])
            let id = try #require(word["id"]?.stringValue)
            #expect(try await olga.ask(["operator", "unwatch", id]).status == 0)
            #expect(try await olga.perform("operator", "words")["items"] == [])

            let added = try await olga.perform(
                ["operator", "add-reason", "--title", "예의", "--text", "서로 존중해 주세요"]
            )
            let template = try #require(added["id"]?.stringValue)
            _ = try await olga.perform("operator", "warn", try await ben.memberID(), "--template", template)
            let warnings = try await ben.perform("account", "warnings")
            #expect(warnings["items"]?[0]?["text"] == "서로 존중해 주세요", "\(warnings)")
            #expect(try await olga.ask(["operator", "remove-reason", template]).status == 0)
            let gone = try await olga.ask(["operator", "remove-reason", template, "--json"])
            #expect(gone.problem["code"] == "reason-template.not-found", "\(gone)")
        }
    }
}
