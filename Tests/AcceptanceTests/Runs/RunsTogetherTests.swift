import Database
import JSONCoding
import TestSupport
import Testing

@Suite("Runs of a host and runners")
struct RunsTogetherTests {
    @Test(
        "A profile counts runs hosted with others and runs joined, once begun and unless cancelled",
        arguments: Database.Engine.allCases
    )
    func counted(_ engine: Database.Engine) async throws {
        try await TestServer.run(engine) { server in
            let group = try await server.runners(["ben"])
            _ = try await group.host.host(["title": "아무도 오지 않은 러닝"])
            let cancelled = try await group.host.host(["title": "비가 온 러닝"])
            try await group.ben.apply(to: cancelled)
            _ = try await group.host.admit(group.ben, to: cancelled)
            _ = try await group.host.ask(
                "POST",
                "/api/v1/listings/\(cancelled)/cancel",
                ["note": "비가 많이 와요"]
            )
            let waiting = try await server.signUp("cho")
            try await waiting.apply(to: group.run)
            let ids = [
                try await group.host.memberID, try await group.ben.memberID, try await waiting.memberID,
            ]
            func counts() async throws -> [[JSON?]] {
                var counts: [[JSON?]] = []
                for id in ids {
                    let profile = try await server.ask("GET", "/api/v1/members/\(id)").json
                    counts.append([profile["hosted"], profile["joinedListings"]])
                }
                return counts
            }
            #expect(try await counts() == [[0, 0], [0, 0], [0, 0]])
            server.clock.pass(.seconds(26 * 3_600))
            #expect(try await counts() == [[1, 0], [0, 1], [0, 0]])
            let host = try await group.host.refreshed()
            let next = try await host.host(["startsAt": "2026-11-23T19:30:00+09:00"])
            let reader = PlainBrowser(at: server.address)
            try await reader.open("/runs/\(next)")
            #expect(reader.sees("연 모임 1회") && reader.sees("함께한 모임 0회"))
            #expect(!reader.sees("가르친 수업"))
            try await reader.open("/members/\(ids[1])")
            #expect(reader.sees("함께한 모임 1회"))
        }
    }

    @Test("The conversation of a run is called 러닝 채팅 wherever it is named")
    func named() async throws {
        try await TestServer.run { server in
            let group = try await server.runners(["ben"])
            let (host, ben) = (
                try await PlainBrowser(signingIn: "host", at: server.address),
                try await PlainBrowser(signingIn: "ben", at: server.address)
            )
            for (reader, page) in [
                (ben, "/runs/\(group.run)"), (ben, "/conversations"), (ben, "/conversations/\(group.talk)"),
                (host, "/runs/\(group.run)"), (host, "/listings/\(group.run)/roster"),
            ] {
                try await reader.open(page)
                #expect(reader.sees("러닝 채팅") && !reader.sees("함께하는 대화"), "\(page)")
            }
        }
    }

    @Test(
        "A block names the runs that it ends, and the one who is to leave",
        arguments: Database.Engine.allCases
    )
    func planned(_ engine: Database.Engine) async throws {
        try await TestServer.run(engine) { server in
            let group = try await server.runners(["ben"])
            let other = try await group.ben.host(["title": "벤의 러닝", "startsAt": "2026-11-22T07:00:00+09:00"])
            try await group.host.apply(to: other)
            let ben = try await group.ben.memberID
            let plan = try await group.host.ask("GET", "/api/v1/blocks/\(ben)/plan").json
            let ending = plan["participations"]?.arrayValue ?? []
            #expect(ending.map { $0["listing"]?.stringValue } == [group.run, other])
            #expect(ending.map { $0["status"] } == ["admitted", "applied"])
            #expect(ending.map { $0["organiser"] } == [true, false] && ending.last?["title"] == "벤의 러닝")

            let browser = try await PlainBrowser(signingIn: "host", at: server.address)
            try await browser.open("/members/\(ben)")
            try await browser.submit("/members/\(ben)/block", [:])
            for text in ["함께할 수 없게 되는 모임", "벤의 러닝", "내가 빠져요", "남산 둘레길 러닝", "상대가 빠져요"] {
                #expect(browser.sees(text), "\(text)")
            }
            #expect(try await group.ben.status(onRosterOf: group.run) == "admitted")
            try await browser.submit("/members/\(ben)/block", [:])
            #expect(try await group.host.status(onRosterOf: other) == nil)
            let after = try await group.host.ask("GET", "/api/v1/blocks/\(ben)/plan").json
            #expect(after["participations"] == [])
        }
    }

