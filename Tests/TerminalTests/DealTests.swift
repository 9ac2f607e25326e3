import Domain
import JSONCoding
import Testing
import Wire

@Suite("Deals at a terminal")
struct DealTests {
    private static let conversation = Conversation.ID(rawValue: 6).description
    private static let deal = Deal.ID(rawValue: 5).description
    private let proposing = "POST /api/v1/conversations/\(conversation)/deals"

    private func desk(answers: [String] = []) async throws -> TerminalSession {
        let desk = try TerminalSession(answers: answers)
        try await desk.login("--data", desk.home)
        desk.server.server.answer(proposing, try SampleDeals.deal(.proposed), status: 201)
        return desk
    }

    @Test("From a script everything is said in options, by the clocks of Seoul")
    func script() async throws {
        let desk = try await desk()
        let outcome = await desk.type(
            "deal",
            "propose",
            Self.conversation,
            "--starts",
            "2026-11-28 19:30",
            "--minutes",
            "60",
            "--address",
            "명동길 14",
            "--price",
            "30000",
            "--language",
            "ko"
        )
        #expect(
            desk.server.server.body(of: proposing)
                == #"{"startsAt":"2026-11-28T10:30:00.000Z","minutes":60,"place":{"address":"명동길 14"},"#
                + #""price":{"won":30000,"per":"hour"}}"#
        )
        #expect(outcome.status == 0)
        #expect(outcome.output.contains("제안") && outcome.output.contains("시간당 30,000원"))
    }

    @Test("Missing values are asked for, and an empty price is negotiable")
    func questions() async throws {
        let desk = try await desk(answers: ["2026-11-28 9:30", "90", "1114055000", ""])
        let asked = "GET /api/v1/conversations/\(Self.conversation)"
        desk.server.server.answer(asked, try SampleTalks.conversation())
        let outcome = await desk.type("deal", "propose", Self.conversation, "--language", "ko")
        #expect(outcome.status == 0)
        #expect(desk.questions.count == 4)
        #expect(
            desk.server.server.body(of: proposing)
                == #"{"startsAt":"2026-11-28T00:30:00.000Z","minutes":90,"#
                + #""place":{"neighbourhood":"1114055000"},"price":null}"#
        )
    }

    @Test("Without a terminal a script hears which option it forgot")
    func forgotten() async throws {
        let desk = try await desk()
        let outcome = await desk.type("deal", "propose", Self.conversation, "--minutes", "60")
        #expect(outcome.status == 2)
        #expect(outcome.error.contains("--starts"))
        let nonsense = await desk.type("deal", "propose", Self.conversation, "--starts", "tomorrow")
        #expect(nonsense.status == 2)
        #expect(nonsense.error.contains("2026-11-28 19:30"))
    }

    @Test(
        "Each answer to a proposal is a command",
        arguments: [
            ["accept"], ["decline"], ["withdraw"], ["complete"], ["ask-changes", "--reason", "x"],
            ["cancel", "--reason", "x"], ["no-show"],
        ]
    )
    func answers(_ words: [String]) async throws {
        let desk = try await desk()
        let question = "POST /api/v1/deals/\(Self.deal)/\(words[0])"
        desk.server.server.answer(question, try SampleDeals.deal(.accepted))
        let outcome = await desk.type(["deal", words[0], Self.deal] + words.dropFirst())
        #expect(outcome.status == 0)
        #expect(outcome.output.contains("Accepted"))
        #expect(desk.server.server.body(of: question) == (words.count > 1 ? #"{"reason":"x"}"# : nil))
    }

    @Test("Another time is suggested without a place, and answered by its number")
    func moving() async throws {
        let desk = try await desk()
        let path = "POST /api/v1/deals/\(Self.deal)/move"
        desk.server.server.answer(path, try SampleDeals.moving)
        let words = ["deal", "move", Self.deal, "--starts", "2026-11-29 19:30", "--minutes", "60"]
        let outcome = await desk.type(words + ["--language", "ko"])
        #expect(
            desk.server.server.body(of: path) == #"{"startsAt":"2026-11-29T10:30:00.000Z","minutes":60}"#
        )
        #expect(outcome.status == 0 && outcome.output.contains("시간 변경 1"))
        for answer in ["accept", "decline", "withdraw"] {
            desk.server.server.answer("\(path)/\(answer)", try SampleDeals.deal(.accepted))
            let answered = await desk.type("deal", "\(answer)-move", Self.deal, "1")
            #expect(answered.status == 0 && answered.output.contains("Accepted"))
            #expect(desk.server.server.body(of: "\(path)/\(answer)") == #"{"number":1}"#)
        }
        let nonsense = await desk.type("deal", "accept-move", Self.deal, "x")
        #expect(nonsense.status == 3)
    }

    @Test("The same lesson is suggested again a week later, in its conversation")
    func again() async throws {
        let desk = try await desk()
        desk.server.server.answer("GET /api/v1/deals/\(Self.deal)", try SampleDeals.deal(.done))
        let words = ["deal", "again", Self.deal, "--starts", "2026-11-29 19:30"]
        let outcome = await desk.type(words)
        #expect(outcome.status == 0)
        #expect(
            desk.server.server.body(of: proposing)
                == #"{"startsAt":"2026-11-29T10:30:00.000Z","minutes":60,"#
                + #""place":{"neighbourhood":"1114055000"},"price":{"won":30000,"per":"hour"}}"#
        )
    }

    @Test(
        "A list lines up and says how to go on; an empty one says what to do",
        arguments: [(Deal.State.done, "완료"), (.lapsed, "기간 지남")]
    )
    func list(_ state: Deal.State, _ word: String) async throws {
        let desk = try await desk()
        let path = "GET \(API.deals.mine(DealQuery(role: .receiver, state: state)).target)"
        desk.server.server.answer(path, ListBody([try SampleDeals.deal(state)], next: "more"))
        desk.server.server.answer("GET /api/v1/deals?limit=20", ListBody<DealBody>([]))
        let full = await desk.type(
            "deal",
            "list",
            "--role",
            "receiver",
            "--state",
            state.rawValue,
            "--language",
            "ko"
        )
        #expect(full.output.contains(word) && full.output.contains("성인 피아노 기초"))
        #expect(full.error == "더 보려면: --cursor more\n")
        let empty = await desk.type("deal", "list", "--language", "ko")
        #expect(empty.output.contains("약속이 없어요"))
        let document = await desk.type("deal", "list", "--json")
        #expect(document.document?["items"] == [])
    }

    @Test("An invalid deal number is refused without a question")
    func nonsense() async throws {
        let desk = try await desk()
        let before = desk.server.server.asked.count
        let outcome = await desk.type("deal", "accept", "x", "--language", "ko")
        #expect(outcome.status == 3)
        #expect(outcome.error == "찾을 수 없는 약속이에요.\n")
        #expect(desk.server.server.asked.count == before)
    }

    @Test("A review is written with its stars, and half a star is the smallest step")
    func review() async throws {
        let desk = try await desk()
        let question = "POST /api/v1/deals/\(Self.deal)/reviews"
        desk.server.server.answer(question, try SampleDeals.review, status: 201)
        let outcome = await desk.type("review", "write", Self.deal, "--stars", "4.5", "--text", "친절해요")
        #expect(desk.server.server.body(of: question) == #"{"rating":4.5,"text":"친절해요"}"#)
        #expect(outcome.output.contains("★ 4.5") && outcome.output.contains("  친절해요"))
        let praise = ["--stars", "5", "--manner", "kind", "--manner", "clear"]
        _ = await desk.type(["review", "write", Self.deal] + praise)
        #expect(
            desk.server.server.body(of: question) == #"{"rating":5.0,"manners":["kind","clear"]}"#
        )
        let third = await desk.type("review", "write", Self.deal, "--stars", "4.7", "--language", "ko")
        #expect(third.status == 3)
    }

    @Test("An edit of a review keeps what isn't given, and an empty text removes it")
    func editedReview() async throws {
        let desk = try await desk()
        let path = "/api/v1/reviews/0000000000008"
        desk.server.server.answer("GET \(path)", try SampleDeals.review)
        desk.server.server.answer("PUT \(path)", try SampleDeals.review)
        _ = await desk.type("review", "edit", "0000000000008", "--stars", "3")
        #expect(desk.server.server.body(of: "PUT \(path)") == #"{"rating":3.0,"text":"친절해요","manners":[]}"#)
        _ = await desk.type("review", "edit", "0000000000008", "--text", "", "--manner", "kind")
        #expect(desk.server.server.body(of: "PUT \(path)") == #"{"rating":4.5,"text":"","manners":["kind"]}"#)
        #expect(await desk.type("review", "edit", "x", "--stars", "3").status == 3)
    }

    @Test("A review is deleted after a question")
    func deletedReview() async throws {
        let desk = try await desk()
        let path = "/api/v1/reviews/0000000000008"
        desk.server.server.answer("GET \(path)", try SampleDeals.review)
        desk.server.server.accept("DELETE \(path)")
        let kept = await desk.type("review", "delete", "0000000000008")
        #expect(kept.status != 0 && !desk.server.server.asked.contains("DELETE \(path)"))
        #expect(await desk.type("review", "delete", "0000000000008", "--yes").status == 0)
    }

    @Test("A proposal and a review are made once per command, however often they are sent")
    func once() async throws {
        let desk = try await desk()
        let reviewing = "POST /api/v1/deals/\(Self.deal)/reviews"
        desk.server.server.answer(reviewing, try SampleDeals.review, status: 201)
        for _ in 1...2 {
            _ = await desk.type(
                ["deal", "propose", Self.conversation, "--starts", "2026-11-28 19:30", "--minutes", "60"]
                    + ["--address", "명동길 14", "--price", "30000"]
            )
            _ = await desk.type("review", "write", Self.deal, "--stars", "5")
        }
        for question in [proposing, reviewing] {
            let keys = desk.server.server.keys(of: question)
            #expect(keys.count == 2 && Set(keys.compactMap { $0 }).count == 2, "\(question)")
        }
    }

    @Test("A neighbour's page and reviews are there without a login")
    func member() async throws {
        let desk = try TerminalSession()
        let id = Member.ID(rawValue: 42).description
        desk.server.server.answer("GET /api/v1/members/\(id)", try SampleDeals.page)
        desk.server.server.answer(
            "GET /api/v1/members/\(id)/reviews?limit=20",
            ListBody([try SampleDeals.review])
        )
        desk.server.server.answer("GET /api/v1/members/\(id)/listings?limit=20", ListBody<ListingBody>([]))
        let here = ["--data", desk.home, "--language", "ko"]
        let page = await desk.type(["member", "show", id] + here)
        #expect(page.output.contains("★ 4.5 (후기 1개)") && page.output.contains("서울 중구 명동"))
        #expect(await desk.type(["member", "reviews", id] + here).output.contains("친절해요"))
        #expect(await desk.type(["member", "listings", id] + here).output == "모집 중인 글이 없어요.\n")
    }
}
