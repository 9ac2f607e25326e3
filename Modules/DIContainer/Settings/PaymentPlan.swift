import Arguments
import Domain
import Portone
import Secrets
import Web
import Wire

/// How payments are taken.
struct PaymentPlan: Sendable {
    let provider: PortoneProvider
    /// The absolute address of webhooks.
    let webhookAddress: String
    private let ladder: RefundLadder
    /// Name and contact of the operator, as an intermediary has to tell.
    private let intermediary: String
    private let commission: Commission
    /// Whether shops may take deposits.
    let takesDeposits: Bool
    private let takesTransfers: Bool
    private let limits: SaleLimits
    private let publicAddress: String

    var service: PaymentService {
        PaymentService(
            provider,
            ladder: ladder,
            intermediary: intermediary,
            commission: commission,
            takesDeposits: takesDeposits,
            takesTransfers: takesTransfers,
            limits: limits,
            webhookAddress: webhookAddress
        ) { [publicAddress] in publicAddress + returnPath(of: $0.description) }
    }

    /// Nil without a store. Everything else is then required.
    init?(_ settings: Settings, publicAddress: String?) throws(SettingsError) {
        guard let storeID = settings.text(ifGiven: "portone-store-id") else { return nil }
        guard let publicAddress else { throw settings.missing("public-url", neededBy: "portone-store-id") }
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
        webhookAddress = publicAddress + OrderPath.webhook.rawValue
        self.publicAddress = publicAddress
        guard let ladder = RefundLadder(settings.text("refund-ladder")) else {
            throw settings.complaint(about: "refund-ladder", .text)
        }
        self.ladder = ladder
        guard let intermediary = settings.text(ifGiven: "payments-operator"), !intermediary.isEmpty else {
            throw settings.complaint(about: "payments-operator", value: "", .text)
        }
        self.intermediary = intermediary
        guard let commission = Commission(settings.text("commission")) else {
            throw settings.complaint(about: "commission", .text)
        }
        self.commission = commission
        takesTransfers = settings.text("bank-transfers") == "on"
        takesDeposits = settings.text("shop-deposits") == "on"
        limits = SaleLimits(
            deposit: try settings.won("deposit-limit"),
            firstSale: try settings.won("first-sale-limit")
        )
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

    fileprivate func won(_ name: String) throws(SettingsError) -> Money {
        guard let amount = Int(text(name)), amount > 0, let money = Money(won: amount) else {
            throw complaint(about: name, .text)
        }
        return money
    }

    fileprivate func complaint(about name: String, _ kind: ValueKind) -> SettingsError {
        complaint(about: name, value: entries.first { $0.name == name }?.shown ?? "", kind)
    }
}

extension String {
    fileprivate var withoutSlash: String { hasSuffix("/") ? String(dropLast()) : self }
}
