import JSONCoding
import TestSupport

private struct NoEmail: Error {}

/// A server with everything that a request may need: a mail server, and providers to sign in at.
struct TestEnvironment {
    let server: TestServer
    let mail: LocalMailServer
    let providers: LocalSignInProviders
    let payments: LocalPayments
    let pushService: ScriptedServer

    static func run(
        settings: [String: String] = [:],
        _ body: (TestEnvironment) async throws -> Void
    ) async throws {
        let (providers, mail, folder) = (
            try LocalSignInProviders(), try LocalMailServer(), try TemporaryFolder()
        )
        let payments = try LocalPayments()
        let pushService = try ScriptedServer { exchange, _ in exchange.answer(201) }
        let all = try providers.settings(secretIn: folder).merging(mail.settings) { $1 }
            .merging(payments.settings(secretsIn: folder)) { $1 }.merging([
                "shop-deposits": "on", "bank-transfers": "on", "push-services": "any",
                "webhook-addresses": "any",
            ]) { $1 }
        try await TestServer.run(settings: all.merging(settings) { $1 }) { server in
            try await body(
                TestEnvironment(
                    server: server,
                    mail: mail,
                    providers: providers,
                    payments: payments,
                    pushService: pushService
                )
            )
        }
        await providers.close()
        await payments.close()
    }

    /// The proof with which a member returns from Kakao.
    func trip(_ id: Int = 7) async throws -> JSON {
        let person = LocalSignInProviders.Person(id: id, nickname: "순이", email: "suni@example.com")
        let departure = try await server.ask("GET", "/api/v1/sign-in/kakao").json
        let (code, state) = try providers.signIn(person, at: departure["address"]?.stringValue ?? "")
        return ["code": .string(code), "state": .string(state), "ticket": departure["ticket"] ?? .null]
    }

    /// The introduction of a stranger who returns from Kakao.
    func introduction() async throws -> JSON {
        let back = try await server.ask("POST", "/api/v1/sign-in/kakao/session", trip())
        return back.json["stranger"]?["introduction"] ?? .null
    }

    func letter() async throws -> LocalMailServer.Delivery {
        await server.runMaintenance()
        guard let letter = mail.email(to: "ana@example.com") else { throw NoEmail() }
        return letter
    }

    /// A report by ben about a listing of ana, and the operator who decides on it.
    func reported() async throws -> (olga: Neighbour, path: String) {
        let (olga, ana) = (try await server.signUp("olga"), try await server.signUp("ana"))
        let ben = try await server.signUp("ben")
        try await server.appointOperator("olga")
        let subject: JSON = ["kind": "listing", "id": .string(try await ana.post())]
        let report = try await ben.ask("POST", "/api/v1/reports", ["subject": subject, "reason": "fraud"])
        return (olga, "/api/v1/reports/\(report.json["id"]?.stringValue ?? "")")
    }
}

extension TestEnvironment {
    /// A member whose address is confirmed, without the code that the server mails.
    func confirmed(_ name: String) async throws -> Neighbour {
        let member = try await server.signUp(name)
        try await server.confirmEmail(of: name)
        return member
    }
}
