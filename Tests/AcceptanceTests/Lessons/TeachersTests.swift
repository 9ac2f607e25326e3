import Database
import JSONCoding
import TestSupport
import Testing

/// Who gives lessons, and what others read about them.
@Suite("Teachers")
struct TeachersTests {
    private static let mine = "/api/v1/me/teacher"
    private static let profile: JSON = [
        "instruments": ["violin", "viola"], "places": ["teacher", "online"],
        "education": ["음악대학 졸업"], "career": ["악단 5년", "학원 3년"],
    ]

    @Test(
        "Only a teacher posts, edits and reopens lessons that they give; everyone looks for a teacher",
        arguments: Database.Engine.allCases
    )
    func required(_ engine: Database.Engine) async throws {
        try await TestServer.run(engine) { server in
            let (ana, ben) = (try await server.signUp("ana"), try await server.signUp("ben"))
            let refused = try await ana.ask("POST", "/api/v1/lessons", Neighbour.lesson())
            #expect(refused.verdict == "403 teacher.required" && refused.accountFields == ["teacher"])
            let wanted = try await ana.ask("POST", "/api/v1/lessons", Neighbour.lesson(["side": "want"]))
            #expect(wanted.status == 201, "\(wanted)")
            #expect(try await ana.ask("GET", "/api/v1/me").json["isTeacher"] == false)
            #expect(try await ana.ask("POST", Self.mine).status == 201)
            #expect(try await ana.ask("POST", Self.mine).status == 200)
            #expect(try await ana.ask("GET", "/api/v1/me").json["isTeacher"] == true)
            let id = try await ana.postLesson()
            #expect(try await ben.ask("POST", "/api/v1/listings/\(id)/close").status == 403)

            #expect(try await ana.ask("DELETE", Self.mine).verdict == "409 teacher.lessons-open")
            #expect(try await ana.ask("POST", "/api/v1/listings/\(id)/close").status == 200)
            #expect(try await ana.ask("DELETE", Self.mine).status == 204)
            #expect(try await ana.ask("DELETE", Self.mine).status == 204)
            let reopened = try await ana.ask("POST", "/api/v1/listings/\(id)/reopen")
            #expect(reopened.verdict == "403 teacher.required")
            let edited = try await ana.ask("PUT", "/api/v1/lessons/\(id)", Neighbour.lesson())
            #expect(edited.verdict == "403 teacher.required")
        }
    }

    private static func application(code: JSON = .null) -> JSON {
        [
            "email": "ana@example.com", "password": .string(Neighbour.password), "nickname": "ana",
            "isTeacher": true, "code": code,
        ]
    }

    @Test("A member whose address isn't proven doesn't begin as a teacher when signing up")
    func unprovenSignUp() async throws {
        try await TestServer.run { server in
            let answer = try await server.ask("POST", "/api/v1/accounts", Self.application())
            #expect(answer.verdict == "403 account.email-unconfirmed")
            #expect(try await server.signUp("ana").ask("GET", "/api/v1/me").json["isTeacher"] == false)
        }
    }

    @Test("A member with a proven address begins as a teacher when signing up")
    func signUp() async throws {
        try await TestServer.run(settings: LocalMailServer().settings) { server in
            let code = try await server.signUpCode(for: "ana@example.com")
            let answer = try await server.ask(
                "POST",
                "/api/v1/accounts",
                Self.application(code: .string(code))
            )
            #expect(answer.json["account"]?["isTeacher"] == true, "\(answer)")
            let ana = server.neighbour("ana", answer.json["session"] ?? .null)
            let posted = try await ana.ask("POST", "/api/v1/lessons", Neighbour.lesson())
            #expect(posted.status == 201)
        }
    }

