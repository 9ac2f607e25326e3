/// One device that is signed in: the family of all refresh tokens it was given, of which only the latest
/// counts.
public struct Session: Identifiable, Equatable, Sendable {
    /// A member's devices; opening one more ends the one that was unused for longest.
    public static let perMember = 20
    public static let accessLifetime: Duration = .seconds(15 * 60)
    public static let refreshLifetime: Duration = .seconds(30 * 24 * 60 * 60)
    /// How long after authentication a session may do what can't be undone.
    public static let freshness: Duration = .seconds(10 * 60)

    public let id: Identifier<Session>
    public let member: Member.ID
    /// What the device calls itself, to recognise it in a list.
    public let device: String
    public let openedAt: Moment
    public private(set) var lastUsedAt: Moment
    /// When the member last proved who they are: at signing in, or by confirming it since.
    public private(set) var authenticatedAt: Moment
    /// How many times the tokens were replaced.
    public private(set) var generation: Int
    public private(set) var refreshExpiresAt: Moment
    public private(set) var isEnded = false

    public init(opening id: ID, for member: Member.ID, device: String, at now: Moment) {
        self.init(
            id: id,
            member: member,
            device: String(device.tidied().prefix(200)),
            openedAt: now,
            lastUsedAt: now,
            authenticatedAt: now,
            generation: 1,
            refreshExpiresAt: now + Self.refreshLifetime
        )
    }

    /// Reads back a session that was kept.
    public init(
        id: ID,
        member: Member.ID,
        device: String,
        openedAt: Moment,
        lastUsedAt: Moment,
        authenticatedAt: Moment,
        generation: Int,
        refreshExpiresAt: Moment
    ) {
        self.id = id
        self.member = member
        self.device = device
        self.openedAt = openedAt
        self.lastUsedAt = lastUsedAt
        self.authenticatedAt = authenticatedAt
        self.generation = generation
        self.refreshExpiresAt = refreshExpiresAt
    }

    /// The refresh token of `generation` was shown. The latest one moves the session on; an earlier one means
    /// that two parties hold its tokens, so the session ends for both.
    public mutating func refresh(showing generation: Int, at now: Moment) throws(SessionRefusal)
        -> RefreshOutcome
    {
        guard !isEnded, now < refreshExpiresAt else { throw .ended }
        guard generation == self.generation else {
            isEnded = true
            return .reused
        }
        self.generation += 1
        lastUsedAt = now
        refreshExpiresAt = now + Self.refreshLifetime
        return .refreshed
    }

    /// A browser came back with the token it has.
    public mutating func stay(at now: Moment) throws(SessionRefusal) {
        guard !isEnded, now < refreshExpiresAt else { throw .ended }
        lastUsedAt = now
        refreshExpiresAt = now + Self.refreshLifetime
    }

    public func isFresh(at now: Moment) -> Bool {
        now < authenticatedAt + Self.freshness
    }

    /// The member has proved once more who they are.
    public mutating func confirm(at now: Moment) {
        authenticatedAt = now
    }

    /// Only the session's own member may; to anyone else it isn't there.
    public mutating func end(by member: Member.ID) throws(SessionRefusal) {
        guard member == self.member else { throw .notFound }
        isEnded = true
    }
}

public enum RefreshOutcome: Equatable, Sendable {
    case refreshed
    case reused
}

public enum SessionRefusal: String, Refusal, CaseIterable {
    case signInNeeded = "session.sign-in-needed"
    case invalidToken = "session.invalid-token"
    /// Refresh, then ask again.
    case accessExpired = "session.access-expired"
    /// Sign in again: refreshing will not help.
    case ended = "session.ended"
    case refreshReused = "session.refresh-reused"
    /// Confirm who you are, then ask again.
    case freshSignInNeeded = "session.fresh-sign-in-needed"
    case notFound = "session.not-found"

    public var code: String { rawValue }

    public var kind: RefusalKind {
        switch self {
        case .notFound: .notFound
        case .freshSignInNeeded: .forbidden
        default: .unauthenticated
        }
    }
}
