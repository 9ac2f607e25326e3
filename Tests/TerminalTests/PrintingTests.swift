import Domain
import JSONCoding
import Terminal
import Testing
import Wire
import Wording

@Suite("Output of commands")
struct PrintingTests {
    private func prepared(isTerminal: Bool = false) async throws -> TerminalSession {
        let desk = try TerminalSession(isTerminal: isTerminal)
        let server = desk.server.server
        try await desk.login("--data", desk.home)
        server.answer(
            "GET /api/v1/me/deletion",
            DeletionPlanBody(DeletionPlan(counting: [.sessions: 2, .neighbourhoods: 1]))
        )
        server.answer("PATCH /api/v1/me", AccountBody(try SampleNeighbours.dallae))
        server.answer("POST /api/v1/accounts", try SampleNeighbours.admission, status: 201)
        server.answer("GET /api/v1/sessions", ListBody<DeviceBody>([]))
        let match = NeighbourhoodMatch(neighbourhood: try SampleNeighbours.myeongdong, reason: .name)
        server.answer("GET /api/v1/neighbourhoods?q=x", ListBody([MatchBody(match)]))
        server.answer(
            "GET /api/v1/neighbourhoods/at?lat=37.5&lon=-127.0",
            NeighbourhoodBody(match.neighbourhood)
        )
        for path in ["me", "sessions", "sessions/current", "sessions/0000000000001"] {
            server.accept("DELETE /api/v1/\(path)")
        }
        server.answer("GET /api/v1/neighbourhoods/1114055000", NeighbourhoodBody(match.neighbourhood))
        server.answer("GET /api/v1/neighbourhoods/1114055000/ring?reach=1", ListBody<NearbyBody>([]))
        server.answer("GET /api/v1/me/neighbourhoods", ListBody<HomeBody>([]))
        server.answer("PUT /api/v1/me/neighbourhoods", ListBody<HomeBody>([]))
        desk.server.change { $0.findings = [Finding("disk", .doubtful, Words("좁음", "small"))] }
        return desk
    }

    private static let commands = [
        "serve", "migrate --dry-run", "doctor", "config", "provider check",
        "provider sandbox", "account show", "account edit --bio x",
        "account delete --dry-run", "account sessions", "account delete --yes",
        "account end-session 0000000000001",
        "whoami", "logout", "logout --everywhere", "neighbourhood find x", "neighbourhood at 37.5 -127",
        "neighbourhood at --lat 37.5 --lon=-127", "neighbourhood show 1114055000",
        "neighbourhood ring 1114055000",
        "neighbourhood mine", "neighbourhood choose --none", "completions fish", "version",
    ]

    @Test("With --json, one document and nothing else", arguments: commands)
    func document(command: String) async throws {
        let desk = try await prepared()
        let outcome = await desk.type(command.split(separator: " ").map(String.init) + ["--json"])
        #expect(outcome.status == 0, "\(outcome.error)")
        #expect(outcome.document?.objectValue != nil, "\(outcome.output)")
        #expect(outcome.error.isEmpty)
    }

    @Test("No colour unless at a terminal", arguments: commands)
    func plain(command: String) async throws {
        let outcome = try await prepared().type(command.split(separator: " ").map(String.init))
        #expect(outcome.status == 0, "\(outcome.error)")
        #expect(!(outcome.output + outcome.error).contains("\u{1B}"))
    }

    @Test("Colour at a terminal")
    func colour() async throws {
        #expect(try await prepared(isTerminal: true).type("doctor").output.contains("\u{1B}["))
    }

    @Test(
        "No colour at a terminal that was asked for none",
        arguments: [
            (["doctor", "--no-color"], [:]), (["doctor"], ["NO_COLOR": "1"]), (["doctor"], ["TERM": "dumb"]),
        ] as [([String], [String: String])]
    )
    func unwanted(words: [String], environment: [String: String]) async throws {
        let outcome = try await prepared(isTerminal: true).type(words, environment: environment)
        #expect(!outcome.output.contains("\u{1B}"))
    }

    @Test("An old answer says so on standard error and is no different on standard output")
    func kept() async throws {
        let desk = try await prepared()
        _ = await desk.type("logout")
        try await desk.login("--server", "https://madang.example")
        let fresh = await desk.type("account", "show", "--json")
        desk.server.server.vanish()
        let kept = await desk.type("account", "show", "--json", "--language", "en")
        #expect(kept.status == 0)
        #expect(kept.output == fresh.output)
        #expect(kept.error.hasPrefix("The server can't be reached. Showing data from "))
    }

    @Test("The server hears which language is spoken")
    func language() async throws {
        let desk = try await prepared()
        _ = await desk.type("account", "show", "--language", "ko")
        #expect(desk.server.server.languages.last == "ko")
    }
}
