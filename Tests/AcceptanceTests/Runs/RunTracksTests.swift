import Database
import JSONCoding
import TestSupport
import Testing

@Suite("Importing tracks")
struct RunTracksTests {
    @Test("A GPX file makes a private log of its day, without its ends", arguments: Database.Engine.allCases)
    func whole(_ engine: Database.Engine) async throws {
        try await TestServer.run(engine) { server in
            let ana = try await server.signUp("ana")
            let answer = try await ana.importTrack(Neighbour.track())
            #expect(answer.status == 201, "\(answer)")
            let log = answer.json
            #expect(log["day"] == "2026-11-20" && log["public"] == false && log["stamp"] == "check")
            #expect(log["metres"] == 1_500 && log["seconds"] == 600 && log["pace"] == 400)
            let latitudes = (log["route"]?.arrayValue ?? []).flatMap { $0.arrayValue ?? [] }
                .compactMap { $0.arrayValue?.last?.doubleValue }
            let metres = latitudes.map { ($0 - 37.5) * 111_320 }
            #expect(!metres.isEmpty && metres.allSatisfy { $0 > 198 && $0 < 1_302 }, "\(metres)")

            let rows = try await ana.importTrack(Neighbour.track(), zone: "?zone=1000")
            #expect(rows.json["route"]?.isNull == true && rows.json["metres"] == 1_500)
            #expect(try await ana.importTrack(Neighbour.track(), zone: "?zone=1001").status == 400)
        }
    }

    @Test("A FIT file makes the same log")
    func fit() async throws {
        try await TestServer.run { server in
            let ana = try await server.signUp("ana")
            let answer = try await ana.importTrack(FITFile.run(), as: "application/vnd.ant.fit")
            #expect(answer.status == 201, "\(answer)")
            let log = answer.json
            #expect(log["day"] == "2026-11-20" && log["metres"] == 1_500 && log["seconds"] == 600)
        }
    }

    @Test("A route is removed on its own")
    func removed() async throws {
        try await TestServer.run { server in
            let ana = try await server.signUp("ana")
            let id = try await ana.importTrack(Neighbour.track()).id
            #expect(try await ana.ask("DELETE", "/api/v1/run-logs/\(id)/route").status == 204)
            let log = try await ana.ask("GET", "/api/v1/run-logs/\(id)").json
            #expect(log["route"]?.isNull == true && log["metres"] == 1_500)
        }
    }

    @Test(
        "A file that is hostile, damaged or no track is refused, and nothing is kept",
        arguments: [
            ("<!DOCTYPE gpx [<!ENTITY a SYSTEM \"file:///etc/passwd\">]><gpx>&a;</gpx>", "track-unreadable"),
            ("<html/>", "track-unreadable"), ("", "track-unreadable"), ("PK\u{3}\u{4}", "track-unreadable"),
            ("<gpx><trk><trkseg><trkpt lat=\"91\" lon=\"0\"/></trkseg></trk></gpx>", "track-unreadable"),
            ("<gpx></gpx>", "track-empty"),
            (
                """
                <gpx><trk><trkseg><trkpt lat="37" lon="127"/><trkpt lat="38" lon="127"/></trkseg></trk></gpx>
                """, "track-without-time"
            ),
            ("<gpx>\(String(repeating: "<a>", count: 40))", "track-too-large"),
            ("<gpx a=\"\(String(repeating: "b", count: 9_000))\"/>", "track-too-large"),
        ]
    )
    func hostile(_ document: String, _ code: String) async throws {
        try await TestServer.run { server in
            let ana = try await server.signUp("ana")
            let answer = try await ana.importTrack(document)
            #expect(answer.verdict == "422 run-log.\(code)")
            #expect(try await ana.ask("GET", "/api/v1/run-logs").items.isEmpty)
        }
    }

    @Test("A track of the future is refused")
    func future() async throws {
        try await TestServer.run { server in
            let ana = try await server.signUp("ana")
            let answer = try await ana.importTrack(Neighbour.track().replacing("2026-11", with: "2027-11"))
            #expect(answer.verdict == "422 run-log.day-in-future")
        }
    }
}
