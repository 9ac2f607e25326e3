import Database
import JSONCoding
import TestSupport
import Testing

@Suite("Two who blocked each other")
struct BlockedEverywhereTests {
    /// What may still name the other: whom I have blocked, and my own copy of what is mine.
    private let exceptions = ["/api/v1/blocks", "/api/v1/me/export"]

    @Test(
        "After a block neither finds the other in anything that can be read, whichever of the two blocked",
        arguments: Database.Engine.allCases
    )
    func everyRead(_ engine: Database.Engine) async throws {
        try await Town.visit(engine) { town in
            let two = try await acquaintances(in: town)
            let reads = try await two.reads(in: town)
            // Before, each of the two is found, so that the walk can fail.
            #expect(try await two.places(where: two.ben, finds: two.ana, in: reads).count >= 8)

            let block = try await two.ana.ask("PUT", "/api/v1/blocks/\(two.ids.ben)")
            #expect(block.status == 204, "\(block)")

            let seen = reads.filter { !exceptions.contains($0) }
            let foundByAna = try await two.places(where: two.ana, finds: two.ben, in: seen)
            let foundByBen = try await two.places(where: two.ben, finds: two.ana, in: seen)
            #expect(foundByAna == [])
            #expect(foundByBen == [])
        }
    }

    @Test("A block taken back shows each to the other again")
    func unblocked() async throws {
        try await Town.visit { town in
            let two = try await acquaintances(in: town)
            let reads = try await two.reads(in: town)
            let before = try await two.places(where: two.ben, finds: two.ana, in: reads)

            _ = try await two.ana.ask("PUT", "/api/v1/blocks/\(two.ids.ben)")
            _ = try await two.ana.ask("DELETE", "/api/v1/blocks/\(two.ids.ben)")

            #expect(try await two.places(where: two.ben, finds: two.ana, in: reads) == before)
        }
    }

    /// Ana and Ben have posted, marked, talked, met and reviewed.
    private func acquaintances(in town: Town) async throws -> Acquaintances {
        let two = try await town.negotiation(seats: 3).done()
        try await two.ana.lives(in: "1114055000")
        try await two.ben.lives(in: "1114055000")
        let bens = try await two.ben.posts("벤의 기타 교실")
        _ = try await two.ana.reviews(two.deal, stars: 5, "좋은 학생이에요")
        _ = try await two.ben.reviews(two.deal, stars: 5, "좋은 선생님이에요")
        _ = try await two.ana.ask("PUT", "/api/v1/favourites/class/\(bens)")
        _ = try await two.ben.ask("PUT", "/api/v1/favourites/class/\(two.listing)")
        let eve = try await town.newcomer("eve")
        let evesTalk = try await eve.asks(aboutClass: two.listing)
        return Acquaintances(
            ana: two.ana,
            ben: two.ben,
            ids: (ana: try await two.ana.memberID, ben: try await two.ben.memberID),
            listings: [two.listing, bens],
            conversations: [two.conversation, evesTalk],
            deal: two.deal
        )
    }
}

private struct Acquaintances {
    let ana: Neighbour
    let ben: Neighbour
    let ids: (ana: String, ben: String)
    let listings: [String]
    let conversations: [String]
    let deal: String

    /// Every address that can be read, each place in it filled with everything that could stand there.
    func reads(in town: Town) async throws -> [String] {
        let box = "bbox=126.9,37.5,127.1,37.6&zoom=16"
        let asked = [
            "/api/v1/listings/map": box, "/api/v1/addresses": "q=명동", "/api/v1/neighbourhoods": "q=명동",
        ]
        let reads = town.routes.compactMap { route -> String? in
            let parts = route.split(separator: " ")
            guard parts[0] == "GET", parts[1].hasPrefix("/api/v1/"), parts[1] != "/api/v1/stream" else {
                return nil
            }
            return String(parts[1])
        }
        return reads.flatMap { path in
            path.split(separator: "/").reduce([""]) { starts, segment in
                let choices = segment.hasPrefix("{") ? things(in: path) : [String(segment)]
                return starts.flatMap { start in choices.map { "\(start)/\($0)" } }
            }
            .map { filled in asked[path].map { "\(filled)?\($0)" } ?? filled }
        }
    }

    /// What a place in such an address may name.
    private func things(in path: String) -> [String] {
        if path.contains("/members/") { return [ids.ana, ids.ben] }
        if path.contains("/conversations/") { return conversations }
        if path.contains("/deals/") { return [deal] }
        if path.contains("/classes/") { return listings }
        if path.contains("/neighbourhoods/") { return ["1114055000"] }
        return ["0000000000000"]
    }

    /// Where `reader` comes across the other's name, identifier or class.
    func places(where reader: Neighbour, finds other: Neighbour, in reads: [String]) async throws -> [String]
    {
        let isAna = other.name == ana.name
        let traces = isAna ? [ids.ana, "\"ana\"", "성인 피아노 기초"] : [ids.ben, "\"ben\"", "벤의 기타 교실"]
        var found: [String] = []
        for path in reads {
            let answer = try await reader.ask("GET", path)
            let text = String(decoding: answer.body, as: UTF8.self)
            for trace in traces where text.contains(trace) { found.append("\(path): \(trace)") }
        }
        return found
    }
}
