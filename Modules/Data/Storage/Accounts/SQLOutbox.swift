public import Database
public import Domain

public struct SQLOutbox: Outbox {
    private let database: Database

    public init(_ database: Database) {
        self.database = database
    }

    public func take(_ count: Int, at now: Moment) async throws -> [(message: EmailMessage, attempts: Int)] {
        // Polled every few seconds, usually without result: writes only when something is due.
        guard try await database.read({ try $0.first(Self.due(1, at: now)) != nil }) else { return [] }
        return try await database.write { connection in
            try connection.execute("DELETE FROM outbox WHERE expires_at <= \(now)")
            let taken = try connection.run(
                """
                UPDATE outbox SET due_at = \(now + Self.lease), attempts = attempts + 1
                WHERE id IN (\(Self.due(count, at: now)))
                RETURNING id, member, recipient, language, kind, code, link, title, about, reason, until,
                    attempts, expires_at
                """
            )
            return try taken.map { (try EmailMessage(row: $0), try $0.value("attempts") - 1) }
        }
    }

    static func due(_ count: Int, at now: Moment) -> SQL {
        "SELECT id FROM outbox WHERE due_at <= \(now) ORDER BY due_at, id LIMIT \(count)"
    }

    public func handedOver(_ message: EmailMessage.ID) async throws {
        try await database.write { _ = try $0.execute("DELETE FROM outbox WHERE id = \(message)") }
    }

    public func postpone(_ message: EmailMessage.ID, until moment: Moment) async throws {
        try await database.write { connection in
            _ = try connection.execute("UPDATE outbox SET due_at = \(moment) WHERE id = \(message)")
        }
    }

    public func count() async throws -> Int {
        try await database.read { connection in
            try connection.first("SELECT count(*) AS waiting FROM outbox")?.value("waiting") ?? 0
        }
    }
}

extension EmailMessage.Content {
    var kind: String {
        switch self {
        case .emailCode: "email-code"
        case .passwordCode: "password-code"
        case .addressInUse: "address-in-use"
        case .emailMoved: "email-moved"
        case .passwordSet: "password-set"
        case .suspended: "suspended"
        case .suspensionLifted: "suspension-lifted"
        case .eventReminder(let reminder, _, _): reminder.notice.rawValue
        case .refundAccountNamed: "refund-account-named"
        }
    }

    var code: String? {
        switch self {
        case .emailCode(let code, _), .passwordCode(let code, _): code
        case .refundAccountNamed(let account, _): "\(account.bank.rawValue) \(account.digits)"
        case .addressInUse, .emailMoved, .passwordSet, .suspended, .suspensionLifted, .eventReminder: nil
        }
    }

    var link: String? {
        switch self {
        case .emailCode(_, let link), .passwordCode(_, let link), .eventReminder(_, _, let link): link
        case .addressInUse, .emailMoved, .passwordSet, .suspended, .suspensionLifted, .refundAccountNamed:
            nil
        }
    }

    var title: String? {
        switch self {
        case .eventReminder(_, let title, _), .refundAccountNamed(_, let title): title
        case .emailCode, .passwordCode, .addressInUse, .emailMoved, .passwordSet, .suspended,
            .suspensionLifted:
            nil
        }
    }

    var suspension: Suspension? {
        if case .suspended(let suspension) = self { suspension } else { nil }
    }

    fileprivate init?(
        _ kind: String,
        code: String,
        link: String?,
        title: String?,
        suspension: Suspension?
    ) {
        switch kind {
        case "email-code": self = .emailCode(code, link: link)
        case "password-code": self = .passwordCode(code, link: link)
        case "address-in-use": self = .addressInUse
        case "email-moved": self = .emailMoved
        case "password-set": self = .passwordSet
        case "suspended":
            guard let suspension else { return nil }
            self = .suspended(suspension)
        case "suspension-lifted": self = .suspensionLifted
        case "refund-account-named":
            guard let title, let account = NamedAccount(stored: code) else { return nil }
            self = .refundAccountNamed(account, title: title)
        case let notice:
            let reminder = EventReminder.allCases.first { $0.notice.rawValue == notice }
            guard let title, let reminder else { return nil }
            self = .eventReminder(reminder, title: title, link: link)
        }
    }
}

extension NamedAccount {
    fileprivate init?(stored text: String) {
        let parts = text.split(separator: " ")
        guard parts.count == 2, let bank = Bank(rawValue: String(parts[0])) else { return nil }
        self.init(bank: bank, digits: String(parts[1]))
    }
}

extension EmailMessage {
    init(row: Row) throws {
        let code: String = try row.value("code") ?? ""
        let link: String? = try row.value("link")
        let title: String? = try row.value("title")
        let suspension = try Suspension(message: row)
        self.init(
            id: try row.value("id"),
            member: try row.value("member"),
            to: try row.stored("recipient") { try EmailAddress($0) },
            language: try row.word("language"),
            content: try row.stored("kind") {
                EmailMessage.Content($0, code: code, link: link, title: title, suspension: suspension)
            },
            expiresAt: try row.value("expires_at")
        )
    }
}

extension Suspension {
    /// Returns nil for an email with other content.
    fileprivate init?(message row: Row) throws {
        guard let about: Subject.Kind = try row.wordIfPresent("about") else { return nil }
        self.init(about: about, for: try row.word("reason"), until: try row.value("until"))
    }
}
