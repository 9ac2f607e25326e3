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
            try connection.giveUp("expires_at <= \(now)")
            let taken = try connection.run(
                """
                UPDATE outbox SET due_at = \(now + Self.lease), attempts = attempts + 1
                WHERE id IN (\(Self.due(count, at: now)))
                RETURNING id, member, recipient, language, kind, code, link, title, about, reason, until,
                    notice, digest, letter, attempts, expires_at
                """
            )
            let notices = try connection.notices(of: taken)
            let digests = try connection.digests(of: taken, at: now)
            let letters = try connection.letters.texts(of: taken)
            let todos = try connection.todos(of: taken, at: now)
            let emails = try taken.compactMap { row in
                try EmailMessage(row: row, notices, digests, letters, todos)
                    .map { ($0, try row.value("attempts") - 1) }
            }
            let useless = Set(try taken.map { try $0.value("id", as: EmailMessage.ID.self) })
                .subtracting(emails.map(\.0.id))
            if !useless.isEmpty {
                try connection.execute("DELETE FROM outbox WHERE id IN \(list: Array(useless))")
            }
            return emails
        }
    }

    static func due(_ count: Int, at now: Moment) -> SQL {
        let kinds: SQL = AdvertisingLaw.korean.allowsSending(at: now) ? "" : "AND digest IS NULL"
        return "SELECT id FROM outbox WHERE due_at <= \(now) \(kinds) ORDER BY due_at, id LIMIT \(count)"
    }

    public func handedOver(_ message: EmailMessage.ID) async throws {
        try await database.write { connection in
            let gone = try connection.run("DELETE FROM outbox WHERE id = \(message) RETURNING letter, kind")
            try connection.letters.count(gone, asSent: true)
        }
    }

    public func giveUp(_ message: EmailMessage.ID) async throws {
        try await database.write { try $0.giveUp("id = \(message)") }
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

extension Connection {
    fileprivate func giveUp(_ condition: SQL) throws {
        let gone = try run("DELETE FROM outbox WHERE \(condition) RETURNING letter, kind")
        try letters.count(gone, asSent: false)
    }

    /// The notices of these emails that their members may still see and haven't read.
    fileprivate func notices(of emails: [Row]) throws -> [Notice.ID: NoticeSummary] {
        let told = try emails.compactMap(NoticeRecipient.init(email:))
        return try notices.summaries(told.map(\.notice), of: Array(Set(told.map(\.member))))
            .filter(\.value.isUnread)
    }

    /// What waits, for those whom these emails tell of it, if they are operators and not suspended.
    fileprivate func todos(of emails: [Row], at now: Moment) throws -> [Member.ID: [QueueLoad]] {
        let told = try emails.filter { try $0.value("kind") == EmailMessage.Content.operatorTodo }
        guard !told.isEmpty else { return [:] }
        // Not failed jobs, of which no notice tells: these emails themselves have been tried.
        let waiting = try SQLTodoQueries.loads(self).filter { $0.count > 0 && $0.queue != .failedJobs }
        guard !waiting.isEmpty else { return [:] }
        let members: [Member.ID] = try told.map { try $0.value("member") }
        let rows = try run(
            """
            SELECT member FROM operators WHERE member IN \(list: members)
                AND NOT EXISTS (SELECT 1 FROM reports
                    WHERE reports.about = operators.member AND reports.suspends_until > \(now))
            """
        )
        return try rows.reduce(into: [:]) { $0[try $1.value("member")] = waiting }
    }

    /// The digests of these emails to which their members still consent, with what these may still see.
    fileprivate func digests(
        of emails: [Row],
        at now: Moment
    ) throws -> [EmailMessage.ID: EmailMessage.Content] {
        try digests.contents(of: emails.compactMap(QueuedDigest.init(email:)), at: now)
    }
}

extension EmailMessage.Content {
    fileprivate static let operatorTodo = "operator-todo"
    private static let appealUpheld = "appeal-upheld"
    private static let appealReversed = "appeal-reversed"

    var kind: String {
        switch self {
        case .emailCode: "email-code"
        case .passwordCode: "password-code"
        case .addressInUse: "address-in-use"
        case .emailMoved: "email-moved"
        case .passwordSet: "password-set"
        case .secondFactor(let event): "second-factor-\(event.rawValue)"
        case .secondFactorReset: "second-factor-reset"
        case .suspended: "suspended"
        case .warned: "warned"
        case .appealDecided(.upheld, _): Self.appealUpheld
        case .appealDecided(.reversed, _): Self.appealReversed
        case .suspensionLifted: "suspension-lifted"
        case .eventReminder(let reminder, _, _): reminder.notice.rawValue
        case .refundAccountNamed: "refund-account-named"
        case .invitation: "invitation"
        case .notice: "notice"
        case .operatorTodo: Self.operatorTodo
        case .digest: "digest"
        case .letter(_, _, let isTest): isTest ? LetterTable.testKind : LetterTable.kind
        }
    }

    var code: String? {
        switch self {
        case .emailCode(let code, _), .passwordCode(let code, _): code
        case .refundAccountNamed(let account, _): "\(account.bank.rawValue) \(account.digits)"
        case .suspended(let suspension): suspension.decision?.description
        case .addressInUse, .emailMoved, .passwordSet, .secondFactor, .secondFactorReset, .warned,
            .appealDecided, .suspensionLifted, .eventReminder, .invitation, .notice, .operatorTodo, .digest,
            .letter:
            nil
        }
    }

    var link: String? {
        switch self {
        case .emailCode(_, let link), .passwordCode(_, let link), .eventReminder(_, _, let link): link
        case .invitation(let link): link
        case .addressInUse, .emailMoved, .passwordSet, .secondFactor, .secondFactorReset, .suspended, .warned,
            .appealDecided, .suspensionLifted, .refundAccountNamed, .notice, .operatorTodo, .digest, .letter:
            nil
        }
    }

    var title: String? {
        switch self {
        case .eventReminder(_, let title, _), .refundAccountNamed(_, let title), .warned(let title): title
        case .secondFactorReset(let reason), .appealDecided(_, let reason): reason
        case .emailCode, .passwordCode, .addressInUse, .emailMoved, .passwordSet, .secondFactor, .suspended,
            .suspensionLifted, .invitation, .notice, .operatorTodo, .digest, .letter:
            nil
        }
    }

    var suspension: Suspension? {
        if case .suspended(let suspension) = self { suspension } else { nil }
    }

    var notice: Notice.ID? {
        switch self {
        case .notice(let summary): summary.id
        case .operatorTodo(_, let notice): notice
        default: nil
        }
    }

    var digest: DigestNews? {
        if case .digest(let news, _) = self { news } else { nil }
    }

    var letter: Letter.ID? {
        if case .letter(let letter, _, _) = self { letter } else { nil }
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
        case "warned":
            guard let title else { return nil }
            self = .warned(title)
        case Self.appealUpheld: self = .appealDecided(.upheld, title)
        case Self.appealReversed: self = .appealDecided(.reversed, title)
        case "suspension-lifted": self = .suspensionLifted
        case "second-factor-reset": self = .secondFactorReset(reason: title)
        case "refund-account-named":
            guard let title, let account = NamedAccount(stored: code) else { return nil }
            self = .refundAccountNamed(account, title: title)
        case "invitation":
            guard let link else { return nil }
            self = .invitation(link: link)
        case let kind where kind.hasPrefix("second-factor-"):
            let name = String(kind.dropFirst("second-factor-".count))
            guard let event = SecondFactorEvent(rawValue: name) else { return nil }
            self = .secondFactor(event)
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
    /// Returns nil for the email of a notice, a digest, a letter or a to-do that isn't among these.
    fileprivate init?(
        row: Row,
        _ notices: [Notice.ID: NoticeSummary],
        _ digests: [ID: Content],
        _ letters: [Letter.ID: LetterContents],
        _ todos: [Member.ID: [QueueLoad]]
    ) throws {
        let id: ID = try row.value("id")
        let content: Content
        if let notice: Notice.ID = try row.value("notice") {
            guard let summary = notices[notice] else { return nil }
            if try row.value("kind") == Content.operatorTodo {
                guard let loads = todos[try row.value("member")] else { return nil }
                content = .operatorTodo(loads, of: notice)
            } else {
                content = .notice(summary)
            }
        } else if try QueuedDigest(email: row) != nil {
            guard let digest = digests[id] else { return nil }
            content = digest
        } else if let letter: Letter.ID = try row.value("letter") {
            guard let contents = letters[letter] else { return nil }
            content = .letter(
                letter,
                contents.text(in: try row.word("language")),
                isTest: try row.value("kind") == LetterTable.testKind
            )
        } else {
            content = try Content(row: row)
        }
        self.init(
            id: id,
            member: try row.value("member"),
            to: try row.stored("recipient") { try EmailAddress($0) },
            language: try row.word("language"),
            content: content,
            expiresAt: try row.value("expires_at")
        )
    }
}

extension EmailMessage.Content {
    fileprivate init(row: Row) throws {
        let code: String = try row.value("code") ?? ""
        let link: String? = try row.value("link")
        let title: String? = try row.value("title")
        let suspension = try Suspension(message: row)
        self = try row.stored("kind") {
            Self($0, code: code, link: link, title: title, suspension: suspension)
        }
    }
}

extension Suspension {
    /// Returns nil for an email with other content.
    fileprivate init?(message row: Row) throws {
        guard let about: Subject.Kind = try row.wordIfPresent("about") else { return nil }
        let decision: String? = try row.value("code")
        self.init(
            about: about,
            for: try row.word("reason"),
            until: try row.value("until"),
            by: decision.flatMap { Decision.ID($0) }
        )
    }
}
