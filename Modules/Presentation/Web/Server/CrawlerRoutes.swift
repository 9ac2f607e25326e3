public import Domain
import HTTPServer
import Wire

/// The texts that other programs look for on every server: what crawlers may fetch, and whom to tell of a
/// security problem.
public struct CrawlerRoutes: Sendable {
    /// How long readers may rely on the contact (RFC 9116).
    private static let validity = Duration.seconds(180 * 86_400)

    private let contact: String?
    private let clock: any WallClock

    /// - Parameter contact: an address with its scheme; nil if the operator names none.
    public init(securityContact contact: String?, clock: any WallClock) {
        self.contact = contact
        self.clock = clock
    }

    public var endpoints: [Endpoint] {
        [
            .file(ServerPath.robots, "Get the rules for crawlers", type: "text/plain") { request in
                Self.text(
                    """
                    User-agent: *
                    Disallow: \(ServerPath.interface.rawValue)
                    Disallow: \(AccountPagePath.signIn.rawValue)

                    Sitemap: \(request.siteAddress)\(ServerPath.sitemap.rawValue)

                    """
                )
            },
            .file(ServerPath.security, "Get the contact for security reports", type: "text/plain") {
                [contact, clock] request in
                guard let contact else { throw Rejection.notFound }
                return Self.text(
                    """
                    Contact: \(contact)
                    Expires: \((clock.now + Self.validity).rfc3339)
                    Preferred-Languages: ko, en
                    Canonical: \(request.siteAddress)\(ServerPath.security.rawValue)

                    """
                )
            },
        ]
    }

    private static func text(_ text: String) -> Response {
        var response = Response(status: 200, text: text)
        response.headers["Cache-Control"] = "public, max-age=86400"
        return response
    }
}
