import Database
import Domain
import JSONCoding
import TestSupport
import Testing

/// What community posts promise besides what every listing does.
@Suite("The community board")
struct CommunityTests {
    private func found(_ filter: String, by reader: Neighbour, in code: String = "1114055000") async throws
        -> [String]
    {
        try await reader.ask("GET", "/api/v1/listings?neighbourhood=\(code)&\(filter)").items
            .compactMap { $0["id"]?.stringValue }
    }

    private func edit(_ id: String, by author: Neighbour, _ changes: JSONObject) async throws -> TestResponse
    {
        try await author.ask("PUT", "/api/v1/community/\(id)", Neighbour.communityPost(changes))
    }

    @Test(
        "A post for the whole country is found in another city, and one for a neighbourhood isn't",
        arguments: Database.Engine.allCases
    )
    func scopes(_ engine: Database.Engine) async throws {
        try await TestServer.run(engine) { server in
            let (ana, ben) = (try await server.signUp("ana"), try await server.signUp("ben"))
            let near = try await ana.writeToCommunity()
            let wide = try await ana.writeToCommunity(["scope": "nationwide"])
            let busan = "2635051000"
            let nationwide = "kind=community&scope=nationwide&reach=country"
            #expect(try await found(nationwide, by: ben, in: busan) == [wide])
            #expect(try await found("kind=community", by: ben, in: busan) == [])
            #expect(try await found("kind=community", by: ben) == [wide, near])
            #expect(try await found("scope=neighbourhood", by: ben) == [near])
            #expect(try await edit(near, by: ana, ["scope": "nationwide"]).status == 200)
            #expect(try await found(nationwide, by: ben, in: busan) == [wide, near])
        }
    }

    @Test(
        "The board is listed newest first or by likes lately, page by page",
        arguments: Database.Engine.allCases
    )
    func orders(_ engine: Database.Engine) async throws {
        try await TestServer.run(engine) { server in
            let (ana, ben) = (try await server.signUp("ana"), try await server.signUp("ben"))
            var posts: [String] = []
            for number in 0..<5 { posts.append(try await ana.writeToCommunity(["title": "글 \(number)"])) }
            #expect(try await ben.ask("PUT", "/api/v1/listings/\(posts[1])/favourite").status == 204)
            #expect(try await found("kind=community&sort=popular", by: ben).first == posts[1])
            var (seen, cursor): ([String], String?) = ([], nil)
            repeat {
                let rest = cursor.map { "&cursor=\($0)" } ?? ""
                let path = "/api/v1/listings?neighbourhood=1114055000&kind=community&limit=2\(rest)"
                let part = try await ben.ask("GET", path)
                seen += part.items.compactMap { $0["id"]?.stringValue }
                cursor = part.json["next"]?.stringValue
            } while cursor != nil
            #expect(seen == posts.reversed())
        }
    }

    @Test(
        "One search finds lessons and posts, and each tab only its own",
        arguments: Database.Engine.allCases
    )
    func tabs(_ engine: Database.Engine) async throws {
        try await TestServer.run(engine) { server in
            let (ana, ben) = (try await server.signUp("ana"), try await server.signUp("ben"))
            let lesson = try await ana.postLesson(["tags": ["cello"]])
            let post = try await ana.writeToCommunity(["tags": ["Cello", "#질 문"]])
            _ = try await ana.writeToCommunity(["description": "cello", "tags": ["cellos"]])
            #expect(try await found("q=%23cello", by: ben) == [post, lesson])
            #expect(try await found("q=%23cello&kind=lesson", by: ben) == [lesson])
            #expect(try await found("q=%23cello&kind=community", by: ben) == [post])
            let read = try await ben.ask("GET", "/api/v1/community/\(post)").json
            #expect(read["contents"]?["tags"] == ["cello", "질문"])
        }
    }

