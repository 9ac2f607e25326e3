public import Domain

/// Whether events are published to other servers, who follows them, and who is blocked.
public struct FederationBody: ShapedBody, Hashable {
    /// Nil while federation is off.
    public let account: String?
    public let hosts: [FollowerHostBody]
    public let blocked: [String]

    public static let shape = Shape<Self>(
        "Federation",
        Field("account", \.account, about: "Null while federation is off"),
        Field("hosts", \.hosts),
        Field("blocked", \.blocked),
        make: Self.init
    )
}

extension FederationBody {
    public init(_ status: FederationStatus, account: String?) {
        self.account = account
        hosts = status.hosts.map(FollowerHostBody.init)
        blocked = status.blocked.map(\.text)
    }
}

/// The followers on one host, and what waits for them.
public struct FollowerHostBody: ShapedBody, Hashable {
    public let host: String
    public let followers: Int
    public let waiting: Int
    public let failures: Int
    public let failure: String?

    public static let shape = Shape<Self>(
        "FollowerHost",
        Field("host", \.host),
        Field("followers", \.followers),
        Field("waiting", \.waiting, about: "Activities that wait to be sent"),
        Field("failures", \.failures, about: "Failed attempts since the last success"),
        Field("failure", \.failure, about: "Why the last one failed"),
        make: Self.init
    )
}

extension FollowerHostBody {
    public init(_ host: FederationStatus.Host) {
        self.host = host.host.text
        followers = host.followers
        waiting = host.waiting
        failures = host.failures
        failure = host.failure
    }
}
