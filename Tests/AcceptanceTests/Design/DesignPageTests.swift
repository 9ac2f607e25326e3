import TestSupport
import Testing

@Suite("The page of parts")
struct DesignPageTests {
    @Test("Operators see every part at /design once it is switched on, and members don't")
    func whoSeesIt() async throws {
        try await TestServer.run(settings: ["design-page": "on"]) { server in
            let ana = try await server.signUp("ana")
            _ = try await ana.post("기타 처음부터")
            _ = try await server.signUp("olga")
            try await server.appointOperator("olga")
            let operators = try await PlainBrowser(signingIn: "olga", at: server.address)
            let page = try await operators.open("/design")
            #expect(page.status == 200)
            #expect(page.sees("마당의 부품") && page.sees("기타 처음부터"))
            let members = try await PlainBrowser(signingIn: "ana", at: server.address)
            #expect(try await members.open("/design").status == 404)
            #expect(try await PlainBrowser(at: server.address).open("/design").sees("로그인"))
        }
    }

    @Test("Unless the server is told to, it has no such page")
    func off() async throws {
        try await TestServer.run { server in
            _ = try await server.signUp("olga")
            try await server.appointOperator("olga")
            let operators = try await PlainBrowser(signingIn: "olga", at: server.address)
            #expect(try await operators.open("/design").status == 404)
        }
    }
}
