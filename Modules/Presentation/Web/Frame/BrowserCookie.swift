import Domain
import HTTPServer

/// What a browser keeps for us.
enum BrowserCookie: String {
    /// The session's refresh token, which a browser shows and never trades.
    case session = "madang"
    case language
    case look
    case neighbourhood
    /// What the next page has to say, once.
    case told
    /// What only the device holds that set out for a provider, and where it wanted to go from there.
    case ticket
    case way

    private static let year = Duration.seconds(365 * 24 * 3_600)

    func keeping(_ value: String, for request: Request) -> SetCookie {
        let age: Duration =
            switch self {
            case .session: Session.refreshLifetime
            case .told: .seconds(60)
            case .ticket, .way: SignInAttempt.patience
            default: Self.year
            }
        return SetCookie(rawValue, value, maxAge: age, isSecure: request.isSecure)
    }

    func forgotten(by request: Request) -> SetCookie {
        .removing(rawValue, isSecure: request.isSecure)
    }
}

extension Request {
    /// Whether the browser came over HTTPS: forms always say where they come from, proxies say how.
    var isSecure: Bool {
        headers["Origin"]?.hasPrefix("https://") ?? false || headers["X-Forwarded-Proto"] == "https"
    }

    /// Whether a page of ours sent this. A browser says so by itself and no page can make it lie: with
    /// `Sec-Fetch-Site`, or where that is not sent, with the origin of the form.
    var isFromHere: Bool {
        if let site = headers["Sec-Fetch-Site"] { return site == "same-origin" }
        guard let origin = headers["Origin"], let host = headers["Host"] else { return false }
        return origin == "https://\(host)" || origin == "http://\(host)"
    }
}
