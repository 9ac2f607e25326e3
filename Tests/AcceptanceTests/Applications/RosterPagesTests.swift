import JSONCoding
import TestSupport
import Testing

@Suite("Pages of rosters")
struct RosterPagesTests {
    @Test("Without scripts a neighbour applies, is accepted, talks with all and leaves")
    func story() async throws {
        try await TestServer.run { server in
            let (ana, ben) = (
                try await server.signUp("ana"), try await server.signUp("ben").tells()
            )
            let run = try await ana.host(["seats": 2])
            let (host, guest) = (
                try await PlainBrowser(signingIn: "ana", at: server.address),
                try await PlainBrowser(signingIn: "ben", at: server.address)
            )
            let apply = "/listings/\(run)/roster/apply"
            try await guest.open("/runs/\(run)")
            #expect(guest.links.contains(apply) && guest.sees("1/2명") && !guest.sees("명동길 14"))
            try await guest.open(apply)
            try await guest.submit(apply, ["note": ["처음이에요"]])
            #expect(guest.sees("신청했어요") && guest.links.contains("/listings/\(run)/roster/withdraw"))

            try await host.open("/listings/\(run)/roster")
            #expect(host.sees("처음이에요") && host.sees("ben"))
            try await host.submit("/listings/\(run)/roster/\(try await ben.memberID)/admit", [:])
            #expect(host.sees("신청을 수락했어요"))
            let talk = try #require(try await ben.roster(of: run)["conversation"]?.stringValue)
            try await guest.open("/runs/\(run)")
            #expect(guest.sees("2/2명") && guest.sees("명동길 14"))
            #expect(guest.links.contains("/conversations/\(talk)#latest"))

            try await ana.say("정문에서 만나요", in: talk)
            try await guest.open("/conversations/\(talk)")
            for text in ["정문에서 만나요", "모임장", "내가 참여했어요", "2명"] {
                #expect(guest.sees(text), "\(text)")
            }
            try await guest.open("/conversations")
            #expect(guest.sees("러닝 채팅 · 2명"))

            let leave = "/listings/\(run)/roster/leave"
            try await guest.open(leave)
            #expect(guest.sees("정확한 장소를 더는 볼 수 없어요"))
            try await guest.submit(leave, [:])
            #expect(guest.sees("참여를 취소했어요"))
            try await guest.open("/conversations/\(talk)")
            #expect(guest.status == 404)
        }
    }

    @Test(
        "A waiting member sees their place; one with an offer sees until when it holds, with one main button"
    )
    func waiting() async throws {
        try await TestServer.run { server in
            let group = try await server.runners(["ben", "cho"], seats: 2)
            let cho = try await PlainBrowser(signingIn: "cho", at: server.address)
            try await cho.open("/runs/\(group.run)")
            #expect(cho.sees("기다리는 중 · 1번째") && cho.sees("1번째로 기다리게 되었어요"))
            try await group.ben.perform("leave", onRosterOf: group.run)
            try await cho.open("/runs/\(group.run)")
            #expect(cho.sees("까지 자리를 맡아 둘게요.") && cho.sees(">참여하기</button>"))
            try await cho.open("/me/rosters")
            #expect(cho.sees("자리가 났어요"))
            try await cho.open("/runs/\(group.run)")
            try await cho.submit("/listings/\(group.run)/roster/claim", [:])
            #expect(cho.sees("참여하게 되었어요!"))
        }
    }

    @Test("A removal without a reason is asked again, and the reason reaches the neighbour")
    func removal() async throws {
        try await TestServer.run { server in
            let group = try await server.runners(["ben"])
            let host = try await PlainBrowser(signingIn: "host", at: server.address)
            let path = "/listings/\(group.run)/roster/\(try await group.ben.memberID)/remove"
            try await host.open(path)
            #expect(host.sees("다시 신청할 수 없게 돼요"))
            try await host.submit(path, ["note": [""]])
            #expect(host.status == 422 && host.sees("href=\"#note\""))
            try await host.submit(path, ["note": ["연락이 안 돼요"]])
            #expect(host.sees("이웃을 내보냈어요"))
            let ben = try await PlainBrowser(signingIn: "ben", at: server.address)
            try await ben.open("/runs/\(group.run)")
            #expect(ben.sees("이유: 연락이 안 돼요") && !ben.links.contains("/listings/\(group.run)/roster/apply"))
        }
    }

