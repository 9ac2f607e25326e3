import JSONCoding
import TestSupport
import Testing

@Suite("Talking and agreeing, with any browser")
struct TalkPagesTests {
    @Test("A message appears for the recipient, marked as new until the page is opened")
    func messages() async throws {
        try await TestServer.run { server in
            let (ana, ben) = (try await server.signUp("ana"), try await server.signUp("ben"))
            let talk = try await ben.ask(aboutClass: ana.post())
            let hers = try await PlainBrowser(signingIn: "ana", at: server.address)
            let his = try await PlainBrowser(signingIn: "ben", at: server.address)
            try await his.open("/conversations/\(talk)")
            try await his.submit("/conversations/\(talk)", ["text": ["안녕하세요 <3\n내일 어때요?"]])
            #expect(his.status == 200 && his.sees("안녕하세요 &lt;3\n내일 어때요?") && !his.sees(">읽음<"))
            try await hers.open("/conversations")
            #expect(hers.sees("새 메시지") && hers.sees("안녕하세요 &lt;3"))
            #expect(hers.sees("data-unread=\"messages\">1<"))
            try await hers.open("/conversations/\(talk)")
            #expect(hers.sees("data-unread=\"messages\" hidden>0<"))
            try await his.open("/conversations/\(talk)")
            #expect(his.sees(">읽음<"))
            try await hers.open("/conversations")
            #expect(!hers.sees("새 메시지"))
        }
    }

    @Test("A message just sent can be deleted for both, from its page")
    func deleted() async throws {
        try await TestServer.run { server in
            let (ana, ben) = (try await server.signUp("ana"), try await server.signUp("ben"))
            let talk = try await ben.ask(aboutClass: ana.post())
            let his = try await PlainBrowser(signingIn: "ben", at: server.address)
            try await his.open("/conversations/\(talk)")
            try await his.submit("/conversations/\(talk)", ["text": ["잘못 보냈어요"]])
            let page = "/conversations/\(talk)/messages/1"
            let address = "\(page)/delete"
            #expect(his.links.contains(page))
            let hers = try await PlainBrowser(signingIn: "ana", at: server.address)
            try await hers.open("/conversations/\(talk)")
            #expect(hers.sees("잘못 보냈어요"))
            try await hers.open(page)
            #expect(!hers.offers(address))
            try await his.open(page)
            #expect(his.sees("모두에게서 지우기") && his.sees("잘못 보냈어요"))
            try await his.submit(address)
            #expect(his.sees("메시지를 삭제했어요.") && !his.links.contains(page))
            try await hers.open("/conversations/\(talk)")
            #expect(hers.sees("삭제된 메시지예요.") && !hers.sees("잘못 보냈어요"))
            for number in ["0", "9", "-9223372036854775808", "x"] {
                try await his.open("/conversations/\(talk)/messages/\(number)")
                #expect(his.status == 404, "\(number)")
            }

            try await his.open("/conversations/\(talk)")
            try await his.submit("/conversations/\(talk)", ["text": ["이건 남아요"]])
            try await his.open("/conversations/\(talk)/messages/2")
            server.clock.pass(.seconds(301))
            try await his.submit("/conversations/\(talk)/messages/2/delete")
            #expect(his.status == 409 && his.sees("보낸 지 5분이 지나 삭제할 수 없어요."))
            try await his.open("/conversations/\(talk)/messages/2")
            #expect(his.sees("이건 남아요") && !his.offers("/conversations/\(talk)/messages/2/delete"))
        }
    }

    @Test("A message that is refused stays in its field")
    func refused() async throws {
        try await TestServer.run { server in
            let ana = try await server.signUp("ana")
            _ = try await server.signUp("ben")
            let his = try await PlainBrowser(signingIn: "ben", at: server.address)
            let post = try await ana.post()
            try await his.open("/classes/\(post)")
            try await his.submit("/listings/\(post)/conversation")
            let talk = his.path.split(separator: "#")[0]
            try await his.submit(String(talk), ["text": ["   "]])
            #expect(his.status == 422 && his.sees("role=\"alert\""))
            let long = String(repeating: "가", count: 2_001)
            try await his.submit(String(talk), ["text": [long]])
            #expect(his.status == 422 && his.sees("\(long)</textarea>"))
        }
    }

