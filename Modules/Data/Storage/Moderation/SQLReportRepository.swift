public import Database
public import Domain

public struct SQLReportRepository: ReportRepository {
    private let database: Database
    private let mint: IdentifierGenerator

    public init(_ database: Database, mint: IdentifierGenerator) {
        self.database = database
        self.mint = mint
    }

    public func decide(
        _ id: Report.ID,
        _ decision: Decision,
        by member: Member.ID,
        write: @escaping @Sendable (EmailMessage.Content, Account) -> EmailMessage?
    ) async throws {
        try await database.write { [mint] connection in
            let row = try connection.first(
                "SELECT id, reporter, subject_kind, subject_id, about, status FROM reports WHERE id = \(id)"
            )
            guard let report = try row.map(DecisionContext.init(row:)) else { throw ReportRefusal.notFound }
            let before = try report.about.flatMap { try connection.suspension(of: $0, at: decision.at) }
            try connection.decide(report, decision, by: member, mint: mint)
            guard let about = report.about, let account = try connection.account(about) else { return }
            let after = try connection.suspension(of: about, at: decision.at)
            guard after != before else { return }
            let content = after.map(EmailMessage.Content.suspended) ?? .suspensionLifted
            if let letter = write(content, account) { try connection.send(letter, at: decision.at) }
        }
    }

    public func insert(_ report: Report) async throws -> Report {
        try await database.write { connection in
            if let known = try connection.report(of: report.subject, by: report.reporter) { return known }
            guard let thing = try connection.reportable(report.subject, by: report.reporter, at: report.at)
            else {
                throw ReportRefusal.notFound
            }
            guard thing.author != report.reporter else { throw ReportRefusal.ownThing }
            try connection.refuseTooMany(by: report.reporter, at: report.at)
            try connection.execute(
                """
                INSERT INTO reports (id, reporter, subject_kind, subject_id, about, excerpt, reason, note, at)
                VALUES (\(report.id), \(report.reporter), \(report.subject.kind.rawValue),
                    \(report.subject.number), \(thing.author), \(thing.excerpt), \(report.reason.rawValue),
                    \(report.note?.text), \(report.at))
                """
            )
            return report
        }
    }
}

extension Connection {
    fileprivate func report(of subject: Subject, by reporter: Member.ID) throws -> Report? {
        try first(
            """
            SELECT id, reporter, subject_kind, subject_id, reason, note, at FROM reports
            WHERE reporter = \(reporter) AND subject_kind = \(subject.kind.rawValue)
                AND subject_id = \(subject.number)
            """
        )
        .map(Report.init(row:))
    }

    fileprivate func refuseTooMany(by reporter: Member.ID, at now: Moment) throws {
        let share = DayShare(most: Report.mostADay, time: "at", acts: "reports WHERE reporter = \(reporter)")
        if let wait = try wait(for: share, at: now) { throw ReportRefusal.tooManyToday(retryAfter: wait) }
    }
}

extension Report {
    fileprivate init(row: Row) throws {
        try self.init(
            try row.value("id"),
            of: try row.subject(),
            by: try row.value("reporter"),
            for: try row.word("reason"),
            try row.storedIfPresent("note") { try ReportNote($0) },
            at: try row.value("at")
        )
    }
}
