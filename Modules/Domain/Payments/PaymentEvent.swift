/// A webhook as it arrived.
public struct RawWebhook: Equatable, Sendable {
    public let body: [UInt8]
    private let headers: [String: String]

    /// - Parameter headers: by lower-case name.
    public init(body: [UInt8], headers: [String: String]) {
        self.body = body
        self.headers = headers
    }

    /// The value of the header with this lower-case name.
    public subscript(header: String) -> String? { headers[header] }
}

/// A provider's notification that something about a payment may have changed. It is only a reason to ask.
public struct PaymentEvent: Hashable, Sendable {
    /// The same for every delivery of the notification.
    public let id: String
    public let order: Order.ID
    /// The provider's word for what happened, for the log.
    public let type: String

    public init(id: String, order: Order.ID, type: String) {
        self.id = id
        self.order = order
        self.type = type
    }
}

/// The reasons to reject a webhook. Its sender is told to send it again or to correct the secret.
public enum WebhookRefusal: String, Refusal, CaseIterable {
    /// A header is missing or the body can't be read.
    case malformed = "webhook.malformed"
    /// No secret in use gives its signature.
    case forged = "webhook.forged"
    /// It is more than five minutes old or ahead.
    case stale = "webhook.stale"

    public var code: String { rawValue }

    public var kind: RefusalKind { self == .malformed ? .invalid : .unauthenticated }
}
