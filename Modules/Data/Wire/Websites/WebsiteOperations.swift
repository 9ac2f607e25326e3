public import Domain

/// Operations on the member's websites.
public struct WebsiteOperations: OperationList {
    public typealias OfWebsite<Out: Body> = Operation<SignedIn, WebsiteHost, Nothing, Out>

    private static let all: PathPattern<Void> = "/api/v1/me/websites"
    private static let website = PathPattern<WebsiteHost>("/api/v1/me/websites/{host}") {
        [$0.text]
    } parse: { texts in
        guard let host = try? WebsiteHost(texts[0]) else { throw WebsiteRefusal.notFound }
        return host
    }

    public let list = Operation<SignedIn, Void, Nothing, ListBody<WebsiteBody>>(
        .get,
        all,
        "List my websites, with what proves them"
    )
    public let add = Operation<SignedIn, Void, WebsiteToAddBody, ListBody<WebsiteBody>>(
        .post,
        all,
        "Add a website; it counts once it is proven"
    )
    public let prove = OfWebsite<ListBody<WebsiteBody>>(
        .put,
        website / "proof",
        "Look for the proof on a website"
    )
    public let remove = OfWebsite<Nothing>(.delete, website, "Remove a website")
}

extension API {
    public static let websites = WebsiteOperations()
}
