import Database
import JSONCoding
import TestSupport
import Testing

@Suite("Operators look members up")
struct MemberDirectoryTests {
    private static let path = "/api/v1/operator/members"

    private func visit(
        _ engine: Database.Engine = .sqlite,
        _ stay: (TestServer, _ olga: Neighbour, _ ana: Neighbour, _ ben: Neighbour) async throws -> Void
    ) async throws {
        try await TestServer.run(engine) { server in
            let olga = try await server.signUp("olga")
            server.clock.pass(.seconds(60))
            let ana = try await server.signUp("ana")
            server.clock.pass(.seconds(60))
            let ben = try await server.signUp("ben", confirmed: false)
            try await server.appointOperator("olga")
            try await stay(server, olga, ana, ben)
        }
    }

    private func suspend(_ id: String, _ days: JSON, by olga: Neighbour) async throws {
        let subject: JSON = ["kind": "member", "id": .string(id)]
        let body: JSON = ["subject": subject, "reason": "spam", "note": "세 번째", "suspendDays": days]
        let made = try await olga.ask("POST", "/api/v1/operator/measures", body)
        #expect(made.status == 201, "\(made)")
    }

    @Test(
        "Found by a part of the nickname or the address, or by the identifier, newest first",
        arguments: Database.Engine.allCases
    )
    func search(_ engine: Database.Engine) async throws {
        try await visit(engine) { server, olga, ana, _ in
            let all = try await olga.ask("GET", Self.path).json
            #expect(all["items"]?.arrayValue?.map { $0["nickname"] } == ["ben", "ana", "olga"])
            #expect(all["count"] == 3 && all["isCountWhole"] == true && all["next"] == .null)
            let found: [(String, [JSON])] = [
                ("AN", ["ana"]), ("lg", ["olga"]), ("ben@", ["ben"]), ("%", []), ("_", []), ("zzz", []),
                ("ana@example.com", ["ana"]), (try await ana.memberID, ["ana"]),
                ("example", ["ben", "ana", "olga"]), ("%20", ["ben", "ana", "olga"]),
            ]
            for (text, names) in found {
                let query = text == "%" ? "%25" : text
                let list = try await olga.ask("GET", "\(Self.path)?q=\(query)").json
                #expect(list["items"]?.arrayValue?.map { $0["nickname"] } == names, "\(text)")
                #expect(list["count"] == .integer(Int64(names.count)), "\(text)")
            }
        }
    }

    @Test(
        "Those of a state are listed in pages, without members who left",
        arguments: Database.Engine.allCases
    )
    func states(_ engine: Database.Engine) async throws {
        try await visit(engine) { server, olga, ana, ben in
            try await suspend(try await ana.memberID, 2, by: olga)
            for (state, name) in [("suspended", "ana"), ("unconfirmed", "ben"), ("operators", "olga")] {
                let list = try await olga.ask("GET", "\(Self.path)?state=\(state)").json
                #expect(list["items"]?.arrayValue?.map { $0["nickname"] } == [.string(name)])
                #expect(list["count"] == 1)
            }
            #expect(try await olga.ask("GET", "\(Self.path)?state=deleted").status == 400)

            var (names, cursor) = ([String](), "")
            repeat {
                let page = try await olga.ask("GET", "\(Self.path)?limit=1&q=example\(cursor)").json
                names += (page["items"]?.arrayValue ?? []).compactMap { $0["nickname"]?.stringValue }
                #expect(page["count"] == 3)
                cursor = page["next"]?.stringValue.map { "&cursor=\($0)" } ?? ""
            } while !cursor.isEmpty && names.count < 9
            #expect(names == ["ben", "ana", "olga"])

            #expect(try await ben.ask("DELETE", "/api/v1/me").status == 204)
            #expect(try await olga.ask("GET", "\(Self.path)?q=ben").json["count"] == 0)
            server.clock.pass(.seconds(2 * 24 * 3_600))
            let later = try await server.device(of: "olga")
            #expect(try await later.ask("GET", "\(Self.path)?state=suspended").json["count"] == 0)
        }
    }

