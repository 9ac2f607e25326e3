import Database
import Domain

extension TableBase {
    var reports: ReportTable<Self> { ReportTable(base: self) }
}

/// The table of reports.
struct ReportTable<Base: TableBase>: Table {
    let base: Base

    func report(of subject: Subject, by reporter: Member.ID) throws -> Report? {
        let row = try connection.first(
            """
            SELECT id, reporter, subject_kind, subject_id, reason, note, at FROM reports
            WHERE reporter = \(reporter) AND subject_kind = \(subject.kind.rawValue)
                AND subject_id = \(subject.number)
            """
        )
        return try row.map { row in
            let messages = try messages(of: [row.value("id")]).flatMap(\.value)
            return try Report(row: row, with: messages.filter { $0.id.rawValue != subject.number })
        }
    }

    /// What a decision depends on; nil without such a report.
    func context(of id: Report.ID) throws -> DecisionContext? {
        try connection.first(
            """
            \(DecisionContext.all) WHERE id = \(id)
            """
        ).map(DecisionContext.init(row:))
    }

    /// The reports for which a member is suspended.
    func suspending(_ member: Member.ID, at now: Moment) throws -> [DecisionContext] {
        try connection.run(
            "\(DecisionContext.all) WHERE about = \(member) AND suspends_until > \(now) ORDER BY id"
        ).map(DecisionContext.init(row:))
    }
}

extension ReportTable<Transaction> {
    func refuseTooMany(by reporter: Member.ID) throws {
        let limit = DailyLimit(
            most: Report.mostADay,
            time: "at",
            acts: "reports WHERE reporter = \(reporter)"
        )
        if let wait = try limit.wait(in: connection, at: now) {
            throw ReportRefusal.tooManyToday(retryAfter: wait)
        }
    }
}
