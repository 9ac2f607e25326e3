/// What a client sends along with a request that it may have to repeat, so that it happens once: the same key
/// with the same request gets the same answer, with another request a refusal.
public struct RequestKey: Hashable, Sendable {
    public static let longest = 64
    /// For so long a key is remembered.
    public static let memory = Duration.seconds(24 * 3_600)
    /// How long a request that has begun may still be in progress.
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
    /// The key was used for something else before.
    case reused = "request.key-reused"
    /// The request came before, and is still being worked on.
    case inProgress = "request.in-progress"
    /// The request was done before, and its answer was lost.
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
