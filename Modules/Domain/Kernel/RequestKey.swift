/// A client's key that makes a request idempotent. The same key and request get the same response; the same
/// key with another request is refused.
public struct RequestKey: Hashable, Sendable {
    public static let longest = 64
    /// How long a key is remembered.
    public static let memory = Duration.seconds(24 * 3_600)
    /// The longest time that a request may be in progress.
    public static let patience = Duration.seconds(10)

    public let text: String

    public init(_ text: String) throws(RequestKeyRefusal) {
        guard !text.isEmpty, text.utf8.count <= Self.longest,
            text.utf8.allSatisfy({ (33...126).contains($0) })
        else { throw .malformed }
        self.text = text
    }
}

public enum RequestKeyRefusal: String, Refusal, CaseIterable {
    case malformed = "request.malformed-key"
    /// The key was used for another request.
    case reused = "request.key-reused"
    /// The request is still in progress.
    case inProgress = "request.in-progress"
    /// The request was completed, but its response is lost.
    case doneBefore = "request.done-before"

    public var code: String { rawValue }

    public var kind: RefusalKind {
        switch self {
        case .malformed, .reused: .invalid
        case .inProgress: .underway(retryAfter: .seconds(1))
        case .doneBefore: .conflict
        }
    }
}
