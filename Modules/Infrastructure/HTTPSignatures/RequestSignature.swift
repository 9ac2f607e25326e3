import COpenSSL

/// The parts of a request that are signed: its method and target, and headers by their names in lower case.
public struct RequestSignature: Sendable {
    /// What a signed header is called that stands for method and target.
    public static let target = "(request-target)"

    private let parts: [(name: String, value: String)]

    /// - Parameters:
    ///   - target: path and query.
    ///   - headers: names in lower case.
    public init(_ method: String, _ target: String, headers: [(name: String, value: String)]) {
        parts = [(Self.target, "\(method.lowercased()) \(target)")] + headers
    }

    public var names: [String] { parts.map(\.name) }

    /// The value of the header `Signature`.
    public func header(by key: RSAPrivateKey, id: String) -> String {
        SignatureHeader(
            keyID: id,
            names: names,
            signature: key.signature(of: text(of: names) ?? [])
        ).text
    }

    /// Whether `key` signed these parts of this request.
    public func isSigned(_ header: SignatureHeader, by key: RSAPublicKey) -> Bool {
        guard let text = text(of: header.names) else { return false }
        return key.verifies(header.signature, of: text)
    }

    /// Nil when a signed header is missing.
    private func text(of names: [String]) -> [UInt8]? {
        var lines: [String] = []
        for name in names {
            guard let value = parts.first(where: { $0.name == name })?.value else { return nil }
            lines.append("\(name): \(value)")
        }
        return Array(lines.joined(separator: "\n").utf8)
    }

    /// The value of the header `Digest`.
    public static func digest(of body: [UInt8]) -> String {
        var digest = [UInt8](repeating: 0, count: Int(SHA256_DIGEST_LENGTH))
        _ = SHA256(body, body.count, &digest)
        return "SHA-256=\(Base64.encode(digest))"
    }

    /// Whether a header `Digest` is that of the body. The name of the algorithm has no case.
    public static func isDigest(_ header: String, of body: [UInt8]) -> Bool {
        let own = digest(of: body)
        return header.split(separator: ",").contains { part in
            let part = part.drop { $0 == " " }
            return part.prefix(8).uppercased() == "SHA-256=" && part.dropFirst(8) == own.dropFirst(8)
        }
    }
}
