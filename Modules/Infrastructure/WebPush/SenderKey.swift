import COpenSSL

/// The key by which push services know this server (VAPID, RFC 8292). Browsers allow the messages of one key
/// only.
public struct SenderKey: Sendable {
    private let key: P256Key

    private init(_ key: P256Key) {
        self.key = key
    }

    public static func random() -> SenderKey { SenderKey(.random()) }

    /// Nil unless this is the ``text`` of a key.
    public init?(_ text: String) {
        guard let key = Base64URL.decode(text).flatMap(P256Key.init(privateKey:)) else { return nil }
        self.init(key)
    }

    /// The private key, to be stored.
    public var text: String {
        guard let bytes = key.privateKey else { preconditionFailure("a sender has a pair of keys") }
        return Base64URL.encode(bytes)
    }

    /// The `applicationServerKey` of a subscription, as browsers take it.
    public var publicKey: String { Base64URL.encode(key.publicKey) }

    /// The value of the header `Authorization`.
    /// - Parameters:
    ///   - audience: scheme, host and port of the push service.
    ///   - end: in seconds since 1970, within a day.
    ///   - contact: a `mailto:` or `https:` address of the operator. It has no quotes in it.
    public func authorization(for audience: String, until end: Int64, contact: String?) -> String {
        let head = #"{"typ":"JWT","alg":"ES256"}"#
        let subject = contact.map { #","sub":"\#($0)""# } ?? ""
        let claims = #"{"aud":"\#(audience)","exp":\#(end)\#(subject)}"#
        let content = "\(Base64URL.encode(Array(head.utf8))).\(Base64URL.encode(Array(claims.utf8)))"
        guard let signature = key.signature(of: Array(content.utf8)) else {
            preconditionFailure("a sender has a pair of keys")
        }
        return "vapid t=\(content).\(Base64URL.encode(signature)), k=\(publicKey)"
    }
}

extension SenderKey: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    public var description: String { "SenderKey(redacted)" }
    public var debugDescription: String { description }
    public var customMirror: Mirror { Mirror(self, children: []) }
}
