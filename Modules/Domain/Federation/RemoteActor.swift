/// An account of another server, as that server describes it.
public struct RemoteActor: Equatable, Sendable {
    /// Its absolute address, which identifies it.
    public let address: String
    public let host: WebsiteHost
    public let inbox: String
    /// The one inbox for all accounts of its server, if there is one.
    public let sharedInbox: String?

    public init(address: String, host: WebsiteHost, inbox: String, sharedInbox: String?) {
        self.address = address
        self.host = host
        self.inbox = inbox
        self.sharedInbox = sharedInbox
    }

    /// The inbox that announcements are sent to, once for all followers that share it.
    public var announcementInbox: String { sharedInbox ?? inbox }
}

/// A message to the inbox, as it arrived.
public struct InboxMessage: Sendable {
    /// Its path and query.
    public let target: String
    /// By their names in lower case.
    public let headers: [String: String]
    /// The time that its header `Date` says; nil if it is unreadable.
    public let sentAt: Moment?
    public let body: [UInt8]

    public init(
        target: String,
        headers: [String: String],
        sentAt: Moment?,
        body: [UInt8]
    ) {
        self.target = target
        self.headers = headers
        self.sentAt = sentAt
        self.body = body
    }
}

/// A wish of another server's account, in a message that may be forged.
public struct FollowRequest: Equatable, Sendable {
    public enum Wish: Sendable {
        case follow
        case unfollow
    }

    public let wish: Wish
    /// The address of the activity, which its server gives only once.
    public let id: String
    public let actor: String
    public let host: WebsiteHost

    public init(_ wish: Wish, id: String, actor: String, host: WebsiteHost) {
        self.wish = wish
        self.id = id
        self.actor = actor
        self.host = host
    }
}

/// The reasons to refuse a message or a change of federation.
public enum FederationRefusal: String, Refusal, CaseIterable {
    /// The message isn't an activity.
    case malformed = "federation.malformed"
    /// Its signature is missing, old or wrong, or its sender can't be found.
    case unverified = "federation.unverified"
    /// An operator blocked the host.
    case blocked = "federation.blocked"

    public var code: String { rawValue }

    public var kind: RefusalKind {
        switch self {
        case .malformed: .invalid
        case .unverified: .unauthenticated
        case .blocked: .forbidden
        }
    }
}
