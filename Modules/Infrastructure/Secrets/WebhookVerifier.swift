/// Verifies webhooks as Standard Webhooks specifies. The body must be the bytes received: parsing and
/// encoding it again would change what was signed.
public struct WebhookVerifier: Sendable {
    /// In seconds, in both directions.
    public static let tolerance: Int64 = 300
    /// Signatures compared per webhook. A sender has one per live secret.
    static let mostSignatures = 8

    private let secrets: [WebhookSecret]

    /// - Parameter secrets: more than one while a secret is being replaced.
    public init(_ secrets: [WebhookSecret]) {
        self.secrets = secrets
    }

    /// Throws unless one of the signatures is made with one of the secrets.
    /// - Parameter now: seconds since 1970.
    public func verify(_ envelope: WebhookEnvelope, body: [UInt8], now: Int64) throws(WebhookFlaw) {
        guard let id = envelope.id, let timestamp = envelope.timestamp, let given = envelope.signature,
            !id.isEmpty, !timestamp.isEmpty, !given.isEmpty
        else { throw .missingHeader }
        guard let sentAt = seconds(timestamp) else { throw .malformedTimestamp }
        guard (now - Self.tolerance...now + Self.tolerance).contains(sentAt) else {
            throw .outsideTolerance(seconds: sentAt - now)
        }
        let expected = secrets.map { $0.code(id: id, timestamp: timestamp, body: body) }
        // Every pair is compared, so that timing does not reveal which one matched.
        var isAuthentic = false
        for code in codes(given) {
            for own in expected where constantTimeEqual(code, own) { isAuthentic = true }
        }
        guard isAuthentic else { throw .wrongSignature }
    }

    /// Decimal digits only, so that each timestamp has one spelling.
    private func seconds(_ text: String) -> Int64? {
        guard text.utf8.count <= 12, text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
        return Int64(text)
    }

    /// The codes of version 1. Other versions are for other keys, and ignored.
    private func codes(_ header: String) -> [[UInt8]] {
        header.split(separator: " ").prefix(Self.mostSignatures).compactMap { signature in
            guard signature.hasPrefix("v1,") else { return nil }
            return SodiumBase64.standard.decode(String(signature.dropFirst(3)))
        }
    }
}

/// The headers `webhook-id`, `webhook-timestamp` and `webhook-signature`.
public struct WebhookEnvelope: Sendable {
    public let id: String?
    public let timestamp: String?
    public let signature: String?

    public init(id: String?, timestamp: String?, signature: String?) {
        self.id = id
        self.timestamp = timestamp
        self.signature = signature
    }
}

/// The reason a webhook is refused.
public enum WebhookFlaw: Error, Hashable {
    case missingHeader
    case malformedTimestamp
    /// The difference to the own clock; negative for an old webhook.
    case outsideTolerance(seconds: Int64)
    case wrongSignature
}