    @Test(
        "Likes and comments are counted, and told true after each change",
        arguments: Database.Engine.allCases
    )
    func counts(_ engine: Database.Engine) async throws {
        try await TestServer.run(engine) { server in
            let (ana, ben) = (try await server.signUp("ana"), try await server.signUp("ben"))
            let id = try await ana.writeToCommunity()
            func counts() async throws -> [JSON?] {
                let post = try await server.ask("GET", "/api/v1/community/\(id)").json
                return [post["favourites"], post["comments"]]
            }
            let like = "/api/v1/listings/\(id)/favourite"
            for _ in 0..<2 { #expect(try await ben.ask("PUT", like).status == 204) }
            let comment = try await ben.comment("시장 뒤에 있어요.", on: id)
            let reply = try await ana.reply("고마워요!", to: comment)
            #expect(try await counts() == [1, 2])
            #expect(try await ana.told() == ["comment-written"])
            #expect(try await ben.told() == ["comment-replied"])
            #expect(try await ben.ask("DELETE", like).status == 204)
            #expect(try await ben.ask("DELETE", "/api/v1/comments/\(comment)").status == 204)
            #expect(try await counts() == [0, 1])
            #expect(try await ana.ask("DELETE", "/api/v1/comments/\(reply)").status == 204)
            #expect(try await counts() == [0, 0])
            _ = try await ben.ask("PUT", like)
            _ = try await ben.comment("또 왔어요.", on: id)
            #expect(try await ben.ask("DELETE", "/api/v1/me").status == 204)
            #expect(try await counts() == [0, 0])
        }
    }

    @Test("A member's own posts and comments are lists of theirs, and their data has both")
    func own() async throws {
        try await TestServer.run { server in
            let (ana, ben) = (try await server.signUp("ana"), try await server.signUp("ben"))
            let id = try await ana.writeToCommunity()
            _ = try await ana.postLesson()
            _ = try await ana.comment("제가 먼저 찾았어요.", on: id)
            let posts = try await ana.ask("GET", "/api/v1/me/listings?kind=community").items
            #expect(posts.map { $0["id"]?.stringValue } == [id] && posts[0]["comments"] == 1)
            let comments = try await ana.ask("GET", "/api/v1/me/comments").items
            #expect(comments.map { $0["title"] } == ["연습실 추천해 주세요"])
            let exported = try await ana.ask("GET", "/api/v1/me/export/listings").items
            #expect(exported.contains { $0["tags"] == "연습실 질문" })
            #expect(try await ana.ask("DELETE", "/api/v1/me").status == 204)
            #expect(try await ben.ask("GET", "/api/v1/community/\(id)").verdict == "410 listing.deleted")
            #expect(try await found("kind=community", by: ben) == [])
        }
    }

    @Test(
        "A field that breaks a rule is refused by name, and changes nothing",
        arguments: [
            (["description": " "], "community.text-missing"),
            (["description": .string(String(repeating: "가", count: 4_001))], "community.text-too-long"),
            (["title": ""], "listing.title-missing"), (["tags": ["♪"]], "listing.tag"),
            (["tags": .array((0...10).map { .string("t\($0)") })], "listing.too-many-tags"),
        ] as [(JSONObject, String)]
    )
    func refusals(_ changes: JSONObject, _ code: String) async throws {
        try await TestServer.run { server in
            let ana = try await server.signUp("ana")
            let refused = try await ana.ask("POST", "/api/v1/community", Neighbour.communityPost(changes))
            #expect(refused.verdict == "422 \(code)")
            #expect(try await found("kind=community", by: ana) == [])
            let id = try await ana.writeToCommunity()
            #expect(try await edit(id, by: ana, changes).verdict == "422 \(code)")
            #expect(try await ana.ask("GET", "/api/v1/community/\(id)").json["editedAt"] == .null)
        }
    }

    @Test("A post is its author's: others read it, and strangers only read")
    func outsiders() async throws {
        try await TestServer.run { server in
            let (ana, ben) = (try await server.signUp("ana"), try await server.signUp("ben"))
            let id = try await ana.writeToCommunity()
            let (one, like) = ("/api/v1/community/\(id)", "/api/v1/listings/\(id)/favourite")
            let (comments, text): (String, JSON) = ("/api/v1/listings/\(id)/comments", ["text": "저도요"])
            #expect(try await server.ask("GET", one).status == 200)
            #expect(try await server.ask("GET", comments).status == 200)
            for (method, path, body) in [
                ("POST", "/api/v1/community", Neighbour.communityPost()),
                ("PUT", one, Neighbour.communityPost()), ("PUT", like, nil), ("POST", comments, text),
                ("DELETE", "/api/v1/listings/\(id)", nil),
            ] as [(String, String, JSON?)] {
                let answer = try await server.ask(method, path, body)
                #expect(answer.verdict == "401 session.sign-in-needed", "\(method) \(path)")
            }
            #expect(try await edit(id, by: ben, [:]).verdict == "403 listing.not-author")
            let deleted = try await ben.ask("DELETE", "/api/v1/listings/\(id)")
            #expect(deleted.verdict == "403 listing.not-author")

            try await ana.block(ben)
            for (method, path, body) in [
                ("GET", one, nil), ("PUT", like, nil), ("GET", comments, nil), ("POST", comments, text),
            ] as [(String, String, JSON?)] {
                let answer = try await ben.ask(method, path, body)
                #expect(answer.verdict == "404 listing.not-found", "\(method) \(path)")
            }
            #expect(try await found("kind=community", by: ben) == [])
        }
    }

    @Test("An upheld report hides a post with its comments, and suspends its author")
    func hidden() async throws {
        try await TestServer.run { server in
            let (ana, ben) = (try await server.signUp("ana"), try await server.signUp("ben"))
            let id = try await ana.writeToCommunity()
            let comment = try await ben.comment("광고인가요?", on: id)
            let subject: JSON = ["subject": ["kind": "listing", "id": .string(id)], "reason": "spam"]
            let filed = try await ben.ask("POST", "/api/v1/reports", subject)
            _ = try await server.signUp("olga")
            try await server.appointOperator("olga")
            let olga = try await server.device(of: "olga")
            let path = "/api/v1/reports/\(filed.json["id"]?.stringValue ?? "")/uphold"
            let upheld = try await olga.ask("POST", path, ["hide": true, "suspendDays": 7])
            #expect(upheld.status == 200, "\(upheld)")
            for path in ["community/\(id)", "comments/\(comment)"] {
                #expect(try await server.ask("GET", "/api/v1/\(path)").status == 404, "\(path)")
            }
            let more = try await ana.ask("POST", "/api/v1/community", Neighbour.communityPost())
            #expect(more.status == 401, "\(more)")
        }
    }

    @Test("After twenty posts of a day a member waits")
    func limit() async throws {
        try await TestServer.run { server in
            let ana = try await server.signUp("ana")
            for number in 0..<20 { _ = try await ana.writeToCommunity(["title": "글 \(number)"]) }
            let more = try await ana.ask("POST", "/api/v1/community", Neighbour.communityPost())
            #expect(more.verdict == "429 listing.too-many-today")
        }
    }

    @Test("A post is written, edited, found, liked, commented on and deleted at the command line")
    func commands() async throws {
        let desk = try await ScriptedDevice(at: .server)
        _ = try await desk.signUp("ana")
        #expect(try await desk.ask(["neighbourhood", "choose", "1114055000"]).status == 0)
        let posted = try await desk.perform(
            ["community", "post"] + SamplePost.of(.community).options
                + ["--scope", "nationwide", "--neighbourhood", "1114055000"]
        )
        let id = posted["id"]?.stringValue ?? ""
        let edited = try await desk.perform("community", "edit", id, "--title", "연습실 찾았어요", "--tag", "후기")
        #expect(edited["contents"]?["scope"] == "nationwide" && edited["contents"]?["tags"] == ["후기"])
        let list = ["community", "list", "--scope", "nationwide", "--neighbourhood", "2611051000"]
        #expect(try await desk.perform(list).items.map { $0["title"] } == ["연습실 찾았어요"])
        #expect(try await desk.perform(list + ["--reach", "1"]).items.isEmpty)
        #expect(try await desk.perform(["search", "#후기"]).items.count == 1)
        for (options, count) in [([], 1), ([], 1), (["--off"], 0), (["--off"], 0)] {
            #expect(try await desk.ask(["community", "like", id] + options).status == 0)
            #expect(try await desk.perform("favourite", "list").items.count == count)
        }
        _ = try await desk.perform("comment", "post", id, "--text", "축하해요")
        let shown = try await desk.ask(["community", "show", id])
        #expect(shown.output.contains("#후기") && shown.output.contains("All of Korea"), "\(shown)")
        let event = try await desk.perform(
            ["event", "post"] + SamplePost.of(.event).options + ["--neighbourhood", "1114055000"]
        )
        for verb in [["like"], ["delete", "--yes"]] {
            let other = try await desk.ask(["community"] + verb + [event["id"]?.stringValue ?? ""])
            #expect(other.status == 3, "\(other)")
        }
        #expect(try await desk.ask(["community", "delete", id, "--yes"]).status == 0)
        #expect(try await desk.ask(["community", "show", id]).status == 3)
    }
}
