import Database
import JSONCoding
import TestSupport
import Testing

@Suite("Joined runs on a member's page")
struct JoinedRunsTests {
    private static let path = "joined-runs"

    /// Ben has joined runs of the host on this day and on the two after it, the first of which is over.
    private func story(_ server: TestServer) async throws -> (group: RunGroup, runs: [String]) {
        let group = try await server.runners(["ben"])
        var runs = [group.run]
        for day in [22, 23] {
            let run = try await group.host.host([
                "title": "러닝 \(day)", "startsAt": "2026-11-\(day)T19:30:00+09:00",
            ])
            try await group.ben.apply(to: run)
            _ = try await group.host.admit(group.ben, to: run)
            runs.append(run)
        }
        return (group, runs)
    }

    private func runs(_ server: TestServer, _ ben: String, as reader: Neighbour? = nil) async throws
        -> [String]
    {
        let path = "/api/v1/members/\(ben)/\(Self.path)"
        let answer: TestResponse =
            if let reader { try await reader.ask("GET", path) } else { try await server.ask("GET", path) }
        #expect(answer.status == 200)
        return answer.items.compactMap { $0["id"]?.stringValue }
    }

    @Test(
        "None are shown until the member chooses so, and then the past ones, the latest first",
        arguments: Database.Engine.allCases
    )
    func shown(_ engine: Database.Engine) async throws {
        try await TestServer.run(engine) { server in
            let (group, all) = try await story(server)
            let (ben, host) = (try await group.ben.memberID, try await group.host.memberID)
            server.clock.pass(.seconds(50 * 3_600))
            #expect(try await runs(server, ben) == [])
            let device = try await server.device(of: "ben")
            try await device.tells(["shownDetails": ["joined-runs"]])
            #expect(try await runs(server, ben) == [all[1], all[0]])
            #expect(try await runs(server, ben, as: device) == [all[1], all[0]])
            let first = try await server.ask("GET", "/api/v1/members/\(ben)/\(Self.path)?limit=1")
            let next = try #require(first.json["next"]?.stringValue)
            let second = try await server.ask(
                "GET",
                "/api/v1/members/\(ben)/\(Self.path)?limit=1&cursor=\(next)"
            )
            #expect(first.items.map { $0["id"] } == [.string(all[1])])
            #expect(second.items.map { $0["id"] } == [.string(all[0])] && second.json["next"] == .null)
            #expect(try await runs(server, host) == [])
            let unknown = try await server.ask("GET", "/api/v1/members/x/\(Self.path)")
            #expect(unknown.verdict == "404 member.not-found")
        }
    }

    @Test(
        "Runs that were called off, deleted, hidden or left, or whose host a block hides, are left out",
        arguments: Database.Engine.allCases
    )
    func leftOut(_ engine: Database.Engine) async throws {
        try await TestServer.run(engine) { server in
            let (group, all) = try await story(server)
            let ben = try await group.ben.memberID
            _ = try await server.signUp("cho")
            try await group.ben.tells(["shownDetails": ["joined-runs"]])
            let cancelling = "/api/v1/listings/\(all[1])/cancel"
            #expect(try await group.host.ask("POST", cancelling, ["note": "비가 와요"]).status == 200)
            let leaving = try await group.ben.ask("POST", "/api/v1/listings/\(all[2])/roster/leave")
            #expect(leaving.status < 300, "\(leaving)")
            server.clock.pass(.seconds(100 * 3_600))
            #expect(try await runs(server, ben) == [all[0]])

            let (host, reader) = (try await server.device(of: "host"), try await server.device(of: "cho"))
            try await host.block(reader)
            #expect(try await runs(server, ben, as: reader) == [])
            let olga = try await server.signUp("olga")
            try await server.appointOperator("olga")
            #expect(try await runs(server, ben, as: olga) == [all[0]])
            let act: JSON = [
                "subject": ["kind": "listing", "id": .string(all[0])], "reason": "abuse", "hide": true,
            ]
            let acted = try await olga.ask("POST", "/api/v1/operator/measures", act)
            #expect(acted.status < 300, "\(acted)")
            #expect(try await runs(server, ben) == [])
        }
    }

    @Test("A blocked reader sees none of it")
    func blocked() async throws {
        try await TestServer.run { server in
            let (group, _) = try await story(server)
            try await group.ben.tells(["shownDetails": ["joined-runs"]])
            let cho = try await server.signUp("cho")
            try await group.ben.block(cho)
            let path = "/members/\(try await group.ben.memberID)/\(Self.path)"
            #expect(try await cho.ask("GET", "/api/v1\(path)").verdict == "404 member.not-found")
            let browser = try await PlainBrowser(signingIn: "cho", at: server.address)
            try await browser.open(path)
            #expect(browser.status == 404)
        }
    }

    @Test("The page tells title, day and neighbourhood, and leads to all of them")
    func pages() async throws {
        try await TestServer.run { server in
            let (group, all) = try await story(server)
            for day in 24...28 {
                let run = try await group.host.host([
                    "title": "러닝 \(day)", "startsAt": "2026-11-\(day)T19:30:00+09:00",
                ])
                try await group.ben.apply(to: run)
                _ = try await group.host.admit(group.ben, to: run)
            }
            let page = "/members/\(try await group.ben.memberID)"
            let browser = try await PlainBrowser(signingIn: "ben", at: server.address)
            server.clock.pass(.seconds(12 * 24 * 3_600))
            try await browser.open(page)
            #expect(!browser.sees("함께한 러닝") && !browser.sees("러닝 28"))
            try await browser.open("/settings/profile")
            #expect(browser.sees("value=\"joined-runs\"") && !browser.sees("value=\"joined-runs\" checked"))
            try await browser.submit("/settings/profile", ["shownDetails": ["", "joined-runs"]])
            let reader = PlainBrowser(at: server.address)
            try await reader.open(page)
            #expect(reader.sees("함께한 러닝") && reader.sees("11월 28일 (토) · 서울 중구 명동"))
            #expect(reader.links.contains { $0.hasPrefix("/runs/") } && !reader.sees("러닝 22"))
            #expect(reader.links.contains("\(page)/joined-runs"))
            try await reader.open("\(page)/joined-runs")
            #expect(reader.sees("러닝 22") && reader.links.contains("/runs/\(all[0])"))
            try await reader.open("/runs/\(all[0])")
            #expect(reader.status == 200)
        }
    }

    @Test("The command line shows them, and lets the member choose so")
    func commands() async throws {
        try await TestServer.run { server in
            let (group, _) = try await story(server)
            let ben = try await group.ben.memberID
            server.clock.pass(.seconds(30 * 3_600))
            let desk = try ScriptedDevice(server: server.address)
            #expect(try await desk.ask(["member", "runs", ben]).output.contains("No joined runs"))
            try await server.device(of: "ben").tells(["shownDetails": ["joined-runs", "gender"]])
            #expect(try await desk.perform("member", "runs", ben).items.map { $0["title"] } == ["남산 둘레길 러닝"])
        }
    }
}
