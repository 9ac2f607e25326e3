/// How a route receives its body.
public enum BodyPolicy: Sendable {
    /// A body is refused.
    case none
    /// Read completely before the handler runs.
    case buffered(limit: Int)
    /// Passed to the handler as it arrives.
    case streamed(limit: Int)

    /// Returns the refusal for a body of this length, if any.
    func refusal(of length: Int) -> Rejection? {
        switch self {
        case .none: length > 0 ? .bodyNotAllowed : nil
        case .buffered(let limit), .streamed(let limit): length > limit ? .bodyTooLarge(limit: limit) : nil
        }
    }
}
