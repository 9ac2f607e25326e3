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
        let text = text.tidied()
        guard text.fits(EventLink.longest) else { throw .host }
        let address = text.contains("://") ? text : "https://\(text)"
        guard let link = try? EventLink(address) else { throw .host }
        self = link.website
        guard self.text.fits(Self.longest) else { throw .host }
    }

    fileprivate init(known text: String) {
        self.text = text
    }

    /// Whether it is this host or one below it.
    public func covers(_ other: WebsiteHost) -> Bool {
        other == self || other.text.hasSuffix(".\(text)")
    }

    /// Where the proof is looked for.
    public var proofAddress: String { "https://\(text)/.well-known/madang.txt" }
}

extension EventLink {
    public var website: WebsiteHost {
        let rest = normalized.drop { $0 != "/" }.dropFirst(2)
        return WebsiteHost(known: String(rest.prefix { $0 != "/" && $0 != ":" && $0 != "?" }))
    }
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
