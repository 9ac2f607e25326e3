import Database
import Domain
import JSONCoding
import TestSupport
import Testing

@Suite("Comments on shops")
struct CommentsTests {
    private func texts(on shop: String, by reader: Neighbour) async throws -> [String] {
        try await reader.ask("GET", "/api/v1/listings/\(shop)/comments").items
            .map { $0["text"]?.stringValue ?? "·" }
    }

    private func operators(_ server: TestServer) async throws -> Neighbour {
        let olga = try await server.signUp("olga")
        try await server.appointOperator("olga")
        return try await olga.refreshed()
    }

    @Test("A comment is written, answered, edited and deleted", arguments: Database.Engine.allCases)
    func life(_ engine: Database.Engine) async throws {
        try await TestServer.run(engine) { server in
            let (ana, ben) = (try await server.signUp("ana"), try await server.signUp("ben"))
            let shop = try await ana.postShop()
            let comment = try await ben.comment(" 주차할 수 있나요? ", on: shop)
            let reply = try await ana.reply("두 대까지요.", to: comment)
            let list = try await server.ask("GET", "/api/v1/listings/\(shop)/comments")
            #expect(list.items.map { $0["text"] } == ["주차할 수 있나요?", "두 대까지요."])
            #expect(list.items.map { $0["byOrganiser"] } == [false, true])
            #expect(list.items.map { $0["parent"] } == [.null, .string(comment)])
            #expect(try await ben.ask("GET", "/api/v1/shops/\(shop)").json["comments"] == 2)
            #expect(try await ana.told() == ["comment-written"])
            #expect(try await ben.told() == ["comment-replied"])

            let path = "/api/v1/comments/\(comment)"
            let edited = try await ben.ask("PUT", path, ["text": "두 대도 되나요?"])
            #expect(edited.json["text"] == "두 대도 되나요?" && edited.json["editedAt"] != .null)
            #expect(edited.json["title"] == "역 앞 1층 공실")
            #expect(try await ben.ask("DELETE", path).status == 204)
            let place = try await server.ask("GET", path).json
            #expect(place["text"] == .null && place["author"] == .null && place["editedAt"] == .null)
            #expect(try await texts(on: shop, by: ana) == ["·", "두 대까지요."])
            #expect(try await ana.told() == [])
            #expect(try await ana.ask("DELETE", "/api/v1/comments/\(reply)").status == 204)
            #expect(try await server.ask("GET", path).verdict == "404 comment.not-found")
            #expect(try await ben.ask("GET", "/api/v1/shops/\(shop)").json["comments"] == 0)
        }
    }

    @Test("A change that breaks a rule is refused, and changes nothing")
    func refused() async throws {
        try await TestServer.run { server in
            let (ana, ben) = (try await server.signUp("ana"), try await server.signUp("ben"))
            let shop = try await ana.postShop()
            let comment = try await ben.comment("주차되나요?", on: shop)
            let reply = try await ana.reply("네", to: comment)
            let (all, one) = ("/api/v1/listings/\(shop)/comments", "/api/v1/comments/\(comment)")
            let text: JSON = ["text": "더"]
            let long: JSON = ["text": .string(String(repeating: "가", count: 1_001))]
            let lesson = try await ana.post()
            for (who, method, path, body, verdict) in [
                (ben, "POST", all, ["text": " "], "422 comment.text-missing"),
                (ben, "POST", all, long, "422 comment.text-too-long"),
                (ben, "PUT", one, long, "422 comment.text-too-long"),
                (ben, "POST", "/api/v1/comments/\(reply)/replies", text, "409 comment.reply-to-reply"),
                (ben, "POST", "/api/v1/listings/\(lesson)/comments", text, "409 comment.not-taken"),
                (ben, "POST", "/api/v1/listings/x/comments", text, "404 listing.not-found"),
                (ana, "PUT", one, text, "403 comment.not-yours"),
                (ana, "DELETE", one, nil, "403 comment.not-yours"),
                (ben, "DELETE", "/api/v1/comments/\(lesson)", nil, "404 comment.not-found"),
            ] as [(Neighbour, String, String, JSON?, String)] {
                let answer = try await who.ask(method, path, body)
                #expect(answer.verdict == verdict, "\(method) \(path)")
            }
            for (method, path) in [("POST", all), ("PUT", one), ("POST", "\(one)/replies")] {
                let answer = try await server.ask(method, path, text)
                #expect(answer.verdict == "401 session.sign-in-needed", "\(method) \(path)")
            }
            let strangers = try await server.ask("GET", "/api/v1/me/comments")
            #expect(strangers.verdict == "401 session.sign-in-needed")
            let closed = try await ben.ask("GET", "/api/v1/listings/\(lesson)/comments")
            #expect(closed.verdict == "409 comment.not-taken")
            #expect(try await texts(on: shop, by: ben) == ["주차되나요?", "네"])
        }
    }

