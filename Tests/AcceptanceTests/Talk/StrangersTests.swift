import Database
import JSONCoding
import TestSupport
import Testing

@Suite("Strangers")
struct StrangersTests {
    /// Every call that is for members, as the API's own document lists them.
    private func memberCalls(_ server: TestServer) async throws -> [(method: String, path: String)] {
        let document = try await server.ask("GET", "/api/v1/openapi.json").json
        var calls: [(String, String)] = []
        for (path, operations) in document["paths"]?.objectValue ?? [:] {
            for (method, operation) in operations.objectValue ?? [:] where operation["security"] != nil {
                let named = path.split(separator: "/").map { $0.hasPrefix("{") ? "0000000000000" : $0 }
                calls.append((method.uppercased(), "/" + named.joined(separator: "/")))
            }
        }
        return calls
    }

    @Test(
        "A signed-out or expired client is refused on every route for members",
        arguments: Database.Engine.allCases
    )
    func refused(_ engine: Database.Engine) async throws {
        try await TestServer.run(engine) { server in
            let signedOut = try await server.signUp("ana")
            _ = try await signedOut.ask("DELETE", "/api/v1/sessions/current")
            let exMember = try await server.signUp("ben")
            _ = try await exMember.ask("DELETE", "/api/v1/me")
            let calls = try await memberCalls(server)
            #expect(calls.count >= 12)

            for (method, path) in calls {
                #expect(
                    try await server.ask(method, path).verdict == "401 session.sign-in-needed",
                    "\(method) \(path)"
                )
                #expect(
                    try await signedOut.ask(method, path).verdict == "401 session.ended",
                    "\(method) \(path)"
                )
                #expect(
                    try await exMember.ask(method, path).verdict == "401 session.ended",
                    "\(method) \(path)"
                )
                let forged = try await server.ask(method, path, headers: ["Authorization": "Bearer nonsense"])
                #expect(forged.verdict == "401 session.invalid-token", "\(method) \(path)")
            }
        }
    }

    @Test("Members see only their own things")
    func ownThings() async throws {
        try await TestServer.run { server in
            let ana = try await server.signUp("ana")
            let ben = try await server.signUp("ben")
            _ = try await ana.ask("PATCH", "/api/v1/me", ["bio": "anas secret"])
            _ = try await ana.ask(
                "PUT",
                "/api/v1/me/neighbourhoods",
                ["items": [["code": "1114055000", "reach": 2]]]
            )

            for path in ["/api/v1/me", "/api/v1/me/export", "/api/v1/me/neighbourhoods", "/api/v1/sessions"] {
                let seen = try await ben.ask("GET", path)
                #expect(!seen.tell("ana") && !seen.tell("1114055000"), "\(path)")
            }
        }
    }
}
