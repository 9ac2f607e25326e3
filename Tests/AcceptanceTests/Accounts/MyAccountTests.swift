import Database
import JSONCoding
import TestSupport
import Testing

@Suite("My account")
struct MyAccountTests {
    @Test(
        "A profile is changed field by field, and a refused change changes nothing",
        arguments: Database.Engine.allCases
    )
    func profile(_ engine: Database.Engine) async throws {
        try await TestServer.run(engine) { server in
            let ana = try await server.signUp("ana")
            let changed = try await ana.ask(
                "PATCH",
                "/api/v1/me",
                ["bio": "안녕하세요\n반가워요", "company": "마당", "jobGroup": "design"]
            )
            #expect(changed.json["bio"] == "안녕하세요\n반가워요")
            #expect(changed.json["nickname"] == "ana")

            let refused = try await ana.ask("PATCH", "/api/v1/me", ["company": "다른 곳", "nickname": "x"])
            #expect(refused.verdict == "422 account.nickname-length")
            let cleared = try await ana.ask("PATCH", "/api/v1/me", ["jobGroup": nil])
            #expect(cleared.json["jobGroup"] == .null)
            #expect(cleared.json["company"] == "마당")
            #expect(try await ana.ask("GET", "/api/v1/me").json == cleared.json)
        }
    }

    @Test("A changed password signs other devices out and this one not", arguments: Database.Engine.allCases)
    func password(_ engine: Database.Engine) async throws {
        try await TestServer.run(engine) { server in
            let phone = try await server.signUp("ana")
            let laptop = try await server.device(of: "ana")
            let change: JSON = [
                "currentPassword": .string(Neighbour.password), "newPassword": "another gate 7",
            ]

            #expect(try await phone.ask("PUT", "/api/v1/me/password", change).status == 204)
            #expect(try await phone.ask("GET", "/api/v1/me").status == 200)
            #expect(try await laptop.ask("GET", "/api/v1/me").verdict == "401 session.ended")
            let wrong = try await phone.ask("PUT", "/api/v1/me/password", change)
            #expect(wrong.verdict == "422 account.wrong-password")
            #expect(wrong.json["field"] == "currentPassword")
        }
    }

    @Test("An export comes in parts, and there are no others")
    func exportParts() async throws {
        try await TestServer.run { server in
            let ana = try await server.signUp("ana")
            let part = try await ana.ask("GET", "/api/v1/me/export/messages?limit=10")
            #expect(part.json == ["items": [], "next": nil])
            let none = try await ana.ask("GET", "/api/v1/me/export/secrets")
            #expect(none.verdict == "404 account.no-such-section")
            #expect(try await server.ask("GET", "/api/v1/me/export/messages").status == 401)
        }
    }

    @Test("The profile shows picture and interests, and names what is missing")
    func picture() async throws {
        try await TestServer.run { server in
            let ana = try await server.signUp("ana")
            let before = try await ana.ask("GET", "/api/v1/me").json
            #expect(before["picture"] == .null)
            #expect(before["missing"] == ["neighbourhood"])
            let changed = try await ana.ask("PATCH", "/api/v1/me", ["interests": ["math", "hobby"]])
            #expect(changed.json["interests"] == ["math", "hobby"])
            for id in ["0000000000000", "nonsense"] {
                let refused = try await ana.ask("PATCH", "/api/v1/me", ["picture": .string(id)])
                #expect(refused.verdict == "422 account.no-such-picture")
            }
            _ = try await ana.ask(
                "PUT",
                "/api/v1/me/neighbourhoods",
                ["items": [["code": "1114055000", "reach": 1]]]
            )
            #expect(try await ana.ask("GET", "/api/v1/me").json["missing"] == [])
        }
    }

    @Test("A new password that is too short is refused at its own field")
    func weakPassword() async throws {
        try await TestServer.run { server in
            let ana = try await server.signUp("ana")
            let answer = try await ana.ask(
                "PUT",
                "/api/v1/me/password",
                ["currentPassword": .string(Neighbour.password), "newPassword": "short"]
            )
            #expect(answer.verdict == "422 account.password-too-short")
            #expect(answer.json["field"] == "newPassword")
        }
    }

    @Test("A stolen device can't guess the password without end")
    func guessing() async throws {
        try await TestServer.run { server in
            let ana = try await server.signUp("ana")
            let guess: JSON = ["currentPassword": "not this one", "newPassword": "another gate 7"]
            for _ in 1...10 { _ = try await ana.ask("PUT", "/api/v1/me/password", guess) }
            #expect(try await ana.ask("PUT", "/api/v1/me/password", guess).verdict == "429 sign-in.too-often")
        }
    }

    @Test(
        "Deleting says first what goes and what stays, and then holds at once",
        arguments: Database.Engine.allCases
    )
    func deletion(_ engine: Database.Engine) async throws {
        try await TestServer.run(engine) { server in
            let ana = try await server.signUp("ana")
            let laptop = try await server.device(of: "ana")
            _ = try await ana.ask(
                "PUT",
                "/api/v1/me/neighbourhoods",
                ["items": [["code": "1114055000", "reach": 1]]]
            )
            let plan = try await ana.ask("GET", "/api/v1/me/deletion").json
            #expect(plan["goes"]?.arrayValue?.contains(["thing": "sessions", "count": 2]) == true)
            #expect(plan["goes"]?.arrayValue?.contains(["thing": "neighbourhoods", "count": 1]) == true)
            #expect(plan["stays"] == [["thing": "access-log"]])

            #expect(try await ana.ask("DELETE", "/api/v1/me").status == 204)
            #expect(try await ana.ask("GET", "/api/v1/me").verdict == "401 session.ended")
            #expect(try await laptop.ask("GET", "/api/v1/me").verdict == "401 session.ended")
            _ = try await server.signUp("ana")
        }
    }

    @Test("An export holds everything that is kept, and no secret", arguments: Database.Engine.allCases)
    func export(_ engine: Database.Engine) async throws {
        try await TestServer.run(engine) { server in
            let ana = try await server.signUp("ana")
            _ = try await ana.ask("PATCH", "/api/v1/me", ["bio": "안녕하세요"])
            _ = try await ana.ask(
                "PUT",
                "/api/v1/me/neighbourhoods",
                ["items": [["code": "1114055000", "reach": 2]]]
            )
            _ = try await ana.verifies("1114055000")
            let export = try await ana.ask("GET", "/api/v1/me/export")

            #expect(export.json["account"] == (try await ana.ask("GET", "/api/v1/me").json))
            #expect(export.json["sessions"]?.arrayValue?.count == 1)
            #expect(
                export.json["neighbourhoods"] == [
                    ["code": "1114055000", "reach": 2, "verifiedOn": "2026-11-20"]
                ]
            )
            #expect(
                !export.tell("argon2") && !export.tell(ana.accessToken) && !export.tell(ana.refreshToken)
            )
        }
    }
}
