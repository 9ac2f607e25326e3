public import Wire

/// Why a call to a server brought nothing.
public enum RemoteError: Error, Sendable {
    /// The server understood and said no.
    case refused(ProblemBody, retryAfter: Int?)
    /// There is no session on this device, or it has ended: then the server's own words say why.
    case notSignedIn(ProblemBody? = nil)
    case unreachable(String)
    /// The server answered something that is not of the contract.
    case unexpected(status: Int, String)
}
