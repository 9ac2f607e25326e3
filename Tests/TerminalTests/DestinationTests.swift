import Foundation
import JSONCoding
import Testing
import Wire

@Suite("The destination of a command")
struct DestinationTests {
    private func mode(_ path: String) throws -> Int? {
        try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    }

    @Test("The login is kept where only its owner can read it")
    func modes() async throws {
        let desk = try TerminalSession()
        try await desk.login("--server", "https://madang.example")
        #expect(try mode(desk.home + "/.config/madang") == 0o700)
        #expect(try mode(desk.home + "/.config/madang/credentials.json") == 0o600)
        let elsewhere = ["XDG_CONFIG_HOME": desk.home + "/elsewhere"]
        #expect(await desk.type(["whoami"], environment: elsewhere).status == 4)
    }

    @Test("After a login at a server, commands go there")
    func server() async throws {
        let desk = try TerminalSession()
        try await desk.login("--server", "HTTPS://Madang.example:8443/")
        let outcome = await desk.type("whoami", "--json")
        #expect(outcome.document?["target"] == "https://madang.example:8443")
        #expect(outcome.document?["account"]?["nickname"] == "달래")
        #expect(desk.server.opened.isEmpty)
    }

    @Test("After a login to a data folder, commands open that folder")
    func folder() async throws {
        let desk = try TerminalSession()
        try await desk.login("--data", desk.home + "/./data")
        let outcome = await desk.type("whoami", "--json")
        #expect(outcome.document?["target"] == .string("data:" + desk.home + "/data"))
        #expect(desk.server.opened == [desk.home + "/./data", desk.home + "/data"])
    }

    @Test("A named destination takes precedence over the login's")
    func named() async throws {
        let desk = try TerminalSession()
        try await desk.login("--server", "https://madang.example")
        #expect(await desk.type("whoami", "--data", desk.home).status == 4)
        #expect(await desk.type(["whoami"], environment: ["MADANG_DATA": desk.home]).status == 4)
        #expect(await desk.type("whoami", "--server", "https://other.example").status == 4)
        #expect(await desk.type("whoami").status == 0)
    }

    @Test("A login to a database is kept by host and name, without its password")
    func database() async throws {
        let desk = try TerminalSession()
        let address = "postgres://ana:secret@db.example:5433/madang?sslmode=require"
        try await desk.login("--database", address)
        let outcome = await desk.type("whoami", "--json", "--database", address)
        #expect(outcome.document?["target"] == "database:db.example:5433/madang")
        let file = desk.home + "/.config/madang/credentials.json"
        #expect(try !String(contentsOfFile: file, encoding: .utf8).contains("secret"))
        #expect(await desk.type("whoami").status == 4)
    }

    @Test("Without any login, a neighbour's question goes to the usual data folder")
    func usual() async throws {
        let desk = try TerminalSession()
        desk.server.server.answer("GET /api/v1/neighbourhoods?q=x", ListBody<MatchBody>([]))
        #expect(await desk.type("neighbourhood", "find", "x").status == 0)
        #expect(desk.server.opened == ["./var"])
    }

    @Test("Logging out forgets the login; the next command asks for one at the same server")
    func logout() async throws {
        let desk = try TerminalSession()
        try await desk.login("--server", "https://madang.example")
        desk.server.server.accept("DELETE /api/v1/sessions/current")
        #expect(await desk.type("logout").status == 0)
        #expect(await desk.type("notice", "list").status == 4)
        #expect(desk.server.opened.isEmpty)
    }

    @Test("When a session was ended elsewhere, the next command asks to sign in at the same server")
    func ended() async throws {
        let desk = try TerminalSession()
        try await desk.login("--server", "https://madang.example")
        let ended = ProblemBody(status: 401, code: "session.ended", title: "…", detail: "It has ended.")
        desk.server.server.answer("GET /api/v1/me", ended, status: 401)
        #expect(await desk.type("whoami").status == 4)
        desk.server.server.answer("GET /api/v1/neighbourhoods?q=x", ListBody<MatchBody>([]))
        #expect(await desk.type("neighbourhood", "find", "x").status == 0)
        #expect(desk.server.opened.isEmpty)
    }
}
