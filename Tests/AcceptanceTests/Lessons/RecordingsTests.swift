import Database
import Foundation
import JSONCoding
import TestSupport
import Testing

/// How a teacher plays, for everyone to hear.
@Suite("Recordings of teachers")
struct RecordingsTests {
    private static let mine = "/api/v1/me/teacher/recordings"

    /// Ana is a teacher, and Ben another member.
    private func visit(
        _ engine: Database.Engine = .sqlite,
        _ stay: (TestServer, _ ana: Neighbour, _ ben: Neighbour) async throws -> Void
    ) async throws {
        try await TestServer.run(engine) { server in
            let (ana, ben) = (try await server.signUp("ana"), try await server.signUp("ben"))
            try await ana.teach()
            try await stay(server, ana, ben)
        }
    }

    @Test(
        "A recording is converted, played by everyone on the teacher's page, renamed and removed",
        arguments: Database.Engine.allCases
    )
    func life(_ engine: Database.Engine) async throws {
        try await visit(engine) { server, ana, ben in
            let made = try await ana.record(WAVFile(seconds: 2).bytes)
            #expect(made.status == 201, "\(made)")
            #expect(made.json["title"] == "바흐" && made.json["seconds"] == 2)
            let page = "/api/v1/members/\(try await ana.memberID)/teacher"
            let (id, url) = (made.json["id"]?.stringValue ?? "", made.json["url"]?.stringValue ?? "")
            for reader in [server.ask, ben.ask] {
                let shown = try await reader("GET", page, nil, [:]).json["recordings"]?.arrayValue
                #expect(shown == [made.json])
                let sound = try await reader("GET", url, nil, [:])
                #expect(sound.status == 200 && sound.header("content-type") == "audio/mpeg")
            }
            let renamed = try await ana.ask("PUT", "\(Self.mine)/\(id)", ["title": " 쇼팽 "])
            #expect(renamed.json["title"] == "쇼팽")
            #expect(try await ana.ask("DELETE", "\(Self.mine)/\(id)").status == 204)
            #expect(try await server.ask("GET", url).verdict == "404 recording.not-found")
            #expect(try await server.ask("GET", page).json["recordings"] == [])
        }
    }

    @Test("A part of a recording is served as it is asked for, while it is the same recording")
    func ranges() async throws {
        try await visit { server, ana, _ in
            let url = try await ana.record().json["url"]?.stringValue ?? ""
            let whole = try await server.ask("GET", url)
            let (tag, count) = (whole.header("etag") ?? "", whole.body.count)
            #expect(!tag.hasPrefix("W/") && whole.header("accept-ranges") == "bytes")
            let first = try await server.ask("GET", url, headers: ["Range": "bytes=0-1"])
            #expect(first.status == 206 && first.body == Array(whole.body.prefix(2)))
            #expect(first.header("content-range") == "bytes 0-1/\(count)")
            let rest = try await server.ask("GET", url, headers: ["Range": "bytes=100-", "If-Range": tag])
            #expect(rest.status == 206 && rest.body == Array(whole.body.dropFirst(100)))
            let stale = ["Range": "bytes=0-1", "If-Range": "\"x\""]
            let other = try await server.ask("GET", url, headers: stale)
            #expect(other.status == 200 && other.body.count == count)
            let beyond = try await server.ask("GET", url, headers: ["Range": "bytes=\(count)-"])
            #expect(beyond.status == 416 && beyond.header("content-range") == "bytes */\(count)")
        }
    }

