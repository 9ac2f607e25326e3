public import Wire

/// An error of a call to a server.
public enum RemoteError: Error, Sendable {
    /// The server refused the request.
    case refused(ProblemBody, retryAfter: Int?)
    /// There is no session on this device, or the server has ended it, in which case its problem gives the
    /// reason.
    case notSignedIn(ProblemBody? = nil)
    case unreachable(String)
    /// The response violates the API's contract.
    case unexpected(status: Int, String)
}
