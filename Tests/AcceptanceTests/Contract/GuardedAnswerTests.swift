import TestSupport
import Testing

@Suite("Headers that every answer carries")
struct GuardedAnswerTests {
    @Test("No answer may be framed, embedded elsewhere or taken for another type")
    func policies() async throws {
        try await TestServer.run { server in
            let ana = try await server.signUp("ana")
            for route in server.routes where route.hasPrefix("GET ") && !route.hasSuffix("/stream") {
                let path = String(route.dropFirst(4)).replacing(/\{[^}]*\}/, with: "x")
                let answer = try await ana.ask("GET", path)
                let policy = answer.header("Content-Security-Policy") ?? ""
                #expect(policy.hasPrefix("default-src 'none'"), "\(route)")
                #expect(policy.contains("frame-ancestors 'none'"), "\(route)")
                #expect(answer.header("X-Content-Type-Options") == "nosniff", "\(route)")
                #expect(answer.header("Cross-Origin-Resource-Policy") == "same-origin", "\(route)")
                #expect(answer.header("Referrer-Policy") != nil, "\(route)")
            }
        }
    }
}
