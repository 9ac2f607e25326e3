/// The reason a request has no response.
public enum NetworkError: Error, Hashable, CustomStringConvertible {
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

    public var description: String {
        switch self {
        case .timedOut: "no answer in time"
        case .unreachable(let host): "\(host) can't be reached"
        case .tooLarge(let limit): "the answer is larger than \(limit) bytes"
        case .redirectRefused(.downgrade): "a redirect leads from HTTPS to HTTP"
        case .redirectRefused(.notHTTP): "a redirect leads to something other than HTTP"
        case .redirectRefused(.privateAddress(let host)), .privateAddress(let host):
            "\(host) isn't a public address"
        case .tooManyRedirects(let limit): "more than \(limit) redirects"
        case .cancelled: "cancelled"
        case .invalidURL: "the address is invalid"
        case .invalidHeader(let name): "the header '\(name)' is invalid"
        case .other(let reason): reason
        }
    }
}
