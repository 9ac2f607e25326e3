/// What a client sends along with a request that it may have to repeat, so that it happens once: the same key
/// with the same request gets the same answer, with another request a refusal.
public struct RequestKey: Hashable, Sendable {
    public static let longest = 64
    /// For so long a key is remembered.
    public static let memory = Duration.seconds(24 * 3_600)

    public let text: String
    /// Of the request the key came with: two requests that differ have different ones.
    public let fingerprint: Int64

    public init(_ text: String, fingerprint: Int64) throws(RequestKeyRefusal) {
        guard !text.isEmpty, text.utf8.count <= Self.longest,
            text.utf8.allSatisfy({ (33...126).contains($0) })
        else { throw .malformed }
        self.text = text
        self.fingerprint = fingerprint
    }
}

public enum RequestKeyRefusal: String, Refusal, CaseIterable {
    case malformed = "request.malformed-key"
    /// The key was used for something else before.
    case reused = "request.key-reused"

    public var code: String { rawValue }
    public var kind: RefusalKind { .invalid }
}
