import Database
import Domain
import JSONCoding
import TestSupport
import Testing

@Suite("Weekly series")
struct SeriesTests {
    private let day = Duration.seconds(86_400)

    @Test(
        "A run is posted for some weeks; each next date is a run of its own, open to those of the former",
        arguments: Database.Engine.allCases
    )
    func story(_ engine: Database.Engine) async throws {
        try await TestServer.run(engine) { server in
            let (host, ben) = (try await server.signUp("host"), try await server.signUp("ben"))
            let first = try await host.host(["weeks": 3])
            let alone = try await host.ask("GET", "/api/v1/runs/\(first)").json["series"]
            #expect(alone?["weeks"] == 3 && alone?["posted"] == 1 && alone?["ended"] == false)

            await server.runMaintenance()
            #expect(try await ben.apply(to: first).status == 200)
            #expect(try await host.admit(ben, to: first).status == 200)
            let second = try await date(2, of: host)
            let edit = Neighbour.run(["title": "짧은 러닝", "startsAt": "2026-11-29T08:00:00+09:00"])
            #expect(try await host.ask("PUT", "/api/v1/runs/\(second)", edit).status == 200)

            server.clock.pass(day * 2)
            await server.runMaintenance()
            let (later, ana) = (try await ben.refreshed(), try await host.refreshed())
            let third = try await date(3, of: ana)
            let run = try await later.ask("GET", "/api/v1/runs/\(third)")
            #expect(run.json["title"] == "남산 둘레길 러닝" && run.json["seats"] == 4)
            #expect(run.json["startsAt"] == "2026-12-05T10:30:00.000Z")
            #expect(run.json["taken"] == 1 && !run.tellsMeetingPlace)
            #expect(try await ana.ask("GET", "/api/v1/runs/\(third)").tellsMeetingPlace)
            #expect(run.json["series"]?["dates"]?.arrayValue?.count == 3)
            #expect(try await later.told().filter { $0 == "series-continued" }.count == 1)
            #expect(try await ana.told().contains("series-continued") == false)

            let cancel = "/api/v1/listings/\(third)/cancel"
            #expect(try await ana.ask("POST", cancel, ["note": "비가 와요"]).status == 200)
            #expect(try await later.ask("GET", "/api/v1/runs/\(second)").json["status"] == "open")
            server.clock.pass(day * 7)
            await server.runMaintenance()
            #expect(try await ana.refreshed().ask("GET", "/api/v1/me/series").items.first?["posted"] == 3)
        }
    }

    private func date(_ number: Int64, of host: Neighbour) async throws -> String {
        let series = try await host.ask("GET", "/api/v1/me/series").items.first
        let date = series?["dates"]?.arrayValue?.first { $0["number"] == .integer(number) }
        return try #require(date?["listing"]?.stringValue)
    }

    @Test("Only the host sees and ends a series; what is wrong changes nothing")
    func others() async throws {
        try await TestServer.run { server in
            let (host, ben) = (try await server.signUp("host"), try await server.signUp("ben"))
            for wrong in [-1, 0, 1, 13] as [Int64] {
                let refused = try await host.tells().ask(
                    "POST",
                    "/api/v1/runs",
                    Neighbour.run(["weeks": .integer(wrong)])
                )
                #expect(refused.verdict == "422 series.weeks" && refused.json["field"] == "weeks")
            }
            #expect(try await host.ask("GET", "/api/v1/me/listings").items.isEmpty)
            let run = try await host.host(["weeks": 4])
            let own = try #require(try await host.ask("GET", "/api/v1/me/series").items.first)
            let path = "/api/v1/me/series/\(own["id"]?.stringValue ?? "")"
            #expect(try await ben.ask("DELETE", path).verdict == "404 series.not-found")
            #expect(try await ben.ask("DELETE", "/api/v1/me/series/x").verdict == "404 series.not-found")
            #expect(try await server.ask("DELETE", path).status == 401)
            #expect(try await server.ask("GET", "/api/v1/me/series").status == 401)
            #expect(try await ben.ask("GET", "/api/v1/me/series").items.isEmpty)

            for _ in 1...2 {
                let ended = try await host.ask("DELETE", path)
                #expect(ended.status == 200 && ended.json["endReason"] == "host")
            }
            await server.runMaintenance()
            let seen = try await ben.ask("GET", "/api/v1/runs/\(run)").json["series"]
            #expect(seen?["ended"] == true && seen?["endReason"]?.isNull == true && seen?["posted"] == 1)
            #expect(try await ben.ask("POST", path + "/resume").verdict == "404 series.not-found")
            #expect(try await host.ask("POST", path + "/resume").json["ended"] == false)
            #expect(try await host.ask("POST", path + "/resume").verdict == "409 series.not-resumable")
            await server.runMaintenance()
            #expect(try await ben.ask("GET", "/api/v1/runs/\(run)").json["series"]?["posted"] == 2)
            var lesson = SamplePost.of(.class).contents
            lesson["weeks"] = 4
            let posted = try await host.ask("POST", "/api/v1/classes", .object(lesson))
            #expect(posted.status == 400 && posted.json["field"] == "weeks", "\(posted)")
        }
    }

