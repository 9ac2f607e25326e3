import JSONCoding
import TestSupport
import Testing

@Suite("Pages of changed and cancelled runs")
struct CancellingPagesTests {
    @Test("Without scripts a host calls a run off, and those on the roster read why")
    func story() async throws {
        try await TestServer.run { server in
            let group = try await server.runners(["ben"])
            _ = try await server.signUp("dan")
            let (host, ben) = (
                try await PlainBrowser(signingIn: "host", at: server.address),
                try await PlainBrowser(signingIn: "ben", at: server.address)
            )
            let dan = try await PlainBrowser(signingIn: "dan", at: server.address)
            let (page, cancel) = ("/runs/\(group.run)", "/listings/\(group.run)/cancel")
            try await host.open(page)
            #expect(host.links.contains(cancel))
            try await host.open(cancel)
            #expect(host.sees("이웃 1명에게 알려요"))
            try await host.submit(cancel, ["note": [""]])
            #expect(host.status == 422 && host.sees("href=\"#note\""))
            try await host.submit(cancel, ["note": ["비가 많이 와요"]])
            #expect(host.sees("모임을 취소하고 이웃에게 알렸어요") && host.sees("이유: 비가 많이 와요"))
            #expect(!host.links.contains("/runs/\(group.run)/edit") && !host.links.contains(cancel))
            #expect(host.links.contains("/listings/\(group.run)/delete"))
            try await host.open(cancel)
            #expect(host.status == 409 && host.sees("listing.cancelled"))
            try await host.open("/listings/\(group.run)/roster")
            #expect(host.sees("ben") && !host.sees("/remove"))
            try await host.open("/me/listings?status=cancelled")
            #expect(host.sees("남산 둘레길 러닝") && host.sees("취소됨"))

            try await ben.open("/notices")
            #expect(ben.sees("신청한 모임이 취소되었어요"))
            try await ben.open(page)
            #expect(ben.sees("취소된 모임이에요. 이유: 비가 많이 와요"))
            #expect(!ben.links.contains("/listings/\(group.run)/roster/leave"))
            try await ben.open("/me/rosters")
            #expect(ben.sees("취소됨") && !ben.sees("참여해요"))
            try await ben.open("/conversations/\(group.talk)")
            #expect(ben.sees("모임이 취소되었어요"))
            try await dan.open(page)
            #expect(dan.status == 200 && dan.sees("취소된 모임이에요.") && !dan.sees("비가 많이 와요"))
            #expect(!dan.links.contains("/listings/\(group.run)/roster/apply"))
            try await dan.open(cancel)
            #expect(dan.status == 403 && dan.sees("listing.not-author"))
        }
    }

    @Test("Without scripts a host takes a cancellation back, and a member answers again")
    func takenBack() async throws {
        try await TestServer.run { server in
            let group = try await server.runners(["ben"])
            let (host, ben) = (
                try await PlainBrowser(signingIn: "host", at: server.address),
                try await PlainBrowser(signingIn: "ben", at: server.address)
            )
            let (page, cancel) = ("/runs/\(group.run)", "/listings/\(group.run)/cancel")
            try await host.open(cancel)
            #expect(host.sees("한 시간 안에는 되돌릴 수 있지만"))
            try await host.submit(cancel, ["note": ["비가 많이 와요"]])
            #expect(host.sees("취소 되돌리기"))
            try await ben.open(page)
            #expect(!ben.sees("취소 되돌리기"))
            try await host.submit("/listings/\(group.run)/reopen", [:])
            #expect(host.sees("다시 모집해요.") && !host.sees("취소된 모임"))
            try await ben.open("/notices")
            #expect(ben.sees("취소되었던 모임이 다시 열려요. 참여할지 알려 주세요."))
            try await ben.open(page)
            #expect(ben.sees("모임장이 취소를 되돌렸어요.") && ben.sees("/roster/claim"))
        }
    }

    @Test("A member reads what changed, and leaves from there")
    func changed() async throws {
        try await TestServer.run { server in
            let group = try await server.runners(["ben"])
            let later: JSONObject = ["startsAt": "2026-11-21T20:00:00+09:00", "minutes": 90]
            let edited = try await group.host.ask("PUT", "/api/v1/runs/\(group.run)", Neighbour.run(later))
            #expect(edited.status == 200)
            let ben = try await PlainBrowser(signingIn: "ben", at: server.address)
            let words =
                "모임장이 글을 수정했어요: 시간 11월 21일 (토) 오후 7:30 → 오후 8:00 · 길이 60분 → 90분"
            try await ben.open("/notices")
            #expect(ben.sees(words))
            let leave = "/listings/\(group.run)/roster/leave"
            try await ben.open("/runs/\(group.run)")
            #expect(ben.sees(words) && ben.sees("바뀐 일정에는 못 가요"))
            try await ben.open(leave)
            try await ben.submit(leave, [:])
            #expect(ben.sees("참여를 취소했어요"))
        }
    }
}

@Suite("Changed and cancelled runs at the command line")
struct CancellingCommandTests {
    @Test("A run is called off by a command, and the members' lists say so")
    func story() async throws {
        try await TestServer.run { server in
            let group = try await server.runners(["ben"])
            let (host, ben) = (
                try ScriptedDevice(server: server.address), try ScriptedDevice(server: server.address)
            )
            for (device, name) in [(host, "host"), (ben, "ben")] {
                let login = ["login", "--email", "\(name)@example.com", "--password-stdin"]
                #expect(try await device.ask(login, input: Neighbour.password + "\n").status == 0)
            }
            let empty = try await host.ask(["listing", "cancel", group.run, "--reason", " ", "--json"])
            #expect(empty.problem["code"] == "roster.note-missing")
            let cancelled = try await host.perform("listing", "cancel", group.run, "--reason", "비가 와요")
            #expect(cancelled["status"] == "cancelled")
            for device in [host, ben] {
                #expect(try await device.ask(["roster", "show", group.run]).output.contains("비가 와요"))
            }
            let listed = try await ben.ask(["roster", "list"]).output
            #expect(listed.contains("Cancelled") && !listed.contains("Taking part"))
            let notices = try await ben.perform("notice", "list")
            #expect(notices.items.first?["kind"] == "listing-cancelled")
            let again = try await host.ask(["listing", "cancel", group.run, "--reason", "눈", "--json"])
            #expect(again.status == 3 && again.problem["code"] == "listing.cancelled")
        }
    }
}
