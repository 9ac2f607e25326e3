import Database
import JSONCoding
import TestSupport
import Testing

private let agenda = "/api/v1/me/agenda"

@Suite("The agenda of a member")
struct AgendaTests {
    @Test("A stranger is asked to sign in, and another member sees nothing of the deal")
    func others() async throws {
        try await TestServer.run { server in
            _ = try await server.negotiation()
            #expect(try await TestResponse.asking("GET", server.address + agenda).status == 401)
            let cho = try await server.signUp("cho").ask("GET", agenda).json
            #expect(cho["next"]?.isNull == true && cho["waitingCount"]?.intValue == 0)
            #expect(cho["waiting"]?.arrayValue?.isEmpty == true)
        }
    }

    @Test(
        "A proposal waits for its recipient; once accepted it is next for both, until it is cancelled",
        arguments: Database.Engine.allCases
    )
    func deal(_ engine: Database.Engine) async throws {
        try await TestServer.run(engine) { server in
            let parties = try await server.negotiation()
            let asked = try await parties.ben.ask("GET", agenda).json
            let waiting = try #require(asked["waiting"]?.arrayValue?.first)
            #expect(asked["next"]?.isNull == true && asked["waitingCount"]?.intValue == 1)
            #expect(waiting["kind"]?.stringValue == "proposal")
            #expect(waiting["subject"]?["id"]?.stringValue == parties.deal)
            #expect(waiting["whom"]?["nickname"]?.stringValue == "ana")
            #expect(waiting["until"]?.stringValue == "2026-11-21T10:30:00.000Z")

            #expect(try await parties.ben.perform("accept", parties.deal).status == 200)
            for member in [parties.ana, parties.ben] {
                let agreed = try await member.ask("GET", agenda).json
                #expect(agreed["waitingCount"]?.intValue == 0)
                #expect(agreed["next"]?["subject"]?["kind"]?.stringValue == "deal")
                #expect(agreed["next"]?["startsAt"]?.stringValue == "2026-11-21T10:30:00.000Z")
                #expect(agreed["next"]?["address"]?.stringValue == "명동길 14, 3층")
                #expect(agreed["next"]?["seats"]?.isNull == true)
            }

            #expect(try await parties.ana.perform("cancel", parties.deal, because: "감기").status == 200)
            #expect(try await parties.ben.ask("GET", agenda).json["next"]?.isNull == true)
        }
    }

    @Test("A proposal doesn't wait once a block separates the two")
    func blocked() async throws {
        try await TestServer.run { server in
            let parties = try await server.negotiation()
            try await parties.ben.block(parties.ana)
            let left = try await parties.ben.ask("GET", agenda).json
            #expect(left["waitingCount"]?.intValue == 0)
        }
    }

    @Test("A run is next with its seats, and its applications wait for the host, until it is called off")
    func run() async throws {
        try await TestServer.run { server in
            let (ana, ben) = (try await server.signUp("ana"), try await server.signUp("ben"))
            let run = try await ana.host()
            try await ben.apply(to: run)
            let next = try #require(try await ana.ask("GET", agenda).json["next"])
            #expect(next["kind"]?.stringValue == "run" && next["seats"]?.intValue == 4)
            let taken = try await ana.roster(of: run)["taken"]?.intValue
            #expect(next["taken"]?.intValue == taken && next["title"]?.stringValue == "남산 둘레길 러닝")

            let cancel = "/api/v1/listings/\(run)/cancel"
            #expect(try await ana.ask("POST", cancel, ["note": "비가 와요"]).status == 200)
            #expect(try await ana.ask("GET", agenda).json["next"]?.isNull == true)
        }
    }

    @Test("The start page and 나의 마당 show the next appointment, and the former what waits")
    func page() async throws {
        try await TestServer.run { server in
            let parties = try await server.negotiation()
            try await parties.ben.live(in: "1114055000")
            let ben = try await PlainBrowser(signingIn: "ben", at: server.address)
            try await ben.open("/")
            #expect(ben.sees("ana님이 약속을 제안했어요") && ben.links.contains("/deals/\(parties.deal)"))
            #expect(ben.links.contains("/classes/\(parties.listing)"))
            #expect(ben.links.contains("/browse?kind=class") && !ben.sees("다음 약속"))

            #expect(try await parties.ben.perform("accept", parties.deal).status == 200)
            try await ben.open("/")
            #expect(ben.sees("다음 약속") && ben.sees("내일 오후 7:30") && ben.sees("명동길 14"))
            #expect(!ben.sees("답을 기다려요"))
            try await ben.open("/me")
            #expect(ben.sees("다음 약속") && ben.sees("내일 오후 7:30"))
        }
    }
}
