import Domain
import JSONCoding
import TestSupport
import Testing
import Wire

@Suite("Documents of schema.org about a listing")
struct LinkedDataTests {
    private func document(_ kind: Listing.Kind, changing changes: JSONObject = [:]) async throws -> JSON {
        try await TestServer.run { server in
            let ana = try await server.signUp("ana")
            try await ana.tellsWhatHostingNeeds(of: kind)
            let contents = SamplePost.of(kind).contents.with(changes)
            let id = try await ana.ask("POST", "/api/v1/\(kind.pathSegment)", .object(contents)).id
            let browser = try await PlainBrowser(at: server.address).open("/\(kind.pathSegment)/\(id)")
            let block = "<script type=\"application/ld+json\">"
            let rest = try #require(browser.html.split(separator: block, maxSplits: 1).dropFirst().first)
            let text = try #require(rest.split(separator: "</script>", maxSplits: 1).first)
            return try JSON(parsing: Array(text.utf8))
        }
    }

    @Test(
        "Each kind is a document of schema.org, with its title, its address and no exact place",
        arguments: [
            (Listing.Kind.class, "Course"), (.run, "SportsEvent"), (.event, "Event"),
            (.shop, "RealEstateListing"), (.lesson, "Course"), (.community, "DiscussionForumPosting"),
        ]
    )
    func types(kind: Listing.Kind, type: String) async throws {
        let document = try await document(kind)
        #expect(document["@context"] == "https://schema.org" && document["@type"]?.stringValue == type)
        #expect(document["name"]?.stringValue == SamplePost.of(kind).title)
        #expect(document["url"]?.stringValue?.contains("/\(kind.pathSegment)/") == true)
        let isPublic = kind.has(.publicPlace)
        #expect(isPublic || !"\(document)".contains("GeoCoordinates"))
    }

    @Test("A class and a lesson tell what they cost, and who gives them")
    func offers() async throws {
        let given = try await document(.class, changing: ["price": ["won": 20_000, "per": "class"]])
        #expect(given["offers"]?["price"] == 20_000 && given["offers"]?["priceCurrency"] == "KRW")
        #expect(given["provider"]?["name"] == "ana")
        let lesson = try await document(.lesson, changing: ["single": 50_000, "monthly": 180_000])
        let prices = lesson["offers"]?.arrayValue?.compactMap { $0["price"]?.intValue }
        #expect(prices?.contains(50_000) == true && prices?.contains(180_000) == true)
        let wanted = try await document(.community)
        #expect(wanted["author"]?["name"] == "ana" && wanted["commentCount"] == 0)
    }

    @Test("A run tells when it starts and ends, and how many can come")
    func run() async throws {
        let changes: JSONObject = ["startsAt": "2026-11-21T10:00:00Z", "minutes": 90, "seats": 5]
        let run = try await document(.run, changing: changes)
        #expect(
            run["startDate"] == "2026-11-21T10:00:00.000Z"
                && run["endDate"] == "2026-11-21T11:30:00.000Z"
        )
        #expect(run["maximumAttendeeCapacity"] == 5)
        #expect(run["eventStatus"] == "https://schema.org/EventScheduled")
    }
}
