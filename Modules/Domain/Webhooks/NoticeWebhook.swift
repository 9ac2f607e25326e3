/// An address of a member's program that is called for each of their notices.
public struct NoticeWebhook: Identifiable, Equatable, Sendable {
    public static let perMember = 5
    /// In bytes.
    public static let longestAddress = 500
    /// After calls have failed for so long, it isn't called any more.
    public static let patience = Duration.seconds(3 * 86_400)

    public let id: Identifier<NoticeWebhook>
    public let member: Member.ID
    public let address: String
    public let createdAt: Moment
    /// Nil after a call that was answered.
    public let failingSince: Moment?

    public init(id: ID, member: Member.ID, address: String, createdAt: Moment, failingSince: Moment? = nil) {
        (self.id, self.member, self.address) = (id, member, address)
        (self.createdAt, self.failingSince) = (createdAt, failingSince)
    }

    public enum State: String, CaseIterable, Sendable {
        case working
        case failing
        /// A trial that is answered resumes it.
        case stopped
    }

    public func state(at now: Moment) -> State {
        guard let failingSince else { return .working }
        return now < failingSince + Self.patience ? .failing : .stopped
    }
}

public enum NoticeWebhookRefusal: String, Refusal, CaseIterable {
    case notFound = "notice-webhook.not-found"
    /// It must be a public address with `https:`, without a user.
    case invalidAddress = "notice-webhook.invalid-address"
    case tooMany = "notice-webhook.too-many"
    /// The trial wasn't answered with a status of success.
    case unanswered = "notice-webhook.unanswered"

    public var code: String { rawValue }

    public var kind: RefusalKind {
        switch self {
        case .notFound: .notFound
        case .invalidAddress: .invalid
        case .tooMany, .unanswered: .conflict
        }
    }

    public var field: String? { self == .invalidAddress ? "url" : nil }
}