    @Test("A blocked neighbour finds no date, and hears of none")
    func blocked() async throws {
        try await TestServer.run { server in
            let (host, ben) = (try await server.signUp("host"), try await server.signUp("ben"))
            let first = try await host.host(["weeks": 3])
            _ = try await ben.apply(to: first)
            _ = try await host.admit(ben, to: first)
            await server.runMaintenance()
            let second = try await date(2, of: host)
            try await host.block(ben)
            server.clock.pass(day * 2)
            await server.runMaintenance()
            let later = try await ben.refreshed()
            for run in [first, second, try await date(3, of: host.refreshed())] {
                #expect(try await later.ask("GET", "/api/v1/runs/\(run)").status == 404)
            }
            #expect(try await later.told().contains("series-continued") == false)
        }
    }

    @Test("Without scripts a host posts a run for some weeks, sees its dates and ends it")
    func pages() async throws {
        try await TestServer.run { server in
            let host = try await server.signUp("host").tells()
            try await host.live(in: "1114055000")
            _ = try await server.signUp("ben")
            let browser = try await PlainBrowser(signingIn: "host", at: server.address)
            let ben = try await PlainBrowser(signingIn: "ben", at: server.address)
            try await browser.open("/runs/new")
            #expect(browser.sees("매주 반복") && browser.sees("반복하지 않음"))
            var form = SamplePost.of(.run).form
            form["weeks"] = ["3"]
            try await browser.submit("/runs/new", form)
            #expect(browser.sees("매주 토요일 오후 7:30 · 1/3"))

            await server.runMaintenance()
            let (first, second) = (try await date(1, of: host), try await date(2, of: host))
            try await ben.open("/runs/\(first)")
            #expect(ben.links.contains("/runs/\(second)") && ben.sees("11월 28일 (토) 오후 7:30"))
            #expect(!ben.sees("반복 끝내기"))
            try await ben.open("/runs/\(second)")
            #expect(ben.sees("매주 토요일 오후 7:30 · 2/3"))
            try await browser.open("/me")
            #expect(browser.links.contains("/me/series"))
            try await browser.open("/me/series")
            #expect(browser.sees("2/3") && browser.links.contains("/runs/\(second)"))
            let series = try await host.ask("GET", "/api/v1/me/series").items.first
            let end = "/me/series/\(series?["id"]?.stringValue ?? "")/end"
            #expect(browser.links.contains(end))
            try await browser.open(end)
            #expect(browser.sees("나중에 다시 이어 갈 수 있어요."))
            try await browser.submit(end)
            #expect(browser.sees("반복을 끝냈어요") && !browser.sees("반복 끝내기"))
            try await browser.submit(end.replacing("/end", with: "/resume"))
            #expect(browser.sees("반복을 다시 이어 가요") && browser.sees("반복 끝내기"))
        }
    }

    @Test("A run is posted for some weeks and ended by commands")
    func commands() async throws {
        try await TestServer.run { server in
            let ana = try await ScriptedDevice(joining: "ana", at: server.address)
            try await ana.tellRunnerDetails()
            let post = ScriptedDevice.postRun(starts: "2026-11-21 19:30")
            #expect(try await ana.ask(post + ["--weeks", "13"]).status == 2)
            let run = try await ana.perform(post + ["--weeks", "8"])
            let id = try #require(run["series"]?["id"]?.stringValue)
            let shown = try await ana.ask(["run", "show", run["id"]?.stringValue ?? ""]).output
            #expect(shown.contains("1/8"))
            #expect(try await ana.perform("series", "list").items.first?["weeks"] == 8)
            #expect(try await ana.perform("series", "end", id)["endReason"] == "host")
            let unknown = try await ana.ask(["series", "end", "01KQ3T8M5Z7VA", "--json"])
            #expect(unknown.status == 3 && unknown.problem["code"] == "series.not-found")
        }
    }
}