    @Test(
        "Everyone reads what a teacher tells, with the prices of open lessons, but no one who is blocked",
        arguments: Database.Engine.allCases
    )
    func page(_ engine: Database.Engine) async throws {
        try await TestServer.run(engine) { server in
            let (ana, ben) = (try await server.signUp("ana"), try await server.signUp("ben"))
            let path = "/api/v1/members/\(try await ana.memberID)/teacher"
            #expect(try await ben.ask("GET", path).verdict == "404 teacher.not-found")
            #expect(try await ana.ask("GET", Self.mine).verdict == "404 teacher.not-found")
            #expect(try await ana.ask("PUT", Self.mine, Self.profile).status == 200)
            let lesson = try await ana.postLesson()
            for reader in [server.ask, ben.ask] {
                let page = try await reader("GET", path, nil, [:]).json
                #expect(page["profile"] == Self.profile && page["verification"] == .null)
                #expect(page["lessons"]?.arrayValue?.map { $0["id"] } == [.string(lesson)])
                #expect(page["lessons"]?.arrayValue?.first?["single"] == 50_000)
                #expect(page["openLessons"] == 1 && page["reviews"] == 0 && page["rating"] == .null)
            }
            try await ana.block(ben)
            #expect(try await ben.ask("GET", path).verdict == "404 teacher.not-found")
            #expect(try await server.ask("PUT", Self.mine, Self.profile).status == 401)
            #expect(try await server.ask("POST", Self.mine).status == 401)
        }
    }

    @Test("A student's review of a lesson counts, even when the lesson was deleted before it was written")
    func reviews() async throws {
        try await TestServer.run { server in
            var (ana, ben) = (try await server.signUp("ana"), try await server.signUp("ben"))
            let id = try await ana.postLesson()
            let deal = try await ben.propose(in: ben.ask(about: id))
            #expect(try await ana.perform("accept", deal).status == 200)
            server.clock.pass(.seconds(26 * 3_600))
            (ana, ben) = (try await ana.refreshed(), try await ben.refreshed())
            for who in [ana, ben] { #expect(try await who.perform("complete", deal).status == 200) }
            #expect(try await ana.ask("DELETE", "/api/v1/listings/\(id)").status == 204)
            for who in [ana, ben] { #expect(try await who.review(deal, stars: 4).status == 201) }
            let page = try await ana.ask("GET", Self.mine).json
            #expect(page["reviews"] == 1 && page["rating"] == 4.0)
            #expect(page["latestReviews"]?.arrayValue?.count == 1)
        }
    }

    @Test(
        "A field that breaks a rule is refused by name",
        arguments: [
            (["education": .array(Array(repeating: "줄", count: 11))], "422 teacher.too-many-education-lines"),
            (["career": [.string(String(repeating: "가", count: 101))]], "422 teacher.career-line-too-long"),
            (["instruments": ["kazoo"]], "400 request.not-one-of"),
        ] as [(JSONObject, String)]
    )
    func refusals(_ profile: JSONObject, _ verdict: String) async throws {
        try await TestServer.run { server in
            let ana = try await server.signUp("ana")
            #expect(try await ana.ask("PUT", Self.mine, .object(profile)).verdict == verdict)
            #expect(try await ana.ask("GET", "/api/v1/me").json["isTeacher"] == false)
        }
    }

    @Test("A deleted account leaves no teacher, and its owner is told so before")
    func deletion() async throws {
        try await TestServer.run { server in
            let ana = try await server.signUp("ana")
            #expect(try await ana.ask("PUT", Self.mine, Self.profile).status == 200)
            let path = "/api/v1/members/\(try await ana.memberID)/teacher"
            let plan = try await ana.ask("GET", "/api/v1/me/deletion").json
            #expect(plan["goes"]?.arrayValue?.contains { $0["thing"] == "teacher" } == true, "\(plan)")
            let exported = try await ana.ask("GET", "/api/v1/me/export/teacher").items
            #expect(exported.first?["education"] == "음악대학 졸업")
            #expect(try await ana.ask("DELETE", "/api/v1/me").status == 204)
            #expect(try await server.ask("GET", path).verdict == "404 teacher.not-found")
        }
    }
}
