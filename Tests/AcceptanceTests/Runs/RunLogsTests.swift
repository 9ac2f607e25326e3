import Database
import JSONCoding
import TestSupport
import Testing

@Suite("Running logs")
struct RunLogsTests {
    private let all = "/api/v1/run-logs"

    private func write(_ neighbour: Neighbour, _ changes: JSONObject = [:]) async throws -> String {
        try await neighbour.ask("POST", all, Neighbour.runLog(changes)).id
    }

    @Test("A log is written, shown, edited and deleted", arguments: Database.Engine.allCases)
    func life(_ engine: Database.Engine) async throws {
        try await TestServer.run(engine) { server in
            let ana = try await server.signUp("ana")
            let image = try await ana.uploadsPicture()
            let path = "\(all)/\(try await write(ana, ["images": [.string(image)]]))"
            let log = try await ana.ask("GET", path)
            #expect(log.json["pace"] == 359 && log.json["weather"] == "rain" && log.json["temperature"] == -3)
            #expect(log.json["images"]?.arrayValue?.count == 1 && log.header("ETag") == "\"1\"")

            let edited = try await ana.ask(
                "PUT",
                path,
                Neighbour.runLog(["stamp": "grit"]),
                headers: ["If-Match": "\"1\""]
            )
            #expect(edited.json["stamp"] == "grit" && edited.header("ETag") == "\"2\"")
            let late = try await ana.ask(
                "PUT",
                path,
                Neighbour.runLog(["stamp": "mood"]),
                headers: ["If-Match": "\"1\""]
            )
            #expect(late.verdict == "412 run-log.edited-meanwhile")

            #expect(try await ana.ask("DELETE", path).status == 204)
            #expect(try await ana.ask("GET", path).verdict == "404 run-log.not-found")
        }
    }

    @Test(
        "A broken rule is refused at its field",
        arguments: [
            (["day": "2026-11-21"], "422 run-log.day-in-future", "day"),
            (["day": "1999-12-31"], "422 run-log.day-too-early", "day"),
            (["temperature": 51], "422 run-log.temperature", "temperature"),
            (["metres": 5], "422 run-log.distance", "metres"),
            (["seconds": 0], "422 run-log.moving-time", "seconds"),
            (["stamp": "RUN001"], "400 request.not-one-of", "stamp"),
            (["images": ["1", "2", "3", "4", "5", "6"]], "404 image.not-found", "images"),
        ] as [(JSONObject, String, String)]
    )
    func fields(_ change: JSONObject, _ verdict: String, _ field: String) async throws {
        try await TestServer.run { server in
            let ana = try await server.signUp("ana")
            let answer = try await ana.ask("POST", all, Neighbour.runLog(change))
            #expect(answer.verdict == verdict && answer.json["field"]?.stringValue == field, "\(answer)")
        }
    }

    @Test("A private log is nowhere to be found by another member or a stranger")
    func hidden() async throws {
        try await TestServer.run { server in
            let (ana, ben) = (try await server.signUp("ana"), try await server.signUp("ben"))
            let image = try await ana.uploadsPicture()
            let id = try await write(ana, ["diary": "숨은 일기", "images": [.string(image)], "public": false])
            let member = try await ana.memberID
            let log = try await ana.ask("GET", "\(all)/\(id)")
            let picture = log.json["images"]?.arrayValue?.first?["urls"]?["full"]?.stringValue ?? ""

            for path in [
                "\(all)/\(id)", "\(all)?member=\(member)", "\(all)/calendar?member=\(member)", picture,
                "/run-logs/\(id)", "/members/\(member)", "/members/\(member)/run-logs",
                "/run-logs/\(id)/edit",
            ] {
                let browser = PlainBrowser(at: server.address)
                for seen in [try await ben.ask("GET", path), try await server.ask("GET", path)] {
                    #expect(!seen.tell("숨은 일기") && !seen.tell(image), "\(path)")
                    // A refusal repeats its own address.
                    #expect(path.contains(id) || !seen.tell(id), "\(path)")
                }
                try await browser.signIn(as: "ben")
                try await browser.open(path)
                #expect(!browser.sees("숨은 일기") && !browser.links.contains("/run-logs/\(id)"), "\(path)")
            }
            #expect(try await ben.ask("GET", picture).status == 404)
            #expect(try await server.ask("GET", picture).status == 404)
            let own = try await ana.ask("GET", picture)
            #expect(own.status == 200 && own.header("Cache-Control") == "private, no-store")
            #expect(try await ben.ask("DELETE", "\(all)/\(id)").verdict == "404 run-log.not-found")
        }
    }

