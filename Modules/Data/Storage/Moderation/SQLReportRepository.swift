public import Database
public import Domain

public struct SQLReportRepository: ReportRepository {
    private let database: Database
    private let identifiers: IdentifierGenerator

    public init(_ database: Database, identifiers: IdentifierGenerator) {
        self.database = database
        self.identifiers = identifiers
    }

    public func decide(
        _ id: Report.ID,
        _ decision: Decision,
        by member: Member.ID,
        write: @escaping @Sendable (EmailMessage.Content, Account) -> EmailMessage?
    ) async throws {
        try await database.write { [identifiers] connection in
            guard let report = try connection.reports.context(of: id) else { throw ReportRefusal.notFound }
            try connection.reports.carryOut(
                decision,
                on: report,
                by: member,
                identifiers: identifiers,
                write: write
            )
        }
    }

    public func act(
        _ act: OperatorAct,
        by member: Member.ID,
        write: @escaping @Sendable (EmailMessage.Content, Account) -> EmailMessage?
    ) async throws {
        try await database.write { [identifiers] connection in
            guard try connection.operators.allow(member, of: Subject(.report, act.id)) else {
                throw ReportRefusal.forOperators
            }
            let (report, content) = try connection.reports.context(
                ofActing: act.id,
                on: act.subject,
                by: member,
                at: act.decision.at
            )
            try connection.reports.insert(act, by: member, content)
            try connection.reports.carryOut(
                act.decision,
                on: report,
                by: member,
                identifiers: identifiers,
                write: write
            )
            try connection.reports.tellOperators(
                of: act,
                by: member,
                about: report.about,
                identifiers: identifiers
            )
        }
    }

    public func insert(_ report: Report) async throws -> Report {
        try await database.write { [identifiers] connection in
            if let known = try connection.reports.report(of: report.subject, by: report.reporter) {
                return known
            }
            guard
                let thing = try connection.reports.reportable(
                    report.subject,
                    by: report.reporter,
                    at: report.at
                )
            else {
                throw ReportRefusal.notFound
            }
            guard thing.author != report.reporter else { throw ReportRefusal.ownThing }
            try connection.reports.refuseTooMany(by: report.reporter, at: report.at)
            try connection.execute(
                """
                INSERT INTO reports (id, reporter, subject_kind, subject_id, about, excerpt, copy, reason,
                    note, at)
                VALUES (\(report.id), \(report.reporter), \(report.subject.kind.rawValue),
                    \(report.subject.number), \(thing.author), \(thing.excerpt),
                    \(try connection.reports.text(of: report.subject, by: report.reporter)),
                    \(report.reason.rawValue), \(report.note?.text), \(report.at))
                """
            )
            try connection.reports.keepPictures(of: report.subject, for: report.id)
            try connection.notices.tellOperators(
                .reportWaits,
                besides: [report.reporter, thing.author],
                identifiers: identifiers,
                at: report.at
            )
            try connection.orders.dispute(
                report.subject,
                report.id,
                by: report.reporter,
                identifiers: identifiers,
                at: report.at
            )
            return report
        }
    }
}

extension ReportTable {
    /// Takes the measures, and writes to the member whose suspension begins, changes or ends by them.
    fileprivate func carryOut(
        _ decision: Decision,
        on report: DecisionContext,
        by member: Member.ID,
        identifiers: IdentifierGenerator,
        write: (EmailMessage.Content, Account) -> EmailMessage?
    ) throws {
        let before = try report.about.flatMap {
            try connection.decisions.suspension(of: $0, at: decision.at)
        }
        try decide(report, decision, by: member, identifiers: identifiers)
        guard let about = report.about, let account = try connection.accounts.find(about) else { return }
        let after = try connection.decisions.suspension(of: about, at: decision.at)
        guard after != before else { return }
        let content = after.map(EmailMessage.Content.suspended) ?? .suspensionLifted
        if let letter = write(content, account) { try connection.outbox.insert(letter, at: decision.at) }
    }
}

extension Report {
    init(row: Row) throws {
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
