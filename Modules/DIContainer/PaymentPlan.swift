import Arguments
import Domain
import PaymentSandbox
import Portone
import Secrets
import Web
import Wire

/// How payments are taken, as the operator has set.
struct PaymentPlan: Sendable {
    enum Way: Sendable {
        /// The provider that moves no money, in this process.
        case sandbox
        case portone(PortoneSetup)
    }

    let way: Way
    let ladder: RefundLadder
    /// Name and contact of the operator.
    let intermediary: String

    /// Nil while payments are off.
    init?(_ settings: Settings) throws(SettingsError) {
        let choice = settings.text("payments")
        guard choice != "off" else { return nil }
        guard let ladder = RefundLadder(settings.text("refund-ladder")) else {
            throw settings.refusal(of: "refund-ladder", .text)
        }
        self.ladder = ladder
        intermediary = try settings.given("payments-operator")
        way = choice == "sandbox" ? .sandbox : .portone(try PortoneSetup(settings))
    }
}

extension PortoneSetup {
    fileprivate init(_ settings: Settings) throws(SettingsError) {
        let secrets = (try settings.secret("portone-webhook-secret-file") ?? "")
            .split(whereSeparator: \.isNewline).map { WebhookSecret(String($0)) }
        guard let secret = try settings.secret("portone-secret-file") else {
            throw settings.refusal(of: "portone-secret-file", .secretFile)
        }
        guard !secrets.isEmpty, !secrets.contains(where: { $0 == nil }) else {
            throw settings.refusal(of: "portone-webhook-secret-file", .secretFile)
        }
        self.init(
            apiSecret: secret,
            storeID: try settings.given("portone-store"),
            channelKey: try settings.given("portone-channel"),
            webhookSecrets: secrets.compactMap { $0 },
            isTest: settings.text("portone-mode") == "test",
            waitsForConfirmation: settings.text("portone-confirmation") == "manual",
            apiAddress: settings.text("portone-url")
        )
    }
}

extension Settings {
    /// A setting that payments need.
    fileprivate func given(_ name: String) throws(SettingsError) -> String {
        guard let text = text(ifGiven: name), !text.isEmpty else { throw refusal(of: name, .text) }
        return text
    }
}

extension AppConfiguration {
    /// Starts the sandbox if it is used.
    func startPayments() throws -> (PaymentService?, SandboxProvider?) {
        guard let payments else { return (nil, nil) }
        let address = publicAddress ?? "http://\(host):\(port)"
        func service(_ setup: PortoneSetup) -> PaymentService {
            PaymentService(
                PortoneProvider(setup),
                ladder: payments.ladder,
                intermediary: payments.intermediary,
                webhookAddress: "\(address)\(OrderPath.webhook.rawValue)"
            ) { "\(address)\(returnPath(of: $0.description))" }
        }
        switch payments.way {
        case .portone(let setup): return (service(setup), nil)
        case .sandbox:
            let secret = WebhookSecret.random()
            let configuration = SandboxConfiguration(
                apiSecret: "sandbox",
                webhookSecret: secret,
                storeID: "sandbox",
                waitsForConfirmation: true
            )
            let sandbox = SandboxProvider(configuration)
            let api = try sandbox.start()
            let setup = PortoneSetup(
                apiSecret: configuration.apiSecret,
                storeID: configuration.storeID,
                channelKey: "sandbox",
                webhookSecrets: [secret],
                isTest: true,
                waitsForConfirmation: configuration.waitsForConfirmation,
                apiAddress: api,
                checkoutPage: "\(api)\(SandboxProvider.checkoutPath)"
            )
            return (service(setup), sandbox)
        }
    }
}
