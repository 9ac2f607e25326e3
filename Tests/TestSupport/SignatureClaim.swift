import CSodium
import Foundation
import Secrets

/// What an `Authorization` header of Signature Version 4 says, and what it should.
///
/// https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html
public struct SignatureClaim {
    let credential: String
    let signedHeaders: [String]
    public let signature: String

    /// Day, region, service and `aws4_request`.
    var scope: String { credential.split(separator: "/").dropFirst().joined(separator: "/") }

    public init?(_ header: String) {
        let algorithm = "AWS4-HMAC-SHA256 "
        guard header.hasPrefix(algorithm) else { return nil }
        var parts: [Substring: Substring] = [:]
        for part in header.dropFirst(algorithm.count).split(separator: ",") {
            let pair = part.drop { $0 == " " }.split(separator: "=", maxSplits: 1)
            guard pair.count == 2 else { return nil }
            parts[pair[0]] = pair[1]
        }
        guard let credential = parts["Credential"], let headers = parts["SignedHeaders"],
            let signature = parts["Signature"]
        else { return nil }
        self.credential = String(credential)
        signedHeaders = headers.split(separator: ";").map(String.init)
        self.signature = String(signature)
    }

    public func expected(
        _ method: String,
        _ target: String,
        _ headers: [(name: String, value: String)],
        bodyHash: String,
        secretKey: String
    ) -> String {
        let target = SignedTarget(target)
        let lines = headers.map { "\($0.name):\($0.value)\n" }.joined()
        let request =
            "\(method)\n\(target.path)\n\(target.canonicalQuery)\n\(lines)\n"
            + "\(signedHeaders.joined(separator: ";"))\n\(bodyHash)"
        let time = headers.first { $0.name == "x-amz-date" }?.value ?? ""
        let digest = hexadecimal(Digest.sha256(of: Array(request.utf8)))
        let text = "AWS4-HMAC-SHA256\n\(time)\n\(scope)\n\(digest)"
        let key = scope.split(separator: "/").reduce(Array("AWS4\(secretKey)".utf8)) {
            hmac(Array($1.utf8), key: $0)
        }
        return hexadecimal(hmac(Array(text.utf8), key: key))
    }
}

/// The path and the query of a request.
struct SignedTarget {
    let path: String
    private let query: [(name: String, value: String)]

    init(_ target: String) {
        let parts = target.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
        path = String(parts[0])
        query = parts.dropFirst().joined().split(separator: "&").map { parameter in
            let pair = parameter.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            return (String(pair[0]), pair.count > 1 ? String(pair[1]) : "")
        }
    }

    var canonicalQuery: String {
        query.sorted { $0.name < $1.name }.map { "\($0.name)=\($0.value)" }.joined(separator: "&")
    }

    func value(_ name: String) -> String? {
        query.first { $0.name == name }?.value.removingPercentEncoding
    }
}

func hexadecimal(_ bytes: [UInt8]) -> String {
    bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
}

private func hmac(_ message: [UInt8], key: [UInt8]) -> [UInt8] {
    var state = crypto_auth_hmacsha256_state()
    var code = [UInt8](repeating: 0, count: Int(crypto_auth_hmacsha256_BYTES))
    crypto_auth_hmacsha256_init(&state, key, key.count)
    crypto_auth_hmacsha256_update(&state, message, UInt64(message.count))
    crypto_auth_hmacsha256_final(&state, &code)
    return code
}
