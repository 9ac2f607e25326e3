/// An email from the server. The text is composed when it is sent.
public struct EmailMessage: Identifiable, Equatable, Sendable {
    public enum Content: Equatable, Sendable {
        case emailCode(String, link: String?)
        /// Sent instead of a code to an address that already has an account.
        case addressInUse
        case passwordCode(String, link: String?)
        /// Sent to the previous address after the account's address changed.
        case emailMoved
        case passwordSet
        case secondFactor(SecondFactorEvent)
        /// An operator reset the member's second factor. Without a reason on the server's machine.
        case secondFactorReset(reason: String?)
        case suspended(Suspension)
        /// What an operator warned the member of.
        case warned(String)
        /// What an operator decided about the member's appeal, and why.
        case appealDecided(Appeal.Outcome, String?)
        /// An operator lifted the suspension early.
        case suspensionLifted
        case eventReminder(EventReminder, title: String, link: String?)
        /// A bank account was named for the refund of an order.
        case refundAccountNamed(NamedAccount, title: String)
        /// An operator invites to sign up.
        case invitation(link: String)
        /// A notice that stayed unread.
        case notice(NoticeSummary)
        /// What waits for operators when it is sent, of whose queues a notice stayed unread.
        case operatorTodo([QueueLoad], of: Notice.ID)
        /// News of the neighbourhood, to which the member consented.
        case digest(DigestNews, of: DigestSubscription.Consent)
        /// Of an operator to all members, or to the operator alone as a test.
        case letter(Letter.ID, LetterText, isTest: Bool)
    }

    /// How long an email without a code is retried.
    public static let patience = Duration.seconds(2 * 24 * 3_600)

    public let id: Identifier<EmailMessage>
    /// Nil for a newcomer.
    public let member: Member.ID?
    public let to: EmailAddress
    public let language: Language
    public let content: Content
    /// The time after which the email is useless and no longer tried.
    public let expiresAt: Moment

    public init(
        id: ID,
        member: Member.ID?,
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

    /// The same email in another language.
    public func translated(to language: Language) -> EmailMessage {
        EmailMessage(
            id: id,
            member: member,
            to: to,
            language: language,
            content: content,
            expiresAt: expiresAt
        )
    }
}

/// Queued emails that haven't been sent yet.
public protocol Outbox: Sendable {
    /// Leases up to `count` due emails for ``Outbox/lease``, oldest first. Drops expired ones, and those of
    /// notices that were read and digests that were ended in the meantime, and of what waits for operators
    /// those to members who aren't operators any more or are suspended. Digests wait at night. After the
    /// lease another server may take an email, so none is lost and one may arrive twice.
    func take(_ count: Int, at now: Moment) async throws -> [(message: EmailMessage, attempts: Int)]

    func handedOver(_ message: EmailMessage.ID) async throws
    /// Drops an email that can't be delivered.
    func giveUp(_ message: EmailMessage.ID) async throws
    func postpone(_ message: EmailMessage.ID, until moment: Moment) async throws
    /// The number of queued emails.
    func count() async throws -> Int
}

extension Outbox {
    public static var lease: Duration { .seconds(300) }
}

/// Sends emails.
public protocol EmailSender: Sendable {
    /// Returns once another mail server has accepted the email. Throws ``UndeliverableEmail`` when retrying
    /// can't help.
    func carry(_ message: EmailMessage, writtenAt moment: Moment) async throws
}

/// The mailbox doesn't exist or rejects our email.
public struct UndeliverableEmail: Error, CustomStringConvertible {
    public let description: String

    public init(_ reason: String) {
        description = reason
    }
}
