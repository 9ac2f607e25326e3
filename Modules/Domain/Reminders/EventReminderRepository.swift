/// How a member wants to be reminded.
public struct ReminderChoice: Hashable, Sendable {
    public let notice: Bool
    public let mail: Bool

    public init(notice: Bool = true, mail: Bool = false) {
        self.notice = notice
        self.mail = mail
    }
}

public protocol EventReminderRepository: Sendable {
    /// Has a choice for each reminder.
    func choices(of member: Member.ID) async throws -> [EventReminder: ReminderChoice]

    /// Replaces the member's choices of these reminders.
    func choose(_ choices: [EventReminder: ReminderChoice], by member: Member.ID) async throws

    /// Tells members of everything that is due about their favourites, each once, also with several servers.
    /// What is due is told with what is stored in the same transaction.
    func remind(at now: Moment) async throws
}

/// Composes the emails that remind members of events.
public struct ReminderEmails: Sendable {
    private let emails: AccountEmails
    private let link: @Sendable (Listing.ID) -> String?

    /// - Parameter link: the address of an event's page; nil for a server without a public address.
    public init(_ emails: AccountEmails, link: @escaping @Sendable (Listing.ID) -> String?) {
        self.emails = emails
        self.link = link
    }

    /// Returns nil when mail isn't configured.
    public func message(
        _ reminder: EventReminder,
        of event: Listing,
        to account: Account,
        until expiresAt: Moment
    ) -> EmailMessage? {
        guard emails.sendsMail else { return nil }
        return emails.message(
            .eventReminder(
                reminder,
                title: event.details.title.text,
                link: link(event.id)
            ),
            for: account,
            at: account.email,
            until: expiresAt
        )
    }
}
