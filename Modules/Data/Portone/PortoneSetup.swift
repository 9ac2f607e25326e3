public import Secrets

/// The operator's contract with PortOne.
public struct PortoneSetup: Sendable {
    /// The address of PortOne's own API.
    public static let usualAddress = "https://api.portone.io"

    let apiAddress: String
    let apiSecret: String
    let storeID: String
    let channelKey: String
    let webhooks: WebhookVerifier
    let isTest: Bool
    let waitsForConfirmation: Bool
    let checkoutPage: String?
    let patience: Duration

    /// - Parameters:
    ///   - webhookSecrets: two while one is being replaced.
    ///   - isTest: whether the channel is one for tests.
    ///   - waitsForConfirmation: whether the channel is set to manual confirmation.
    ///   - apiAddress: overrides PortOne's own, for the sandbox.
    ///   - checkoutPage: a page to pay on instead of the window of PortOne's script, for the sandbox.
    ///   - patience: PortOne recommends at least 60 seconds.
    public init(
        apiSecret: String,
        storeID: String,
        channelKey: String,
        webhookSecrets: [WebhookSecret],
        isTest: Bool,
        waitsForConfirmation: Bool,
        apiAddress: String = usualAddress,
        checkoutPage: String? = nil,
        patience: Duration = .seconds(60)
    ) {
        self.apiAddress = apiAddress
        self.apiSecret = apiSecret
        self.storeID = storeID
        self.channelKey = channelKey
        webhooks = WebhookVerifier(webhookSecrets)
        self.isTest = isTest
        self.waitsForConfirmation = waitsForConfirmation
        self.checkoutPage = checkoutPage
        self.patience = patience
    }
}
