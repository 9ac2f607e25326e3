public import Domain
public import JSONCoding

/// Whether events are published to other servers, who follows them, and who is blocked.
public struct FederationBody: Body, Hashable {
    /// Nil while federation is off.
    public let account: String?
    public let hosts: [FollowerHostBody]
    public let blocked: [String]

    public init(_ status: FederationStatus, account: String?) {
        self.account = account
        hosts = status.hosts.map(FollowerHostBody.init)
        blocked = status.blocked.map(\.text)
    }

    public static var name: String { "Federation" }

    public static var schema: Schema {
        .object([
            "account": .nullable(.string()).required.described("Null while federation is off"),
            "hosts": .array(of: .reference(FollowerHostBody.name)).required,
            "blocked": .array(of: .string()).required,
        ])
    }

    public static var parts: [any Body.Type] { [FollowerHostBody.self] }

    public init(_ fields: Fields) throws(FieldError) {
        account = try fields.textIfPresent("account")
        hosts = try fields.bodies("hosts")
        blocked = try fields.texts("blocked")
    }

    public func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.field("account", account)
            writer.field("hosts", hosts)
            writer.field("blocked", blocked)
        }
    }
}

/// The followers on one host, and what waits for them.
public struct FollowerHostBody: Body, Hashable {
    public let host: String
    public let followers: Int
    public let waiting: Int
    public let failures: Int
    public let failure: String?

    public init(_ host: FederationStatus.Host) {
        self.host = host.host.text
        followers = host.followers
        waiting = host.waiting
        failures = host.failures
        failure = host.failure
    }

    public static var name: String { "FollowerHost" }

    public static var schema: Schema {
        .object([
            "host": .string().required,
            "followers": .integer().required,
            "waiting": .integer().required.described("Activities that wait to be sent"),
            "failures": .integer().required.described("Failed attempts since the last success"),
            "failure": .nullable(.string()).required.described("Why the last one failed"),
        ])
    }

    public init(_ fields: Fields) throws(FieldError) {
        host = try fields.text("host")
        followers = try fields.integer("followers")
        waiting = try fields.integer("waiting")
        failures = try fields.integer("failures")
        failure = try fields.textIfPresent("failure")
    }

    public func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.field("host", host)
            writer.field("followers", followers)
            writer.field("waiting", waiting)
            writer.field("failures", failures)
            writer.field("failure", failure)
        }
    }
}
