import Database
import JSONCoding
import TestSupport
import Testing

@Suite("Applying")
struct ApplyingTests {
    @Test("Each step that isn't due is refused, with its reason")
    func refused() async throws {
        try await TestServer.run { server in
            let (host, ben) = (try await server.signUp("host"), try await server.signUp("ben"))
            let cho = try await server.signUp("cho")
            let (run, lesson) = (try await host.host(), try await host.post())
            #expect(try await host.apply(to: run).verdict == "409 roster.own-listing")
            #expect(try await ben.apply(to: lesson).verdict == "404 roster.not-found")
            #expect(try await ben.apply(to: "nonsense").verdict == "404 roster.not-found")
            let long = String(repeating: "강", count: 301)
            let tooLong = try await ben.apply(to: run, long)
            #expect(tooLong.verdict == "422 roster.note-too-long" && tooLong.json["field"] == "note")
            #expect(try await ben.perform("withdraw", onRosterOf: run).verdict == "409 roster.not-applied")
            #expect(try await ben.perform("claim", onRosterOf: run).verdict == "409 roster.not-offered")
            #expect(try await ben.perform("leave", onRosterOf: run).verdict == "409 roster.not-applied")
            #expect(try await ben.apply(to: run, " ").json["own"]?["note"]?.isNull == true)
            #expect(try await ben.apply(to: run).verdict == "409 roster.already-applied")
            #expect(try await cho.admit(ben, to: run).verdict == "403 roster.not-organiser")
            #expect(try await host.admit(cho, to: run).verdict == "409 roster.not-applied")
            let early = try await host.perform("remove", ben, onRosterOf: run, "늦어요")
            #expect(early.verdict == "409 roster.not-member")
            try await host.admit(ben, to: run)
            #expect(try await ben.perform("withdraw", onRosterOf: run).verdict == "409 roster.admitted")
            #expect(
                try await host.perform("remove", ben, onRosterOf: run).verdict == "422 roster.note-missing"
            )
            #expect(
                try await host.perform("decline", ben, onRosterOf: run).verdict == "409 roster.not-applied"
            )
            try await host.perform("remove", ben, onRosterOf: run, "늦어요")
            #expect(try await ben.apply(to: run).verdict == "409 roster.removed")
            try await cho.apply(to: run)
            try await host.perform("decline", cho, onRosterOf: run)
            #expect(try await cho.apply(to: run).verdict == "409 roster.declined")
        }
    }

    @Test("A closed run takes no applications, and a run that has started neither these nor leaving")
    func over() async throws {
        try await TestServer.run { server in
            let group = try await server.runners(["ben"])
            let cho = try await server.signUp("cho")
            let listing = "/api/v1/listings/\(group.run)"
            #expect(try await group.host.ask("POST", "\(listing)/close").status == 200)
            #expect(try await cho.apply(to: group.run).verdict == "409 roster.closed")
            #expect(try await cho.roster(of: group.run)["open"] == false)
            #expect(try await group.host.ask("POST", "\(listing)/reopen").status == 200)
            #expect(try await cho.apply(to: group.run).status == 200)
            server.clock.pass(.seconds(25 * 3_600))
            let (ben, host) = (try await group.ben.refreshed(), try await group.host.refreshed())
            #expect(try await ben.perform("leave", onRosterOf: group.run).verdict == "409 roster.begun")
            let applicant = try await cho.refreshed()
            #expect(try await host.admit(applicant, to: group.run).verdict == "409 roster.begun")
            let dan = try await server.signUp("dan")
            #expect(try await dan.apply(to: group.run).verdict == "409 roster.begun")
        }
    }

    @Test("No fewer seats than are held, and more seats are offered to those who wait")
    func seats() async throws {
        try await TestServer.run { server in
            let group = try await server.runners(["ben", "cho"], seats: 2)
            #expect(try await group.runners[1].status(onRosterOf: group.run) == "waiting")
            let path = "/api/v1/runs/\(group.run)"
            let more = try await group.host.ask("PUT", path, Neighbour.run(["seats": 3]))
            #expect(more.status == 200)
            #expect(try await group.runners[1].status(onRosterOf: group.run) == "offered")
            let fewer = try await group.host.ask("PUT", path, Neighbour.run(["seats": 2]))
            #expect(fewer.verdict == "409 listing.fewer-seats-than-taken", "\(fewer)")
        }
    }

    @Test("My applications are listed until they end, the next first and past ones apart")
    func mine() async throws {
        try await TestServer.run { server in
            let (host, ben) = (try await server.signUp("host"), try await server.signUp("ben"))
            var runs: [String] = []
            for number in 0..<3 {
                let start = "2026-11-21T\(["22", "20", "21"][number]):00:00+09:00"
                runs.append(try await host.host(["startsAt": .string(start)]))
                try await ben.apply(to: runs[number])
            }
            try await host.perform("decline", ben, onRosterOf: runs[0])
            let first = try await ben.ask("GET", "/api/v1/me/rosters?limit=2")
            #expect(first.items.map { $0["listing"]?["id"]?.stringValue } == [runs[1], runs[2]])
            let next = try #require(first.json["next"]?.stringValue)
            let rest = try await ben.ask("GET", "/api/v1/me/rosters?limit=2&cursor=\(next)")
            #expect(rest.items.map { $0["entry"]?["status"]?.stringValue } == ["declined"])
            #expect(rest.json["next"]?.isNull == true)
            #expect(try await ben.ask("GET", "/api/v1/me/rosters?part=past").items.isEmpty)
            server.clock.pass(.seconds(2 * 86_400))
            let later = try await ben.refreshed()
            #expect(try await later.ask("GET", "/api/v1/me/rosters").items.isEmpty)
            let past = try await later.ask("GET", "/api/v1/me/rosters?part=past&limit=2")
            #expect(past.items.map { $0["listing"]?["id"]?.stringValue } == [runs[0], runs[2]])
            let earlier = try #require(past.json["next"]?.stringValue)
            let last = try await later.ask("GET", "/api/v1/me/rosters?part=past&cursor=\(earlier)")
            #expect(last.items.map { $0["listing"]?["id"]?.stringValue } == [runs[1]])
            let unknown = try await later.ask("GET", "/api/v1/me/rosters?part=x")
            #expect(unknown.status == 400, "\(unknown)")
            let wrong = try await later.ask("GET", "/api/v1/me/rosters?cursor=x")
            #expect(wrong.verdict == "422 request.unknown-cursor")
        }
    }

    @Test("The exact place of a run is known to its host and those who take part, and to no one else")
    func place() async throws {
        try await TestServer.run { server in
            let group = try await server.runners(["ben", "cho", "dan", "eve"], seats: 3)
            let (ben, cho, dan) = (group.runners[0], group.runners[1], group.runners[2])
            let run = group.run
            func knows(_ reader: Neighbour?) async throws -> Bool {
                let path = "/api/v1/runs/\(run)"
                let answer =
                    if let reader { try await reader.ask("GET", path) } else {
                        try await server.ask("GET", path)
                    }
                #expect(answer.status == 200 || answer.status == 404)
                return answer.tellsMeetingPlace
            }
            #expect(try await knows(group.host))
            #expect(try await knows(ben))
            #expect(try await knows(cho))
            #expect(try await dan.status(onRosterOf: run) == "waiting")
            let applicant = try await server.signUp("fay")
            try await applicant.apply(to: run)
            let declined = try await server.signUp("gus")
            try await declined.apply(to: run)
            try await group.host.perform("decline", declined, onRosterOf: run)
            try await ben.perform("leave", onRosterOf: run)
            #expect(try await dan.status(onRosterOf: run) == "offered")
            try await group.host.perform("remove", cho, onRosterOf: run, "늦어요")
            let stranger = try await server.signUp("kim")
            for reader in [stranger, applicant, declined, ben, cho, dan] {
                #expect(try await !knows(reader), "\(reader.name)")
            }
            #expect(try await !knows(nil))
            try await dan.perform("claim", onRosterOf: run)
            #expect(try await knows(dan))
            try await group.host.block(dan)
            #expect(try await !knows(dan))
        }
    }

    @Test(
        "A block between the host and a runner, made by either of them, ends the part of the runner",
        arguments: [true, false]
    )
    func blocked(_ byHost: Bool) async throws {
        try await TestServer.run { server in
            let group = try await server.runners(["ben", "cho"], seats: 2)
            let (ben, cho) = (group.runners[0], group.runners[1])
            if byHost { try await group.host.block(ben) } else { try await ben.block(group.host) }
            #expect(try await cho.status(onRosterOf: group.run) == "offered")
            #expect(try await ben.roster(of: group.run)["code"] == "roster.not-found")
            #expect(try await ben.apply(to: group.run).verdict == "404 roster.not-found")
            #expect(try await ben.ask("GET", "/api/v1/me/rosters").items.isEmpty)
            #expect(try await ben.ask("GET", "/api/v1/conversations/\(group.talk)").status == 404)
        }
    }

    @Test("A run hidden by an operator takes no applications, and its members can still leave")
    func takenDown() async throws {
        try await TestServer.run { server in
            let group = try await server.runners(["ben"])
            let cho = try await server.signUp("cho")
            let report: JSON = ["subject": ["kind": "listing", "id": .string(group.run)], "reason": "spam"]
            let filed = try await cho.ask("POST", "/api/v1/reports", report)
            let olga = try await server.signUp("olga")
            try await server.appointOperator("olga")
            let path = "/api/v1/reports/\(filed.json["id"]?.stringValue ?? "")/uphold"
            #expect(try await olga.ask("POST", path, ["hide": true]).status == 200)
            #expect(try await cho.apply(to: group.run).verdict == "404 roster.not-found")
            #expect(try await cho.roster(of: group.run)["code"] == "roster.not-found")
            #expect(try await group.ben.perform("leave", onRosterOf: group.run).status == 204)
            #expect(try await group.ben.ask("GET", "/api/v1/conversations/\(group.talk)").status == 404)
        }
    }
}
