import JSONCoding
import TestSupport
import Testing

@Suite("The ground of the map, over the API")
struct MapGroundTests {
    @Test("Neighbourhoods come with their code and both names, districts without a code")
    func names() async throws {
        try await TestServer.run { server in
            let near = try await server.ask(
                "GET",
                "/api/v1/neighbourhoods/outlines?bbox=126.97,37.55,127.0,37.58&zoom=15"
            )
            #expect(near.json["type"] == "FeatureCollection")
            let here = near.json["features"]?.arrayValue?.first {
                $0["properties"]?["code"]?.stringValue == "1114055000"
            }
            #expect(here?["properties"]?["name"] == "서울 중구 명동")
            #expect(here?["properties"]?["nameEn"]?.stringValue?.hasPrefix("Myeong-dong") == true)
            #expect(here?["geometry"]?["type"] == "MultiPolygon")

            let far = try await server.ask(
                "GET",
                "/api/v1/neighbourhoods/outlines?bbox=126.7,37.4,127.3,37.7&zoom=10"
            )
            let names = far.json["features"]?.arrayValue?.compactMap {
                $0["properties"]?["name"]?.stringValue
            }
            #expect(names?.contains("서울 중구") == true)
            #expect(
                far.json["features"]?.arrayValue?.allSatisfy { $0["properties"]?["code"] == .null } == true
            )
        }
    }

    @Test(
        "An invalid box is refused",
        arguments: [
            ("?bbox=127,37,126,38&zoom=10", "422 map.invalid-box"), ("?zoom=10", "422 map.invalid-box"),
            ("?bbox=126,37,127,38", "400 request.invalid-parameter"),
            ("?bbox=126,37,127,38&zoom=99", "400 request.invalid-parameter"),
        ]
    )
    func refusals(_ query: String, _ verdict: String) async throws {
        try await TestServer.run { server in
            let answer = try await server.ask("GET", "/api/v1/neighbourhoods/outlines\(query)")
            #expect(answer.verdict == verdict)
        }
    }
}
