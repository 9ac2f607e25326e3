/// Stores devices' push subscriptions.
public protocol PushRepository: Sendable {
    /// Replaces the subscription of the session. A browser has one endpoint, so that another session with the
    /// same endpoint loses its subscription. Throws ``SessionRefusal/ended`` when the session is over.
    func put(_ subscription: PushSubscription) async throws

    /// Returns nil unless the session belongs to the member and has a subscription.
    func find(_ session: Session.ID, of member: Member.ID) async throws -> PushSubscription?

    /// The sessions of the member that have a subscription.
    func sessions(of member: Member.ID) async throws -> Set<Session.ID>

    func remove(_ session: Session.ID, of member: Member.ID) async throws
}

/// Notices that are to be pushed. A notice waits once for each device, however often it changes.
public protocol PushQueue: Sendable {
    /// Leases up to `count` due pushes for ``PushQueue/lease``, oldest first, and drops expired ones. After
    /// the lease another server may take a push, so none is lost and one may be sent twice.
    /// - Parameter hosts: push services that are left out.
    func take(_ count: Int, besides hosts: Set<String>, at now: Moment) async throws -> [PendingPush]

    /// Records what became of pushes. One whose notice changed in the meantime stays in the queue.
    func finish(_ results: [PushResult], at now: Moment) async throws
}

/// Tells that pushes were queued.
public protocol PushSignal: Sendable {
    /// Also tells of other servers on the same database. Listens until the returned value is released.
    func listen(_ hear: @escaping @Sendable () -> Void) -> any Sendable
}

extension PushQueue {
    public static var lease: Duration { .seconds(60) }
    /// How long a notice is worth pushing.
    public static var patience: Duration { .seconds(2 * 24 * 3_600) }
}

/// A notice on its way to a device.
public struct PendingPush: Sendable {
    public let notice: NoticeSummary
    public let subscription: PushSubscription
    public let settings: NoticeSettings
    public let language: Language
    /// The messages that it tells of; nil for other notices.
    public let talk: UnreadTalk?
    /// The unread messages of the member.
    public let unread: Int
    /// How often it was sent before.
    public let attempts: Int
    public let leasedUntil: Moment
    public let expiresAt: Moment

    public init(
        notice: NoticeSummary,
        subscription: PushSubscription,
        settings: NoticeSettings,
        language: Language,
        talk: UnreadTalk?,
        unread: Int,
        attempts: Int,
        leasedUntil: Moment,
        expiresAt: Moment
    ) {
        self.notice = notice
        self.subscription = subscription
        self.settings = settings
        self.language = language
        self.talk = talk
        self.unread = unread
        self.attempts = attempts
        self.leasedUntil = leasedUntil
        self.expiresAt = expiresAt
    }
}

/// The unread messages of a conversation.
public struct UnreadTalk: Equatable, Sendable {
    public let count: Int
    /// The number of the latest message.
    public let latest: Int
    /// Its text; nil for pictures without one.
    public let text: String?

    public init(count: Int, latest: Int, text: String?) {
        self.count = count
        self.latest = latest
        self.text = text
    }
}

/// What became of a push.
public struct PushResult: Sendable {
    public enum Outcome: Equatable, Sendable {
        case delivered
        /// The member has read the notice or doesn't want its pushes.
        case unwanted
        case postponed(until: Moment)
        /// The device has no subscription any more.
        case gone
        /// The service will never take this push.
        case refused
        /// The service can't be reached or fails.
        case failed(until: Moment)
    }

    public let push: PendingPush
    public let outcome: Outcome

    public init(_ push: PendingPush, _ outcome: Outcome) {
        self.push = push
        self.outcome = outcome
    }
}
