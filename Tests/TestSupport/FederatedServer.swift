public import Domain
import HTTPServer
public import HTTPSignatures
public import JSONCoding
import Synchronization

/// A server of the fediverse on the loopback address, which signs what it sends and verifies what it gets.
public final class FederatedServer: Sendable {
    /// An activity in one of its inboxes.
    public struct Arrival: Sendable {
        public let inbox: String
        public let activity: JSON
        public let isSigned: Bool

        public var type: String? { activity["type"]?.stringValue }
    }

    private final class State: Sendable {
        let arrivals = Mutex<[Arrival]>([])
        let status = Mutex(202)
        let trusted = Mutex<RSAPublicKey?>(nil)
        let account = Mutex<JSONObject>([:])
        let visits = Mutex<[String]>([])
    }

    /// Made once, since it takes a while.
    public static let key = RSAPrivateKey.generate()

    private let state = State()
    private let server: ScriptedServer

    /// - Parameter sharesInbox: whether all its accounts have one inbox for announcements.
    public init(sharesInbox: Bool = true) throws {
        server = try ScriptedServer { [state] exchange, _ in
            state.visits.withLock { $0.append("\(exchange.method) \(exchange.target)") }
            let origin = "http://\(exchange.header("Host") ?? "")"
            guard exchange.method == "POST" else {
                let changes = state.account.withLock(\.self)
                var account = Self.account(origin, exchange.target, sharesInbox)
                for (name, value) in changes { account[name] = value }
                let body = String(decoding: JSON.object(account).encoded(), as: UTF8.self)
                return exchange.answer(200, ["Content-Type": "application/activity+json"], body: body)
            }
            let status = state.status.withLock(\.self)
            if status < 300 {
                let arrival = Arrival(
                    inbox: exchange.target,
                    activity: (try? JSON(parsing: Array(exchange.body.utf8))) ?? .null,
                    isSigned: Self.isSigned(exchange, by: state.trusted.withLock(\.self))
                )
                state.arrivals.withLock { $0.append(arrival) }
            }
            exchange.answer(status)
        }
    }

    public func actor(_ name: String) -> String { server.url("/users/\(name)") }

    public var arrivals: [Arrival] { state.arrivals.withLock(\.self) }

    /// What was asked of it, as `GET /users/ana`.
    public var visits: [String] { state.visits.withLock(\.self) }

    /// Answers of its inboxes from now on.
    public func answer(_ status: Int) {
        state.status.withLock { $0 = status }
    }

    /// Changes its accounts' documents.
    public func say(_ changes: JSONObject) {
        state.account.withLock { $0 = changes }
    }

    /// Verifies with this account's key from now on.
    public func trust(_ account: JSON) {
        let pem = account["publicKey"]?["publicKeyPem"]?.stringValue ?? ""
        state.trusted.withLock { $0 = RSAPublicKey(pem: pem) }
    }

    /// As Mastodon sends it.
    public func follow(_ account: String, by name: String, number: Int = 1) -> JSON {
        [
            "@context": "https://www.w3.org/ns/activitystreams",
            "id": .string("\(actor(name))#follows/\(number)"), "type": "Follow",
            "actor": .string(actor(name)), "object": .string(account),
        ]
    }

    /// As Mastodon sends it.
    public func undo(_ account: String, by name: String, number: Int = 1) -> JSON {
        [
            "@context": "https://www.w3.org/ns/activitystreams",
            "id": .string("\(actor(name))#follows/\(number)/undo"), "type": "Undo",
            "actor": .string(actor(name)), "object": follow(account, by: name, number: number),
        ]
    }

    /// The headers of a signed request to an inbox, as Mastodon sends them.
    public static func headers(
        for body: [UInt8],
        keyID: String,
        to host: String = "madang.example",
        at now: Moment,
        key: RSAPrivateKey = FederatedServer.key
    ) -> [String: String] {
        let date = HTTPDate.text(Int(now.milliseconds / 1_000))
        let digest = RequestSignature.digest(of: body)
        let type = "application/activity+json"
        let signed = [("host", host), ("date", date), ("digest", digest), ("content-type", type)]
        let signature = RequestSignature("post", "/federation/inbox", headers: signed)
            .header(by: key, id: keyID)
        return ["Date": date, "Digest": digest, "Content-Type": type, "Signature": signature]
    }

    private static func account(_ origin: String, _ target: String, _ sharesInbox: Bool) -> JSONObject {
        let id = origin + target
        var account: JSONObject = [
            "@context": ["https://www.w3.org/ns/activitystreams", "https://w3id.org/security/v1"],
            "id": .string(id), "type": "Person", "inbox": .string("\(id)/inbox"),
            "preferredUsername": .string(String(target.split(separator: "/").last ?? "")),
            "publicKey": [
                "id": .string("\(id)#main-key"), "owner": .string(id),
                "publicKeyPem": .string(key.publicPEM),
            ],
        ]
        if sharesInbox { account["endpoints"] = ["sharedInbox": .string("\(origin)/inbox")] }
        return account
    }

    private static func isSigned(_ exchange: ScriptedServer.Exchange, by key: RSAPublicKey?) -> Bool {
        guard let key, let header = exchange.header("Signature").flatMap(SignatureHeader.init),
            let digest = exchange.header("Digest"),
            RequestSignature.isDigest(digest, of: Array(exchange.body.utf8)),
            header.names == [RequestSignature.target, "host", "date", "digest"]
        else { return false }
        let headers = ["host", "date", "digest"].map { ($0, exchange.header($0) ?? "") }
        return RequestSignature(exchange.method, exchange.target, headers: headers)
            .isSigned(header, by: key)
    }
}
