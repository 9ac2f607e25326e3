import Database
import JSONCoding
import PaymentSandbox
import TestSupport
import Testing

extension LocalPayments {
    /// Starts a server that takes payments, with more settings, and ends both.
    static func run(
        _ engine: Database.Engine = .sqlite,
        with more: [String: String] = [:],
        waitsForConfirmation: Bool = true,
        _ body: (TestServer, LocalPayments) async throws -> Void
    ) async throws {
        let payments = try LocalPayments(waitsForConfirmation: waitsForConfirmation)
        let folder = try TemporaryFolder()
        let settings = try payments.settings(secretsIn: folder).merging(more) { $1 }
        try await TestServer.run(engine, settings: settings) { try await body($0, payments) }
        await payments.close()
    }

    func sell(_ order: String, to payer: Neighbour) async throws {
        let token = try await approve(order, by: payer)
        #expect(try await payer.completes(order, token).json["state"] == "sold")
    }
}
