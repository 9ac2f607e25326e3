/// The reason a request does not reach a handler, or its handler failed.
public enum Rejection: Error, Sendable {
    case notFound
    /// Includes unknown methods.
    case methodNotAllowed(allow: [Method])
    case uriTooLong(limit: Int)
    case headersTooLarge(limit: Int)
    case bodyTooLarge(limit: Int)
    case bodyNotAllowed
    /// The head or body was late.
    case timedOut
    case badRequest(reason: String)
    /// The server is shutting down.
    case stopping
    /// An error thrown by a handler.
    case failed(any Error)

    /// The default HTTP status; the `answering` closure may choose another.
    public var status: Int {
        switch self {
        case .notFound: 404
        case .methodNotAllowed: 405
        case .uriTooLong: 414
        case .headersTooLarge: 431
        case .bodyTooLarge: 413
        case .bodyNotAllowed, .badRequest: 400
        case .timedOut: 408
        case .stopping: 503
        case .failed: 500
        }
    }
}
