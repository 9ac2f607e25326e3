public import Domain
public import Network
import WebAddresses

/// Fetches documents by HTTP: asks robots.txt first, makes one request at a time per host, and refuses
/// documents that are too large or come from private addresses.
public struct PoliteFetcher: SourceFetcher {
    /// In bytes, after decompression.
    static let longestDocument = 8 << 20
    private static let patience = Duration.seconds(30)
    /// The name that robots.txt may address.
    static let robot = "Madang"

    private let client: HTTPClient
    private let agent: String
    private let queue = HostQueue()
    private let robots = RobotsCache()
    private let now: @Sendable () -> Int

    /// - Parameters:
    ///   - contact: an address of the operator, sent with each request.
    ///   - reach: `.publicAddresses` except in tests.
    public init(
        contact: String?,
        reach: NetworkReach = .publicAddresses,
        surroundings: Surroundings = Surroundings()
    ) {
        client = HTTPClient(
            retries: .never,
            responseLimit: Self.longestDocument,
            reach: reach,
            surroundings: surroundings
        )
        agent = "\(Self.robot)/1.0\(contact.map { " (+\($0))" } ?? "")"
        now = surroundings.now
    }

    public func fetch(_ address: SourceAddress, unless version: DocumentVersion) async throws
        -> SourceDocument?
    {
        guard let url = WebAddress(address.text) else { throw SourceFailure.unreachable }
        return try await queue.run(url.host) {
            let rules = try await rules(of: url)
            guard rules.allow(url.target) else { throw SourceFailure.robots }
            let response = try await send(address.text, unless: version)
            switch response.status {
            case 200: return SourceDocument(response, from: address.text)
            case 304: return nil
            default:
                let pause = response.retryAfter(now: now())
                throw SourceFailure.status(response.status, retryAfter: pause)
            }
        }
    }

    /// Everything is allowed where there is no robots.txt, and nothing while its server fails.
    private func rules(of url: WebAddress) async throws -> RobotsRules {
        if let known = await robots.rules(of: url.origin, at: now()) { return known }
        let response = try await send("\(url.origin)/robots.txt", unless: DocumentVersion())
        let rules: RobotsRules =
            switch response.status {
            case 200..<300: RobotsRules(response.body, robot: Self.robot)
            case 429, 500...: .nothing
            default: .everything
            }
        if response.status != 429, response.status < 500 {
            await robots.keep(rules, of: url.origin, at: now())
        }
        return rules
    }

    private func send(_ address: String, unless version: DocumentVersion) async throws -> ClientResponse {
        var headers: ClientHeaders = [
            "User-Agent": agent,
            "Accept": "text/calendar, application/atom+xml, application/rss+xml, application/feed+json, "
                + "text/html;q=0.8, */*;q=0.5",
        ]
        headers["If-None-Match"] = version.entityTag
        headers["If-Modified-Since"] = version.lastModified
        do {
            return try await client.send(
                ClientRequest(.get, address, headers: headers, timeout: Self.patience)
            )
        } catch let error as NetworkError {
            throw SourceFailure(error)
        }
    }
}

/// The rules of recently visited servers.
private actor RobotsCache {
    private static let age = 86_400
    private static let most = 1_000

    private var kept: [String: (rules: RobotsRules, until: Int)] = [:]

    func rules(of origin: String, at now: Int) -> RobotsRules? {
        guard let found = kept[origin], found.until > now else { return nil }
        return found.rules
    }

    func keep(_ rules: RobotsRules, of origin: String, at now: Int) {
        if kept.count >= Self.most { kept = kept.filter { $0.value.until > now } }
        if kept.count >= Self.most { kept = [:] }
        kept[origin] = (rules, now + Self.age)
    }
}

extension WebAddress {
    /// Path and query.
    fileprivate var target: String { (path.isEmpty ? "/" : path) + (query.map { "?\($0)" } ?? "") }
}

extension SourceDocument {
    fileprivate init(_ response: ClientResponse, from address: String) {
        let type = response.headers["Content-Type"]?.prefix { $0 != ";" }.lowercased()
        self.init(
            response.body,
            mediaType: type.map(oneLine),
            address: address,
            version: DocumentVersion(
                entityTag: response.headers["ETag"].flatMap { $0.utf8.count <= 200 ? $0 : nil },
                lastModified: response.headers["Last-Modified"].flatMap { $0.utf8.count <= 60 ? $0 : nil }
            )
        )
    }
}

extension SourceFailure {
    fileprivate init(_ error: NetworkError) {
        switch error {
        case .timedOut: self = .timedOut
        case .tooLarge: self = .tooLarge
        case .privateAddress, .redirectRefused(.privateAddress): self = .privateAddress
        case .redirectRefused, .tooManyRedirects: self = .redirects
        default: self = .unreachable
        }
    }
}
