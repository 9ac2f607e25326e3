/// Stores webhooks. What ends all sessions of a member, or all but one, removes their webhooks as well.
public protocol NoticeWebhookRepository: Sendable {
    /// Throws ``NoticeWebhookRefusal/tooMany``.
    func insert(_ webhook: NoticeWebhook) async throws

    /// Latest first; at most ``NoticeWebhook/perMember``.
    func all(of member: Member.ID) async throws -> [NoticeWebhook]

    /// Nil for a webhook of another member.
    func find(_ id: NoticeWebhook.ID, of member: Member.ID) async throws -> NoticeWebhook?

    /// Notes that a call was answered, so that a stopped one is called again.
    func resume(_ id: NoticeWebhook.ID) async throws

    /// Throws ``NoticeWebhookRefusal/notFound`` for a webhook of another member.
    func remove(_ id: NoticeWebhook.ID, of member: Member.ID) async throws
}

/// Calls that wait: one for each webhook and notice, however often the notice changes.
public protocol NoticeCallQueue: Sendable {
    /// Leases up to `count` due calls for ``NoticeCallQueue/lease``, oldest first, and drops expired ones and
    /// those of suspended members. After the lease another server may take a call, so none is lost and one
    /// may be made twice, with the same id.
    func take(_ count: Int, at now: Moment) async throws -> [NoticeCall]

    /// Records what became of calls. One whose notice changed in the meantime stays in the queue. A failed
    /// one delays all calls of its webhook.
    func finish(_ results: [NoticeCallResult], at now: Moment) async throws
}

extension NoticeCallQueue {
    public static var lease: Duration { .seconds(60) }
    /// How long a notice is worth a call.
    public static var patience: Duration { .seconds(2 * 86_400) }
}

/// A notice on its way to a member's program.
public struct NoticeCall: Sendable {
    public let webhook: NoticeWebhook
    public let notice: NoticeSummary
    public let queuedAt: Moment
    /// How often it was made before.
    public let attempts: Int
    public let leasedUntil: Moment

    public init(
        webhook: NoticeWebhook,
        notice: NoticeSummary,
        queuedAt: Moment,
        attempts: Int,
        leasedUntil: Moment
    ) {
        (self.webhook, self.notice, self.queuedAt) = (webhook, notice, queuedAt)
        (self.attempts, self.leasedUntil) = (attempts, leasedUntil)
    }

    /// The same for each attempt at one state of a notice.
    public var id: String { "\(notice.id)-\(queuedAt.milliseconds)" }
}

/// What became of a call.
public struct NoticeCallResult: Sendable {
    public enum Outcome: Equatable, Sendable {
        case answered
        /// The program says that there is no such address any more.
        case gone
        case failed(until: Moment)
    }

    public let call: NoticeCall
    public let outcome: Outcome

    public init(_ call: NoticeCall, _ outcome: Outcome) {
        (self.call, self.outcome) = (call, outcome)
    }
}

/// Calls members' programs.
public protocol NoticeWebhookSender: Sendable {
    /// Whether an address may be called.
    func allows(_ address: String) -> Bool
    /// By which the program verifies a call. It is derived, and stored nowhere.
    func secret(of webhook: NoticeWebhook.ID) -> String

    func send(_ call: NoticeCall, at now: Moment) async -> NoticeCallAnswer
    func sendTrial(to webhook: NoticeWebhook, at now: Moment) async -> NoticeCallAnswer
}

public enum NoticeCallAnswer: Equatable, Sendable {
    case answered
    case gone
    case failed
}
