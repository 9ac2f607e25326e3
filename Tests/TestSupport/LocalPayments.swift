import Foundation
public import PaymentSandbox
public import Secrets

/// A payment provider that moves no money, and the payers who act on its page.
public final class LocalPayments: Sendable {
    public let sandbox: SandboxProvider
    public let webhookSecret = WebhookSecret.random()
    private let address: String

    public init(waitsForConfirmation: Bool = true) throws {
        sandbox = SandboxProvider(
            SandboxConfiguration(
                apiSecret: "secret",
                webhookSecret: webhookSecret,
                storeID: "store",
                waitsForConfirmation: waitsForConfirmation,
                retryPauses: []
            )
        )
        address = try sandbox.start()
        capture = waitsForConfirmation ? "manual" : "automatic"
    }

    private let capture: String

    /// What the operator sets.
    public func settings(secretsIn folder: TemporaryFolder) throws -> [String: String] {
        let (api, webhook) = (folder.file("portone-secret"), folder.file("portone-webhook-secret"))
        try "secret".write(to: api, atomically: true, encoding: .utf8)
        try webhookSecret.text.write(to: webhook, atomically: true, encoding: .utf8)
        return [
            "public-url": "https://madang.example", "payments-operator": "마당 모임 02-000-0000",
            "portone-store-id": "store", "portone-channel-key": "channel",
            "portone-secret-file": api.path, "portone-webhook-secret-file": webhook.path,
            "portone-mode": "test", "portone-capture": capture, "portone-api": address,
            "portone-checkout": address + SandboxProvider.checkoutPath,
        ]
    }

    /// Chooses on the page to pay on: `card`, `account`, `declined` or `none`. Returns the address that the
    /// browser is sent back to.
    public func pay(at page: String, by choice: String = "card") async throws -> String {
        let query = page.split(separator: "?", maxSplits: 1).last.map(String.init) ?? ""
        let answer = try await TestResponse.asking(
            "POST",
            address + SandboxProvider.checkoutPath,
            Array("\(query)&choice=\(choice)".utf8),
            headers: ["Content-Type": "application/x-www-form-urlencoded"]
        )
        guard let location = answer.header("Location") else { throw UnexpectedResponse(answer) }
        return location
    }

    public func close() async { await sandbox.stop() }
}