    @Test(
        "An operator sees how much a member has posted, bought and been reported, but nothing they said",
        arguments: Database.Engine.allCases
    )
    func record(_ engine: Database.Engine) async throws {
        try await visit(engine) { server, olga, ana, ben in
            let id = try await ana.memberID
            try await ben.live(in: "1114055000")
            let (first, second) = (try await ana.post("피아노"), try await ana.post("기타"))
            #expect(try await ana.ask("POST", "/api/v1/listings/\(second)/close").status == 200)
            let talk = try await ben.ask(about: first)
            _ = try await ben.say("비밀 이야기", in: talk)
            let report = try await ben.reports("listing", first)
            try await suspend(id, 2, by: olga)

            let answer = try await olga.ask("GET", "\(Self.path)/\(id)")
            let record = answer.json
            #expect(record["member"]?["email"] == "ana@example.com" && record["sessions"] == 0)
            #expect(
                record["listings"] == [["status": "open", "count": 1], ["status": "closed", "count": 1]]
            )
            #expect(record["reportsAbout"] == 1 && record["reportsFiled"] == 0)
            #expect(record["reports"]?.arrayValue?.map { $0["id"] }.contains(.string(report)) == true)
            #expect(record["suspension"]?["reason"] == "spam")
            let measures = record["measures"]?.arrayValue ?? []
            #expect(measures.map { $0["decision"]?["by"]?["nickname"] } == ["olga"])
            #expect(measures.first?["decision"]?["note"] == "세 번째")
            #expect(!answer.tell("비밀") && !answer.tell("피아노"))

            let other = try await olga.ask("GET", "\(Self.path)/\(try await ben.memberID)").json
            #expect(other["conversations"] == 1 && other["reportsFiled"] == 1 && other["sessions"] == 1)
            #expect(other["homes"]?[0]?["code"] == "1114055000", "\(other)")
            let nothing = try await olga.ask("GET", "\(Self.path)/0000000000005")
            #expect(nothing.verdict == "404 member.not-found")
        }
    }

    @Test("Neither members nor former operators find any of it, and strangers sign in first")
    func others() async throws {
        try await visit { server, olga, ana, ben in
            let one = "\(Self.path)/\(try await ana.memberID)"
            let requests: [(String, String, JSON?)] = [
                ("GET", Self.path, nil), ("GET", "\(Self.path)/export", nil), ("GET", one, nil),
                ("POST", "\(one)/email-confirmation", nil), ("DELETE", "\(one)/sessions", nil),
                ("POST", "\(one)/suspension-end", ["note": "이유"]), ("GET", "\(one)/deletion", nil),
                ("POST", "\(one)/second-factor-reset", ["note": "이유"]),
                ("POST", "\(one)/deletion", ["nickname": "ana"]),
            ]
            try await server.dismissOperator("olga")
            for (method, path, body) in requests {
                for who in [olga, ben] {
                    #expect(
                        try await who.ask(method, path, body).verdict == "404 directory.not-found",
                        "\(path)"
                    )
                }
                #expect(try await server.ask(method, path, body).status == 401)
            }
            for page in [
                "/operator/members", "/operator/members.csv", "/operator/members/\(try await ana.memberID)",
            ] {
                let browser = try await PlainBrowser(signingIn: "ben", at: server.address)
                #expect(try await browser.open(page).status == 404)
            }
        }
    }

    @Test(
        "An address is confirmed once, and sessions end on all devices",
        arguments: Database.Engine.allCases
    )
    func account(_ engine: Database.Engine) async throws {
        try await visit(engine) { server, olga, _, ben in
            let id = try await ben.memberID
            let confirmed = try await olga.ask("POST", "\(Self.path)/\(id)/email-confirmation")
            #expect(confirmed.json["member"]?["emailVerified"] == true, "\(confirmed)")
            #expect(try await ben.ask("GET", "/api/v1/me").json["emailVerified"] == true)
            let again = try await olga.ask("POST", "\(Self.path)/\(id)/email-confirmation")
            #expect(again.verdict == "409 directory.already-confirmed")

            let ended = try await olga.ask("DELETE", "\(Self.path)/\(id)/sessions")
            #expect(ended.json["sessions"] == 0, "\(ended)")
            #expect(try await ben.ask("GET", "/api/v1/me").status == 401)
            #expect(try await server.device(of: "ben").ask("GET", "/api/v1/me").status == 200)
            let log = try await olga.ask("GET", "/api/v1/operator/audit?act=account.confirm-email").items
            #expect(log.first?["subject"] == .string(id) && log.first?["nickname"] == "olga")
            try await server.expectAudited("member.sign-out", of: id)
        }
    }

    @Test(
        "A lifted suspension ends at once with its reason, and what was hidden stays hidden",
        arguments: Database.Engine.allCases
    )
    func lift(_ engine: Database.Engine) async throws {
        try await visit(engine) { server, olga, ana, ben in
            let (id, post) = (try await ana.memberID, try await ana.post("돈부터"))
            let report = try await ben.reports("listing", post)
            let measure: JSON = ["hide": true, "suspendDays": 7]
            #expect(
                try await olga.ask("POST", "/api/v1/reports/\(report)/uphold", measure).status == 200
            )
            try await suspend(id, 3, by: olga)
            let path = "\(Self.path)/\(id)/suspension-end"
            #expect(try await olga.ask("POST", path, ["note": " "]).verdict == "422 directory.reason-missing")
            let lifted = try await olga.ask("POST", path, ["note": "사과했어요"])
            #expect(lifted.json["suspension"] == .null, "\(lifted)")
            let decisions = lifted.json["measures"]?.arrayValue ?? []
            #expect(
                decisions.compactMap { $0["decision"]?["verdict"]?.stringValue }
                    == ["lifted", "lifted", "upheld", "upheld"]
            )
            #expect(decisions.first?["decision"]?["note"] == "사과했어요")

            let back = try await server.device(of: "ana")
            #expect(try await back.ask("GET", "/api/v1/me").status == 200)
            #expect(try await ben.read(class: post).status == 404)
            let kept = try await olga.ask("GET", "/api/v1/reports/\(report)").json
            #expect(kept["status"] == "upheld" && kept["hides"] == true && kept["suspendsUntil"] == .null)
            #expect(try await olga.ask("GET", "/api/v1/me/duties").json["reports"] == 0)
            let again = try await olga.ask("POST", path, ["note": "또"])
            #expect(again.verdict == "409 directory.not-suspended")
            try await server.expectAudited("member.lift", of: id)

            let undone = try await olga.ask("POST", "/api/v1/reports/\(report)/reopen", [:])
            #expect(undone.json["hides"] == false, "\(undone)")
            #expect(try await ben.read(class: post).status == 200)
        }
    }

    @Test(
        "An account is deleted by its plan once its nickname is typed and the sign-in is fresh",
        arguments: Database.Engine.allCases
    )
    func deletion(_ engine: Database.Engine) async throws {
        try await visit(engine) { server, olga, ana, ben in
            _ = try await ben.post("기타")
            let (id, path) = (try await ben.memberID, "\(Self.path)/\(try await ben.memberID)/deletion")
            let plan = try await olga.ask("GET", path).json
            #expect(plan["goes"]?.arrayValue?.map { $0["thing"] }.contains("listings") == true, "\(plan)")
            let wrong = try await olga.ask("POST", path, ["nickname": "bem"])
            #expect(wrong.verdict == "422 directory.nickname-differs")
            server.clock.pass(.seconds(11 * 60))
            let stale = try await olga.ask("POST", path, ["nickname": "ben"])
            #expect(stale.verdict == "403 session.fresh-sign-in-needed")
            #expect(try await olga.ask("GET", "\(Self.path)/\(id)").status == 200)

            let fresh = try await server.device(of: "olga")
            #expect(try await fresh.ask("POST", path, ["nickname": "ben"]).status == 204)
            #expect(try await fresh.ask("GET", "\(Self.path)/\(id)").verdict == "404 member.not-found")
            #expect(try await ana.ask("GET", "/api/v1/members/\(id)").status == 404)
            try await server.expectAudited("member.delete", of: id)
        }
    }

    @Test("Operators act neither on their own account nor delete each other's")
    func operators() async throws {
        try await visit { server, olga, _, _ in
            let pam = try await server.signUp("pam")
            try await server.appointOperator("pam")
            let own = "\(Self.path)/\(try await olga.memberID)"
            let acts: [(String, String, JSON?)] = [
                ("POST", "email-confirmation", nil), ("DELETE", "sessions", nil),
                ("POST", "suspension-end", ["note": "이유"]), ("GET", "deletion", nil),
                ("POST", "deletion", ["nickname": "olga"]),
            ]
            for (method, act, body) in acts {
                let answer = try await olga.ask(method, "\(own)/\(act)", body)
                #expect(answer.verdict == "403 directory.own-account", "\(act)")
            }
            #expect(try await olga.ask("GET", own).json["own"] == true)
            let other = "\(Self.path)/\(try await pam.memberID)/deletion"
            #expect(try await olga.ask("GET", other).verdict == "403 directory.operators-account")
            let deletion = try await olga.ask("POST", other, ["nickname": "pam"])
            #expect(deletion.verdict == "403 directory.operators-account")
            #expect(try await pam.ask("GET", "/api/v1/me").status == 200)
        }
    }

    @Test("A search leaves its record without the text, and the list is a file without formulas")
    func file() async throws {
        try await visit { server, olga, _, _ in
            _ = try await olga.ask("GET", "\(Self.path)?q=secret&state=suspended")
            try await server.expectAudited("members.list", of: "q&state=suspended")
            server.clock.pass(.seconds(60))
            _ = try await server.signUp("-1.2")
            let browser = try await PlainBrowser(signingIn: "olga", at: server.address)
            let file = try await browser.open("/operator/members.csv").html
            let lines = file.split(separator: "\n").map(String.init)
            let names = "id,nickname,email,email_confirmed,joined_at,last_seen_at,suspended_until,operator"
            #expect(lines.first?.hasSuffix(names) == true)
            let cells = "\"'-1.2\",\"'-1.2@example.com\",true,2026-11-20"
            #expect(lines.count == 5 && lines[1].contains(cells), "\(lines)")
            #expect(lines[4].hasSuffix(",true"), "\(lines)")
            let some = try await browser.open("/operator/members.csv?state=unconfirmed").html
            #expect(some.split(separator: "\n").count == 2)
        }
    }

    @Test("In a browser the list leads to a member, who is acted on there, each act with its own sentence")
    func pages() async throws {
        try await visit { server, olga, ana, ben in
            let id = try await ben.memberID
            let browser = try await PlainBrowser(signingIn: "olga", at: server.address)
            try await browser.open("/operator")
            #expect(browser.links.contains("/operator/members"))
            try await browser.open("/operator/members?q=nothing")
            #expect(browser.sees("찾는 이웃이 없어요") && browser.sees("0명"))
            try await browser.open("/operator/members?q=be")
            #expect(browser.sees("1명") && browser.sees("ben@example.com"))
            #expect(browser.links.contains("/operator/members/\(id)"))
            try await browser.open("/members/\(id)")
            #expect(browser.links.contains("/operator/members/\(id)"))
            let member = try await PlainBrowser(signingIn: "ana", at: server.address)
            try await member.open("/members/\(id)")
            #expect(!member.links.contains { $0.hasPrefix("/operator") })

            try await browser.open("/operator/members/\(id)")
            try await browser.submit("/operator/members/\(id)/email-confirmation")
            #expect(browser.sees("이메일을 확인한 것으로 표시했어요."))
            try await browser.submit("/operator/members/\(id)/sign-out")
            #expect(browser.sees("모든 기기에서 로그아웃했어요.") && browser.sees("로그인한 기기 없음"))
            let measure = try #require(browser.links.first { $0.hasPrefix("/operator/measures") })
            #expect(measure.contains("subject.kind=member") && measure.contains(id))

            try await suspend(id, 3, by: olga)
            try await browser.open("/operator/members/\(id)")
            try await browser.submit("/operator/members/\(id)/suspension-end", ["note": [" "]])
            #expect(browser.status == 422 && browser.sees("사유를 적어 주세요."))
            try await browser.submit("/operator/members/\(id)/suspension-end", ["note": ["사과했어요"]])
            #expect(browser.sees("정지를 풀었어요.") && browser.sees("정지 해제") && browser.sees("사과했어요"))

            try await browser.open("/operator/members/\(id)/deletion")
            try await browser.submit("/operator/members/\(id)/deletion", ["nickname": ["bem"]])
            #expect(browser.status == 422 && browser.sees("닉네임이 달라요."))
            try await browser.submit("/operator/members/\(id)/deletion", ["nickname": ["ben"]])
            #expect(browser.path == "/operator/members" && browser.sees("계정을 삭제했어요."))
            #expect(try await browser.open("/operator/members/\(id)").status == 404)

            try await browser.open("/operator/members/\(try await olga.memberID)")
            #expect(browser.sees("내 계정이에요.") && browser.forms.keys.allSatisfy { !$0.contains("sign-out") })
        }
    }

    @Test("The same is done at the command line")
    func commands() async throws {
        try await TestServer.run { server in
            let olga = try await ScriptedDevice(joining: "olga", at: server.address)
            let ben = try await server.signUp("ben", confirmed: false)
            try await server.appointOperator("olga")
            let id = try await ben.memberID
            let list = try await olga.ask(["operator", "members", "--search", "ben", "--language", "ko"])
            #expect(list.output.hasPrefix("1명") && list.output.contains("이메일 확인 전"), "\(list)")
            let file = try await olga.ask(["operator", "export-members", "--state", "operators"])
            #expect(file.output.contains("\"olga\",\"olga@example.com\",true"), "\(file)")
            let shown = try await olga.ask(["operator", "member", id, "--language", "ko"])
            #expect(shown.output.contains("ben@example.com (확인 전)"), "\(shown)")
            let verified = try await olga.perform("operator", "verify", id)
            #expect(verified["member"]?["emailVerified"] == true)
            #expect(try await olga.perform("operator", "sign-out", id)["sessions"] == 0)
            _ = try await olga.perform(
                "report",
                "act",
                "member",
                id,
                "--reason",
                "spam",
                "--suspend-days",
                "2"
            )
            #expect(try await olga.perform("operator", "member", id)["suspension"]?["reason"] == "spam")
            let lifted = try await olga.perform("operator", "lift", id, "--note", "사과했어요")
            #expect(lifted["suspension"] == .null)
            let plan = try await olga.ask(["operator", "delete", id, "--dry-run", "--language", "ko"])
            #expect(plan.output.contains("남는 것"), "\(plan)")
            let wrong = try await olga.ask(["operator", "delete", id, "--nickname", "bem", "--json"])
            #expect(wrong.problem["code"] == "directory.nickname-differs", "\(wrong)")
            let deleted = try await olga.ask(["operator", "delete", id, "--nickname", "ben"])
            #expect(deleted.status == 0, "\(deleted)")
            #expect(try await olga.perform("operator", "members", "--search", "ben")["count"] == 0)
        }
    }
}