    @Test("A picture is sent without scripts, and looked at in the size that is enough")
    func pictures() async throws {
        try await TestServer.run { server in
            let (ana, ben) = (try await server.signUp("ana"), try await server.signUp("ben"))
            let talk = try await ben.ask(aboutClass: ana.post())
            let his = try await PlainBrowser(signingIn: "ben", at: server.address)
            try await his.open("/conversations/\(talk)")
            try await his.submit(
                "/conversations/\(talk)",
                picture: PNGFile(900, 600).blank,
                at: "files"
            )
            #expect(his.status == 200 && his.sees("640w") && his.sees("900w"))
        }
    }

    @Test("Older messages are behind a link, and a way leads back to the latest")
    func older() async throws {
        try await TestServer.run { server in
            let (ana, ben) = (try await server.signUp("ana"), try await server.signUp("ben"))
            let talk = try await ben.ask(aboutClass: ana.post())
            try await ana.say("네", in: talk)
            for number in 1...45 { try await ben.say("말 \(number).", in: talk) }
            let hers = try await PlainBrowser(signingIn: "ana", at: server.address)
            try await hers.open("/conversations/\(talk)")
            #expect(hers.sees("말 45.") && !hers.sees("말 1."))
            let earlier = try #require(hers.links.first { $0.contains("?before=") })
            try await hers.open(earlier)
            #expect(hers.sees("말 1.") && !hers.sees("말 45."))
            #expect(hers.links.contains("/conversations/\(talk)#latest"))
        }
    }

    @Test(
        "A conversation is private, ends with a block, and stays readable when the other has left"
    )
    func others() async throws {
        try await TestServer.run { server in
            let (ana, ben) = (try await server.signUp("ana"), try await server.signUp("ben"))
            let talk = try await ben.ask(aboutClass: ana.post())
            try await ben.say("안녕하세요", in: talk)
            _ = try await server.signUp("cho")
            let cho = try await PlainBrowser(signingIn: "cho", at: server.address)
            try await cho.open("/conversations/\(talk)")
            #expect(cho.status == 404)
            let stranger = PlainBrowser(at: server.address)
            try await stranger.open("/conversations/\(talk)")
            #expect(stranger.path.hasPrefix("/sign-in"))

            let hers = try await PlainBrowser(signingIn: "ana", at: server.address)
            let left = try await ben.ask("DELETE", "/api/v1/me")
            #expect(left.status < 300)
            try await hers.open("/conversations/\(talk)")
            #expect(hers.status == 200 && hers.sees("탈퇴한 이웃") && hers.sees("안녕하세요"))
            #expect(!hers.offers("/conversations/\(talk)\""))

            let dan = try await server.signUp("dan")
            let other = try await dan.ask(aboutClass: ana.post("바이올린"))
            try await ana.block(dan)
            try await hers.open("/conversations/\(other)")
            #expect(hers.status == 200 && hers.sees("대화할 수 없는 이웃") && !hers.sees("탈퇴한 이웃"))
            #expect(!hers.offers("/conversations/\(other)\""))
        }
    }

    @Test("A conversation is muted from its menu, and its messages are no longer counted")
    func mute() async throws {
        try await TestServer.run { server in
            let (ana, ben) = (try await server.signUp("ana"), try await server.signUp("ben"))
            let talk = try await ben.ask(aboutClass: ana.post())
            let hers = try await PlainBrowser(signingIn: "ana", at: server.address)
            try await hers.open("/conversations/\(talk)")
            try await hers.submit("/conversations/\(talk)/mute")
            #expect(hers.sees("이 채팅의 알림을 껐어요."))
            let said = try await ben.ask("POST", "/api/v1/conversations/\(talk)/messages", ["text": "안녕하세요"])
            #expect(said.status == 201)
            try await hers.open("/conversations")
            #expect(hers.sees("알림 꺼짐") && hers.sees("data-unread=\"messages\" hidden>0<"))
            try await hers.open("/conversations/\(talk)")
            try await hers.submit("/conversations/\(talk)/unmute")
            #expect(hers.offers("/conversations/\(talk)/mute"))
            let cho = try await server.signUp("cho")
            let foreign = try await cho.ask("PUT", "/api/v1/conversations/\(talk)/mute")
            #expect(foreign.verdict == "404 conversation.not-found")
        }
    }

