import Database
import Foundation
import JSONCoding
import TestSupport
import Testing

@Suite("Finding neighbourhoods")
struct NeighbourhoodsTests {
    private func find(_ server: TestServer, _ text: String, limit: Int = 20) async throws -> [JSON] {
        let query = text.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
        return try await server.ask("GET", "/api/v1/neighbourhoods?q=\(query)&limit=\(limit)").items
    }

    @Test("Each of the three hundred points is in the neighbourhood it should be in")
    func points() async throws {
        let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let file = tests.appendingPathComponent("AtlasTests/Fixtures/reverse-cases.tsv")
        let cases = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").dropFirst()
            .map { $0.split(separator: "\t").map(String.init) }
        #expect(cases.count == 300)
        try await TestServer.run { server in
            for line in cases {
                let answer = try await server.ask(
                    "GET",
                    "/api/v1/neighbourhoods/at?lat=\(line[0])&lon=\(line[1])"
                )
                #expect(answer.json["code"]?.stringValue == line[2], "\(line)")
            }
        }
    }

    @Test("At sea there is no neighbourhood, and the answer says so")
    func sea() async throws {
        try await TestServer.run { server in
            let answer = try await server.ask("GET", "/api/v1/neighbourhoods/at?lat=37.5&lon=130.0")
            #expect(answer.verdict == "404 neighbourhood.none-here")
        }
    }

    @Test("The name that six cities share lists all six, and the city before it only one")
    func sharedName() async throws {
        try await TestServer.run { server in
            let cities = try await find(server, "중구", limit: 6).compactMap { $0["sido"]?.stringValue }
            #expect(Set(cities) == ["서울특별시", "부산광역시", "대구광역시", "인천광역시", "대전광역시", "울산광역시"])
            let seoul = try await find(server, "서울 중구", limit: 100)
            #expect(!seoul.isEmpty && seoul.allSatisfy { $0["sido"] == "서울특별시" && $0["sigungu"] == "중구" })
            let busan = try await find(server, "부산중구", limit: 100)
            #expect(!busan.isEmpty && busan.allSatisfy { $0["sido"] == "부산광역시" })
        }
    }

    @Test("A neighbourhood is found by consonants, in English, by station, and by its former name")
    func ways() async throws {
        try await TestServer.run { server in
            #expect(
                try await find(server, "ㅂㅍㄷ").contains { $0["dong"]?.stringValue?.hasPrefix("부평") == true }
            )
            #expect(try await find(server, "myeong-dong").first?["code"] == "1114055000")
            let station = try await find(server, "명동역").first
            #expect(station?["matched"] == "station")
            #expect(try await find(server, "인천 중구").first?["matched"] == "former-name")
        }
    }

    @Test("A code leads to its neighbourhood, and one that was never issued to none")
    func codes() async throws {
        try await TestServer.run { server in
            let found = try await server.ask("GET", "/api/v1/neighbourhoods/1114055000").json
            #expect(found["name"] == "서울 중구 명동")
            for code in ["9999999999", "abc", "1114055000x"] {
                let answer = try await server.ask("GET", "/api/v1/neighbourhoods/\(code)")
                #expect(answer.verdict == "404 neighbourhood.unknown-code")
            }
        }
    }

    @Test("A ring begins at home, grows with its reach, and crosses water where a link says so")
    func rings() async throws {
        try await TestServer.run { server in
            var counts: [Int] = []
            for reach in 0...3 {
                let ring = try await server.ask(
                    "GET",
                    "/api/v1/neighbourhoods/1114055000/ring?reach=\(reach)"
                )
                .items
                #expect(ring.first?["code"] == "1114055000")
                #expect(ring.allSatisfy { ($0["steps"]?.intValue ?? 9) <= reach })
                counts.append(ring.count)
            }
            #expect(counts[0] == 1 && counts == counts.sorted() && Set(counts).count == 4)
            let island = try await server.ask("GET", "/api/v1/neighbourhoods/2611051000/ring?reach=1").items
            #expect(island.contains { $0["code"] == "2620053000" })
        }
    }

    @Test(
        "An invalid query is refused at its parameter",
        arguments: [
            ("?q=", "422 neighbourhood.empty-query"), ("", "422 neighbourhood.empty-query"),
            ("?q=a&limit=0", "400 request.invalid-parameter"),
            ("?q=a&limt=5", "400 request.unknown-parameter"),
            ("?q=a&q=b", "400 request.invalid-parameter"), ("/at?lat=37.5", "400 request.invalid-parameter"),
            ("/at?lat=91&lon=0", "422 neighbourhood.invalid-point"),
            ("/at?lat=nan&lon=127", "400 request.invalid-parameter"),
            ("/1114055000/ring?reach=4", "422 neighbourhood.invalid-reach"),
            ("/1114055000/ring?reach=x", "422 neighbourhood.invalid-reach"),
        ]
    )
    func refusals(_ query: String, _ verdict: String) async throws {
        try await TestServer.run { server in
            let answer = try await server.ask("GET", "/api/v1/neighbourhoods\(query)")
            #expect(answer.verdict == verdict)
        }
    }
}

@Suite("My neighbourhoods")
struct MyNeighbourhoodsTests {
    private func choosing(_ homes: [(String, Int)]) -> JSON {
        ["items": .array(homes.map { ["code": .string($0), "reach": .integer(Int64($1))] })]
    }

    @Test(
        "Up to three homes are kept in their order, each with its reach",
        arguments: Database.Engine.allCases
    )
    func choose(_ engine: Database.Engine) async throws {
        try await TestServer.run(engine) { server in
            let ana = try await server.signUp("ana")
            #expect(try await ana.ask("GET", "/api/v1/me/neighbourhoods").items.isEmpty)
            let chosen = try await ana.ask(
                "PUT",
                "/api/v1/me/neighbourhoods",
                choosing([("1114055000", 2), ("1165052000", 0)])
            )

            #expect(chosen.items.map { $0["neighbourhood"]?["name"] } == ["서울 중구 명동", "서울 서초구 서초2동"])
            #expect(try await ana.ask("GET", "/api/v1/me/neighbourhoods").json == chosen.json)
        }
    }

    @Test("A refused choice leaves the former homes as they were")
    func refusals() async throws {
        try await TestServer.run { server in
            let ana = try await server.signUp("ana")
            let former = try await ana.ask("PUT", "/api/v1/me/neighbourhoods", choosing([("1114055000", 1)]))
            let codes = ["1114052000", "1114054000", "1114055000", "1114057000"]
            let refused: [(JSON, String)] = [
                (choosing(codes.map { ($0, 1) }), "422 neighbourhood.too-many-homes"),
                (choosing([("1114052000", 1), ("1114052000", 2)]), "422 neighbourhood.repeated-home"),
                (choosing([("9999999999", 1)]), "422 neighbourhood.unknown-home"),
                (choosing([("1114052000", 4)]), "400 request.out-of-range"),
            ]
            for (choice, verdict) in refused {
                #expect(try await ana.ask("PUT", "/api/v1/me/neighbourhoods", choice).verdict == verdict)
            }
            #expect(try await ana.ask("GET", "/api/v1/me/neighbourhoods").json == former.json)
        }
    }
}
