/// A secret that signs webhooks as Standard Webhooks specifies: HMAC-SHA256 over `id.timestamp.body`.
public struct WebhookSecret: Sendable {
    /// In bytes. The specification asks for 24 to 64; shorter secrets of existing senders are accepted.
    static let sizes = 16...128

    private let key: [UInt8]

    /// Nil unless the text is Base64 of an accepted size, with or without `whsec_` and padding.
    public init?(_ text: String) {
        let encoded = text.hasPrefix(Self.prefix) ? text.dropFirst(Self.prefix.utf8.count) : text[...]
        let padding = encoded.reversed().prefix { $0 == "=" }.count
        guard padding <= 2, padding == 0 || encoded.utf8.count.isMultiple(of: 4),
            let key = SodiumBase64.standardUnpadded.decode(String(encoded.dropLast(padding))),
            Self.sizes.contains(key.count)
        else { return nil }
        self.key = key
    }

    private init(key: [UInt8]) {
        self.key = key
    }

    /// The secret of one receiver, which has to be stored nowhere.
    public init(of receiver: String, under key: SecretKey) {
        self.key = key.mac(Array(receiver.utf8))
    }

    public static func random() -> WebhookSecret {
        WebhookSecret(key: RandomBytes.make(SecretKey.size))
    }

    /// The secret as both sides exchange it.
    public var text: String { Self.prefix + SodiumBase64.standard.encode(key) }

    /// Returns the value of the header `webhook-signature`.
    public func signature(id: String, timestamp: String, body: [UInt8]) -> String {
        "v1," + SodiumBase64.standard.encode(code(id: id, timestamp: timestamp, body: body))
    }

    func code(id: String, timestamp: String, body: [UInt8]) -> [UInt8] {
        HMACSHA256.code(of: Array("\(id).\(timestamp).".utf8) + body, key: key)
    }

    private static let prefix = "whsec_"
}

extension WebhookSecret: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    public var description: String { "WebhookSecret(redacted)" }
    public var debugDescription: String { description }
    public var customMirror: Mirror { Mirror(self, children: []) }
}