    @Test("A deal is proposed, talked about and accepted, and then both know the place")
    func story() async throws {
        try await TestServer.run { server in
            let (ana, ben) = (try await server.signUp("ana"), try await server.signUp("ben"))
            let talk = try await ben.ask(aboutClass: ana.post())
            let hers = try await PlainBrowser(signingIn: "ana", at: server.address)
            let his = try await PlainBrowser(signingIn: "ben", at: server.address)
            try await hers.open("/conversations/\(talk)/deal")
            #expect(hers.sees("value=\"명동길 14, 3층\"") && hers.sees("value=\"30000\""))
            try await hers.submit("/conversations/\(talk)/deal", ["startsAt": [""], "note": ["악보 챙기기"]])
            #expect(hers.status == 400 || hers.status == 422)
            #expect(hers.sees("href=\"#startsAt\"") && hers.sees("악보 챙기기</textarea>"))
            try await hers.submit("/conversations/\(talk)/deal", ["startsAt": ["2026-11-22T19:30"]])
            #expect(hers.sees("약속을 제안했어요.") && hers.sees("11월 22일 (일) 오후 7:30"))

            try await his.open("/conversations/\(talk)")
            #expect(!his.sees("명동길 14") && his.sees("ana님이 약속을 제안했어요."))
            let deal = try his.dealToAccept
            try await his.submit("/deals/\(deal)/ask-changes", ["reason": ["  "]])
            #expect(his.status == 422 && his.sees("href=\"#reason\""))
            try await his.open("/deals/\(deal)/calendar.ics")
            #expect(his.status == 409)
            try await his.open("/conversations/\(talk)")
            try await his.submit("/deals/\(deal)/accept")
            #expect(his.sees("약속을 수락했어요.") && his.sees("명동길 14"))
            try await his.open("/deals/\(deal)/calendar.ics")
            #expect(his.status == 200 && his.sees("DTSTART;TZID=Asia/Seoul:20261122T193000\r\n"))
            #expect(his.sees("LOCATION:명동길 14\\, 3층\r\n"))
        }
    }

    @Test("The guest suggests a time in the neighbourhood of the listing, and the author accepts it")
    func byGuest() async throws {
        try await TestServer.run { server in
            let (ana, ben) = (try await server.signUp("ana"), try await server.signUp("ben"))
            let talk = try await ben.ask(aboutClass: ana.post())
            let his = try await PlainBrowser(signingIn: "ben", at: server.address)
            try await his.open("/conversations/\(talk)")
            #expect(his.links.contains("/conversations/\(talk)/deal"))
            try await his.open("/conversations/\(talk)/deal")
            #expect(his.sees("<option value=\"1114055000\" selected>") && !his.sees("명동길 14"))
            try await his.submit("/conversations/\(talk)/deal", ["startsAt": ["2026-11-22T19:30"]])
            #expect(his.status == 200 && his.sees("이웃의 답을 기다리고 있어요."))

            let hers = try await PlainBrowser(signingIn: "ana", at: server.address)
            try await hers.open("/conversations/\(talk)")
            #expect(hers.sees("ben님이 약속을 제안했어요.") && hers.sees("수락하면 약속이 확정돼요."))
            let deal = try hers.dealToAccept
            try await hers.submit("/deals/\(deal)/accept")
            #expect(hers.sees("약속을 수락했어요."))
            _ = try await server.signUp("cho")
            let stranger = try await PlainBrowser(signingIn: "cho", at: server.address)
            try await stranger.open("/deals/\(deal)/calendar.ics")
            #expect(stranger.status == 404)
        }
    }

