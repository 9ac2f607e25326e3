import Database
import JSONCoding
import TestSupport
import Testing

@Suite("Operators watch for words")
struct WatchedWordsTests {
    private static let words = "/api/v1/operator/words"
    private static let feed = "/api/v1/listings?neighbourhood=1114055000"

    /// Olga watches for 급전 and for links of example.org.
    private func visit(
        _ engine: Database.Engine = .sqlite,
        _ stay: (TestServer, _ olga: Neighbour, _ ana: Neighbour, _ ben: Neighbour) async throws -> Void
    ) async throws {
        try await TestServer.run(engine) { server in
            let olga = try await server.signUp("olga")
            let (ana, ben) = (try await server.signUp("ana"), try await server.signUp("ben"))
            try await server.appointOperator("olga")
            for body: JSON in [["kind": "word", "text": "급전"], ["kind": "host", "text": "Example.org"]] {
                let added = try await olga.ask("POST", Self.words, body)
                #expect(added.status == 201, "\(added)")
            }
            try await stay(server, olga, ana, ben)
        }
    }

    private func listed(_ server: TestServer) async throws -> [String] {
        try await server.ask("GET", Self.feed).items.compactMap { $0["id"]?.stringValue }
    }

    @Test(
        "A post with a watched word is kept, and only its author and operators see it until one approves it",
        arguments: Database.Engine.allCases
    )
    func held(_ engine: Database.Engine) async throws {
        try await visit(engine) { server, olga, ana, ben in
            let posted = try await ana.ask("POST", "/api/v1/classes", Neighbour.offer("급 \u{200B}전 없는 수업"))
            #expect(posted.json["heldBack"] == nil, "a space inside is another word: \(posted)")
            let free = posted.json["id"]?.stringValue ?? ""
            let post = try await ana.post("급\u{200B}전 있는 수업")
            let path = "/api/v1/classes/\(post)"
            #expect(try await ana.ask("GET", path).json["heldBack"] == true)
            #expect(try await olga.ask("GET", path).status == 200)
            #expect(try await ben.ask("GET", path).verdict == "404 listing.not-found")
            #expect(try await server.ask("GET", path).verdict == "404 listing.not-found")
            #expect(try await listed(server) == [free])
            let found = try await server.ask("GET", "\(Self.feed)&q=%EC%88%98%EC%97%85").items
            #expect(found.map { $0["id"] } == [.string(free)])
            let feed = try await server.ask("GET", "/api/v1/listings/newest.atom?neighbourhood=1114055000")
            #expect(!feed.tell("있는 수업"))

            let task = try #require(
                try await olga.ask("GET", "/api/v1/operator/todo").json["tasks"]?.arrayValue?.first
            )
            #expect(task["id"] == .string(post) && task["cause"] == "term" && task["term"] == "급전")
            let submission = "/api/v1/listings/\(post)/submission"
            let own = try await ana.ask("GET", submission).json
            #expect(own["state"] == "waiting" && own["term"] == .null, "\(own)")
            #expect(try await olga.told() == ["submission-waits"])

            #expect(try await olga.approves(submission).status == 200)
            #expect(try await listed(server) == [post, free])
            #expect(try await ben.ask("GET", path).status == 200)
            #expect(try await ana.told() == ["submission-approved"])
        }
    }

    @Test("A saved search tells of a held post when it is approved, and not before")
    func savedSearches() async throws {
        try await visit { server, olga, ana, ben in
            try await ben.live(in: "1114055000")
            let search: JSON = ["name": "수업", "text": "수업"]
            let saved = try await ben.ask("POST", "/api/v1/me/saved-searches", search)
            #expect(saved.status == 201, "\(saved)")
            let post = try await ana.post("급전 수업")
            await server.runMaintenance()
            #expect(try await ben.told() == [])
            _ = try await olga.approves("/api/v1/listings/\(post)/submission")
            await server.runMaintenance()
            #expect(try await ben.told() == ["saved-search-fits"])
        }
    }

    @Test(
        "An edit with a link of a watched host hides the post; participants learn of it once it is approved",
        arguments: Database.Engine.allCases
    )
    func edits(_ engine: Database.Engine) async throws {
        try await visit(engine) { server, olga, ana, ben in
            let run = try await ana.host()
            try await ben.apply(to: run)
            try await ana.admit(ben, to: run)
            let before = try await ben.told()
            let path = "/api/v1/runs/\(run)"
            let edited = Neighbour.run(["description": "자세히는 shop.EXAMPLE.org/a에서 봐요"])
            let answer = try await ana.ask("PUT", path, edited)
            #expect(answer.json["heldBack"] == true, "\(answer)")
            #expect(try await ben.ask("GET", path).status == 404)
            #expect(try await ben.told() == before)
            let again = Neighbour.run(["description": "자세히는 shop.example.org에서 봐요", "seats": 5])
            _ = try await ana.ask("PUT", path, again)
            #expect(try await olga.told() == ["submission-waits"])

            let submission = "/api/v1/listings/\(run)/submission"
            #expect(try await olga.approves(submission).status == 200)
            #expect(try await ben.ask("GET", path).json["status"] == "open")
            #expect(try await ben.told() == ["listing-changed"] + before)

            _ = try await ana.ask("PUT", path, Neighbour.run(["description": "자세히는 shop.example.org에서 봐요"]))
            #expect(try await ana.ask("GET", path).json["heldBack"] == nil, "the same text isn't new")
        }
    }

    @Test("An approval of a version that was edited since is refused, and publishes nothing")
    func race() async throws {
        try await visit { server, olga, ana, _ in
            let post = try await ana.post("급전 수업")
            let submission = "/api/v1/listings/\(post)/submission"
            let seen = try await olga.ask("GET", submission).json["version"] ?? .null
            _ = try await ana.ask("PUT", "/api/v1/classes/\(post)", Neighbour.offer("급전 다른 수업"))
            let late = try await olga.ask("POST", "\(submission)/approve", ["seen": seen])
            #expect(late.verdict == "412 submission.edited-meanwhile")
            #expect(try await listed(server) == [])
            let blind = try await olga.ask("POST", "\(submission)/approve", [:])
            #expect(blind.status == 400, "\(blind)")
            #expect(try await olga.approves(submission).json["state"] == "approved")
        }
    }

    @Test(
        "A comment with a watched word is neither seen nor counted nor told of until it is approved",
        arguments: Database.Engine.allCases
    )
    func comments(_ engine: Database.Engine) async throws {
        try await visit(engine) { server, olga, ana, ben in
            let post = try await ana.writeToCommunity()
            let list = "/api/v1/listings/\(post)/comments"
            let comment = try await ben.comment("급전 필요하세요?", on: post)
            let own = try await ben.ask("GET", list).items
            #expect(own.map { $0["submission"] } == ["waiting"])
            #expect(try await ana.ask("GET", list).items == [])
            #expect(try await server.ask("GET", list).items == [])
            #expect(try await ana.ask("GET", "/api/v1/comments/\(comment)").status == 404)
            #expect(try await ana.ask("GET", "/api/v1/community/\(post)").json["comments"] == 0)
            #expect(try await ana.told() == [])
            let queue = try await olga.ask("GET", "/api/v1/submissions/comments").items
            #expect(queue.first?["comment"]?["text"] == "급전 필요하세요?")
            #expect(queue.first?["submission"]?["term"] == "급전")

            let submission = "/api/v1/comments/\(comment)/submission"
            #expect(try await ana.ask("GET", submission).verdict == "404 submission.not-found")
            #expect(try await olga.approves(submission).status == 200)
            #expect(try await ana.ask("GET", list).items.map { $0["text"] } == ["급전 필요하세요?"])
            #expect(try await ana.ask("GET", "/api/v1/community/\(post)").json["comments"] == 1)
            #expect(try await ana.told() == ["comment-written"])
            #expect(try await ben.told() == ["submission-approved"])

            server.clock.pass(.seconds(60))
            #expect(try await ben.ask("DELETE", "/api/v1/comments/\(comment)").status == 204)
            #expect(try await ana.told() == [])
        }
    }

    @Test(
        "A comment that comes to contain a watched word is hidden, and its author learns why it is declined"
    )
    func editedComments() async throws {
        try await visit { server, olga, ana, ben in
            let post = try await ana.writeToCommunity()
            let comment = try await ben.comment("안녕하세요", on: post)
            let path = "/api/v1/comments/\(comment)"
            _ = try await ben.ask("PUT", path, ["text": "급전이 필요하면"])
            #expect(try await ana.ask("GET", path).status == 404)
            #expect(try await ana.ask("GET", "/api/v1/community/\(post)").json["comments"] == 0)
            let declined = try await olga.ask("POST", "\(path)/submission/decline", ["reason": "광고예요"])
            #expect(declined.json["state"] == "declined", "\(declined)")
            let own = try await ben.ask("GET", path).json
            #expect(own["submission"] == "declined" && own["reason"] == "광고예요")

            _ = try await ben.ask("PUT", path, ["text": "안녕하세요!"])
            #expect(try await ben.ask("GET", path).json["submission"] == "waiting")
            _ = try await olga.approves("\(path)/submission")
            #expect(try await ana.ask("GET", "/api/v1/community/\(post)").json["comments"] == 1)
            #expect(try await ana.told() == ["comment-written"])
        }
    }

    @Test("Operators and trusted members aren't held")
    func trusted() async throws {
        try await visit { server, olga, ana, _ in
            _ = try await olga.ask("PUT", "/api/v1/trusted-members/\(try await ana.memberID)")
            for member in [olga, ana] { _ = try await member.post("급전 수업") }
            #expect(try await listed(server).count == 2)
        }
    }

    @Test(
        "A member's first post waits where first posts are reviewed, and none does once one was approved",
        arguments: Database.Engine.allCases
    )
    func firstPosts(_ engine: Database.Engine) async throws {
        try await visit(engine) { server, olga, ana, ben in
            let former = try await ben.post()
            let change: JSON = ["reviewFirstPosts": "on"]
            #expect(try await olga.ask("PATCH", "/api/v1/operator/settings", change).status == 200)
            let first = try await ana.post()
            let second = try await ana.writeToCommunity()
            #expect(try await listed(server) == [former])
            let tasks = try await olga.ask("GET", "/api/v1/operator/todo").json["tasks"]?.arrayValue ?? []
            #expect(tasks.map { $0["cause"] } == ["first-post", "first-post"])

            let declined = "/api/v1/listings/\(first)/submission/decline"
            _ = try await olga.ask("POST", declined, ["reason": "광고예요"])
            let third = try await ana.post()
            #expect(try await ana.ask("GET", "/api/v1/classes/\(third)").json["heldBack"] == true)
            _ = try await olga.approves("/api/v1/listings/\(second)/submission")
            let fourth = try await ana.post()
            let others = try await ben.post()
            #expect(try await listed(server) == [others, fourth, second, former])
        }
    }

    @Test("The list is of operators only, has each term once, and refuses what is none")
    func list() async throws {
        try await visit { server, olga, ana, _ in
            let calls: [(String, String, JSON?)] = [
                ("GET", Self.words, nil), ("POST", Self.words, ["kind": "word", "text": "대출"]),
                ("DELETE", "\(Self.words)/0000000000001", nil),
            ]
            for (method, path, body) in calls {
                let answer = try await ana.ask(method, path, body)
                #expect(answer.verdict == "404 watch.not-found", "\(method)")
                #expect(try await server.ask(method, path, body).status == 401)
            }
            let refused: [(kind: String, text: String, verdict: String)] = [
                ("word", "  ", "422 watch.text-missing"), ("host", "그냥 말", "422 watch.malformed-host"),
                ("word", String(repeating: "가", count: 61), "422 watch.text-too-long"),
            ]
            for (kind, text, verdict) in refused {
                let body: JSON = ["kind": .string(kind), "text": .string(text)]
                #expect(try await olga.ask("POST", Self.words, body).verdict == verdict)
            }
            _ = try await olga.ask("POST", Self.words, ["kind": "word", "text": "ＬＯＡＮ  now"])
            _ = try await olga.ask("POST", Self.words, ["kind": "word", "text": "loan now"])
            let items = try await olga.ask("GET", Self.words).items
            #expect(items.map { $0["text"] } == ["loan now", "example.org", "급전"])
            for item in items {
                let path = "\(Self.words)/\(item["id"]?.stringValue ?? "")"
                #expect(try await olga.ask("DELETE", path).status == 204)
            }
            let post = try await ana.post("급전 수업")
            #expect(try await listed(server) == [post])
        }
    }

    @Test("On the pages, an operator adds a word and approves what waits; its author reads that it waits")
    func pages() async throws {
        try await visit { server, _, ana, ben in
            let olga = try await PlainBrowser(signingIn: "olga", at: server.address)
            try await olga.open("/operator/words")
            #expect(olga.sees("급전") && olga.sees("example.org"))
            try await olga.submit("/operator/words", ["text": ["대출"]])
            #expect(olga.sees("저장했어요.") && olga.sees("대출"))
            try await olga.submit("/operator/words", ["kind": ["host"], "text": ["말"]])
            #expect(olga.sees("주소를 example.com처럼 적어 주세요."))

            let post = try await ana.writeToCommunity(["title": "대출 이야기"])
            let author = try await PlainBrowser(signingIn: "ana", at: server.address)
            try await author.open("/community/\(post)")
            #expect(author.sees("운영자가 확인하고 있어요") && !author.sees("지켜보는 말"))
            try await olga.open("/operator")
            #expect(olga.sees("지켜보는 말이 있어요: 대출"))
            try await olga.open("/community/\(post)")
            try await olga.submit("/submissions/\(post)/approve")
            #expect(olga.sees("승인했어요."))

            let comment = try await ben.comment("대출 광고", on: post)
            try await olga.open("/submissions/comments")
            #expect(olga.sees("대출 광고"))
            _ = try await ben.ask("PUT", "/api/v1/comments/\(comment)", ["text": "대출 광고 2"])
            try await olga.submit("/submissions/comments/\(comment)/approve")
            #expect(olga.sees("그사이에 수정되었어요") && olga.sees("대출 광고 2"))
            try await olga.submit("/submissions/comments/\(comment)/approve")
            #expect(olga.sees("확인할 댓글이 없어요"))

            let stranger = try await PlainBrowser(signingIn: "ben", at: server.address)
            for path in ["/operator/words", "/submissions/comments"] {
                try await stranger.open(path)
                #expect(stranger.status == 404, "\(path)")
            }
        }
    }
}
