import Domain
import HTTPServer

/// A cookie that Madang sets.
enum BrowserCookie: String, CaseIterable {
    /// The session's refresh token, which identifies the browser and is not exchanged.
    case session = "madang"
    /// The token of a known device, independent of the signed-in member.
    case device = "madang-device"
    case language
    case look
    case neighbourhood
    /// The announcements that the reader has closed.
    case announcements
    /// The flash message for the next page.
    case flash
    /// The state of a provider sign-in and the page to return to.
    case ticket
    case way
    /// A sign-in that waits for the code of a second factor.
    case challenge
    /// The code of an invitation, during a provider sign-in.
    case invitation
    /// Of the last change, for the site's other servers; see ``ReadYourWrites``.
    case position = "madang-position"

    static let names = allCases.map(\.rawValue)

    private static let year = Duration.seconds(365 * 24 * 3_600)

    /// Over HTTPS the name has a prefix (RFC 6265bis): browsers then reject the cookie from other hosts and
    /// from plain HTTP.
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
            case .flash: .seconds(60)
            case .position: .seconds(10)
            case .challenge: SignInChallenge.patience
            case .ticket, .way, .invitation: SignInAttempt.patience
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
    /// Whether the browser uses HTTPS. A trusted proxy reports it; otherwise a form's origin does, or a
    /// cookie that is only sent over HTTPS.
    var isSecure: Bool {
        if headers["X-Forwarded-Proto"] == "https" { return true }
        if let host = headers["Host"], headers["Origin"] == "https://\(host)" { return true }
        return cookies.contains(securePrefix, BrowserCookie.names)
    }

    /// Whether the request comes from this site's own pages. Browsers send `Sec-Fetch-Site`, or the form's
    /// origin, and pages cannot forge either.
    var isFromHere: Bool {
        if let site = headers["Sec-Fetch-Site"] { return site == "same-origin" }
        guard let origin = headers["Origin"], let host = headers["Host"] else { return false }
        return origin == "https://\(host)" || origin == "http://\(host)"
    }

    /// Whether the reader comes from another site, or typed the address.
    var isFromElsewhere: Bool {
        headers["Sec-Fetch-Site"] == "none" || headers["Sec-Fetch-Site"] == "cross-site"
    }
}
