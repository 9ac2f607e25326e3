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
        try await database.write(identifiers, at: decision.at) { transaction in
            guard let report = try transaction.reports.context(of: id) else { throw ReportRefusal.notFound }
            try transaction.reports.carryOut(decision, on: report, by: member, write: write)
        }
    }

    public func act(
        _ act: OperatorAct,
        by member: Member.ID,
        write: @escaping @Sendable (EmailMessage.Content, Account) -> EmailMessage?
    ) async throws {
        try await database.write(identifiers, at: act.decision.at) { transaction in
            guard try transaction.operators.allow(member, of: Subject(.report, act.id)) else {
                throw ReportRefusal.forOperators
            }
            let (report, content) = try transaction.reports.context(
                ofActing: act.id,
                on: act.subject,
                by: member,
                at: act.decision.at
            )
            try transaction.reports.insert(act, by: member, content)
            try transaction.reports.carryOut(act.decision, on: report, by: member, write: write)
            try transaction.reports.tellOperators(of: act, by: member, about: report.about)
        }
    }

    public func lift(
        _ suspended: Member.ID,
        _ note: ReportNote,
        by member: Member.ID,
        at now: Moment,
        write: @escaping @Sendable (EmailMessage.Content, Account) -> EmailMessage?
    ) async throws {
        try await database.write(identifiers, at: now) { transaction in
            let reports = try transaction.reports.suspending(suspended, at: now)
            guard !reports.isEmpty else { throw DirectoryRefusal.notSuspended }
            try transaction.reports.writing(to: suspended, write) {
                for report in reports {
                    let rest = Measures(hides: report.hides, suspendsUntil: nil)
                    let id: Decision.ID = transaction.identifiers.next()
                    let decision = Decision(id, .lifted, rest, note: note, at: now)
                    try transaction.reports.decide(report, decision, by: member)
                }
            }
        }
    }

    public func insert(_ report: Report) async throws -> Report {
        try await database.write(identifiers, at: report.at) { transaction in
            if let known = try transaction.reports.report(of: report.subject, by: report.reporter) {
                return known
            }
            guard
                let thing = try transaction.reports.reportable(
                    report.subject,
                    by: report.reporter,
                    at: report.at
                )
            else {
                throw ReportRefusal.notFound
            }
            guard thing.author != report.reporter else { throw ReportRefusal.ownThing }
            let messages = try transaction.reports.rowsOfMessages(of: report)
            try transaction.reports.refuseTooMany(by: report.reporter)
            try transaction.connection.execute(
                """
                INSERT INTO reports (id, reporter, subject_kind, subject_id, about, excerpt, copy, reason,
                    note, at)
                VALUES (\(report.id), \(report.reporter), \(report.subject.kind.rawValue),
                    \(report.subject.number), \(thing.author), \(thing.excerpt),
                    \(try transaction.reports.text(of: report.subject, by: report.reporter)),
                    \(report.reason.rawValue), \(report.note?.text), \(report.at))
                """
            )
            if messages.isEmpty {
                try transaction.reports.keepPictures(of: report.subject, for: report.id)
            } else {
                try transaction.reports.keep(messages, for: report.id)
            }
            try transaction.notices.tellOperators(.reportWaits, besides: [report.reporter, thing.author])
            try transaction.orders.dispute(report.subject, report.id, by: report.reporter)
            return report
        }
    }
}

extension ReportTable<Transaction> {
    /// Takes the measures, and writes to the member whose suspension begins, changes or ends by them.
    func carryOut(
        _ decision: Decision,
        on report: DecisionContext,
        by member: Member.ID,
        write: (EmailMessage.Content, Account) -> EmailMessage?
    ) throws {
        try writing(to: report.about, write) { try decide(report, decision, by: member) }
    }

    /// Makes a change, and writes one letter if it begins, changes or ends the member's suspension.
    fileprivate func writing(
        to about: Member.ID?,
        _ write: (EmailMessage.Content, Account) -> EmailMessage?,
        after change: () throws -> Void
    ) throws {
        let before = try about.flatMap { try transaction.decisions.suspension(of: $0, at: now) }
        try change()
        guard let about, let account = try transaction.accounts.find(about) else { return }
        let after = try transaction.decisions.suspension(of: about, at: now)
        guard after != before else { return }
        let content = after.map(EmailMessage.Content.suspended) ?? .suspensionLifted
        if let letter = write(content, account) { try transaction.outbox.insert(letter, at: now) }
    }
}

extension Report {
    init(row: Row, with messages: [KeptReportMessage]) throws {
        try self.init(
            try row.value("id"),
            of: try row.subject(),
            by: try row.value("reporter"),
            for: try row.word("reason"),
            try row.storedIfPresent("note") { try ReportNote($0) },
            with: messages.map(\.message.number),
            at: try row.value("at")
        )
    }
}
