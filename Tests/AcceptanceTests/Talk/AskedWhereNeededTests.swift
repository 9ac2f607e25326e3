import Domain
import JSONCoding
import TestSupport
import Testing

@Suite("Details are asked where they are needed")
struct AskedWhereNeededTests {
    @Test("A new member tells all that a run asks for while applying, once, and is told who sees it")
    func applying() async throws {
        try await TestServer.run { server in
            let ana = try await server.signUp("ana").tells(["gender": "female"])
            let ben = try await server.signUp("ben")
            let run = try await ana.host(["jobGroups": ["design"]])
            let guest = try await PlainBrowser(signingIn: "ben", at: server.address)
            let apply = "/listings/\(run)/roster/apply"
            try await guest.open(apply)
            #expect(guest.sees("태어난 해") && guest.sees("내 페이스") && guest.sees("하는 일"))
            #expect(guest.sees("나에게만 보여요.") && !guest.sees("name=\"own.gender\""))

            try await guest.submit(apply, ["own.birthYear": ["1990"], "note": ["처음이에요"]])
            #expect(guest.status == 409 && guest.sees("href=\"#own.pace\""))
            #expect(guest.values(of: "note") == ["처음이에요"] && !guest.sees("name=\"own.birthYear\""))
            try await guest.submit(
                apply,
                ["own.pace": ["fast"], "own.jobGroup": ["design"], "note": ["처음이에요"]]
            )
            #expect(guest.sees("신청했어요"))
            let me = try await ben.ask("GET", "/api/v1/me").json
            #expect(me["birthYear"] == 1990 && me["pace"] == "fast" && me["jobGroup"] == "design")

            let other = try await ana.host()
            try await guest.open("/listings/\(other)/roster/apply")
            #expect(!guest.sees("name=\"own."))
        }
    }

    @Test("A year that can't be is refused at its field, and nothing is applied for")
    func implausible() async throws {
        try await TestServer.run { server in
            let (ana, ben) = (try await server.signUp("ana").tells(), try await server.signUp("ben"))
            let run = try await ana.host()
            let guest = try await PlainBrowser(signingIn: "ben", at: server.address)
            let apply = "/listings/\(run)/roster/apply"
            try await guest.open(apply)
            try await guest.submit(apply, ["own.birthYear": ["1500"], "own.pace": ["fast"]])
            #expect(guest.status == 422 && guest.sees("href=\"#own.birthYear\""))
            #expect(guest.values(of: "own.birthYear") == ["1500"])
            #expect(try await ben.roster(of: run)["own"] == .null)
            #expect(try await ben.ask("GET", "/api/v1/me").json["pace"] == .null)
        }
    }

    @Test("A member who doesn't meet the conditions is told before applying")
    func misfit() async throws {
        try await TestServer.run { server in
            let ana = try await server.signUp("ana").tells(["gender": "female"])
            let run = try await ana.host(["gender": "women"])
            try await server.signUp("ben").tells(["gender": "male"])
            let guest = try await PlainBrowser(signingIn: "ben", at: server.address)
            try await guest.open("/runs/\(run)")
            #expect(guest.sees("성별 조건에 맞지 않아요."))
            #expect(!guest.links.contains("/listings/\(run)/roster/apply"))
        }
    }

    @Test("A new host tells what hosting asks for in the form of the run, and the run's own pace stays")
    func hosting() async throws {
        try await TestServer.run { server in
            let ana = try await server.signUp("ana")
            try await ana.live(in: "1114055000")
            let host = try await PlainBrowser(signingIn: "ana", at: server.address)
            try await host.open("/runs/new")
            #expect(host.sees("name=\"own.birthYear\"") && host.sees("name=\"own.pace\""))
            var run = SamplePost.of(.run).form
            run["startsOn"] = ["2026-11-22"]
            run["startsTime"] = ["08:00"]
            run["pace"] = ["expert"]
            run["tag"] = .some(nil)
            run["own.birthYear"] = ["1990"]
            run["own.pace"] = ["beginner"]
            try await host.submit("/runs/new", run)
            #expect(host.sees("글을 올렸어요") && host.sees("휴일") && host.sees("초고수"))
            let me = try await ana.ask("GET", "/api/v1/me").json
            #expect(me["birthYear"] == 1990 && me["pace"] == "beginner")
            try await host.open("/runs/new")
            #expect(!host.sees("name=\"own."))
        }
    }
}