    @Test("Only a teacher adds recordings, three at most, and no one changes another's")
    func rules() async throws {
        try await visit { server, ana, ben in
            let refused = try await ben.record()
            #expect(refused.verdict == "403 recording.by-teachers")
            #expect(refused.accountFields == ["teacher"])
            let id = try await ana.record().id
            let renamed = try await ben.ask("PUT", "\(Self.mine)/\(id)", ["title": "남의 것"])
            #expect(renamed.verdict == "404 recording.not-found")
            let removed = try await ben.ask("DELETE", "\(Self.mine)/\(id)")
            #expect(removed.verdict == "404 recording.not-found")
            #expect(try await server.ask("POST", "\(Self.mine)?title=a").status == 401)
            #expect(try await server.ask("PUT", "\(Self.mine)/\(id)", ["title": "a"]).status == 401)
            #expect(try await server.ask("DELETE", "\(Self.mine)/\(id)").status == 401)
            for second in 2...3 {
                #expect(try await ana.record(WAVFile(seconds: second).bytes).status == 201)
            }
            #expect(try await ana.record().verdict == "409 recording.too-many")
        }
    }

    @Test("A blocked member hears nothing, and neither does anyone after the end of the teaching")
    func hidden() async throws {
        try await visit { server, ana, ben in
            let url = try await ana.record().json["url"]?.stringValue ?? ""
            try await ana.block(ben)
            #expect(try await ben.ask("GET", url).verdict == "404 recording.not-found")
            #expect(try await server.ask("GET", url).status == 200)
            #expect(try await ana.ask("DELETE", "/api/v1/me/teacher").status == 204)
            for reader in [server.ask, ana.ask] {
                #expect(try await reader("GET", url, nil, [:]).verdict == "404 recording.not-found")
            }
        }
    }

    @Test(
        "A file that isn't a recording is refused with an explanation, and changes nothing",
        arguments: [
            (Array("hello".utf8), "바흐", "422 recording.unsupported"),
            (Array("ID3".utf8) + [UInt8](repeating: 7, count: 999), "바흐", "422 recording.unreadable"),
            (WAVFile(seconds: 181).bytes, "바흐", "422 recording.too-long"),
            (WAVFile(seconds: 1).bytes, " ", "422 recording.title-missing"),
            (WAVFile(seconds: 1).bytes, String(repeating: "가", count: 61), "422 recording.title-too-long"),
            (WAVFile(seconds: 1).bytes, nil, "400 request.invalid-parameter"),
        ] as [([UInt8], String?, String)]
    )
    func refusals(_ bytes: [UInt8], _ title: String?, _ verdict: String) async throws {
        try await visit { _, ana, _ in
            let answer = try await ana.record(bytes, title)
            #expect(answer.verdict == verdict, "\(answer)")
            #expect(try await ana.ask("GET", "/api/v1/me/teacher").json["recordings"] == [])
        }
    }

    @Test("A deleted account leaves no recording, and its owner is told and has them in the export before")
    func deletion() async throws {
        try await visit { server, ana, _ in
            let url = try await ana.record().json["url"]?.stringValue ?? ""
            let plan = try await ana.ask("GET", "/api/v1/me/deletion").json
            #expect(plan["goes"]?.arrayValue?.contains { $0["thing"] == "recordings" } == true, "\(plan)")
            let exported = try await ana.ask("GET", "/api/v1/me/export/recordings").items
            #expect(exported.first?["title"] == "바흐" && exported.first?["seconds"] == 1)
            #expect(try await ana.ask("DELETE", "/api/v1/me").status == 204)
            #expect(try await server.ask("GET", url).verdict == "404 recording.not-found")
        }
    }

    @Test("A removed recording's file is gone after a day; those that are played stay")
    func sweeping() async throws {
        try await visit { server, ana, _ in
            let url = try await ana.record(WAVFile(seconds: 1).bytes).json["url"]?.stringValue ?? ""
            let removed = try await ana.record(WAVFile(seconds: 2).bytes).id
            #expect(try await ana.ask("DELETE", "\(Self.mine)/\(removed)").status == 204)
            server.clock.pass(.seconds(25 * 3_600))
            await server.runMaintenance()
            #expect(server.keptPictures.count == 1)
            #expect(try await server.ask("GET", url).status == 200)
        }
    }
}
