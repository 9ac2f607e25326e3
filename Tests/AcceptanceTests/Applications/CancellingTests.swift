import Database
import JSONCoding
import TestSupport
import Testing

@Suite("Runs that are called off")
struct CancellingTests {
    private let reason: JSON = ["note": "비가 많이 와요"]

    @Test(
        "A run is called off with a reason, for those on its roster alone",
        arguments: Database.Engine.allCases
    )
    func story(_ engine: Database.Engine) async throws {
        try await TestServer.run(engine) { server in
            let group = try await server.runners(["ben", "cho"], seats: 2)
            let (ben, cho, dan) = (group.ben, group.runners[1], try await server.signUp("dan"))
            let path = "/api/v1/listings/\(group.run)"
            #expect(try await dan.ask("PUT", "\(path)/favourite").status == 204)
            #expect(try await dan.ask("POST", "\(path)/cancel", reason).verdict == "403 listing.not-author")
            #expect(try await server.ask("POST", "\(path)/cancel", reason).status == 401)
            let empty = try await group.host.ask("POST", "\(path)/cancel", ["note": " "])
            #expect(empty.verdict == "422 roster.note-missing")

            for _ in 1...2 {
                let cancelled = try await group.host.ask("POST", "\(path)/cancel", reason)
                #expect(cancelled.status == 200 && cancelled.json["status"] == "cancelled", "\(cancelled)")
            }
            #expect(try await ben.told().prefix(2) == ["listing-cancelled", "application-admitted"])
            #expect(try await cho.told().first == "listing-cancelled")
            #expect(try await dan.told() == ["favourite-cancelled"])
            for reader in [group.host, ben, cho] {
                let seen = try await reader.roster(of: group.run)
                #expect(seen["cancellation"]?["reason"] == "비가 많이 와요" && seen["open"] == false)
            }
            let stranger = try await dan.ask("GET", "/api/v1/runs/\(group.run)")
            #expect(stranger.json["status"] == "cancelled" && !stranger.tell("비가 많이 와요"))
            #expect(try await dan.roster(of: group.run)["cancellation"]?.isNull == true)
            #expect(try await dan.ask("GET", "/api/v1/favourites").items.first?["status"] == "cancelled")
            #expect(try await ben.ask("GET", "/api/v1/runs/\(group.run)").tellsMeetingPlace)
            #expect(try await group.host.hear(in: group.talk).last == "[listing-cancelled]")
        }
    }

    @Test(
        "A cancelled run is in no feed, search, map or count, and its host alone lists it",
        arguments: Database.Engine.allCases
    )
    func offTheBoard(_ engine: Database.Engine) async throws {
        try await TestServer.run(engine) { server in
            let host = try await server.signUp("host")
            let (run, other) = (try await host.host(), try await host.host())
            let closed = try await host.ask("POST", "/api/v1/listings/\(other)/close")
            #expect(closed.status == 200)
            for id in [run, other] {
                #expect(try await host.ask("POST", "/api/v1/listings/\(id)/cancel", reason).status == 200)
            }
            let around = "/api/v1/listings?neighbourhood=1114055000&status=open,closed,expired,cancelled"
            for path in [
                around, "\(around)&q=%EB%82%A8%EC%82%B0", "\(around)&sort=soonest",
                "/api/v1/listings/in-sight?bbox=126.97,37.55,127.0,37.58",
                "/api/v1/members/\(try await host.memberID)/listings?status=cancelled",
            ] {
                #expect(try await server.ask("GET", path).items.isEmpty, "\(path)")
            }
            let mine = try await host.ask("GET", "/api/v1/me/listings?status=cancelled").items
            #expect(mine.compactMap { $0["id"]?.stringValue } == [other, run])
        }
    }

    @Test("Nothing more happens to a cancelled run")
    func frozen() async throws {
        try await TestServer.run { server in
            let group = try await server.runners(["ben"])
            let (host, ben, cho) = (group.host, group.ben, try await server.signUp("cho"))
            let path = "/api/v1/listings/\(group.run)"
            #expect(try await host.ask("POST", "\(path)/cancel", reason).status == 200)
            let member = try await ben.memberID
            for (who, method, target, body) in [
                (host, "PUT", "/api/v1/runs/\(group.run)", Neighbour.run(["seats": 5])),
                (host, "POST", "\(path)/close", nil),
                (host, "POST", "\(path)/bump", nil), (host, "POST", "\(path)/cancel", ["note": "다른 이유"]),
                (host, "POST", "\(path)/roster/\(member)/remove", ["note": "늦게 와요"]),
                (ben, "POST", "\(path)/roster/leave", nil),
            ] as [(Neighbour, String, String, JSON?)] {
                let answer = try await who.ask(method, target, body)
                #expect(answer.verdict == "409 listing.cancelled", "\(target)")
            }
            #expect(try await cho.apply(to: group.run).verdict == "409 listing.cancelled")

            server.clock.pass(.seconds(2 * 86_400))
            let runner = try await ben.refreshed()
            #expect(try await runner.ask("GET", "/api/v1/run-logs/runs").items.isEmpty)
            let log = Neighbour.runLog(["run": .string(group.run), "day": "2026-11-21"])
            let written = try await runner.ask("POST", "/api/v1/run-logs", log)
            #expect(written.verdict == "404 run-log.run-not-found", "\(written)")
        }
    }