    @Test("A blocked neighbour, a suspended one and one without the listing neither read nor write")
    func outsiders() async throws {
        try await TestServer.run { server in
            let (ana, ben) = (try await server.signUp("ana"), try await server.signUp("ben"))
            let cho = try await server.signUp("cho")
            let shop = try await ana.postShop()
            let comment = try await cho.comment("주차되나요?", on: shop)
            try await ana.block(ben)
            let all = "/api/v1/listings/\(shop)/comments"
            #expect(try await ben.ask("GET", all).verdict == "404 listing.not-found")
            #expect(try await ben.ask("POST", all, ["text": "저도"]).verdict == "404 listing.not-found")
            for path in ["", "/replies"] {
                let seen = try await ben.ask("GET", "/api/v1/comments/\(comment)\(path)")
                #expect(seen.verdict == "404 comment.not-found")
            }

            let olga = try await operators(server)
            let subject: JSON = ["kind": "comment", "id": .string(comment)]
            let report = try await ana.ask(
                "POST",
                "/api/v1/reports",
                ["subject": subject, "reason": "abuse"]
            )
            let decision = "/api/v1/reports/\(report.json["id"]?.stringValue ?? "")"
            let queued = try await olga.ask("GET", decision)
            #expect(queued.json["excerpt"] == "주차되나요?", "\(queued)")
            let upheld = try await olga.ask("POST", "\(decision)/uphold", ["hide": true, "suspendDays": 7])
            #expect(upheld.status == 200, "\(upheld)")
            #expect(try await texts(on: shop, by: ana) == [])
            #expect(try await ana.ask("GET", "/api/v1/shops/\(shop)").json["comments"] == 0)
            #expect(try await cho.ask("POST", all, ["text": "더"]).status == 401)

            #expect(try await ana.ask("DELETE", "/api/v1/listings/\(shop)").status == 204)
            #expect(try await ana.ask("GET", all).verdict == "404 listing.not-found")
            let gone = try await ana.ask("GET", "/api/v1/comments/\(comment)")
            #expect(gone.verdict == "404 comment.not-found")
        }
    }

    @Test("After thirty comments a member waits, also after deleting them")
    func flood() async throws {
        try await TestServer.run { server in
            let (ana, ben) = (try await server.signUp("ana"), try await server.signUp("ben"))
            let shop = try await ana.postShop()
            for _ in 0..<30 {
                let comment = try await ben.comment("도배", on: shop)
                _ = try await ben.ask("DELETE", "/api/v1/comments/\(comment)")
            }
            let path = "/api/v1/listings/\(shop)/comments"
            #expect(try await ben.ask("POST", path, ["text": "도배"]).verdict == "429 account.too-often")
            #expect(try await ana.told() == [])
            server.clock.pass(.seconds(60))
            #expect(try await ben.ask("POST", path, ["text": "이제"]).status == 201)
        }
    }

    @Test("A member's comments are theirs to list and to export, and go with the account")
    func own() async throws {
        try await TestServer.run { server in
            let (ana, ben) = (try await server.signUp("ana"), try await server.signUp("ben"))
            let shop = try await ana.postShop()
            let comment = try await ben.comment("주차되나요?", on: shop)
            _ = try await ana.reply("네", to: comment)
            let mine = try await ben.ask("GET", "/api/v1/me/comments").items
            #expect(mine.map { $0["text"] } == ["주차되나요?"] && mine[0]["title"] == "역 앞 1층 공실")
            let exported = try await ben.ask("GET", "/api/v1/me/export/comments").items
            #expect(exported.map { $0["text"] } == ["주차되나요?"])
            #expect(exported.first?["subject"] == .string(shop))
            let gone = try await ben.ask("DELETE", "/api/v1/me")
            #expect(gone.status == 204, "\(gone)")
            #expect(try await texts(on: shop, by: ana) == ["·", "네"])
        }
    }

    @Test("Comments are read, written, answered and deleted at the command line")
    func commands() async throws {
        let desk = try await ScriptedDevice(at: .server)
        _ = try await desk.signUp("ana")
        #expect(try await desk.ask(["neighbourhood", "choose", "1114055000"]).status == 0)
        let shop =
            try await desk.perform(
                ["shop", "post"] + SamplePost.of(.shop).options + ["--neighbourhood", "1114055000"]
            )["id"]?.stringValue ?? ""
        let comment = try await desk.perform("comment", "post", shop, "--text", "주차되나요?")
        let id = comment["id"]?.stringValue ?? ""
        #expect(try await desk.perform("comment", "edit", id, "--text", "두 대도 되나요?")["editedAt"] != .null)
        _ = try await desk.perform("comment", "reply", id, "--text", "네")
        #expect(try await desk.perform("comment", "list", shop, "--sort", "newest").items.count == 2)
        #expect(try await desk.perform("comment", "replies", id).items.map { $0["text"] } == ["네"])
        #expect(try await desk.perform("comment", "mine").items.count == 2)
        let shown = try await desk.ask(["comment", "list", shop])
        #expect(shown.output.contains("두 대도 되나요?") && shown.output.contains("  ↳ "), "\(shown)")
        #expect(try await desk.ask(["comment", "delete", id, "--yes"]).status == 0)
        #expect(try await desk.ask(["comment", "delete", id, "--yes"]).status == 3)
        #expect(try await desk.perform("comment", "list", shop).items.map { $0["text"] } == [.null, "네"])
    }
}
