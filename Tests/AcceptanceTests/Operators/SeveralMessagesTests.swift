import JSONCoding
import TestSupport
import Testing

@Suite("Reporting several messages at once")
struct SeveralMessagesTests {
    private func about(_ message: JSON, with messages: JSON) -> JSON {
        ["subject": ["kind": "message", "id": message], "reason": "abuse", "messages": messages]
    }

    @Test("Messages that can't be reported together are refused, each with its code")
    func refused() async throws {
        try await TestServer.run { server in
            let (ana, ben) = (try await server.signUp("ana"), try await server.signUp("ben"))
            let cho = try await server.signUp("cho")
            let talk = try await ben.ask(about: ana.post())
            let said = try await ana.say("하나", in: talk).json["id"] ?? .null
            try await ben.say("둘", in: talk)
            let many = JSON.array((3...22).map { .integer($0) })
            let refusals: [(JSON, String)] = [
                ([1], "422 report.message-repeated"), ([2], "422 report.messages-of-several"),
                ([3], "422 report.message-not-found"), ([3, 3], "422 report.message-repeated"),
                (many, "422 report.too-many-messages"), ([0], "400 request.out-of-range"),
                (["x"], "400 request.wrong-type"),
            ]
            for (messages, verdict) in refusals {
                let answer = try await ben.ask("POST", "/api/v1/reports", about(said, with: messages))
                #expect(answer.verdict == verdict, "\(messages)")
            }
            let stranger = try await cho.ask("POST", "/api/v1/reports", about(said, with: [2]))
            #expect(stranger.verdict == "404 report.not-found")
            let listing: JSON = [
                "subject": ["kind": "conversation", "id": .string(talk)], "reason": "abuse", "messages": [1],
            ]
            let other = try await ben.ask("POST", "/api/v1/reports", listing)
            #expect(other.verdict == "422 report.messages-of-other-subject")
            #expect(try await server.ask("POST", "/api/v1/reports", listing).status == 401)
        }
    }

    @Test("Messages chosen in the form of a report are one report, which operators see with all of them")
    func chosen() async throws {
        try await TestServer.run { server in
            let (ana, ben) = (try await server.signUp("ana"), try await server.signUp("ben"))
            _ = try await server.signUp("olga")
            try await server.appointOperator("olga")
            let talk = try await ben.ask(aboutClass: ana.post())
            for text in ["하나", "둘", "셋"] { try await ana.say(text, in: talk) }
            try await ben.say("그만하세요", in: talk)
            let his = try await PlainBrowser(signingIn: "ben", at: server.address)
            try await his.open("/conversations/\(talk)/messages/2")
            let form = try #require(his.links.first { $0.hasPrefix("/report?") })
            try await his.open(form)
            #expect(his.sees("함께 신고할 메시지") && !his.sees("그만하세요"))
            #expect(["1", "3"].allSatisfy { his.sees("name=\"messages\" value=\"\($0)\"") })
            #expect(his.values(of: "messages").isEmpty)
            try await his.submit("/report", ["messages": ["1", "3"], "reason": ["other"]])
            #expect(his.status == 422 && his.sees("어떤 문제인지 적어 주세요."))
            #expect(his.values(of: "messages") == ["1", "3"])
            try await his.submit("/report", ["messages": ["1", "3"], "reason": ["abuse"]])
            #expect(his.path == "/conversations/\(talk)" && his.status == 200)

            let hers = try await PlainBrowser(signingIn: "olga", at: server.address)
            try await hers.open("/reports")
            let report = try #require(hers.links.first { $0.hasPrefix("/reports/") })
            try await hers.open(report)
            #expect(["하나", "둘", "셋"].allSatisfy(hers.sees) && !hers.sees("그만하세요"))
        }
    }
}