    @Test("A public log and its pictures are for members")
    func shown() async throws {
        try await TestServer.run { server in
            let (ana, ben) = (try await server.signUp("ana"), try await server.signUp("ben"))
            let image = try await ana.uploadsPicture()
            let id = try await write(ana, ["images": [.string(image)]])
            let seen = try await ben.ask("GET", "\(all)/\(id)")
            #expect(seen.json["diary"] == "강바람")
            let picture = seen.json["images"]?.arrayValue?.first?["urls"]?["full"]?.stringValue ?? ""
            #expect(try await ben.ask("GET", picture).status == 200)
            #expect(try await server.ask("GET", picture).status == 404)
            #expect(try await ben.ask("DELETE", "\(all)/\(id)").verdict == "403 run-log.not-yours")
            #expect(try await server.ask("GET", "\(all)/\(id)").verdict == "401 session.sign-in-needed")
        }
    }

    @Test("A run's host writes its log once it has started, with the day of the run")
    func runs() async throws {
        try await TestServer.run { server in
            var (ana, ben) = (try await server.signUp("ana"), try await server.signUp("ben"))
            let run = JSON.string(try await ana.host())
            let log = Neighbour.runLog(["run": run, "day": "2026-11-21"])
            #expect(try await ana.ask("POST", all, log).verdict == "404 run-log.run-not-found")
            server.clock.pass(.seconds(25 * 3_600))
            (ana, ben) = (try await ana.refreshed(), try await ben.refreshed())
            #expect(try await ana.ask("GET", "\(all)/runs").items.map { $0["listing"] } == [run])
            #expect(try await ben.ask("POST", all, log).verdict == "404 run-log.run-not-found")
            let other = try await ana.ask("POST", all, Neighbour.runLog(["run": run]))
            #expect(other.verdict == "422 run-log.other-day")
            let written = try await ana.ask("POST", all, log)
            #expect(written.json["runTitle"] == "남산 둘레길 러닝")
            #expect(try await ana.ask("POST", all, log).verdict == "409 run-log.already-written")
            let fellows = "\(all)/runs/\(run.stringValue ?? "")/fellows"
            #expect(try await ana.ask("GET", fellows).items.isEmpty)
            #expect(try await ben.ask("GET", fellows).verdict == "404 run-log.run-not-found")
        }
    }

    @Test("A member's logs are exported, the private ones included")
    func exported() async throws {
        try await TestServer.run { server in
            let (ana, ben) = (try await server.signUp("ana"), try await server.signUp("ben"))
            _ = try await write(ana, ["diary": "숨은 일기", "public": false])
            let path = "/api/v1/me/export/run-logs"
            let record = try await ana.ask("GET", path).items.first
            #expect(record?["diary"] == "숨은 일기" && record?["day"] == "2026-11-20")
            #expect(try await ben.ask("GET", path).items.isEmpty)
        }
    }

    @Test("A public log can be reported, and hidden by an operator")
    func reported() async throws {
        try await TestServer.run { server in
            let (ana, ben) = (try await server.signUp("ana"), try await server.signUp("ben"))
            var olga = try await server.signUp("olga")
            try await server.appointOperator("olga")
            olga = try await olga.refreshed()
            let id = try await write(ana)
            let subject: JSON = ["kind": "run-log", "id": .string(id)]
            let report = try await ben.ask(
                "POST",
                "/api/v1/reports",
                ["subject": subject, "reason": "fraud"]
            )
            let path = "/api/v1/reports/\(report.json["id"]?.stringValue ?? "")/uphold"
            #expect(try await olga.ask("POST", path, ["hide": true]).status == 200)
            #expect(try await ben.ask("GET", "\(all)/\(id)").verdict == "404 run-log.not-found")
            #expect(try await ana.ask("GET", "\(all)/\(id)").status == 200)
        }
    }
}
