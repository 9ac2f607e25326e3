/// A signed-in device: the family of refresh tokens it was given, of which only the latest is valid.
public struct Session: Identifiable, Equatable, Sendable {
    /// The maximum number of sessions per member. Opening one more ends the least recently used.
    public static let perMember = 20
    public static let accessLifetime: Duration = .seconds(15 * 60)
    public static let refreshLifetime: Duration = .seconds(30 * 24 * 60 * 60)
    /// How long after authentication a session may perform irreversible actions.
    public static let freshness: Duration = .seconds(10 * 60)

    public let id: Identifier<Session>
    public let member: Member.ID
    /// The name by which a member recognises the device in a list.
    public let device: String
    public let openedAt: Moment
    public private(set) var lastUsedAt: Moment
    /// The time the member last authenticated, at sign-in or by confirming later.
    public private(set) var authenticatedAt: Moment
    /// The number of times the tokens were rotated.
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

    /// Restores a stored session.
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

    /// Accepts a refresh token of `generation`. The latest advances the session. An earlier one means that
    /// two parties hold the tokens, so the session ends.
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

    /// Extends the session when a browser returns with its current token.
    public mutating func stay(at now: Moment) throws(SessionRefusal) {
        guard !isEnded, now < refreshExpiresAt else { throw .ended }
        lastUsedAt = now
        refreshExpiresAt = now + Self.refreshLifetime
    }

    public func isFresh(at now: Moment) -> Bool {
        now < authenticatedAt + Self.freshness
    }

    /// Records that the member has authenticated again.
    public mutating func confirm(at now: Moment) {
        authenticatedAt = now
    }

    /// Ends the session for its own member. For other members it counts as not found.
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
    /// Refresh, then retry.
    case accessExpired = "session.access-expired"
    /// Sign in again; refreshing won't help.
    case ended = "session.ended"
    case refreshReused = "session.refresh-reused"
    /// Confirm your identity, then retry.
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