    @Test("Within an hour a host takes a cancellation back, and members claim their seats again")
    func takenBack() async throws {
        try await TestServer.run { server in
            let group = try await server.runners(["ben"])
            let path = "/api/v1/listings/\(group.run)"
            let calendar =
                try await group.ben.ask("POST", "/api/v1/me/calendar").json["path"]?.stringValue ?? ""
            #expect(try await group.host.ask("POST", "\(path)/cancel", reason).status == 200)
            server.clock.pass(.seconds(600))
            #expect(try await group.ben.ask("POST", "\(path)/reopen").verdict == "403 listing.not-author")
            #expect(try await server.ask("POST", "\(path)/reopen").status == 401)
            let open = try await group.host.ask("POST", "\(path)/reopen")
            #expect(open.status == 200 && open.json["status"] == "open", "\(open)")
            #expect(try await group.ben.told().prefix(2) == ["listing-reopened", "listing-cancelled"])
            #expect(try await group.ben.roster(of: group.run)["own"]?["status"] == "offered")
            #expect(try await group.ben.ask("GET", "/api/v1/runs/\(group.run)").tellsMeetingPlace == false)
            let claimed = try await group.ben.ask("POST", "\(path)/roster/claim")
            #expect(claimed.status == 200, "\(claimed)")
            let seen = String(decoding: try await server.ask("GET", calendar).body, as: UTF8.self)
            #expect(seen.contains("UID:listing-\(group.run)@madang") && !seen.contains("STATUS:CANCELLED"))
            #expect(try await group.ben.say("잘됐어요", in: group.talk).status == 201)

            #expect(try await group.host.ask("POST", "\(path)/cancel", reason).status == 200)
            server.clock.pass(.seconds(3_600))
            let host = try await group.host.refreshed()
            #expect(try await host.ask("POST", "\(path)/reopen").verdict == "409 listing.cancelled")
        }
    }

    @Test("After its start a run is not called off, and what takes no applications never is")
    func refused() async throws {
        try await TestServer.run { server in
            let ana = try await server.signUp("ana")
            let (run, lesson) = (try await ana.host(), try await ana.post("피아노"))
            let refused = try await ana.ask("POST", "/api/v1/listings/\(lesson)/cancel", reason)
            #expect(refused.verdict == "409 listing.not-cancellable")
            server.clock.pass(.seconds(25 * 3_600))
            let host = try await ana.refreshed()
            let late = try await host.ask("POST", "/api/v1/listings/\(run)/cancel", reason)
            #expect(late.verdict == "409 listing.begun")
            #expect(try await host.ask("DELETE", "/api/v1/listings/\(run)").status == 204)
            let gone = try await host.ask("POST", "/api/v1/listings/\(run)/cancel", reason)
            #expect(gone.verdict == "404 listing.not-found")
        }
    }

    @Test("The conversation of a cancelled run can be written in for a week, and read after that")
    func archived() async throws {
        try await TestServer.run { server in
            let group = try await server.runners(["ben"])
            let path = "/api/v1/listings/\(group.run)/cancel"
            #expect(try await group.host.ask("POST", path, reason).status == 200)
            #expect(try await group.ben.say("다음에 봐요", in: group.talk).status == 201)
            server.clock.pass(.seconds(7 * 86_400))
            let ben = try await group.ben.refreshed()
            #expect(try await ben.say("네", in: group.talk).verdict == "409 conversation.archived")
            #expect(try await ben.hear(in: group.talk).last == "다음에 봐요")
        }
    }

