import Database
import JSONCoding
import TestSupport
import Testing

@Suite("Runner cards")
struct RunnerCardTests {
    @Test(
        "A member's page shows what they chose of what they told, and never the year of birth"
    )
    func page() async throws {
        try await TestServer.run { server in
            let (ana, ben) = (try await server.signUp("ana"), try await server.signUp("ben"))
            try await ana.tells(["gender": "female", "jobGroup": "design"])
            let path = "/api/v1/members/\(try await ana.memberID)"
            let hidden = try await ben.ask("GET", path)
            #expect(
                hidden.json["runner"] == [
                    "pace": nil, "jobGroup": nil, "age": nil, "gender": nil, "attendance": nil,
                ]
            )
            try await ana.tells(["shownDetails": ["pace", "age"]])
            let shown = try await ben.ask("GET", path)
            #expect(
                shown.json["runner"]
                    == [
                        "pace": "average", "jobGroup": nil, "age": "30-mid", "gender": nil, "attendance": nil,
                    ]
            )
            #expect(!shown.tell("1990") && !shown.tell("female") && !shown.tell("design"))

            let browser = PlainBrowser(at: server.address)
            try await browser.open("/members/\(try await ana.memberID)")
            #expect(browser.sees("평균 6:00~6:59") && browser.sees("30대 중반") && !browser.sees("디자인"))
            #expect(browser.sees("이웃이 직접 적은 내용이에요.") && !browser.sees("여성"))

            try await ana.tells(["shownDetails": ["gender", "job-group"]])
            #expect(try await ben.ask("GET", path).json["runner"]?["gender"] == "female")
            try await browser.open("/members/\(try await ana.memberID)")
            #expect(browser.sees("여성") && browser.sees("디자인") && browser.sees("이웃이 직접 적은 내용이에요."))
            try await ana.tells(["shownDetails": []])
            try await browser.open("/members/\(try await ana.memberID)")
            #expect(!browser.sees("이웃이 직접 적은 내용이에요."))
        }
    }

    @Test("Details are told, shown and cleared on the profile page", arguments: Database.Engine.allCases)
    func profile(_ engine: Database.Engine) async throws {
        try await TestServer.run(engine) { server in
            let browser = try await PlainBrowser(joining: "ana", at: server.address)
            let ana = try await server.device(of: "ana")
            try await browser.open("/settings/profile")
            try await browser.submit(
                "/settings/profile",
                ["pace": ["expert"], "shownDetails": ["", "pace", "job-group"], "jobGroup": ["design"]]
            )
            var me = try await ana.ask("GET", "/api/v1/me").json
            #expect(me["pace"] == "expert" && me["shownDetails"] == ["pace", "job-group"])
            try await browser.open("/settings/profile")
            try await browser.submit("/settings/profile", ["jobGroup": ["sales"]])
            try await browser.open("/settings/profile")
            try await browser.submit("/settings/profile", ["jobGroup": ["design"]])
            #expect(browser.status == 409 && browser.sees("하는 일은 3개월에 한 번만 바꿀 수 있어요."))
            #expect(browser.sees("2027년 2월 18일 (목) 오후 7:30부터 다시 바꿀 수 있어요."))
            let early = try await ana.ask("PATCH", "/api/v1/me", ["jobGroup": "design"])
            #expect(early.verdict == "409 account.job-group-fixed" && early.json["field"] == "jobGroup")
            #expect(early.json["allowedFrom"] == "2027-02-18T10:30:00.000Z", "\(early)")
            try await browser.submit(
                "/settings/profile",
                ["jobGroup": [""], "pace": [""], "shownDetails": [""]]
            )
            me = try await ana.ask("GET", "/api/v1/me").json
            #expect(me["jobGroup"] == .null && me["pace"] == .null && me["shownDetails"] == [])
            #expect(me["jobGroupChangedAt"] == "2026-11-20T10:30:00.000Z")
            let exported = try await ana.ask("GET", "/api/v1/me/export").json["account"]
            #expect(exported == me)
        }
    }
}
