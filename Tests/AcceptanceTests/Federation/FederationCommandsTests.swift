import JSONCoding
import TestSupport
import Testing

@Suite("Federation at the command line")
struct FederationCommandsTests {
    @Test("An operator sees hosts of followers and blocks one; for other members there is nothing")
    func story() async throws {
        try await FederationTests.visit { server, remote in
            let olga = try await ScriptedDevice(joining: "olga", at: server.address)
            let ben = try await ScriptedDevice(joining: "ben", at: server.address)
            try await server.appointOperator("olga")
            try await FederationTests.send(remote.follow(FederationTests.account, by: "suni"), to: server)

            let shown = try await olga.ask(["federation", "show"])
            #expect(shown.output.contains("@events@madang.example") && shown.output.contains("127.0.0.1"))
            #expect(try await olga.perform("federation", "show")["hosts"]?[0]?["followers"] == 1)
            let blocked = try await olga.perform("federation", "block", "127.0.0.1")
            #expect(blocked["blocked"] == ["127.0.0.1"] && blocked["hosts"] == [])
            #expect(try await olga.perform("federation", "unblock", "127.0.0.1")["blocked"] == [])

            let misspelt = try await olga.ask(["federation", "block", "nonsense", "--json"])
            #expect(misspelt.problem["code"] == "website.host", "\(misspelt)")
            for words in [["show"], ["block", "127.0.0.1"], ["unblock", "127.0.0.1"]] {
                let refused = try await ben.ask(["federation"] + words + ["--json"])
                #expect(refused.status == 3, "\(refused)")
            }
        }
    }
}
