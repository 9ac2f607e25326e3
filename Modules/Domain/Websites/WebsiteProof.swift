/// The text that proves that a website is a member's, once the website shows it.
public struct WebsiteProof: Sendable {
    private let secret: any AppSecret

    public init(secret: any AppSecret) {
        self.secret = secret
    }

    /// One line for this member and host. Only servers of this community can make it.
    public func line(of host: WebsiteHost, for member: Member.ID) -> String {
        let parts = ["first", "second"].map { part in
            String(secret.number(for: "website \(part) \(host.text) \(member)"), radix: 36)
        }
        return "madang-site-proof=" + parts.joined(separator: "-")
    }

    func isShown(in text: String, of host: WebsiteHost, for member: Member.ID) -> Bool {
        let line = line(of: host, for: member)
        return text.split(whereSeparator: \.isNewline).contains { String($0).tidied() == line }
    }
}

/// Reads the file with proofs from a website.
public protocol WebsiteProofReader: Sendable {
    /// Returns nil where there is no such file. Throws ``WebsiteRefusal/unreachable``.
    func proofs(of host: WebsiteHost) async throws -> String?
}