    @Test("The notice of an application leads the host to the applicants")
    func noticed() async throws {
        try await TestServer.run { server in
            let group = try await server.runners([])
            try await server.signUp("ben").apply(to: group.run, "처음이에요")
            let host = try await PlainBrowser(signingIn: "host", at: server.address)
            try await host.open("/notices")
            let read = try #require(host.forms.keys.first { $0.contains("/read?") })
            try await host.submit(read, [:])
            #expect(host.path == "/listings/\(group.run)/roster" && host.sees("처음이에요"))
        }
    }

    @Test(
        "A group hears that its host closes and reopens, not that seats fill and free up",
        arguments: Database.Engine.allCases
    )
    func lines(_ engine: Database.Engine) async throws {
        try await TestServer.run(engine) { server in
            let group = try await server.runners(["ben"], seats: 2)
            let dan = try await server.signUp("dan")
            try await group.ben.perform("leave", onRosterOf: group.run)
            try await dan.apply(to: group.run)
            try await group.host.admit(dan, to: group.run)
            func heard() async throws -> [String] {
                try await group.host.hear(in: group.talk).filter { $0.hasPrefix("[listing") }
            }
            #expect(try await heard() == [])
            for (step, line) in [("close", "[listing-closed]"), ("reopen", "[listing-reopened]")] {
                let answer = try await group.host.ask("POST", "/api/v1/listings/\(group.run)/\(step)")
                #expect(answer.status == 200, "\(answer)")
                #expect(try await heard().last == line)
            }
            #expect(try await heard().count == 2)
        }
    }

    @Test("The host of a full run takes no more neighbours to wait, until they want to")
    func queueClosed() async throws {
        try await TestServer.run { server in
            let group = try await server.runners(["ben", "cho"], seats: 2)
            let dan = try await server.signUp("dan").tells()
            let host = try await PlainBrowser(signingIn: "host", at: server.address)
            try await host.open("/runs/\(group.run)")
            #expect(
                host.offers("/listings/\(group.run)/close") && !host.offers("/listings/\(group.run)/reopen")
            )
            try await host.submit("/listings/\(group.run)/close", [:])
            #expect(try await dan.apply(to: group.run).verdict == "409 roster.closed")
            #expect(try await dan.roster(of: group.run)["open"] == false)
            let reader = try await PlainBrowser(signingIn: "dan", at: server.address)
            try await reader.open("/runs/\(group.run)")
            #expect(reader.sees("지금은 신청을 받지 않아요"))
            // Who waits keeps their turn.
            #expect(try await group.runners[1].status(onRosterOf: group.run) == "waiting")

            try await host.open("/runs/\(group.run)")
            try await host.submit("/listings/\(group.run)/reopen", [:])
            #expect(try await dan.apply(to: group.run).status == 200)
            let again = try await group.host.ask("POST", "/api/v1/listings/\(group.run)/reopen")
            #expect(again.verdict == "409 listing.full")
        }
    }

    @Test("The host reads that applicants meet the conditions, and never what these are about")
    func fitting() async throws {
        try await TestServer.run { server in
            let host = try await server.signUp("host")
            let open = try await host.host()
            let run = try await host.host(["jobGroups": ["design"], "minAge": 25, "maxAge": 45])
            let ben = try await server.signUp("ben").tells(["jobGroup": "design", "birthYear": 1991])
            for listing in [open, run] {
                _ = try await ben.ask("POST", "/api/v1/listings/\(listing)/roster/apply", [:])
            }
            func fits(_ listing: String) async throws -> JSON? {
                try await host.roster(of: listing)["entries"]?[0]?["fits"]
            }
            #expect(try await fits(open) == false)
            #expect(try await fits(run) == true)
            #expect(try await ben.roster(of: run)["own"]?["fits"] == false)
            let browser = try await PlainBrowser(signingIn: "host", at: server.address)
            try await browser.open("/listings/\(run)/roster")
            #expect(browser.sees("조건에 맞아요") && !browser.sees("디자인") && !browser.sees("1991"))
            try await browser.open("/listings/\(open)/roster")
            #expect(!browser.sees("조건에 맞아요"))

            // An edit would otherwise tell the host who still fits.
            server.clock.pass(.seconds(60))
            let stricter: JSONObject = ["jobGroups": ["medicine"]]
            #expect(try await host.ask("PUT", "/api/v1/runs/\(run)", Neighbour.run(stricter)).status == 200)
            #expect(try await fits(run) == false)
        }
    }
}
