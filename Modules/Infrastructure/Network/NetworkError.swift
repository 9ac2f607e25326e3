/// The reason a request has no response.
public enum NetworkError: Error, Hashable {
    public enum RedirectRefusal: Sendable, Hashable {
        /// From HTTPS to HTTP.
        case downgrade
        /// To an invalid URL, or a scheme other than HTTP and HTTPS.
        case notHTTP
        /// To this machine, a private network or another address outside the public internet.
        case privateAddress(host: String)
    }

    case timedOut
    /// The connection failed, or was lost before the response was complete.
    case unreachable(host: String)
    case tooLarge(limit: Int)
    case redirectRefused(RedirectRefusal)
    case tooManyRedirects(limit: Int)
    /// A client for public addresses was sent to another one.
    case privateAddress(host: String)
    case cancelled
    case invalidURL
    /// The header contains a control character or has no name.
    case invalidHeader(name: String)
    case other(String)
}
