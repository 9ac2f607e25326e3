import Database
import JSONCoding
import TestSupport
import Testing

@Suite("Names of meeting places")
struct MeetingPlaceTests {
    private let myeongdong = "1114055000"
    /// A neighbour of 명동.
    private let hoehyeon = "1114054000"

    private func suggested(_ reader: Neighbour, near code: String) async throws -> [String] {
        let answer = try await reader.ask("GET", "/api/v1/meeting-places?neighbourhood=\(code)")
        #expect(answer.status == 200, "\(answer)")
        return answer.json["items"]?.arrayValue?.compactMap { $0["name"]?.stringValue } ?? []
    }

    @Test(
        "An author is suggested the names of places nearby, each once, the last used first",
        arguments: Database.Engine.allCases
    )
    func suggestions(_ engine: Database.Engine) async throws {
        try await TestServer.run(engine) { server in
            let (ana, ben) = (try await server.signUp("ana").tells(), try await server.signUp("ben"))
            _ = try await ana.host(["placeName": "남산골 정문", "startsAt": "2026-12-01T10:00:00Z"])
            _ = try await ana.host(["placeName": "충무로역 1번 출구", "startsAt": "2026-12-02T10:00:00Z"])
            _ = try await ana.host(["placeName": "남산골 정문", "startsAt": "2026-12-03T10:00:00Z"])
            _ = try await ana.host(["startsAt": "2026-12-04T10:00:00Z"])

            for code in [myeongdong, hoehyeon] {
                #expect(try await suggested(ben, near: code) == ["남산골 정문", "충무로역 1번 출구"])
            }
            #expect(try await suggested(ben, near: "1168064000").isEmpty)
            let home: JSON = ["items": [["code": .string(myeongdong), "reach": 1]]]
            #expect(try await ana.ask("PUT", "/api/v1/me/neighbourhoods", home).status == 200)
            let page = PlainBrowser(at: server.address)
            try await page.signIn(as: "ana")
            try await page.open("/runs/new")
            #expect(page.sees("<option value=\"남산골 정문\">"))
        }
    }

    @Test("A hidden run's name is suggested to no one", arguments: Database.Engine.allCases)
    func hidden(_ engine: Database.Engine) async throws {
        try await TestServer.run(engine) { server in
            let (olga, ana) = (try await server.signUp("olga"), try await server.signUp("ana").tells())
            try await server.appointOperator("olga")
            let run = try await ana.host(["placeName": "남산골 정문"])
            #expect(try await suggested(ana, near: myeongdong) == ["남산골 정문"])
            let measure: JSON = [
                "subject": ["kind": "listing", "id": .string(run)], "reason": "spam", "hide": true,
            ]
            #expect(try await olga.ask("POST", "/api/v1/operator/measures", measure).status == 201)
            for reader in [olga, ana] { #expect(try await suggested(reader, near: myeongdong).isEmpty) }
        }
    }

    @Test("Suggestions are for members, and for known neighbourhoods")
    func refused() async throws {
        try await TestServer.run { server in
            let path = "/api/v1/meeting-places?neighbourhood="
            #expect(try await server.ask("GET", path + myeongdong).status == 401)
            let ana = try await server.signUp("ana")
            #expect(try await ana.ask("GET", path + "1114099900").verdict == "404 neighbourhood.unknown-code")
            #expect(try await ana.ask("GET", path + "here").verdict == "404 neighbourhood.unknown-code")
        }
    }
}
