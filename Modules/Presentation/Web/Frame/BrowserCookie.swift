import Domain
import HTTPServer

/// What a browser keeps for us.
enum BrowserCookie: String, CaseIterable {
    /// The session's refresh token, which a browser shows and never trades.
    case session = "madang"
    /// The token of a known device, whichever member is signed in.
    case device = "madang-device"
    case language
    case look
    case neighbourhood
    /// What the next page has to say, once.
    case told
    /// What only the device holds that set out for a provider, and where it wanted to go from there.
    case ticket
    case way

    private static let year = Duration.seconds(365 * 24 * 3_600)

    /// Behind HTTPS the name has a prefix (RFC 6265bis): browsers let neither another host nor plain HTTP set
    /// such a cookie.
    private func name(for request: Request) -> String {
        request.isSecure ? securePrefix + rawValue : rawValue
    }

    func value(in request: Request) -> String? {
        request.cookies[name(for: request)]
    }

    func keeping(_ value: String, for request: Request) -> SetCookie {
        let age: Duration =
            switch self {
            case .session: Session.refreshLifetime
            case .device: KnownDevice.lifetime
            case .told: .seconds(60)
            case .ticket, .way: SignInAttempt.patience
            default: Self.year
            }
        return SetCookie(name(for: request), value, maxAge: age, isSecure: request.isSecure)
    }

    func forgotten(by request: Request) -> SetCookie {
        .removing(name(for: request), isSecure: request.isSecure)
    }
}

private let securePrefix = "__Host-"

extension Request {
    /// Whether the browser came over HTTPS. A trusted proxy says so, or else the browser itself: a form says
    /// where it comes from, and cookies that were set over HTTPS are sent over nothing else.
    var isSecure: Bool {
        if headers["X-Forwarded-Proto"] == "https" { return true }
        if let host = headers["Host"], headers["Origin"] == "https://\(host)" { return true }
        let kept = cookies
        return BrowserCookie.allCases.contains { kept[securePrefix + $0.rawValue] != nil }
    }

    /// Whether a page of ours sent this. A browser says so by itself and no page can make it lie: with
    /// `Sec-Fetch-Site`, or where that is not sent, with the origin of the form.
    var isFromHere: Bool {
        if let site = headers["Sec-Fetch-Site"] { return site == "same-origin" }
        guard let origin = headers["Origin"], let host = headers["Host"] else { return false }
        return origin == "https://\(host)" || origin == "http://\(host)"
    }
}
