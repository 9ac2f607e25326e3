import Database
import Domain

extension TableBase {
    var appeals: AppealTable<Self> { AppealTable(base: self) }
}

/// The table of appeals.
struct AppealTable<Base: TableBase>: Table {
    let base: Base

    /// What operators decided about this member; nil for another member's.
    func measure(_ id: TakenMeasure.ID, of member: Member.ID) throws -> TakenMeasure? {
        try connection.first(TakenMeasure.one(id, of: member)).map(TakenMeasure.init(row:))
    }

    /// Those who upheld these reports, a proposal included.
    func deciders(of reports: [Report.ID]) throws -> [Report.ID: Set<Member.ID>] {
        guard !reports.isEmpty else { return [:] }
        let rows = try connection.run(
            """
            SELECT report, operator FROM decisions
            WHERE report IN \(list: reports) AND verdict = 'upheld' AND lifts = 0 AND operator IS NOT NULL
            """
        )
        return try rows.reduce(into: [:]) { deciders, row in
            deciders[try row.value("report"), default: []].insert(try row.value("operator"))
        }
    }
}

extension AppealTable<Transaction> {
    /// Stores the ruling and undoes what it reverses.
    func decide(
        _ id: Appeal.ID,
        _ ruling: Appeal.Ruling,
        undoing: Decision,
        by member: Member.ID,
        write: (EmailMessage.Content, Account) -> EmailMessage?
    ) throws {
        guard let appeal = try context(of: id) else { throw AppealRefusal.notFound }
        let operators = try transaction.operators.all()
        guard appeal.parties.allowRuling(by: member, after: appeal.deciders, among: operators) else {
            throw AppealRefusal.ownMatter
        }
        let changed = try connection.execute(
            """
            UPDATE appeals SET outcome = \(ruling.outcome.rawValue), reason = \(ruling.reason?.text),
                decided_at = \(ruling.at), decided_by = \(member)
            WHERE id = \(id) AND outcome IS NULL
            """
        )
        guard changed > 0 else { throw AppealRefusal.alreadyDecided }
        if ruling.outcome == .reversed { try undo(appeal, undoing, by: member, write: write) }
        try transaction.notices.tell(ruling.notice(to: appeal.member))
        let content = EmailMessage.Content.appealDecided(ruling.outcome, ruling.reason?.text)
        if let account = try transaction.accounts.find(appeal.member), let email = write(content, account) {
            try transaction.outbox.insert(email, at: now)
        }
    }

    /// What no longer stands was undone before, or another decision replaced it.
    private func undo(
        _ appeal: AppealContext,
        _ undoing: Decision,
        by member: Member.ID,
        write: (EmailMessage.Content, Account) -> EmailMessage?
    ) throws {
        if let warning = appeal.warning {
            try connection.execute(
                "UPDATE warnings SET taken_back_at = \(now) WHERE id = \(warning) AND taken_back_at IS NULL"
            )
        }
        if appeal.stands, let report = appeal.report {
            try transaction.reports.carryOut(undoing, on: report, by: member, write: write)
        }
    }

    private func context(of id: Appeal.ID) throws -> AppealContext? {
        let row = try connection.first(
            """
            SELECT appeals.member AS member, decisions.report AS report, appeals.warning AS warning,
                warnings.operator AS operator, \(TakenMeasure.stands) AS stands
            FROM appeals LEFT JOIN decisions ON decisions.id = appeals.decision
                LEFT JOIN warnings ON warnings.id = appeals.warning
            WHERE appeals.id = \(id)
            """
        )
        guard let row else { return nil }
        let report: Report.ID? = try row.value("report")
        let giver: Member.ID? = try row.value("operator")
        return AppealContext(
            member: try row.value("member"),
            report: try report.flatMap { try transaction.reports.context(of: $0) },
            warning: try row.value("warning"),
            deciders: try report.flatMap { try deciders(of: [$0])[$0] } ?? Set([giver].compactMap(\.self)),
            stands: try row.value("stands")
        )
    }
}

/// What a ruling depends on.
private struct AppealContext {
    let member: Member.ID
    /// Of the decision; nil for a warning.
    let report: DecisionContext?
    let warning: Warning.ID?
    let deciders: Set<Member.ID>
    let stands: Bool

    var parties: ReportParties { report?.parties ?? ReportParties(reporter: nil, about: member) }
}
