import Domain
import JSONCoding
import TestSupport
import Testing
import Wire

@Suite("Talking at a terminal")
struct TalkTests {
    private static let talk = "0000000000004"

    private static var conversation: ConversationBody {
        get throws {
            ConversationBody(
                ConversationSummary(
                    Conversation(
                        id: .init(rawValue: 4),
                        subject: Subject(.listing, 5),
                        title: "성인 피아노 기초",
                        organiser: Member.ID(rawValue: 2),
                        form: .pair(guest: Member.ID(rawValue: 1)),
                        begunAt: moment
                    ),
                    partner: MemberCard(id: .init(rawValue: 2), nickname: try Nickname("냉이"), picture: nil),
                    memberCount: 2,
                    listing: nil,
                    latest: try message(3, .line(Line(.dealProposed, by: Member.ID(rawValue: 2)))),
                    marks: ReadMarks(own: 1, others: 3, unread: 2),
                    hasLeft: false
                ),
                for: Member.ID(rawValue: 1),
                at: moment
            )
        }
    }

    private static let moment = Moment(milliseconds: 1_795_170_600_000)

    private static func message(_ number: Int, _ content: Message.Content) throws -> Message {
        Message(
            id: .init(rawValue: Int64(100 + number)),
            conversation: .init(rawValue: 4),
            number: number,
            content: content,
            sentAt: moment
        )
    }

    private static var history: HistoryBody {
        get throws {
            let (dallae, naengi) = (Member.ID(rawValue: 1), Member.ID(rawValue: 2))
            let messages = [
                try message(2, .written(by: dallae, text: MessageText("안녕하세요"), images: [])),
                try message(
                    3,
                    .line(
                        Line(
                            .dealProposed,
                            by: naengi,
                            deal: .init(rawValue: 5),
                            meeting: Line.Meeting(startsAt: moment, minutes: 60)
                        )
                    )
                ),
            ]
            return HistoryBody(
                History(messages, latest: 9, marks: ReadMarks(own: 1, others: 3, unread: 8)),
                deals: [try SampleDeals.deal(.declined)]
            )
        }
    }

    @Test("The list shows who, about what, what was last and how much is unread")
    func list() async throws {
        let desk = try TerminalSession()
        try await desk.login("--data", desk.home)
        desk.server.server.answer(
            "GET /api/v1/conversations?limit=20",
            ListBody([try Self.conversation], next: "n1")
        )
        let outcome = await desk.type("talk", "list", "--language", "ko")
        #expect(outcome.status == 0)
        for text in [Self.talk, "냉이", "성인 피아노 기초", "냉이님이 약속을 제안했어요.", "2026-11-20 19:30"] {
            #expect(outcome.output.contains(text), "\(outcome.output)")
        }
        #expect(outcome.error == "더 보려면: --cursor n1\n")
    }

    @Test("An empty list says how to begin")
    func empty() async throws {
        let desk = try TerminalSession()
        try await desk.login("--data", desk.home)
        desk.server.server.answer("GET /api/v1/conversations?limit=20", ListBody<ConversationBody>([]))
        #expect(await desk.type("talk", "list").output.contains("madang talk start"))
        #expect(await desk.type("talk", "list", "--json").document?["items"] == [])
    }

    @Test("Chats with blocked neighbours are listed when asked for")
    func blocked() async throws {
        let desk = try TerminalSession()
        try await desk.login("--data", desk.home)
        desk.server.server.answer(
            "GET \(API.conversations.list(ConversationQuery(part: .blocked)).target)",
            ListBody([try Self.conversation])
        )
        #expect(await desk.type("talk", "list", "--blocked").output.contains(Self.talk))
    }

