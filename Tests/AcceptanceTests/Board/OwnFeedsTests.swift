import JSONCoding
import TestSupport
import Testing

/// A neighbourhood may subscribe to the events of another one.
@Suite("Feeds of this server, read back")
struct OwnFeedsTests {
    @Test(
        "Titles, dates, hosts and venues survive, and nothing is doubtful",
        arguments: ["ics", "atom", "json"]
    )
    func readBack(_ format: String) async throws {
        try await TestServer.run { server in
            let ana = try await server.signUp("ana")
            let single = try await ana.postEvent(["title": "하루 저녁", "hosts": ["마당 모임"]])
            let several = try await ana.postEvent([
                "title": "여러 날", "hosts": ["가", "나"], "schedule": Self.schedule,
            ])
            let gone = try await ana.postEvent(["title": "취소된 밤"])
            let cancelled = try await ana.ask("POST", "/api/v1/listings/\(gone)/cancel", ["note": "비가 와요"])
            #expect(cancelled.status < 300, "\(cancelled)")
            let feed = try await server.ask("GET", "/api/v1/calendar/events.\(format)")
            let read = try await TestResponse.asking(
                "POST",
                "\(server.address)/api/v1/event-documents",
                feed.body,
                headers: [
                    "Authorization": "Bearer \(ana.accessToken)", "Content-Type": "application/octet-stream",
                ]
            )
            #expect(read.status == 200, "\(read)")
            let events = read.items
            #expect(events.allSatisfy { $0["diagnostics"] == [] }, "\(events)")
            for (id, title) in [(single, "하루 저녁"), (several, "여러 날")] {
                let posted = try await ana.ask("GET", "/api/v1/events/\(id)").json["contents"] ?? .null
                let found = events.filter { $0["title"]?.stringValue == title }.compactMap { $0["contents"] }
                #expect(starts(found) == starts([posted]), "\(found)")
                let hosts = try #require(found.first?["hosts"]?.arrayValue).compactMap(\.stringValue)
                let expected = try #require(posted["hosts"]?.arrayValue).compactMap(\.stringValue)
                #expect(hosts.joined(separator: ", ") == expected.joined(separator: ", "))
                let venue = try #require(posted["venue"]?.stringValue)
                #expect(found.first?["venue"]?.stringValue?.hasPrefix(venue) == true, "\(found)")
            }
            #expect(events.filter { $0["cancelled"] == true }.map { $0["title"] } == ["취소된 밤"])
        }
    }

    private static let schedule: JSON = [
        "zone": "Asia/Seoul",
        "dates": [
            ["startsAt": "2026-12-04T10:00:00Z", "endsAt": "2026-12-04T12:00:00Z", "allDay": false],
            ["startsAt": "2026-12-10T15:00:00Z", "endsAt": "2026-12-12T15:00:00Z", "allDay": true],
        ],
    ]

    /// The starts of all dates with whether they are whole days, in order.
    private func starts(_ contents: [JSON]) -> [String] {
        contents.flatMap { $0["schedule"]?["dates"]?.arrayValue ?? [] }.map {
            "\($0["startsAt"]?.stringValue ?? "") \($0["endsAt"]?.stringValue ?? "") \($0["allDay"] == true)"
        }.sorted()
    }
}