    @Test("Lists without anything say what would be there, and only the host manages applications")
    func empty() async throws {
        try await TestServer.run { server in
            let group = try await server.runners([])
            _ = try await server.signUp("ben")
            let (host, ben) = (
                try await PlainBrowser(signingIn: "host", at: server.address),
                try await PlainBrowser(signingIn: "ben", at: server.address)
            )
            try await host.open("/listings/\(group.run)/roster")
            #expect(host.sees("아직 신청이 없어요"))
            try await ben.open("/me/rosters")
            #expect(ben.sees("다가오는 모임이 없어요"))
            try await ben.open("/listings/\(group.run)/roster")
            #expect(ben.status == 403 && ben.sees("roster.not-organiser"))
        }
    }

    @Test("The conversation of a run that ended a week ago has no form")
    func archived() async throws {
        try await TestServer.run { server in
            let group = try await server.runners(["ben"])
            server.clock.pass(.seconds(9 * 86_400))
            let ben = try await PlainBrowser(signingIn: "ben", at: server.address)
            try await ben.open("/conversations/\(group.talk)")
            #expect(ben.sees("지난 대화만 볼 수 있어요") && ben.forms["/conversations/\(group.talk)"] == nil)
        }
    }
}

@Suite("Rosters at the command line")
struct RosterCommandTests {
    @Test("A run is applied for, accepted, waited for and left by commands")
    func story() async throws {
        try await TestServer.run { server in
            let ana = try await ScriptedDevice(joining: "ana", at: server.address)
            let ben = try await ScriptedDevice(joining: "ben", at: server.address)
            for device in [ana, ben] { try await device.tellRunnerDetails() }
            let posted = try await ana.perform(ScriptedDevice.postRun(starts: "2026-11-21 19:30"))
            let run = try #require(posted["id"]?.stringValue)
            let applied = try await ben.perform("roster", "apply", run, "--note", "처음이에요")
            #expect(applied["own"]?["status"] == "applied")
            #expect(try await ana.ask(["roster", "show", run]).output.contains("처음이에요"))
            let accepted = try await ana.perform("roster", "accept", run, "ben")
            #expect(accepted["taken"] == 2)
            #expect(try await ben.ask(["run", "show", run]).output.contains("명동길 14"))
            #expect(try await ben.perform("roster", "list").items.count == 1)
            let talk = try #require(accepted["conversation"]?.stringValue)
            _ = try await ana.perform("talk", "send", talk, "정문에서 만나요")
            #expect(try await ben.ask(["talk", "read", talk]).output.contains("ana: 정문에서 만나요"))
            #expect(try await ben.ask(["roster", "leave", run]).status == 0)
            #expect(
                try await ben.ask(["roster", "claim", run, "--json"]).problem["code"] == "roster.not-offered"
            )
            _ = try await ben.perform("roster", "apply", run)
            #expect(try await ben.ask(["roster", "withdraw", run]).status == 0)
            _ = try await ben.perform("roster", "apply", run)
            let declined = try await ana.ask(["roster", "decline", run, "ben", "--reason", "다음에 만나요"])
            #expect(declined.status == 0)
            #expect(try await ben.ask(["roster", "show", run]).output.contains("다음에 만나요"))
            let unknown = try await ana.ask(["roster", "remove", run, "cho", "--reason", "늦어요", "--json"])
            #expect(unknown.status == 3 && unknown.problem["code"] == "roster.not-applied")
        }
    }

    @Test("A block names the run it would end, and after a run come logs and stamps")
    func afterwards() async throws {
        try await TestServer.run { server in
            let ana = try await ScriptedDevice(joining: "ana", at: server.address)
            let ben = try await ScriptedDevice(joining: "ben", at: server.address)
            let (host, guest) = (try await server.device(of: "ana"), try await server.device(of: "ben"))
            let run = try await host.host()
            try await guest.apply(to: run)
            try await host.admit(guest, to: run)
            let (anaID, benID) = (try await host.memberID, try await guest.memberID)
            let asked = try await ana.ask(["block", "add", benID], input: "n\n")
            #expect(asked.status == 2 && "\(asked)".contains("남산 둘레길 러닝"), "\(asked)")
            #expect(try await guest.status(onRosterOf: run) == "admitted")

            server.clock.pass(.seconds(26 * 3_600))
            let written = try await ben.perform("log", "write", "--run", run, "--stamp", "joy", "--km", "7")
            #expect(written["runTitle"] == "남산 둘레길 러닝" && written["day"] == "2026-11-21")
            let given = try await ben.perform("log", "stamp", run, anaID, "sprint")
            #expect(given.items.map { $0["given"] } == ["sprint"])
            let fellows = try await ana.perform("log", "fellows", run)
            #expect(fellows.items.map { $0["received"] } == ["sprint"])
            #expect(try await ana.perform("member", "show", benID)["joinedListings"] == 1)
        }
    }
}