    @Test("Printed notices count as read, unless --peek is given")
    func read() async throws {
        let desk = try TerminalSession()
        try await desk.login("--data", desk.home)
        let path = "/api/v1/conversations/\(Self.talk)"
        desk.server.server.answer("GET \(path)", try Self.conversation)
        desk.server.server.answer("GET \(path)/messages?limit=20", try Self.history)
        desk.server.server.answer("PUT \(path)/read", ReadMarksBody(ReadMarks(own: 3, others: 3, unread: 6)))

        let peeked = await desk.type("talk", "read", Self.talk, "--peek")
        #expect(peeked.output.contains("2  2026-11-20 19:30  me: 안녕하세요"))
        let line = "*: 냉이 suggested an appointment. (Suggested: 2026-11-20 19:30, 60 min, Myeong-dong"
        #expect(peeked.output.contains("3  2026-11-20 19:30  \(line)"), "\(peeked.output)")
        #expect(peeked.output.contains("--before 2") && peeked.output.contains("--after 3"))
        #expect(!desk.server.server.asked.contains("PUT \(path)/read"))
        #expect(await desk.type("talk", "read", Self.talk).status == 0)
        #expect(desk.server.server.body(of: "PUT \(path)/read") == #"{"upTo":3}"#)
        #expect(await desk.type("talk", "read", Self.talk, "--before", "2", "--after", "3").status == 2)
    }

    @Test("Words or standard input are sent, and an ID that is none is refused without asking")
    func send() async throws {
        let desk = try TerminalSession(input: "긴 편지\n둘째 줄\n")
        try await desk.login("--data", desk.home)
        let messages = "POST /api/v1/conversations/\(Self.talk)/messages"
        let said = try Self.message(
            10,
            .written(by: Member.ID(rawValue: 1), text: MessageText("x"), images: [])
        )
        desk.server.server.answer(messages, MessageBody(said), status: 201)

        #expect(await desk.type("talk", "send", Self.talk, "내일", "어때요?").status == 0)
        #expect(desk.server.server.body(of: messages) == #"{"text":"내일 어때요?"}"#)
        #expect(await desk.type("talk", "send", Self.talk, "-").status == 0)
        #expect(desk.server.server.body(of: messages) == #"{"text":"긴 편지\n둘째 줄\n"}"#)
        let wrong = await desk.type("talk", "send", "nobody", "hi", "--json")
        #expect(wrong.status == 3 && wrong.problem?["code"] == "conversation.not-found")
    }

    @Test("A message is deleted by the number that reading shows")
    func delete() async throws {
        let desk = try TerminalSession()
        try await desk.login("--data", desk.home)
        let path = "DELETE /api/v1/conversations/\(Self.talk)/messages/12"
        desk.server.server.accept(path)

        let outcome = await desk.type("talk", "delete", Self.talk, "12")
        #expect(outcome.status == 0 && desk.server.server.asked.contains(path))
        let wrong = await desk.type("talk", "delete", Self.talk, "twelve", "--json")
        #expect(wrong.status == 3 && wrong.problem?["code"] == "conversation.message-not-found")
    }

    @Test("A message is hidden and shown again by its number, and its place says so")
    func hide() async throws {
        let desk = try TerminalSession()
        try await desk.login("--data", desk.home)
        let path = "/api/v1/conversations/\(Self.talk)/messages/12/hidden"
        for method in ["PUT", "DELETE"] { desk.server.server.accept("\(method) \(path)") }
        #expect(await desk.type("talk", "hide", Self.talk, "12").output == "The message is hidden.\n")
        #expect(await desk.type("talk", "unhide", Self.talk, "12").output.contains("visible again"))
        #expect(desk.server.server.asked.contains("PUT \(path)"))
        #expect(desk.server.server.asked.contains("DELETE \(path)"))
        let wrong = await desk.type("talk", "hide", Self.talk, "twelve", "--json")
        #expect(wrong.status == 3 && wrong.problem?["code"] == "conversation.message-not-found")

        let talk = "/api/v1/conversations/\(Self.talk)"
        let hidden = try Self.message(12, .line(Line(.messageHiddenByReader, by: nil)))
        let history = History([hidden], latest: 12, marks: ReadMarks(own: 12, others: 12, unread: 0))
        desk.server.server.answer("GET \(talk)", try Self.conversation)
        desk.server.server.answer("GET \(talk)/messages?limit=20", HistoryBody(history, deals: []))
        let shown = await desk.type("talk", "read", Self.talk, "--peek").output
        #expect(shown.contains("*: You have hidden this message."), "\(shown)")
    }

