import Secrets
import Synchronization

/// A bucket of an S3 service on the loopback address. It takes signed requests only, and computes their
/// signatures as Amazon documents them.
public final class LocalBucket: Sendable {
    public static let accessKey = "AKIAIOSFODNN7EXAMPLE"
    public static let secretKey = "wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY"
    public static let region = "ap-northeast-2"
    /// Of a page of keys. The real one has a thousand.
    private static let pageSize = 3

    private final class State: Sendable {
        let objects = Mutex<[String: [UInt8]]>([:])
        /// Requests that are answered before the next is refused; nil to refuse none.
        let patience = Mutex<Int?>(nil)
    }

    private let state = State()
    private let server: ScriptedServer

    public init() throws {
        server = try ScriptedServer { [state] exchange, _ in
            guard Self.isSigned(exchange) else { return Self.refuse(exchange, 403, "SignatureDoesNotMatch") }
            let isRefused = state.patience.withLock { patience in
                patience = patience.map { $0 - 1 }
                return patience.map { $0 < 0 } ?? false
            }
            guard !isRefused else { return Self.refuse(exchange, 500, "InternalError") }
            Self.answer(exchange, state)
        }
    }

    /// Of a folder in the bucket.
    public var address: String { server.url("/neighbourhood/madang/backups") }

    /// By their keys.
    public var objects: [String: [UInt8]] {
        get { state.objects.withLock(\.self) }
        set { state.objects.withLock { $0 = newValue } }
    }

    /// Refuses all requests after these; nil to answer all again.
    public func refuse(after count: Int?) {
        state.patience.withLock { $0 = count }
    }

    private static func answer(_ exchange: ScriptedServer.Exchange, _ state: State) {
        let target = SignedTarget(exchange.target)
        guard target.path.hasPrefix("/neighbourhood/") else { return refuse(exchange, 404, "NoSuchBucket") }
        let key = String(target.path.dropFirst("/neighbourhood/".count))
        switch exchange.method {
        case "PUT":
            state.objects.withLock { $0[key] = exchange.bytes }
            exchange.answer()
        case "DELETE":
            state.objects.withLock { $0[key] = nil }
            exchange.answer(204)
        case "GET" where key.isEmpty: list(exchange, target, state)
        case "GET":
            guard let bytes = state.objects.withLock({ $0[key] }) else {
                return refuse(exchange, 404, "NoSuchKey")
            }
            exchange.answer(bytes: bytes)
        default: refuse(exchange, 405, "MethodNotAllowed")
        }
    }

    private static func list(
        _ exchange: ScriptedServer.Exchange,
        _ target: SignedTarget,
        _ state: State
    ) {
        guard target.value("list-type") == "2" else { return refuse(exchange, 400, "InvalidArgument") }
        let (prefix, after) = (target.value("prefix") ?? "", target.value("start-after") ?? "")
        let keys = state.objects.withLock { $0.keys.filter { $0.hasPrefix(prefix) && $0 > after }.sorted() }
        let contents = keys.prefix(pageSize).map {
            "<Contents><Key>\($0)</Key><ETag>&quot;1&quot;</ETag><Size>1</Size></Contents>"
        }
        exchange.answer(
            body: """
                <?xml version="1.0" encoding="UTF-8"?>
                <ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><Name>neighbourhood</Name>\
                <IsTruncated>\(keys.count > pageSize)</IsTruncated>\(contents.joined())</ListBucketResult>
                """
        )
    }

    private static func refuse(_ exchange: ScriptedServer.Exchange, _ status: Int, _ code: String) {
        exchange.answer(
            status,
            body: """
                <?xml version="1.0" encoding="UTF-8"?>
                <Error><Code>\(code)</Code><Message>No.</Message></Error>
                """
        )
    }

    private static func isSigned(_ exchange: ScriptedServer.Exchange) -> Bool {
        guard let header = exchange.header("Authorization"), let claim = SignatureClaim(header),
            claim.credential.hasPrefix("\(accessKey)/"), claim.scope.hasSuffix("/\(region)/s3/aws4_request")
        else { return false }
        let hash = exchange.header("x-amz-content-sha256")
        guard hash == hexadecimal(Digest.sha256(of: exchange.bytes)) else { return false }
        let headers = claim.signedHeaders.map { ($0, exchange.header($0)) }
        // A header that was signed but not sent.
        guard headers.allSatisfy({ $0.1 != nil }), claim.signedHeaders.contains("x-amz-content-sha256") else {
            return false
        }
        return claim.signature
            == claim.expected(
                exchange.method,
                exchange.target,
                headers.map { ($0.0, $0.1 ?? "") },
                bodyHash: hash ?? "",
                secretKey: secretKey
            )
    }
}
