/// Why a request gets no answer from a handler.
public enum Rejection: Error, Sendable {
    case notFound
    /// Also for a method this server has never heard of.
    case methodNotAllowed(allow: [Method])
    case uriTooLong(limit: Int)
    case headersTooLarge(limit: Int)
    case bodyTooLarge(limit: Int)
    case bodyNotAllowed
    /// The head or the body did not come in time.
    case timedOut
    case badRequest(reason: String)
    /// The server is going away.
    case stopping
    /// Whatever a handler threw.
    case failed(any Error)

    /// The status that HTTP gives this; an `answering` function is free to choose another.
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