    @Test("In subscribed calendars a cancelled run stays, marked as cancelled, with a higher sequence")
    func calendar() async throws {
        try await TestServer.run { server in
            let group = try await server.runners(["ben"])
            let path = try await group.ben.ask("POST", "/api/v1/me/calendar").json["path"]?.stringValue ?? ""
            let before = String(decoding: try await server.ask("GET", path).body, as: UTF8.self)
            #expect(before.contains("SEQUENCE:0") && !before.contains("STATUS:CANCELLED"))
            let cancel = "/api/v1/listings/\(group.run)/cancel"
            #expect(try await group.host.ask("POST", cancel, reason).status == 200)
            let after = String(decoding: try await server.ask("GET", path).body, as: UTF8.self)
            #expect(after.contains("UID:listing-\(group.run)@madang"))
            #expect(after.contains("STATUS:CANCELLED") && after.contains("SEQUENCE:1"))
        }
    }
}

@Suite("Edits of runs that neighbours rely on")
struct ChangedRunTests {
    @Test(
        "Members are told what changed, applicants what concerns them, and neither in the notice where it is",
        arguments: Database.Engine.allCases
    )
    func told(_ engine: Database.Engine) async throws {
        try await TestServer.run(engine) { server in
            let group = try await server.runners(["ben"])
            let (cho, dan) = (try await server.signUp("cho"), try await server.signUp("dan"))
            try await cho.apply(to: group.run)
            for reader in [group.ben, dan] {
                _ = try await reader.ask("PUT", "/api/v1/listings/\(group.run)/favourite")
            }
            let path = "/api/v1/runs/\(group.run)"
            let text: JSONObject = ["seats": 4, "description": "천천히"]
            #expect(try await group.host.ask("PUT", path, Neighbour.run(text)).status == 200)
            #expect(try await group.ben.told().first == "listing-changed")
            #expect(try await cho.told() == [])
            #expect(try await group.host.hear(in: group.talk).last == "[listing-edited]")

            var moved = text
            moved["startsAt"] = "2026-11-21T20:00:00+09:00"
            moved["minutes"] = 90
            moved["place"] = ["point": ["lat": 37.5639, "lon": 126.9839], "address": "후문 앞"]
            let edited = try await group.host.ask("PUT", path, Neighbour.run(moved))
            #expect(edited.status == 200, "\(edited)")
            for reader in [group.ben, cho] {
                let notices = try await reader.ask("GET", "/api/v1/notices")
                #expect(!notices.tell("후문") && notices.items.first?["kind"] == "listing-changed")
                let changes = notices.items.first?["changes"]?.arrayValue ?? []
                #expect(changes.map { $0["what"] } == ["time", "length", "place"])
                #expect(changes.first?["from"] == "2026-11-21T10:30:00.000Z")
                #expect(changes.first?["to"] == "2026-11-21T11:00:00.000Z")
                #expect(changes[1]["fromMinutes"] == 60 && changes[1]["toMinutes"] == 90)
            }
            #expect(
                try await group.host.hear(in: group.talk).suffix(2) == [
                    "[listing-time-changed]", "[listing-place-changed]",
                ]
            )
            #expect(try await dan.told() == ["favourite-edited", "favourite-edited"])
            #expect(try await group.ben.told().filter { $0.hasPrefix("favourite") } == [])
            #expect(!(try await cho.ask("GET", path)).tell("후문"))
        }
    }

    @Test("An edit that changes nothing, or that is refused, tells no one")
    func nothing() async throws {
        try await TestServer.run { server in
            let group = try await server.runners(["ben"])
            let path = "/api/v1/runs/\(group.run)"
            #expect(try await group.host.ask("PUT", path, Neighbour.run()).status == 200)
            #expect(try await group.host.ask("PUT", path, Neighbour.run(["minutes": 65])).status == 422)
            #expect(try await group.ben.told() == ["application-admitted"])
            #expect(try await group.host.hear(in: group.talk).last == "[member-joined]")
        }
    }

    @Test("A neighbour who was told can leave until the start, and those who were removed aren't told")
    func leaving() async throws {
        try await TestServer.run { server in
            let group = try await server.runners(["ben", "cho"])
            let cho = group.runners[1]
            try await group.host.perform("remove", cho, onRosterOf: group.run, "연락이 안 돼요")
            let later: JSONObject = ["startsAt": "2026-11-21T20:00:00+09:00"]
            let edited = try await group.host.ask("PUT", "/api/v1/runs/\(group.run)", Neighbour.run(later))
            #expect(edited.status == 200)
            #expect(try await cho.told().first == "membership-ended")
            #expect(try await group.ben.perform("leave", onRosterOf: group.run).status == 204)
            let facts = try await group.ben.roster(of: group.run)["facts"]?.arrayValue ?? []
            #expect(facts.suffix(2).map { $0["event"] } == ["changed", "left"])
        }
    }
}
