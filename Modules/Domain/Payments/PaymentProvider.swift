/// A payment service that the operator has a contract with. It takes and settles the money; Madang tells it
/// the amount beforehand and asks it afterwards.
///
/// Nothing that a browser or a webhook says is trusted: both only cause ``payment(of:)`` to be called.
public protocol PaymentProvider: Sendable {
    /// The name by which orders remember their provider.
    var name: ProviderName { get }

    /// Whether a payment waits for ``confirm(_:_:)`` after the payer has approved it. Otherwise it is charged
    /// at once.
    var waitsForConfirmation: Bool { get }

    /// Whether it moves no money. A real payment never completes an order of a test provider, nor the
    /// reverse.
    var isTest: Bool { get }

    /// Fixes the amount of the order before the payer gets to the provider. Idempotent.
    func register(_ charge: Charge) async throws(ProviderFailure)

    /// Returns the payment as the provider has it now; nil if it knows none for this order.
    func payment(of order: Order.ID) async throws(ProviderFailure) -> ProviderPayment?

    /// Charges a payment that the payer has approved. The token comes with the payer's return. Throws
    /// ``ProviderFailure/contradiction(_:)`` if the provider's amount is another. Confirming twice charges
    /// once.
    func confirm(_ charge: Charge, with token: PaymentToken) async throws(ProviderFailure)

    /// Refunds money. A repetition with the same key returns it once.
    func cancel(_ cancellation: ProviderCancellation) async throws(ProviderFailure) -> CancellationOutcome

    /// Verifies the signature and the time of a webhook and returns the order that it is about. Returns nil
    /// for a verified webhook of a type or a payment that doesn't concern orders.
    func event(in webhook: RawWebhook, at now: Moment) throws(WebhookRefusal) -> PaymentEvent?

    /// How the payer's browser gets to the provider.
    func checkout(for charge: Charge, by way: PaymentWay) -> Checkout
}

/// A short name such as `portone`, stored with each order.
public struct ProviderName: Hashable, Sendable {
    public let text: String

    public init(_ text: String) {
        self.text = text
    }
}

/// What a payer is asked to pay. The order's identifier is the payment's identifier at the provider.
public struct Charge: Equatable, Sendable {
    public let order: Order.ID
    /// Shown to the payer by the provider.
    public let title: String
    public let amount: Money
    /// The absolute address to which the browser returns after paying, failing or giving up.
    public let returnAddress: String
    /// The absolute address for webhooks.
    public let webhookAddress: String
    /// See ``Order/transferHours``.
    public let transferHours: Int

    public init(
        order: Order.ID,
        title: String,
        amount: Money,
        returnAddress: String,
        webhookAddress: String,
        transferHours: Int = 24
    ) {
        self.order = order
        self.title = title
        self.amount = amount
        self.returnAddress = returnAddress
        self.webhookAddress = webhookAddress
        self.transferHours = transferHours
    }
}

/// The provider's proof that the payer approved a payment, carried back by the browser.
public struct PaymentToken: Hashable, Sendable {
    public let text: String

    /// Nil if it is empty or longer than 2,000 characters.
    public init?(_ text: String) {
        guard !text.isEmpty, text.utf8.count <= 2_000 else { return nil }
        self.text = text
    }
}

public enum Checkout: Equatable, Sendable {
    /// A page of the provider, at an absolute address.
    case page(String)
    /// A window that the provider's script opens: the script's address, the origins that the page has to
    /// allow, and a JSON object for the script.
    case script(source: String, origins: [String], parameters: String)
}
