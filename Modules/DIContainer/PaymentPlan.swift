import Arguments
import Portone
import Secrets

/// How payments are taken.
struct PaymentPlan: Sendable {
    let provider: PortoneProvider
    /// The absolute address of webhooks.
    let webhookAddress: String

    /// Nil without a store. Everything else is then required.
    init?(_ settings: Settings, publicAddress: String?) throws(SettingsError) {
        guard let storeID = settings.text(ifGiven: "portone-store-id") else { return nil }
        guard let publicAddress else { throw settings.complaint(about: "public-url", value: "", .address) }
        guard let channelKey = settings.text(ifGiven: "portone-channel-key"), !channelKey.isEmpty else {
            throw settings.complaint(about: "portone-channel-key", value: "", .text)
        }
        // Printable ASCII only, since it is sent as a header.
        guard let secret = try settings.secret("portone-secret-file"), !secret.isEmpty,
            secret.utf8.allSatisfy({ (33...126).contains($0) })
        else { throw settings.complaint(about: "portone-secret-file", .secretFile) }
        provider = PortoneProvider(
            PortoneSetup(
                apiSecret: secret,
                storeID: storeID,
                channelKey: channelKey,
                webhookSecrets: try settings.webhookSecrets("portone-webhook-secret-file"),
                isTest: settings.text("portone-mode") == "test",
                waitsForConfirmation: settings.text("portone-capture") == "manual",
                apiAddress: settings.text("portone-api").withoutSlash,
                checkoutPage: settings.text(ifGiven: "portone-checkout")
            )
        )
        webhookAddress = publicAddress + "/webhooks/portone"
    }
}

extension Settings {
    /// One secret, or two while one is being replaced.
    fileprivate func webhookSecrets(_ name: String) throws(SettingsError) -> [WebhookSecret] {
        let lines = (try secret(name) ?? "").split(whereSeparator: \.isNewline)
        let secrets = lines.compactMap { WebhookSecret(String($0)) }
        guard (1...2).contains(lines.count), secrets.count == lines.count else {
            throw complaint(about: name, .secretFile)
        }
        return secrets
    }

    fileprivate func complaint(about name: String, _ kind: ValueKind) -> SettingsError {
        complaint(about: name, value: entries.first { $0.name == name }?.shown ?? "", kind)
    }
}

extension String {
    fileprivate var withoutSlash: String { hasSuffix("/") ? String(dropLast()) : self }
}
