public import Database
public import Domain

public struct SQLEventReminderRepository: EventReminderRepository {
    private let database: Database
    private let emails: ReminderEmails
    private let identifiers: IdentifierGenerator

    public init(_ database: Database, emails: ReminderEmails, identifiers: IdentifierGenerator) {
        self.database = database
        self.emails = emails
        self.identifiers = identifiers
    }

    public func choices(of member: Member.ID) async throws -> [EventReminder: ReminderChoice] {
        try await database.read { connection in
            let muted = try Self.kinds("muted_notices", of: member, in: connection)
            let mailed = try Self.kinds("reminder_mails", of: member, in: connection)
            return EventReminder.allCases.reduce(into: [:]) { choices, reminder in
                choices[reminder] = ReminderChoice(
                    notice: !muted.contains(reminder.notice.rawValue),
                    mail: mailed.contains(reminder.rawValue)
                )
            }
        }
    }

    public func choose(_ choices: [EventReminder: ReminderChoice], by member: Member.ID) async throws {
        try await database.write { connection in
            for (reminder, choice) in choices.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
                try Self.set(
                    "muted_notices",
                    reminder.notice.rawValue,
                    !choice.notice,
                    of: member,
                    in: connection
                )
                try Self.set("reminder_mails", reminder.rawValue, choice.mail, of: member, in: connection)
            }
        }
    }

    private static func kinds(_ table: SQL, of member: Member.ID, in connection: Connection) throws
        -> Set<String>
    {
        let rows = try connection.run("SELECT kind FROM \(table) WHERE member = \(member)")
        return Set(try rows.map { try $0.value("kind") })
    }

    private static func set(
        _ table: SQL,
        _ kind: String,
        _ isOn: Bool,
        of member: Member.ID,
        in connection: Connection
    ) throws {
        if isOn {
            try connection.execute(
                """
                INSERT INTO \(table) (member, kind) VALUES (\(member), \(kind))
                ON CONFLICT (member, kind) DO NOTHING
                """
            )
        } else {
            try connection.execute("DELETE FROM \(table) WHERE member = \(member) AND kind = \(kind)")
        }
    }

    public func remind(at now: Moment) async throws {
        try await database.eachStep(identifiers, at: now, of: Self.due) { [emails] transaction, id in
            let listing = Listing.ID(rawValue: id)
            let due = try transaction.eventReminders.take(of: listing, at: now)
            guard !due.isEmpty, let event: Event = try transaction.listings.post(listing),
                try !transaction.decisions.isTakenDown(event.listing.subject)
            else { return }
            let favourites = try transaction.favourites.members(with: event.listing)
            let joined = try transaction.rosters.members(of: event.listing)
            for (reminder, until) in due where event.tells(reminder) {
                let members = reminder == .starts ? Set(favourites).union(joined).sorted() : favourites
                for member in members {
                    try transaction.notices.tell(
                        NoticeDraft(to: member, reminder.notice, of: event.listing.subject)
                    )
                }
                for account in try transaction.accounts.remindedByMail(of: reminder, among: members) {
                    guard let message = emails.message(reminder, of: event.listing, to: account, until: until)
                    else {
                        continue
                    }
                    try transaction.outbox.insert(message, at: now)
                }
            }
        }
    }

    static func due(at now: Moment, after: DueStep?) -> SQL {
        let start = after ?? .beginning
        return """
            SELECT event AS id, due_at AS due FROM event_reminders
            WHERE is_told = 0 AND due_at <= \(now) AND due_at > \(now - DueReminder.latest)
                AND (due_at, event) > (\(start.due), \(start.id))
            ORDER BY due_at, event LIMIT \(DueStep.most)
            """
    }
}

extension AccountTable {
    /// The accounts with a verified address that want a reminder as mail.
    fileprivate func remindedByMail(
        of reminder: EventReminder,
        among members: [Member.ID]
    ) throws -> [Account] {
        guard !members.isEmpty else { return [] }
        let rows = try connection.run(
            """
            SELECT member FROM reminder_mails
            WHERE kind = \(reminder.rawValue) AND member IN \(list: members) ORDER BY member
            """
        )
        return try rows.compactMap { try find($0.value("member", as: Member.ID.self)) }
            .filter(\.isEmailVerified)
    }
}
