import Foundation
public import PaymentSandbox
public import Secrets

/// A payment provider that moves no money, and the payers who act on its page.
public final class LocalPayments: Sendable {
    public let sandbox: SandboxProvider
    public let webhookSecret = WebhookSecret.random()
    private let address: String

    /// - Parameter pause: waited for before and after each request is carried out.
    public init(
        waitsForConfirmation: Bool = true,
        pause: @escaping @Sendable (SandboxFault.Operation) async -> Void = { _ in }
    ) throws {
        sandbox = SandboxProvider(
            SandboxConfiguration(
                apiSecret: "secret",
                webhookSecret: webhookSecret,
                storeID: "store",
                waitsForConfirmation: waitsForConfirmation,
                retryPauses: [],
                pause: pause
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
        let body = Array("\(query)&choice=\(choice)".utf8)
        let port = Int(address.split(separator: ":").last ?? "") ?? 0
        let browser = try RawConnection(port)
        // The browser itself follows the redirect.
        let head = """
            POST \(SandboxProvider.checkoutPath) HTTP/1.1\r
            Host: 127.0.0.1:\(port)\r
            Content-Type: application/x-www-form-urlencoded\r
            Content-Length: \(body.count)\r
            \r

            """
        try await browser.say(Array(head.utf8) + body)
        let answer = try await browser.answer()
        let line = answer.head.split(separator: "\r\n").first { $0.lowercased().hasPrefix("location: ") }
        guard let location = line.map({ String($0.dropFirst("location: ".count)) }) else {
            throw NoLocation(head: answer.head)
        }
        return location
    }

    /// Pays by card on the provider's page; the token with which the payer returns.
    public func token(paying page: String) async throws -> String {
        try await pay(at: page).split(separator: "&").first { $0.hasPrefix("paymentToken=") }
            .map { String($0.dropFirst("paymentToken=".count)) } ?? ""
    }

    public func close() async { await sandbox.stop() }
}

/// The page to pay on sent the browser nowhere.
struct NoLocation: Error {
    let head: String
}
