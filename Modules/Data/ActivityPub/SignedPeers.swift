public import Domain
import HTTPSignatures
import JSONCoding
public import Network
import WebAddresses

/// Other servers: verifies what they send, and signs what they are sent.
public struct SignedPeers: FederationPeers {
    /// How far the time of a message may be from ours.
    static let tolerance = Duration.seconds(3_600)
    private static let types = "application/activity+json, application/ld+json"
    /// What has to be signed, so that neither the body nor the time nor the receiver can be changed.
    private static let signed: Set = [RequestSignature.target, "host", "date", "digest"]

    private let site: FederationSite
    private let key: SigningKey
    private let client: HTTPClient
    private let mayBePlain: Bool
    private let timeout: Duration
    private let dated: @Sendable (Moment) -> String

    /// - Parameters:
    ///   - reach: `.publicAddresses` except in tests, which allow plain HTTP as well.
    ///   - dated: writes the header `Date`.
    public init(
        _ site: FederationSite,
        key: SigningKey,
        reach: NetworkReach = .publicAddresses,
        timeout: Duration = .seconds(10),
        dated: @escaping @Sendable (Moment) -> String
    ) {
        self.site = site
        self.key = key
        client = HTTPClient(retries: .never, responseLimit: 256 << 10, redirectLimit: 0, reach: reach)
        mayBePlain = reach == .everything
        self.timeout = timeout
        self.dated = dated
    }

    public func sender(
        of message: InboxMessage,
        _ request: FollowRequest,
        at now: Moment
    ) async throws -> RemoteActor {
        guard let header = message.headers["signature"].flatMap(SignatureHeader.init),
            let digest = message.headers["digest"], Self.signed.isSubset(of: header.names),
            let sentAt = message.sentAt, max(sentAt, now) - min(sentAt, now) <= Self.tolerance,
            RequestSignature.isDigest(digest, of: message.body),
            isAllowed(request.actor), RemoteAddress.isBeside(header.keyID, request.actor)
        else { throw FederationRefusal.unverified }
        let account = try await account(request.actor, at: now)
        guard account["id"]?.stringValue == request.actor,
            account["publicKey"]?["id"]?.stringValue == header.keyID,
            account["publicKey"]?["owner"]?.stringValue == request.actor,
            let key = account["publicKey"]?["publicKeyPem"]?.stringValue.flatMap(RSAPublicKey.init)
        else { throw FederationRefusal.unverified }
        // The host is ours, whatever a proxy in front of this server made of it.
        let headers = message.headers.merging(["host": site.host]) { $1 }
        let signature = RequestSignature("post", message.target, headers: headers.map { ($0, $1) })
        guard signature.isSigned(header, by: key) else { throw FederationRefusal.unverified }
        return try RemoteActor(account, of: request)
    }

    private func account(_ address: String, at now: Moment) async throws -> JSON {
        let response: ClientResponse
        do {
            response = try await client.send(try await request(.get, address, at: now))
        } catch is NetworkError {
            throw FederationRefusal.unverified
        }
        guard response.status == 200, let json = try? JSON(parsing: response.body) else {
            throw FederationRefusal.unverified
        }
        return json
    }

    public func send(_ activity: String, to inbox: String, at now: Moment) async -> DeliveryOutcome {
        guard isAllowed(inbox) else { return .gone }
        do {
            let request = try await request(.post, inbox, Array(activity.utf8), at: now)
            let response = try await client.send(request)
            return DeliveryOutcome(status: response.status)
        } catch {
            return .failed(error is NetworkError ? "\(error)" : "unsigned")
        }
    }

    private func isAllowed(_ address: String) -> Bool {
        guard RemoteAddress.isShort(address), let parts = WebAddress(address), parts.user == nil else {
            return false
        }
        return parts.scheme == "https" || mayBePlain && parts.scheme == "http"
    }

    /// A signed request. Some servers show their accounts only to those who sign.
    private func request(
        _ method: ClientRequest.Method,
        _ address: String,
        _ body: [UInt8]? = nil,
        at now: Moment
    ) async throws -> ClientRequest {
        guard let parts = WebAddress(address) else { throw NetworkError.invalidURL }
        let target = (parts.path.isEmpty ? "/" : parts.path) + (parts.query.map { "?\($0)" } ?? "")
        let (host, date) = (String(parts.origin.dropFirst(parts.scheme.count + 3)), dated(now))
        var signed = [("host", host), ("date", date)]
        var headers: ClientHeaders = [
            "Host": host, "Date": date, "Accept": Self.types,
            "User-Agent": "Madang/1.0 (+\(site.address))",
        ]
        if let body {
            signed.append(("digest", RequestSignature.digest(of: body)))
            headers["Digest"] = RequestSignature.digest(of: body)
            headers["Content-Type"] = "application/activity+json"
        }
        headers["Signature"] = RequestSignature(method.rawValue, target, headers: signed)
            .header(by: try await key.private(), id: site.key)
        return ClientRequest(method, address, headers: headers, body: body, timeout: timeout)
    }
}

extension DeliveryOutcome {
    init(status: Int) {
        switch status {
        case 200..<300: self = .delivered
        case 410: self = .gone
        // It couldn't fetch our key, has no time, or wants a pause.
        case 401, 408, 429: self = .failed("\(status)")
        case 400..<500: self = .refused("\(status)")
        default: self = .failed("\(status)")
        }
    }
}

extension RemoteActor {
    /// Both inboxes have to be on the account's own server, so that no one else is sent anything.
    fileprivate init(_ account: JSON, of request: FollowRequest) throws(FederationRefusal) {
        guard let inbox = account["inbox"]?.stringValue, RemoteAddress.isBeside(inbox, request.actor) else {
            throw .unverified
        }
        let shared = account["endpoints"]?["sharedInbox"]?.stringValue
        self.init(
            address: request.actor,
            host: request.host,
            inbox: inbox,
            sharedInbox: shared.flatMap { RemoteAddress.isBeside($0, request.actor) ? $0 : nil }
        )
    }
}