    @Test("A proposal is declined by one and withdrawn by the other, and both read so")
    func declining() async throws {
        try await TestServer.run { server in
            let two = try await server.negotiation()
            let talk = two.conversation
            let hers = try await PlainBrowser(signingIn: "ana", at: server.address)
            let his = try await PlainBrowser(signingIn: "ben", at: server.address)
            try await his.open("/conversations/\(talk)")
            #expect(!his.offers("/deals/\(two.deal)/withdraw"))
            try await his.submit("/deals/\(two.deal)/decline")
            #expect(his.path.hasPrefix("/conversations/\(talk)") && his.sees("거절했어요."))
            #expect(try await two.ana.read(deal: two.deal).json["state"] == "declined")

            let second = try await two.ana.propose(in: talk)
            try await hers.open("/conversations/\(talk)")
            #expect(!hers.offers("/deals/\(second)/decline"))
            try await hers.submit("/deals/\(second)/withdraw")
            #expect(hers.path.hasPrefix("/conversations/\(talk)") && hers.sees("취소했어요."))
            #expect(try await two.ben.read(deal: second).json["state"] == "withdrawn")
            try await his.open("/conversations/\(talk)")
            #expect(!his.offers("/deals/\(second)/accept"))
        }
    }

    @Test("A conversation that is left is gone from one list and stays in the other")
    func leaving() async throws {
        try await TestServer.run { server in
            let (ana, ben) = (try await server.signUp("ana"), try await server.signUp("ben"))
            let talk = try await ben.ask(aboutClass: ana.post())
            try await ben.say("안녕하세요", in: talk)
            let hers = try await PlainBrowser(signingIn: "ana", at: server.address)
            let his = try await PlainBrowser(signingIn: "ben", at: server.address)
            try await his.open("/conversations/\(talk)")
            try await his.submit("/conversations/\(talk)/leave")
            #expect(his.path == "/conversations" && !his.html.contains("/conversations/\(talk)"))
            try await hers.open("/conversations")
            #expect(hers.html.contains("/conversations/\(talk)"))

            try await his.open("/conversations/\(talk)")
            #expect(his.status == 404 && his.sees("나간 대화예요."))
            for path in ["", "/messages", "/members"] {
                let answer = try await ben.ask("GET", "/api/v1/conversations/\(talk)\(path)")
                #expect(answer.verdict == "404 conversation.left", "\(path)")
            }
            try await ana.say("아직 자리 있어요", in: talk)
            try await his.open("/conversations/\(talk)")
            #expect(his.status == 200 && his.sees("안녕하세요") && his.sees("아직 자리 있어요"))
        }
    }

    @Test("When it is over both say so, and say how it was; neither reads the other's word first")
    func reviews() async throws {
        try await TestServer.run { server in
            let two = try await server.negotiation()
            let (talk, deal) = (two.conversation, two.deal)
            _ = try await two.ben.perform("accept", deal)
            server.clock.pass(.seconds(7 * 24 * 3_600))
            let hers = try await PlainBrowser(signingIn: "ana", at: server.address)
            let his = try await PlainBrowser(signingIn: "ben", at: server.address)
            try await hers.open("/conversations/\(talk)")
            try await hers.submit("/deals/\(deal)/complete")
            try await his.open("/conversations/\(talk)")
            try await his.submit("/deals/\(deal)/complete")

            try await his.open("/deals/\(deal)/review")
            try await his.submit("/deals/\(deal)/review", ["text": ["차근차근 알려 주셨어요."]])
            #expect(his.sees("href=\"#rating\"") && his.sees("차근차근 알려 주셨어요.</textarea>"))
            try await his.submit("/deals/\(deal)/review", ["rating": ["4.5"]])
            #expect(his.sees("후기를 남겼어요.") && his.sees("별점 4.5점"))
            try await hers.open("/deals/\(deal)/review")
            #expect(!hers.sees("차근차근"))
            try await hers.submit("/deals/\(deal)/review", ["rating": ["5.0"]])
            #expect(hers.sees("차근차근 알려 주셨어요."))
            let reply = try #require(hers.links.first { $0.contains("/reply") })
            try await hers.open(reply)
            try await hers.submit("/reviews/", ["text": ["고마워요!"]])
            #expect(hers.path == "/deals/\(deal)/review" && hers.sees("고마워요!"))
            try await hers.open("/me/deals?role=provider")
            #expect(hers.sees("성인 피아노 기초") && hers.sees("완료"))
        }
    }
}

extension PlainBrowser {
    fileprivate var dealToAccept: String {
        get throws {
            let action = html.firstMatch(of: /action="\/deals\/([^\/"]+)\/accept"/)
            return try #require(action.map { String($0.output.1) })
        }
    }
}
