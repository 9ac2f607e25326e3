import JSONCoding
import TestSupport
import Testing

@Suite("Listings viewed lately, at the command line")
struct ViewedListingsTests {
    @Test("They are listed newest first on the device, once each, until they are cleared or Ben signs out")
    func story() async throws {
        try await TestServer.run { server in
            let ana = try await server.signUp("ana")
            let (pottery, piano) = (try await ana.post("도자기"), try await ana.post("피아노"))
            let ben = try await ScriptedDevice(joining: "ben", at: server.address)
            #expect(try await ben.ask(["listing", "viewed"]).output.contains("Nothing viewed yet."))

            for id in [pottery, piano, pottery] { _ = try await ben.perform("class", "show", id) }
            func viewed() async throws -> [JSON?] {
                try await ben.perform("listing", "viewed").items.map { $0["id"] }
            }
            #expect(try await viewed() == [.string(pottery), .string(piano)])
            // Nothing about it is on the server.
            let other = try ScriptedDevice(server: server.address)
            let login = ["login", "--email", "ben@example.com", "--password-stdin"]
            #expect(try await other.ask(login, input: Neighbour.password + "\n").status == 0)
            #expect(try await other.perform("listing", "viewed").items.isEmpty)

            #expect(try await ben.perform("listing", "viewed", "--clear").items.isEmpty)
            _ = try await ben.perform("class", "show", piano)
            #expect(try await viewed() == [.string(piano)])
            #expect(try await ben.ask(["logout"]).status == 0)
            #expect(try await ben.perform("listing", "viewed").items.isEmpty)
        }
    }
}
