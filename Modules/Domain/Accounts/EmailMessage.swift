/// An email from the server. The text is composed when it is sent.
public struct EmailMessage: Identifiable, Equatable, Sendable {
    public enum Content: Equatable, Sendable {
        case emailCode(String, link: String?)
        case passwordCode(String, link: String?)
        /// To the old address: the account has another now.
        case emailMoved
        case passwordSet
        case suspended(Suspension)
        /// An operator undid that before its time.
        case suspensionLifted
    }

    /// For so long a letter without a code is tried.
    public static let patience = Duration.seconds(2 * 24 * 3_600)

    public let id: Identifier<EmailMessage>
    public let member: Member.ID
    public let to: EmailAddress
    public let language: Language
    public let content: Content
    /// After that it is of no use any more, and given up.
    public let expiresAt: Moment

    public init(
        id: ID,
        member: Member.ID,
        to: EmailAddress,
        language: Language,
        content: Content,
        expiresAt: Moment
    ) {
        self.id = id
        self.member = member
        self.to = to
        self.language = language
        self.content = content
        self.expiresAt = expiresAt
    }
}

/// Letters that were promised and have not been handed over yet.
public protocol Outbox: Sendable {
    /// Up to `count` letters that are due, the longest waiting first. Whoever takes one has ``Outbox/lease``
    /// for it; after that another may take it, so that none is lost and one may arrive twice.
    /// Those that are of no use any more are dropped.
    func take(_ count: Int, at now: Moment) async throws -> [(letter: EmailMessage, attempts: Int)]

    func handedOver(_ letter: EmailMessage.ID) async throws
    func postpone(_ letter: EmailMessage.ID, until moment: Moment) async throws
    /// How many letters wait.
    func count() async throws -> Int
}

extension Outbox {
    public static var lease: Duration { .seconds(300) }
}

/// Carries letters out of the server.
public protocol EmailSender: Sendable {
    /// Returns once somebody else has taken responsibility. Throws ``UndeliverableEmail`` when no later try
    /// can do better.
    func carry(_ letter: EmailMessage, writtenAt moment: Moment) async throws
}

/// The mailbox doesn't exist, or won't take letters of ours.
public struct UndeliverableEmail: Error, CustomStringConvertible {
    public let description: String

    public init(_ reason: String) {
        description = reason
    }
}
