import Network
import ObjectStore
import WebAddresses

/// A bucket of an S3 service, or the part of one whose keys have a common beginning.
public struct Bucket: Sendable {
    /// Who signs the requests.
    public struct Account: Sendable {
        let region: String
        let accessKey: String
        let secretKey: String

        public init(region: String, accessKey: String, secretKey: String) {
            (self.region, self.accessKey, self.secretKey) = (region, accessKey, secretKey)
        }
    }

    /// A large object may take a while on a slow line.
    private static let timeout = Duration.seconds(600)
    private static let largestObject = 512 << 20

    /// As the operator wrote it.
    let address: String
    /// Of the bucket, without a slash at its end.
    private let root: String
    /// Empty, or with a slash at its end.
    private let prefix: String
    private let account: Account
    private let client: HTTPClient

    /// Nil unless the address is `http(s)://HOST/BUCKET` or `http(s)://HOST/BUCKET/FOLDER`.
    public init?(_ address: String, _ account: Account) {
        guard let parsed = WebAddress(address), ["http", "https"].contains(parsed.scheme), parsed.user == nil
        else { return nil }
        let parts = parsed.path.split(separator: "/").map(String.init)
        guard let bucket = parts.first, parts.allSatisfy({ $0.utf8.allSatisfy(Self.isPlain) }),
            !parts.contains(where: { $0.hasPrefix(".") }),
            let end = address.index(beforePath: parsed.path)
        else { return nil }
        self.address = address
        root = address[..<end] + "/" + bucket
        prefix = parts.dropFirst().map { $0 + "/" }.joined()
        self.account = account
        client = HTTPClient(responseLimit: Self.largestObject, redirectLimit: 0)
    }

    /// Letters that need no encoding in an address.
    private static func isPlain(_ letter: UInt8) -> Bool {
        switch letter {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."):
            true
        default: false
        }
    }

    func put(_ bytes: [UInt8], at path: String) async throws {
        _ = try await send(.put, path, body: bytes)
    }

    /// Nil when there is no object at the path.
    func get(_ path: String) async throws -> [UInt8]? {
        do {
            return try await send(.get, path)
        } catch BucketError.refused(status: 404, code: BucketError.noSuchKey) {
            return nil
        }
    }

    /// Does nothing when there is no object at the path.
    func delete(_ path: String) async throws {
        _ = try await send(.delete, path)
    }

    /// All paths that begin so, in order.
    func paths(beginningWith start: String) async throws -> [String] {
        var paths: [String] = []
        while true {
            // In the order in which they are signed.
            let after = paths.last.map { "&start-after=" + encoded(prefix + $0) } ?? ""
            let query = "?list-type=2&prefix=" + encoded(prefix + start) + after
            let listing = try BucketListing(parsing: await send(.get, query: query))
            guard listing.keys.allSatisfy({ $0.hasPrefix(prefix) }) else { throw BucketError.unreadable }
            paths += listing.keys.map { String($0.dropFirst(prefix.count)) }
            guard listing.isTruncated else { return paths }
            // Otherwise the same page would be asked for again.
            guard !listing.keys.isEmpty else { throw BucketError.unreadable }
        }
    }

    private func send(
        _ method: ClientRequest.Method,
        _ path: String? = nil,
        query: String = "",
        body: [UInt8]? = nil
    ) async throws -> [UInt8] {
        let key = path.map { prefix + $0 } ?? ""
        var request = ClientRequest(method, "\(root)/\(key)\(query)", body: body, timeout: Self.timeout)
        request.signature = AWSSignature(
            service: "s3",
            region: account.region,
            key: account.accessKey,
            secret: account.secretKey
        )
        request.headers["x-amz-content-sha256"] = ObjectID(of: body ?? []).description
        if body != nil { request.headers["Content-Type"] = "application/octet-stream" }
        let response = try await client.send(request)
        guard (200..<300).contains(response.status) else {
            throw BucketError.refused(
                status: response.status,
                code: (try? BucketListing(parsing: response.body))?.errorCode ?? ""
            )
        }
        return response.body
    }

    private func encoded(_ key: String) -> String {
        key.split(separator: "/", omittingEmptySubsequences: false).joined(separator: "%2F")
    }
}

extension String {
    /// Where the path begins in an address that has it at its end.
    fileprivate func index(beforePath path: String) -> Index? {
        hasSuffix(path) ? index(endIndex, offsetBy: -path.count) : nil
    }
}

/// The reason a bucket doesn't do what it is asked.
public enum BucketError: Error, Hashable, Sendable {
    /// With the code of the service, as in `AccessDenied`; empty without one.
    case refused(status: Int, code: String)
    /// The answer isn't that of an S3 service.
    case unreadable

    static let noSuchKey = "NoSuchKey"
}
