import Database
import JSONCoding
import TestSupport
import Testing

@Suite("Moving a lesson to another time")
struct MovingDealsTests {
    @Test(
        "One proposes another time, the other accepts, and both see the new time",
        arguments: Database.Engine.allCases
    )
    func story(_ engine: Database.Engine) async throws {
        try await TestServer.run(engine) { server in
            let parties = try await server.negotiation()
            let path = "/api/v1/deals/\(parties.deal)/move"
            #expect(
                try await parties.ana.ask("POST", path, Neighbour.move).verdict == "409 deal.not-accepted"
            )
            #expect(try await parties.ben.perform("accept", parties.deal).status == 200)

            let proposed = try await parties.ben.ask("POST", path, Neighbour.move).json
            #expect(proposed["terms"]?["startsAt"] == "2026-11-21T10:30:00.000Z")
            #expect(proposed["move"]?["number"] == 1 && proposed["move"]?["proposedBy"] == "partner")
            #expect(proposed["move"]?["terms"]?["startsAt"] == "2026-11-22T10:30:00.000Z")
            #expect(try await parties.ben.ask("POST", path, Neighbour.move).verdict == "409 deal.move-open")
            let heard = try await parties.ana.ask("GET", "/api/v1/notices")
            #expect(heard.tell("deal-move-proposed"))

            let number: JSON = ["number": 1]
            #expect(
                try await parties.ben.ask("POST", "\(path)/accept", number).verdict
                    == "403 deal.not-recipient"
            )
            #expect(
                try await parties.ana.ask("POST", "\(path)/accept", ["number": 2]).verdict
                    == "409 deal.move-replaced"
            )
            let moved = try await parties.ana.ask("POST", "\(path)/accept", number).json
            #expect(moved["terms"]?["startsAt"] == "2026-11-22T10:30:00.000Z" && moved["move"] == .null)
            #expect(moved["timesMoved"] == 1 && moved["state"] == "accepted")
            #expect(
                try await parties.ana.ask("POST", "\(path)/decline", number).verdict == "409 deal.no-move"
            )
        }
    }

    @Test("A new exact place is told once it is accepted")
    func place() async throws {
        try await TestServer.run { server in
            let parties = try await server.negotiation()
            #expect(try await parties.ben.perform("accept", parties.deal).status == 200)
            let path = "/api/v1/deals/\(parties.deal)/move"
            let elsewhere: JSON = [
                "startsAt": "2026-11-22T10:30:00Z", "minutes": 90,
                "place": ["point": ["lat": 37.5637, "lon": 126.9838], "address": "을지로 30"],
            ]
            #expect(try await parties.ana.ask("POST", path, elsewhere).status == 200)

            let seen = try await parties.ben.read(deal: parties.deal)
            #expect(!seen.tell("을지로 30") && seen.tell("명동"))
            #expect(seen.json["move"]?["terms"]?["hasExactPlace"] == true)
            let accepted = try await parties.ben.ask("POST", "\(path)/accept", ["number": 1])
            #expect(accepted.json["terms"]?["address"] == "을지로 30")
        }
    }

    @Test("A time that was replaced while its page was open isn't accepted, and the page says why")
    func replaced() async throws {
        try await TestServer.run { server in
            let parties = try await server.negotiation()
            #expect(try await parties.ben.perform("accept", parties.deal).status == 200)
            let path = "/api/v1/deals/\(parties.deal)/move"
            #expect(try await parties.ben.ask("POST", path, Neighbour.move).status == 200)
            let hers = try await PlainBrowser(signingIn: "ana", at: server.address)
            try await hers.open("/conversations/\(parties.conversation)")
            #expect(try await parties.ben.ask("POST", "\(path)/withdraw", ["number": 1]).status == 200)
            #expect(try await parties.ben.ask("POST", path, Neighbour.move).status == 200)

            try await hers.submit("/deals/\(parties.deal)/move/accept")
            #expect(hers.status == 409 && hers.sees("그사이 다른 시간을 제안받았어요."))
            let deal = try await parties.ana.read(deal: parties.deal).json
            #expect(deal["terms"]?["startsAt"] == "2026-11-21T10:30:00.000Z" && deal["timesMoved"] == 0)
        }
    }

    @Test("On the pages the agreed and the new time are side by side, and the calendar file follows")
    func pages() async throws {
        try await TestServer.run { server in
            let parties = try await server.negotiation()
            #expect(try await parties.ben.perform("accept", parties.deal).status == 200)
            let his = try await PlainBrowser(signingIn: "ben", at: server.address)
            let hers = try await PlainBrowser(signingIn: "ana", at: server.address)
            try await his.open("/deals/\(parties.deal)/move")
            #expect(his.sees("ana님이 수락할 때까지 지금 약속은 그대로예요."))
            try await his.submit("/deals/\(parties.deal)/move", ["startsAt": ["2026-11-21T19:30"]])
            #expect(his.status == 422 && his.sees("href=\"#startsAt\""))
            try await his.submit("/deals/\(parties.deal)/move", ["startsAt": ["2026-11-22T20:00"]])
            #expect(his.sees("새 시간을 제안했어요.") && his.offers("/deals/\(parties.deal)/move/withdraw"))

            try await hers.open("/conversations/\(parties.conversation)")
            #expect(hers.sees("ben님이 다른 시간을 제안했어요"))
            #expect(hers.sees("11월 21일 (토) 오후 7:30") && hers.sees("11월 22일 (일) 오후 8:00"))
            try await hers.submit("/deals/\(parties.deal)/move/accept")
            #expect(hers.sees("약속 시간을 바꿨어요.") && hers.sees("11월 22일 (일) 오후 8:00"))
            try await his.open("/deals/\(parties.deal)/calendar.ics")
            #expect(his.sees("DTSTART;TZID=Asia/Seoul:20261122T200000\r\n") && his.sees("SEQUENCE:1\r\n"))
        }
    }

    @Test("All errors of a proposed time are told at once, on the page beside their fields")
    func everyError() async throws {
        try await TestServer.run { server in
            let parties = try await server.negotiation()
            #expect(try await parties.ben.perform("accept", parties.deal).status == 200)
            let answer = try await parties.ben.ask(
                "POST",
                "/api/v1/deals/\(parties.deal)/move",
                ["startsAt": "2026-11-20T10:30:00Z", "minutes": 9, "place": [:]]
            )
            #expect(
                answer.errors == [
                    "startsAt deal.starts-in-past", "minutes deal.minutes", "place place.unclear",
                ]
            )
            let browser = try await PlainBrowser(signingIn: "ben", at: server.address)
            let path = "/deals/\(parties.deal)/move"
            try await browser.open(path)
            try await browser.submit(path, ["startsAt": ["2026-11-20T10:30"], "minutes": ["9"]])
            #expect(browser.status == 422 && browser.sees("2곳을 확인해 주세요."))
            for field in ["startsAt", "minutes"] {
                #expect(browser.sees("class=\"trouble\" id=\"\(field)-note\""))
            }
            #expect(try await parties.ana.read(deal: parties.deal).json["move"] == .null)
        }
    }
}
