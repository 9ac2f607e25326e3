/// A website that a member says is theirs. Once proven, events that link to it need no approval.
public struct Website: Equatable, Sendable {
    /// The number a member may have.
    public static let most = 10

    public let host: WebsiteHost
    public let addedAt: Moment
    public let provenAt: Moment?

    public init(_ host: WebsiteHost, addedAt: Moment, provenAt: Moment? = nil) {
        self.host = host
        self.addedAt = addedAt
        self.provenAt = provenAt
    }
}

/// The host of a website in lower case, without `www.` and a port.
public struct WebsiteHost: Hashable, Sendable {
    public static let longest = 253

    public let text: String

    /// Accepts a host, or an address that has one.
    public init(_ text: String) throws(WebsiteRefusal) {
        let text = text.tidied().lowercased()
        let schemes = ["https://", "http://"]
        let scheme = schemes.first { text.hasPrefix($0) } ?? ""
        let host = text.dropFirst(scheme.count).prefix { !"/?#:".contains($0) }
        self.init(named: host.hasPrefix("www.") ? host.dropFirst(4) : host)
        let labels = self.text.split(separator: ".", omittingEmptySubsequences: false)
        guard labels.count > 1, self.text.fits(Self.longest), labels.allSatisfy(Self.isLabel) else {
            throw .host
        }
    }

    private init(named host: Substring) {
        text = String(host)
    }

    private static func isLabel(_ label: Substring) -> Bool {
        !label.isEmpty && label.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" }
    }

    /// Whether it is this host or one below it.
    public func covers(_ other: WebsiteHost) -> Bool {
        other == self || other.text.hasSuffix(".\(text)")
    }

    /// Where the proof is looked for.
    public var proofAddress: String { "https://\(text)/.well-known/madang.txt" }
}

/// The reasons to refuse a website.
public enum WebsiteRefusal: String, Refusal, CaseIterable {
    case host = "website.host"
    case tooMany = "website.too-many"
    /// The member has no such website.
    case notFound = "website.not-found"
    /// The file with the proof isn't there, or says something else.
    case unproven = "website.unproven"
    /// The website could not be reached.
    case unreachable = "website.unreachable"

    public var code: String { rawValue }

    public var kind: RefusalKind {
        switch self {
        case .host: .invalid
        case .notFound: .notFound
        case .tooMany, .unproven, .unreachable: .conflict
        }
    }

    public var field: String? { self == .host ? "host" : nil }
}
