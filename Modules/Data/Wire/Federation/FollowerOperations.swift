public import Domain

/// Operations on followers on other servers; for operators.
public struct FollowerOperations: OperationList {
    private static let host = PathPattern<WebsiteHost>(
        "/api/v1/federation/blocks/{host}",
        fill: { [$0.text] },
        parse: { try WebsiteHost($0[0]) }
    )

    public let status = Operation<SignedIn, Void, Nothing, FederationBody>(
        .get,
        "/api/v1/federation",
        "Get the followers on other servers by their hosts; for operators"
    )
    public let block = Operation<SignedIn, WebsiteHost, Nothing, FederationBody>(
        .put,
        host,
        "Block a host; removes its followers and those of hosts below it, for operators"
    )
    public let unblock = Operation<SignedIn, WebsiteHost, Nothing, FederationBody>(
        .delete,
        host,
        "Lift the block of a host; for operators"
    )
}

extension API {
    public static let followers = FollowerOperations()
}
