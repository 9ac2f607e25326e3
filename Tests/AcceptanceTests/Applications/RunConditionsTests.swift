import Database
import Domain
import JSONCoding
import TestSupport
import Testing

@Suite("Conditions of runs")
struct RunConditionsTests {
    private func post(_ host: Neighbour, _ changes: JSONObject = [:]) async throws -> String {
        try await host.ask("POST", "/api/v1/runs", Neighbour.run(changes)).id
    }

    private func found(_ path: String, by reader: Neighbour) async throws -> [String] {
        try await reader.ask("GET", path).items.compactMap { $0["id"]?.stringValue }
    }

    @Test("A run's conditions are posted, shown and edited", arguments: Database.Engine.allCases)
    func life(_ engine: Database.Engine) async throws {
        try await TestServer.run(engine) { server in
            let ana = try await server.signUp("ana").tells(["gender": "female"])
            let open = try await ana.ask("GET", "/api/v1/runs/\(try await post(ana))").json["contents"]
            #expect(open?["minAge"] == 20 && open?["maxAge"] == 65)
            #expect(open?["gender"] == "everyone" && open?["jobGroups"] == [])

            let narrow: JSONObject = ["minAge": 25, "maxAge": 40, "gender": "women", "jobGroups": ["design"]]
            let path = "/api/v1/runs/\(try await post(ana, narrow))"
            let seen = try await server.ask("GET", path).json["contents"]
            #expect(seen?["minAge"] == 25 && seen?["maxAge"] == 40)
            #expect(seen?["gender"] == "women" && seen?["jobGroups"] == ["design"])
            let edited = try await ana.ask("PUT", path, Neighbour.run(["maxAge": 35])).json["contents"]
            #expect(edited?["minAge"] == 20 && edited?["maxAge"] == 35 && edited?["gender"] == "everyone")
        }
    }

    @Test(
        "Conditions that can't be are refused at their field",
        arguments: [
            (["minAge": 19], "422 admission.ages", "minAge"),
            (["maxAge": 66], "422 admission.ages", "minAge"),
            (["minAge": 45, "maxAge": 40], "422 admission.ages-contradict", "maxAge"),
            (["gender": "men"], "422 admission.other-gender", "gender"),
            (["gender": "other"], "400 request.not-one-of", "gender"),
            (["jobGroups": ["astronaut"]], "400 request.not-one-of", "jobGroups.0"),
        ] as [(JSONObject, String, String)]
    )
    func fields(_ change: JSONObject, _ verdict: String, _ field: String) async throws {
        try await TestServer.run { server in
            let ana = try await server.signUp("ana").tells(["gender": "female"])
            let answer = try await ana.ask("POST", "/api/v1/runs", Neighbour.run(change))
            #expect(answer.verdict == verdict && answer.json["field"]?.stringValue == field, "\(answer)")
        }
    }

