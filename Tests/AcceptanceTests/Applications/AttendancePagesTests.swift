import JSONCoding
import TestSupport
import Testing

@Suite("Pages of attendance")
struct AttendancePagesTests {
    @Test("Without scripts the host shows a code, with which a member checks in")
    func checkIn() async throws {
        try await TestServer.run { server in
            var group = try await server.runners(["ben"])
            let page = "/listings/\(group.run)/attendance"
            let early = try await PlainBrowser(signingIn: "ben", at: server.address)
            try await early.open("/runs/\(group.run)")
            #expect(!early.links.contains(page))
            group = try await group.begun(by: -10, server)
            let (host, ben) = (
                try await PlainBrowser(signingIn: "host", at: server.address),
                try await PlainBrowser(signingIn: "ben", at: server.address)
            )
            for reader in [host, ben] {
                try await reader.open("/runs/\(group.run)")
                #expect(reader.links.contains(page))
            }
            try await host.open("\(page)/code")
            let code = try await group.host.checkInCode(of: group.run)
            #expect(host.sees("\(code.prefix(3)) \(code.suffix(3))") && host.sees("class=\"qr\""))
            #expect(host.sees("<noscript><meta http-equiv=\"refresh\" content=\"60\"></noscript>"))

            try await ben.open("\(page)/check-in?code=\(code)")
            #expect(ben.sees("저장하지도 모임장에게 알리지도 않아요") && ben.sees("value=\"\(code)\""))
            try await ben.submit("\(page)/check-in", ["code": ["000"]])
            #expect(ben.status == 422 && ben.sees("href=\"#code\""))
            try await ben.submit("\(page)/check-in", ["code": [code]])
            #expect(ben.sees("체크인했어요.") && ben.sees("출석했어요.") && ben.sees("코드로 체크인"))
        }
    }

    @Test("A member marked absent is notified, disputes it and is answered; others see only the grade")
    func dispute() async throws {
        try await TestServer.run { server in
            let group = try await server.runners(["ben"]).begun(by: 30, server)
            let (host, ben) = (
                try await PlainBrowser(signingIn: "host", at: server.address),
                try await PlainBrowser(signingIn: "ben", at: server.address)
            )
            let page = "/listings/\(group.run)/attendance"
            try await host.open(page)
            #expect(host.sees("미확인 1"))
            try await host.submit(page, ["marks.0.status": ["absent"]])
            #expect(host.sees("출석을 저장했어요.") && host.sees("결석 1"))
            try await ben.open("/notices")
            #expect(ben.sees("결석으로 표시되었어요"))
            try await ben.open(page)
            #expect(ben.links.contains("\(page)/dispute") && ben.sees("사실과 다르면"))
            try await ben.open("\(page)/dispute")
            try await ben.submit("\(page)/dispute", ["note": [""]])
            #expect(ben.status == 422)
            try await ben.submit("\(page)/dispute", ["note": ["맨 뒤에서 달렸어요"]])
            #expect(ben.sees("모임장에게 알렸어요.") && ben.sees("모임장의 답을 기다려요"))

            let member = try await group.ben.memberID
            let answer = "\(page)/\(member)/answer"
            try await host.open(page)
            #expect(host.sees("맨 뒤에서 달렸어요") && host.links.contains(answer))
            try await host.open(answer)
            try await host.submit(answer, ["status": ["present"], "note": ["봤어요"]])
            #expect(host.sees("답을 보냈어요.") && !host.links.contains(answer))
            try await ben.open(page)
            #expect(ben.sees("모임장의 답") && ben.sees("봤어요") && ben.sees("출석했어요."))

            server.clock.pass(.seconds(4 * 3_600))
            for reader in [host, ben] { try await reader.open("/attendance") }
            #expect(ben.sees("이제 시작해요") && ben.sees("점수 100%") && ben.sees("남산 둘레길 러닝"))
            try await host.open("/members/\(member)")
            #expect(host.sees("이제 시작해요") && host.links.contains("/attendance") && !host.sees("100%"))
        }
    }

    @Test("After the end the host's list has no form, and the code page refuses")
    func over() async throws {
        try await TestServer.run { server in
            let group = try await server.runners(["ben"]).begun(by: 300, server)
            let (host, ben) = (
                try await PlainBrowser(signingIn: "host", at: server.address),
                try await PlainBrowser(signingIn: "ben", at: server.address)
            )
            let page = "/listings/\(group.run)/attendance"
            try await host.open(page)
            #expect(host.sees("출석을 표시하는 시간이 끝났어요") && host.forms[page] == nil)
            try await host.open("\(page)/code")
            #expect(host.status == 409)
            try await ben.open("\(page)/check-in")
            #expect(ben.sees("체크인 시간이 끝났어요.") && ben.forms["\(page)/check-in"] == nil)
        }
    }

    @Test("A signed-out neighbour reads the rules of the grades, and nothing of a run")
    func signedOut() async throws {
        try await TestServer.run { server in
            let group = try await server.runners(["ben"])
            let browser = PlainBrowser(at: server.address)
            try await browser.open("/attendance")
            for text in ["90% 이상", "70% 미만", "90일마다 절반", "48시간 안에"] {
                #expect(browser.sees(text), "\(text)")
            }
            try await browser.open("/listings/\(group.run)/attendance")
            #expect(!browser.sees("ben"))
        }
    }
}

@Suite("Attendance at the command line")
struct AttendanceCommandTests {
    @Test("The host shows a code, a member checks in, and an absence is marked, disputed and answered")
    func story() async throws {
        try await TestServer.run { server in
            let ana = try await ScriptedDevice(joining: "ana", at: server.address)
            let ben = try await ScriptedDevice(joining: "ben", at: server.address)
            for device in [ana, ben] { try await device.tellRunnerDetails() }
            let posted = try await ana.perform(ScriptedDevice.postRun(starts: "2026-11-20 20:30"))
            let run = try #require(posted["id"]?.stringValue)
            _ = try await ben.perform("roster", "apply", run)
            _ = try await ana.perform("roster", "accept", run, "ben")
            let early = try await ben.ask(["attendance", "check-in", run, "--code", "123456", "--json"])
            #expect(early.status == 3 && early.problem["code"] == "attendance.too-early")

            server.clock.pass(.seconds(61 * 60))
            let code = try #require(try await ana.perform("attendance", "code", run)["code"]?.stringValue)
            let here = try await ben.perform("attendance", "check-in", run, "--code", code)
            #expect(here["entries"]?[0]?["status"] == "present")
            #expect(
                try await ben.perform("attendance", "check-in", run, "--lat", "37.5637", "--lon", "126.9838")[
                    "entries"
                ]?[0]?["checkInMethod"] == "code"
            )
            let marked = try await ana.ask(["attendance", "mark", run, "ben", "absent"])
            #expect(marked.status == 0 && marked.output.contains("Absent"), "\(marked.output)")
            _ = try await ben.perform("attendance", "dispute", run, "--reason", "맨 뒤에서 달렸어요")
            #expect(try await ana.ask(["attendance", "show", run]).output.contains("맨 뒤에서 달렸어요"))
            _ = try await ana.perform("attendance", "answer", run, "ben", "late", "--note", "봤어요")
            #expect(try await ben.ask(["attendance", "show", run]).output.contains("봤어요"))
            let unknown = try await ana.ask(["attendance", "mark", run, "cho", "late", "--json"])
            #expect(unknown.status == 3 && unknown.problem["code"] == "attendance.not-member")
            #expect(try await ben.ask(["attendance", "record"]).output.contains("No attendance counts yet."))
        }
    }
}
