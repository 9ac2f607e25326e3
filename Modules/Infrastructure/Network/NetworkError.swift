/// Why there is no response.
public enum NetworkError: Error, Hashable {
    public enum RedirectRefusal: Sendable, Hashable {
        /// From an encrypted connection to an open one.
        case downgrade
        /// To something that is neither http nor https, or is no address at all.
        case notHTTP
        /// To this machine, its neighbours or anywhere else that is not on the public network.
        case privateAddress(host: String)
    }

    case timedOut
    /// No connection, or one that broke off before the response was whole.
    case unreachable(host: String)
    case tooLarge(limit: Int)
    case redirectRefused(RedirectRefusal)
    case tooManyRedirects(limit: Int)
    case cancelled
    case invalidURL
    /// A header that would not stay one line.
    case invalidHeader(name: String)
    case other(String)
}