    @Test("Notices are listed and read")
    func notices() async throws {
        let desk = try TerminalSession()
        try await desk.login("--data", desk.home)
        let notice = NoticeBody(
            NoticeSummary(
                Notice(
                    id: .init(rawValue: 7),
                    kind: .message,
                    actor: Member.ID(rawValue: 2),
                    target: Subject(.conversation, 4),
                    at: Self.moment
                ),
                actor: MemberCard(id: .init(rawValue: 2), nickname: try Nickname("냉이"), picture: nil),
                title: "성인 피아노 기초"
            )
        )
        desk.server.server.answer("GET /api/v1/notices?limit=20", ListBody([notice]))
        #expect(await desk.type("notice", "list").output.contains("냉이 sent you a message."))
        #expect(
            await desk.type("notice", "list", "--language", "ko").output.contains("냉이님이 메시지를 보냈어요.")
        )

        let left = UnreadBody(UnreadMessages(messages: 0, conversations: 0), notices: 3)
        desk.server.server.answer("PUT /api/v1/notices/read", left)
        #expect(await desk.type("notice", "read", "--all").output == "Unread notifications: 3.\n")
        #expect(desk.server.server.body(of: "PUT /api/v1/notices/read") == #"{"all":true}"#)
        #expect(await desk.type("notice", "read").status == 2)
    }

    @Test("Notices are switched by kind, pushed and mailed by group, and held back in quiet hours")
    func noticeSettings() async throws {
        let desk = try TerminalSession()
        try await desk.login("--data", desk.home)
        let settings = NoticeSettingsBody(NoticeSettings(muted: [.dealDone], unpushed: [.orders]))
        desk.server.server.answer("GET /api/v1/me/notices", settings)
        desk.server.server.answer("PUT /api/v1/me/notices", settings)
        func sent() -> String? { desk.server.server.body(of: "PUT /api/v1/me/notices") }
        let rest = #""unpushed":["orders"],"unmailed":[],"letters":true,"quietHours":{"from":22,"until":8}"#
        #expect(await desk.type("notice", "switch", "message", "off").status == 0)
        #expect(sent() == #"{"muted":["message","deal-done"],\#(rest)}"#)
        #expect(await desk.type("notice", "switch", "message").status == 2)
        #expect(await desk.type("notice", "push", "talk", "off").status == 0)
        #expect(sent()?.contains(#""unpushed":["talk","orders"]"#) == true)
        #expect(await desk.type("notice", "push", "orders", "on").status == 0)
        #expect(sent()?.contains(#""unpushed":[]"#) == true)
        #expect(await desk.type("notice", "mail", "talk", "off").status == 0)
        #expect(sent()?.contains(#""unmailed":["talk"]"#) == true)
        #expect(await desk.type("notice", "letters", "off").status == 0)
        #expect(sent()?.contains(#""letters":false"#) == true)
        #expect(await desk.type("notice", "quiet", "off").status == 0)
        #expect(sent()?.contains(#""quietHours":null"#) == true)
        #expect(await desk.type("notice", "quiet", "23", "7").status == 0)
        #expect(sent()?.contains(#""quietHours":{"from":23,"until":7}"#) == true)
        #expect(await desk.type("notice", "quiet", "23").status == 2)
        #expect(await desk.type("notice", "quiet", "8", "8").status != 0)
        let shown = await desk.type("notice", "switch").output
        #expect(shown.contains("Quiet hours: 22:00 to 8:00") && shown.contains("saved-searches"))
    }

    @Test("News by mail is chosen, shown with the day of the consent, and asked for again")
    func digest() async throws {
        let desk = try TerminalSession()
        try await desk.login("--data", desk.home)
        let path = "/api/v1/me/digest"
        func answers(_ method: String, _ subscription: DigestSubscription, at now: Moment) {
            let body = DigestBody(subscription, isAvailable: true, at: now)
            desk.server.server.answer("\(method) \(path)", body)
        }
        let consent = DigestSubscription.Consent(
            .weekly,
            givenAt: Self.moment,
            nextAt: Self.moment,
            toldUntil: Self.moment
        )
        answers("PUT", DigestSubscription(consent: consent), at: Self.moment)
        let chosen = await desk.type("notice", "digest", "weekly")
        #expect(chosen.output == "Every Friday\nYou consented on 20 Nov 2026.\n")
        #expect(desk.server.server.body(of: "PUT \(path)") == #"{"frequency":"weekly"}"#)

        answers("GET", DigestSubscription(consent: consent), at: consent.endsAt - .seconds(86_400))
        let asked = await desk.type("notice", "digest").output
        #expect(asked.contains("Without an answer the emails stop on 20 Nov 2028."))

        answers("PUT", DigestSubscription(ended: .init(.withdrawn, at: Self.moment)), at: Self.moment)
        let ended = await desk.type("notice", "digest", "off")
        #expect(ended.output == "Never.\nYou withdrew your consent on 20 Nov 2026.\n")
        #expect(desk.server.server.body(of: "PUT \(path)") == #"{"frequency":null}"#)
        #expect(await desk.type("notice", "digest", "hourly").status == 2)
    }

    @Test("Blocking and reporting send what was said")
    func moderation() async throws {
        let desk = try TerminalSession()
        try await desk.login("--data", desk.home)
        let plan = "GET /api/v1/blocks/0000000000002/plan"
        desk.server.server.answer(plan, BlockPlanBody(BlockPlan(ending: [try SampleDeals.accepted])))
        desk.server.server.accept("PUT /api/v1/blocks/0000000000002")
        desk.server.server.accept("DELETE /api/v1/blocks/0000000000002")
        #expect(await desk.type("block", "add", "0000000000002").status == 2)
        #expect(!desk.server.server.asked.contains("PUT /api/v1/blocks/0000000000002"))
        #expect(await desk.type("block", "add", "0000000000002", "--yes").status == 0)
        desk.server.server.answer(plan, BlockPlanBody(BlockPlan(ending: [])))
        #expect(await desk.type("block", "add", "0000000000002").status == 0)
        #expect(await desk.type("block", "remove", "0000000000002").status == 0)
        #expect(desk.server.server.asked.contains("PUT /api/v1/blocks/0000000000002"))
        #expect(desk.server.server.asked.contains("DELETE /api/v1/blocks/0000000000002"))
        #expect(await desk.type("block", "add", "nobody").status == 3)

        let report = try Report(
            .init(rawValue: 1),
            of: Subject(.message, 8),
            by: Member.ID(rawValue: 1),
            for: .other,
            ReportNote("돈을 먼저 보내래요"),
            at: Self.moment
        )
        desk.server.server.answer("POST /api/v1/reports", ReportBody(report), status: 201)
        let note = "돈을 먼저 보내래요"
        let words = ["report", "file", "message", "0000000000008", "--reason", "other", "--note", note]
        #expect(await desk.type(words).status == 0)
        #expect(
            desk.server.server.body(of: "POST /api/v1/reports")
                == #"{"subject":{"kind":"message","id":"0000000000008"},"reason":"other","note":"\#(note)"}"#
        )
        let several = ["report", "file", "message", "0000000000008", "--reason", "abuse"]
        #expect(await desk.type(several + ["--message", "12", "--message", "14"]).status == 0)
        #expect(
            desk.server.server.body(of: "POST /api/v1/reports")?.contains(#""messages":[12,14]"#) == true
        )
        #expect(await desk.type(several + ["--message", "twelve"]).status == 2)
        #expect(await desk.type("report", "message", "0000000000008").status == 2)
    }
}
