import Database
import JSONCoding
import TestSupport
import Testing

@Suite("Members' pages")
struct MembersPagesTests {
    @Test(
        "A page tells what the member says, where they live and what they did, and no more",
        arguments: Database.Engine.allCases
    )
    func page(_ engine: Database.Engine) async throws {
        try await Town.visit(engine) { town in
            let ana = try await town.newcomer("ana")
            let id = try await ana.memberID
            try await ana.lives(in: "1114055000")
            _ = try await ana.ask(
                "PATCH",
                "/api/v1/me",
                ["bio": "피아노를 가르쳐요", "company": "마당 음악원", "birthYear": 1990, "gender": "female"]
            )
            _ = try await ana.posts("성인 피아노 기초")

            let seen = try await town.ask("GET", "/api/v1/members/\(id)")
            let page = seen.json
            #expect(page["member"]?["nickname"] == "ana" && page["bio"] == "피아노를 가르쳐요")
            #expect(page["company"] == "마당 음악원" && page["neighbourhood"]?["name"] == "서울 중구 명동")
            #expect(page["joined"] == "2026-11" && page["openListings"] == 1)
            #expect(page["given"] == 0 && page["received"] == 0 && page["reviews"] == 0)
            #expect(page["rating"]?.isNull == true)
            for secret in ["example.com", "1990", "female", "lat", "37.5"] {
                #expect(!seen.tells(secret), "\(secret)")
            }
        }
    }

    @Test("Someone else's page shows their numbers, not the reader's")
    func notMine() async throws {
        try await Town.visit { town in
            let table = try await town.negotiation().done()
            _ = try await table.ben.reviews(table.deal, stars: 4)
            _ = try await table.ana.reviews(table.deal, stars: 2.5)
            let (anaID, benID) = (try await table.ana.memberID, try await table.ben.memberID)

            for reader in [table.ana, table.ben] {
                let ana = try await reader.visits(anaID).json
                #expect(ana["given"] == 1 && ana["received"] == 0 && ana["rating"] == 4.0)
                let ben = try await reader.visits(benID).json
                #expect(ben["given"] == 0 && ben["received"] == 1 && ben["rating"] == 2.5)
            }
        }
    }

    @Test("Open listings are on the page's list, closed ones are not")
    func listings() async throws {
        try await Town.visit { town in
            let ana = try await town.newcomer("ana")
            let id = try await ana.memberID
            let first = try await ana.posts("피아노")
            let second = try await ana.posts("기타")
            _ = try await ana.ask("POST", "/api/v1/listings/\(first)/close")

            let listed = try await town.ask("GET", "/api/v1/members/\(id)/listings").items
            #expect(listed.map { $0["id"]?.stringValue } == [second])
            #expect(try await town.ask("GET", "/api/v1/members/\(id)").json["openListings"] == 1)
        }
    }

    @Test("Whoever was never here, has gone, or is blocked has no page", arguments: Database.Engine.allCases)
    func gone(_ engine: Database.Engine) async throws {
        try await Town.visit(engine) { town in
            let ana = try await town.newcomer("ana")
            let ben = try await town.newcomer("ben")
            let cho = try await town.newcomer("cho")
            let (anaID, benID, choID) = (
                try await ana.memberID, try await ben.memberID, try await cho.memberID
            )
            _ = try await cho.ask("DELETE", "/api/v1/me")
            #expect(try await ben.ask("PUT", "/api/v1/blocks/\(anaID)").status < 300)

            for part in ["", "/reviews", "/listings"] {
                for (reader, member) in [(ana, benID), (ben, anaID), (ana, choID), (ana, "0000000000000")] {
                    #expect(
                        try await reader.visits(member, part).verdict == "404 member.not-found",
                        "\(part)"
                    )
                }
                #expect(try await town.ask("GET", "/api/v1/members/\(anaID)\(part)").status == 200)
                #expect(
                    try await town.ask("GET", "/api/v1/members/x\(part)").verdict == "404 member.not-found"
                )
            }
        }
    }

    @Test("Two who are apart keep their appointment to cancel or to complete, and make no other")
    func blocked() async throws {
        try await Town.visit { town in
            let table = try await town.negotiation(seats: 2)
            let (ana, ben) = (table.ana, table.ben)
            #expect(try await ben.ask("PUT", "/api/v1/blocks/\(ana.memberID)").status < 300)
            #expect(try await ben.does("accept", table.deal).verdict == "403 conversation.blocked")
            let again = try await ana.ask(
                "POST",
                "/api/v1/conversations/\(table.conversation)/deals",
                Neighbour.terms()
            )
            #expect(again.verdict == "403 conversation.blocked")
            #expect(try await ben.ask("DELETE", "/api/v1/blocks/\(ana.memberID)").status < 300)
            #expect(try await ben.does("accept", table.deal).status == 200)
            #expect(try await ana.ask("PUT", "/api/v1/blocks/\(ben.memberID)").status < 300)

            let seen = try await ben.ask("GET", "/api/v1/deals").items.first
            #expect(seen?["state"] == "accepted" && seen?["author"]?.isNull == true)
            #expect(try await ben.does("cancel", table.deal, because: "어려워졌어요").json["state"] == "cancelled")
        }
    }
}