    @Test("A host tells year of birth and pace first, and a gender before asking for it, by an edit, too")
    func hosting() async throws {
        try await TestServer.run { server in
            let ana = try await server.signUp("ana")
            for (change, code, fields) in [
                ([:], "admission.details-missing", ["birthYear", "pace"]),
                (["birthYear": 1990], "admission.details-missing", ["pace"]),
                (["pace": "fast"], nil, []),
            ] as [(JSONObject, String?, [String])] {
                _ = try await ana.ask("PATCH", "/api/v1/me", .object(change))
                let answer = try await ana.ask("POST", "/api/v1/runs", Neighbour.run())
                #expect(
                    answer.json["code"]?.stringValue == code && answer.status == (code == nil ? 201 : 409)
                )
                #expect(answer.accountFields == fields)
            }
            let path = "/api/v1/runs/\(try await post(ana))"
            let women = try await ana.ask("PUT", path, Neighbour.run(["gender": "women"]))
            #expect(women.verdict == "409 admission.details-missing")
            _ = try await ana.ask("PATCH", "/api/v1/me", ["gender": "male"])
            let others = try await ana.ask("PUT", path, Neighbour.run(["gender": "women"]))
            #expect(others.verdict == "422 admission.other-gender")
            #expect(try await ana.ask("GET", path).json["contents"]?["gender"] == "everyone")

            let cho = try await server.signUp("cho").tells(["birthYear": 2008])
            let tooYoung = try await cho.ask("POST", "/api/v1/runs", Neighbour.run())
            #expect(tooYoung.verdict == "403 admission.too-young")
        }
    }

    @Test(
        "Feed, search and map are filtered by gender, age and occupation, and by what the reader told",
        arguments: Database.Engine.allCases
    )
    func filters(_ engine: Database.Engine) async throws {
        try await TestServer.run(engine) { server in
            let ana = try await server.signUp("ana").tells(["gender": "female"])
            let lesson = try await ana.post("남산 요가")
            let women = try await post(ana, ["gender": "women"])
            let young = try await post(ana, ["maxAge": 30])
            let design = try await post(ana, ["jobGroups": ["design", "sales"], "minAge": 50])
            let open = try await post(ana)
            let all = [open, design, young, women, lesson]
            let around = "/api/v1/listings?neighbourhood=1114055000"
            let box = "/api/v1/listings/in-sight?bbox=126.97,37.55,127.0,37.58"
            let ben = try await server.signUp("ben")
            for (question, expected) in [
                ("&gender=women", [women]), ("&gender=everyone,men", [open, design, young]),
                ("&age=40s", [open, women]), ("&age=20s,50s", [open, design, young, women]),
                ("&jobGroups=medicine", [open, young, women]),
                ("&jobGroups=sales&age=60s", [open, design, women]), ("&fits=me", [open, lesson]),
            ] {
                #expect(try await found(around + question, by: ben) == expected, "\(question)")
                #expect(try await found(box + question, by: ben) == expected, "\(question)")
            }
            let counts = "/api/v1/listings/counts?neighbourhood=1114055000&reach=0&fits=me"
            #expect(try await ben.ask("GET", counts).items.map { $0["count"] } == [2])
            _ = try await ben.tells(["birthYear": 1990, "gender": "male"])
            #expect(try await found(around + "&fits=me", by: ben) == [open, lesson])
            let cho = try await server.signUp("cho")
            _ = try await cho.tells(["birthYear": 1970, "gender": "female", "jobGroup": "design"])
            #expect(try await found(around + "&fits=me", by: cho) == all.filter { $0 != young })
            let search = around + "&q=%EB%82%A8%EC%82%B0&kind=run&fits=me"
            #expect(try await found(search, by: cho) == [open, design, women])
            let unknown = try await cho.ask("GET", around + "&fits=you")
            #expect(unknown.verdict == "400 request.invalid-parameter")
        }
    }

    @Test("A search saved with conditions tells of new runs that fit them")
    func saved() async throws {
        try await TestServer.run { server in
            let ben = try await server.signUp("ben")
            let search: JSON = [
                "name": "디자이너 러닝", "kinds": ["run"], "jobGroups": ["design"], "age": ["30s"],
                "gender": ["everyone"], "neighbourhood": "1114055000", "reach": "1",
            ]
            let answer = try await ben.ask("POST", "/api/v1/me/saved-searches", search)
            #expect(answer.status == 201, "\(answer)")
            #expect(answer.json["jobGroups"] == ["design"] && answer.json["age"] == ["30s"])
        }
    }

    @Test("The form asks for conditions, and for what its author has to tell first")
    func form() async throws {
        try await TestServer.run { server in
            let browser = try await PlainBrowser(joining: "ana", at: server.address)
            let ana = try await server.device(of: "ana")
            try await ana.live(in: "1114055000")
            try await browser.open("/runs/new")
            var form = SamplePost.of(.run).form
            form["minAge"] = ["30"]
            form["maxAge"] = ["45"]
            form["jobGroups"] = ["design", "medicine"]
            try await browser.submit("/runs/new", form)
            #expect(browser.status == 409 && browser.sees("href=\"#own.birthYear\""))
            #expect(browser.values(of: "title") == form["title"]??.map { $0 })
            _ = try await ana.ask("PATCH", "/api/v1/me", ["jobGroup": "design"])
            form["own.birthYear"] = ["1990"]
            form["own.pace"] = ["fast"]
            try await browser.submit("/runs/new", form)
            #expect(browser.status == 200 && browser.sees("30~45세") && browser.sees("디자인"))

            try await browser.open("/browse?kind=run&age=40s&jobGroups=design&gender=everyone&fits=me")
            #expect(browser.sees("남산 둘레길 러닝") && browser.sees("내 조건에 맞는 것만"))
            try await browser.open("/browse?kind=run&age=50s")
            #expect(browser.sees("조건에 맞는 글이 없어요"))
        }
    }
}
