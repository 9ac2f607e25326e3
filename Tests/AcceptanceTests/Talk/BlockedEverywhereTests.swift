import Database
import Domain
import JSONCoding
import TestSupport
import Testing

@Suite("A block holds everywhere")
struct BlockedEverywhereTests {
    /// A neighbour, and the names under which others may know them.
    private struct Known {
        let neighbour: Neighbour
        let names: [String]

        init(_ neighbour: Neighbour) async throws {
            self.neighbour = neighbour
            names = [neighbour.name, try await neighbour.memberID].map { "\"\($0)\"" }
        }

        /// Whether any part of the page, up to the last, names them.
        func isSeen(by reader: Known, on page: String) async throws -> Bool {
            var answer = try await reader.neighbour.ask("GET", page)
            while !names.contains(where: { answer.tell($0) }) {
                guard let next = answer.json["next"]?.stringValue else { return false }
                let mark = page.contains("?") ? "&" : "?"
                answer = try await reader.neighbour.ask("GET", page + "\(mark)cursor=\(next)")
            }
            return true
        }
    }

    /// Two members with every kind of exchange between them.
    private struct Acquaintances {
        let ana: Neighbour
        let ben: Neighbour
        /// Of all that is theirs, by the name of its place in a path.
        let things: [String]

        init(in server: TestServer) async throws {
            let pair = try await server.negotiation().done()
            (ana, ben) = (pair.ana, pair.ben)
            for neighbour in [pair.ana, pair.ben] {
                try await neighbour.live(in: "1114055000")
                _ = try await neighbour.verifies("1114055000")
            }
            let reviews = [
                try await pair.ana.review(pair.deal, stars: 5, "좋았어요"),
                try await pair.ben.review(pair.deal, stars: 4.5, "고마워요"),
            ]
            let post = try await pair.ben.post("수능 수학 1:1")
            let asked = try await pair.ana.ask(about: post)
            try await pair.ana.say("hello", in: asked)
            try await pair.ben.say("hello", in: pair.conversation)
            let logs = [
                try await pair.ana.ask("POST", "/api/v1/run-logs", Neighbour.runLog()),
                try await pair.ben.ask("POST", "/api/v1/run-logs", Neighbour.runLog()),
            ]
            let shop = try await server.signUp("cho").postShop()
            let comment = try await pair.ana.comment("주차되나요?", on: shop)
            let comments = [shop, comment, try await pair.ben.reply("저도 궁금해요", to: comment)]
            let ids = [try await pair.ana.memberID, try await pair.ben.memberID]
            things =
                ids + [pair.listing, post, pair.conversation, asked, pair.deal]
                + (reviews + logs).compactMap { $0.json["id"]?.stringValue } + comments
            for (neighbour, listing) in [(pair.ana, post), (pair.ben, pair.listing)] {
                _ = try await neighbour.ask("PUT", "/api/v1/listings/\(listing)/favourite")
            }
        }
    }

    /// What is asked of a list that doesn't answer without.
    private static let queries = [
        "/api/v1/listings": "?neighbourhood=1114055000&reach=3",
        "/api/v1/listings/map": "?bbox=126.5,37.2,127.3,37.8&zoom=16",
        "/api/v1/listings/in-sight": "?bbox=126.5,37.2,127.3,37.8",
        "/api/v1/neighbourhoods": "?q=%EB%AA%85%EB%8F%99",
        "/api/v1/neighbourhoods/at": "?lat=37.5637&lon=126.9838",
        "/api/v1/addresses": "?q=%EB%AA%85%EB%8F%99",
    ]

    /// What speaks of the other by its nature, or never ends.
    private static let exceptions: Set = ["/api/v1/blocks", "/api/v1/me/export", "/api/v1/stream"]

    private static let exports = "/api/v1/me/export/{section}"

    /// Every list and every page that there is, those of an export, and those of every single thing.
    private func pages(_ server: TestServer, of things: [String]) async throws -> [String] {
        let document = try await server.ask("GET", "/api/v1/openapi.json").json
        var pages: [String] = []
        for (path, operations) in document["paths"]?.objectValue ?? [:] {
            guard let get = operations["get"], path.hasPrefix("/api/"), !Self.exceptions.contains(path) else {
                continue
            }
            var query = Self.queries[path] ?? ""
            if get["parameters"]?.arrayValue?.contains(where: { $0["name"] == "limit" }) == true {
                // So that there are later parts.
                query += (query.isEmpty ? "?" : "&") + "limit=1"
            }
            guard path.contains("{id}") else {
                if path == Self.exports {
                    let sections = ExportSection.allCases.filter { $0 != .blocks }
                    pages += sections.map { path.replacing("{section}", with: $0.rawValue) + query }
                } else if !path.contains("{") {
                    pages.append(path + query)
                }
                continue
            }
            pages += things.map { path.replacing("{id}", with: $0) + query }
        }
        return pages
    }

    @Test("No list and no page shows a blocked neighbour, either way", arguments: Database.Engine.allCases)
    func walk(_ engine: Database.Engine) async throws {
        try await TestServer.run(engine) { server in
            let two = try await Acquaintances(in: server)
            let pages = try await pages(server, of: two.things)
            let (ana, ben) = (try await Known(two.ana), try await Known(two.ben))
            var shown = 0
            for page in pages {
                if try await ben.isSeen(by: ana, on: page) { shown += 1 }
                if try await ana.isSeen(by: ben, on: page) { shown += 1 }
            }
            // Before the block they meet at every turn, so that there is something to hide.
            #expect(shown > 20)

            try await two.ana.block(two.ben)

            for page in pages {
                #expect(try await !ben.isSeen(by: ana, on: page), "ana sees \(page)")
                #expect(try await !ana.isSeen(by: ben, on: page), "ben sees \(page)")
            }
        }
    }
}
