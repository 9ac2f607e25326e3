import Database
import JSONCoding
import TestSupport
import Testing

@Suite("A host and nine runners", .timeLimit(.minutes(20)))
struct RosterStoryTests {
    @Test(
        "Nine apply for three seats, wait, are offered a seat, talk and leave, and each is told",
        arguments: Database.Engine.allCases
    )
    func story(_ engine: Database.Engine) async throws {
        try await TestServer.run(engine) { server in
            let host = try await server.signUp("host")
            let run = try await host.host(["seats": 4])
            var runners = try await nineApplicants(to: run, in: server)
            let seen = try await host.roster(of: run)
            #expect(seen["entries"]?.arrayValue?.count == 9 && seen["taken"] == 1)
            for runner in runners[0..<5] { #expect(try await host.admit(runner, to: run).status == 200) }
            try await host.perform("decline", runners[8], onRosterOf: run, "다음에 만나요")
            #expect(
                try await states(of: runners, on: run).prefix(6) == [
                    "admitted", "admitted", "admitted", "waiting", "waiting", "applied",
                ]
            )
            let fourth = try await runners[3].roster(of: run)
            #expect(fourth["own"]?["place"] == 1 && fourth["taken"] == 4 && fourth["waiting"] == 2)
            #expect(try await runners[4].facts(on: run) == ["applied", "waiting"])
            #expect(try await runners[8].roster(of: run)["facts"]?[1]?["reason"] == "다음에 만나요")

            let talk = try #require(try await runners[0].roster(of: run)["conversation"]?.stringValue)
            try await runners[1].say("여섯 시에 봐요", in: talk)
            #expect(try await host.hear(in: talk).last == "여섯 시에 봐요")
            #expect(try await runners[3].ask("GET", "/api/v1/conversations/\(talk)").status == 404)

            try await runners[0].perform("leave", onRosterOf: run)
            #expect(try await runners[3].status(onRosterOf: run) == "offered")
            #expect(try await runners[3].told().first == "seat-offered")
            server.clock.pass(.seconds(13 * 3_600))
            runners = try await refreshed(runners)
            let ana = try await host.refreshed()
            let late = try await runners[3].perform("claim", onRosterOf: run)
            #expect(late.verdict == "409 roster.not-offered")
            #expect(try await runners[3].facts(on: run) == ["applied", "waiting", "offered", "lapsed"])
            let claimed = try await runners[4].perform("claim", onRosterOf: run)
            #expect(claimed.json["own"]?["status"] == "admitted", "\(claimed)")
            try await ana.perform("remove", runners[2], onRosterOf: run, "약속을 어겼어요")
            #expect(try await runners[2].told().first == "membership-ended")
            let lines = try await ana.hear(in: talk).filter { $0.hasPrefix("[member") }
            #expect(lines.suffix(3) == ["[member-left]", "[member-joined]", "[member-removed]"])
            for former in [runners[0], runners[2]] {
                #expect(try await former.ask("GET", "/api/v1/conversations/\(talk)/messages").status == 404)
            }
        }
    }

    private func nineApplicants(to run: String, in server: TestServer) async throws -> [Neighbour] {
        var runners: [Neighbour] = []
        for number in 1...9 {
            let runner = try await server.signUp("runner\(number)")
            let applied = try await runner.apply(to: run, "처음이에요")
            #expect(applied.json["own"]?["status"] == "applied", "\(applied)")
            runners.append(runner)
        }
        return runners
    }

    private func states(of runners: [Neighbour], on run: String) async throws -> [String?] {
        var states: [String?] = []
        for runner in runners { states.append(try await runner.status(onRosterOf: run)) }
        return states
    }

    private func refreshed(_ runners: [Neighbour]) async throws -> [Neighbour] {
        var fresh: [Neighbour] = []
        for runner in runners { fresh.append(try await runner.refreshed()) }
        return fresh
    }

    @Test("A group can be read but not written in from a week after the end of the run")
    func archived() async throws {
        try await TestServer.run { server in
            let group = try await server.runners(["ben"])
            #expect(try await group.ben.say("고마워요", in: group.talk).status == 201)
            server.clock.pass(.seconds(9 * 86_400))
            let ben = try await group.ben.refreshed()
            #expect(try await ben.say("또 봐요", in: group.talk).verdict == "409 conversation.archived")
            #expect(try await ben.hear(in: group.talk).last == "고마워요")
        }
    }

    @Test("A deleted run tells those who take part, and its group can't be written in any more")
    func deleted() async throws {
        try await TestServer.run { server in
            let group = try await server.runners(["ben"])
            #expect(try await group.host.ask("DELETE", "/api/v1/listings/\(group.run)").status == 204)
            #expect(try await group.ben.told().first == "roster-ended")
            #expect(try await group.ben.say("네", in: group.talk).verdict == "409 conversation.archived")
            #expect(try await group.ben.roster(of: group.run)["code"] == "roster.not-found")
        }
    }
}

extension Neighbour {
    fileprivate func facts(on run: String) async throws -> [String] {
        try await roster(of: run)["facts"]?.arrayValue?.compactMap { $0["event"]?.stringValue } ?? []
    }
}
