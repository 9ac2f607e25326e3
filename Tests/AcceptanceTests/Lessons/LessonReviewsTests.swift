import Database
import Domain
import JSONCoding
import TestSupport
import Testing
import Wire

@Suite("Reviews of a lesson")
struct LessonReviewsTests {
    /// A lesson of Ana's that Ben has taken and reviewed, as she has him.
    private func review(
        _ lesson: String,
        _ stars: Double,
        by name: String,
        _ server: TestServer
    ) async throws {
        let (ana, ben) = (try await server.device(of: "ana"), try await server.device(of: name))
        let start = server.clock.now + .seconds(3_600)
        let deal = try await ana.propose(in: ben.ask(about: lesson), ["startsAt": .string(start.rfc3339)])
        #expect(try await ben.perform("accept", deal).status == 200)
        server.clock.pass(.seconds(3 * 3_600))
        let both = [try await server.device(of: "ana"), try await server.device(of: name)]
        for member in both { #expect(try await member.perform("complete", deal).status == 200) }
        for member in both { #expect(try await member.review(deal, stars: stars).status == 201) }
    }

    @Test(
        "Its page, its card and search engines have them, and another lesson of the teacher has not",
        arguments: Database.Engine.allCases
    )
    func story(_ engine: Database.Engine) async throws {
        try await TestServer.run(engine) { server in
            let ana = try await server.signUp("ana")
            for name in ["ben", "cho"] { _ = try await server.signUp(name) }
            let (lesson, other) = (try await ana.postLesson(), try await ana.postLesson(["title": "합창"]))
            #expect(try await server.ask("GET", "/api/v1/listings/\(lesson)/reviews").items.isEmpty)
            try await review(lesson, 4, by: "ben", server)
            try await review(lesson, 5, by: "cho", server)
            let path = "/api/v1/listings/ratings?listings=\(lesson),\(other)"
            let ratings = try await server.ask("GET", path).items
            #expect(ratings.map { $0["listing"] } == [.string(lesson)])
            #expect(ratings.map { $0["reviews"] } == [2] && ratings.map { $0["rating"] } == [4.5])
            let reviews = try await server.ask("GET", "/api/v1/listings/\(lesson)/reviews?limit=1")
            #expect(reviews.items.count == 1 && reviews.json["next"]?.stringValue != nil)
            let next = reviews.json["next"]?.stringValue ?? ""
            let rest = try await server.ask("GET", "/api/v1/listings/\(lesson)/reviews?cursor=\(next)")
            #expect(rest.items.count == 1 && rest.items != reviews.items)
            let browser = try await PlainBrowser(signingIn: "ben", at: server.address)
            try await server.device(of: "ben").live(in: "1114055000")
            try await browser.open("/lessons/\(lesson)")
            #expect(browser.sees("id=\"reviews\"") && browser.sees("4.5 (2)"))
            #expect(browser.sees("\"ratingValue\":4.5") && browser.sees("\"reviewCount\":2"))
            try await browser.open("/lessons/\(other)")
            #expect(!browser.sees("id=\"reviews\"") && !browser.sees("aggregateRating"))
            try await browser.open("/browse?kind=lesson")
            #expect(browser.sees("4.5 (2)"))
            #expect(try await server.ask("GET", "/api/v1/listings/ratings?listings=").status == 400)
            #expect(try await server.ask("GET", "/api/v1/listings/zzz/reviews").status == 404)
            let again = try await server.device(of: "ana")
            try await again.block(try await server.device(of: "cho"))
            let hidden = try await server.device(of: "cho").ask("GET", "/api/v1/listings/\(lesson)/reviews")
            #expect(hidden.verdict == "404 listing.not-found")
        }
    }

    @Test("My listings are narrowed by their kind")
    func mine() async throws {
        try await TestServer.run { server in
            let ana = try await server.signUp("ana")
            _ = try await ana.postLesson()
            _ = try await ana.post("성인 피아노 기초")
            let browser = try await PlainBrowser(signingIn: "ana", at: server.address)
            try await browser.open("/me/listings?kind=lesson")
            #expect(browser.sees("처음 배우는 바이올린") && !browser.sees("성인 피아노 기초"))
            #expect(browser.links.contains("/me/listings?kind=class"))
        }
    }
}
