import Database
import JSONCoding
import PaymentSandbox
import TestSupport
import Testing

extension LocalPayments {
    /// Starts a server that takes payments, and ends both.
    static func run(
        _ engine: Database.Engine = .sqlite,
        _ body: (TestServer, LocalPayments) async throws -> Void
    ) async throws {
        let (payments, folder) = (try LocalPayments(), try TemporaryFolder())
        try await TestServer.run(engine, settings: try payments.settings(secretsIn: folder)) {
            try await body($0, payments)
        }
        await payments.close()
    }

    func sell(_ order: String, to payer: Neighbour) async throws {
        let token = try await approve(order, by: payer)
        #expect(try await payer.completes(order, token).json["state"] == "sold")
    }
}
