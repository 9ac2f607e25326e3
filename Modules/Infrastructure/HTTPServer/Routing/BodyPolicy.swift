/// What a route does about a body.
public enum BodyPolicy: Sendable {
    /// A body is refused.
    case none
    /// Read whole before the handler runs.
    case buffered(limit: Int)
    /// Handed to the handler while it comes.
    case streamed(limit: Int)

    /// The refusal for a body of so many bytes, if it is refused.
    func refusal(of length: Int) -> Rejection? {
        switch self {
        case .none: length > 0 ? .bodyNotAllowed : nil
        case .buffered(let limit), .streamed(let limit): length > limit ? .bodyTooLarge(limit: limit) : nil
        }
    }
}
