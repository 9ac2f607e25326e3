import Database
import Domain

extension TakenMeasure {
    /// The SQL condition that a decision or a warning was neither undone nor replaced, as a number.
    static let stands: SQL = """
        CASE WHEN warnings.taken_back_at IS NOT NULL OR EXISTS (SELECT 1 FROM decisions AS later
            WHERE later.report = decisions.report AND later.id > decisions.id AND later.lifts = 0)
            THEN CAST(0 AS BIGINT) ELSE CAST(1 AS BIGINT) END
        """

    /// The columns that ``init(row:)`` reads. Either a decision with its report or a warning is there.
    static let columns: SQL = """
        coalesce(decisions.id, warnings.id) AS id, coalesce(decisions.at, warnings.at) AS at,
            reports.subject_kind AS subject_kind, reports.subject_id AS subject_id,
            reports.reason AS reason, reports.excerpt AS excerpt, decisions.hides AS hides,
            decisions.suspends_until AS suspends_until, warnings.text AS text, \(stands) AS stands,
            appeals.id AS appeal, appeals.text AS appeal_text, appeals.at AS appealed_at,
            appeals.outcome AS outcome, appeals.reason AS ruling_reason, appeals.decided_at AS decided_at
        """

    static func list(of member: Member.ID, before id: ID?, limit: Int) -> SQL {
        let mark = id?.rawValue ?? .max
        return """
            \(all(of: member, decisions: "decisions.id < \(mark)", warnings: "warnings.id < \(mark)"))
            ORDER BY id DESC LIMIT \(limit)
            """
    }

    static func one(_ id: ID, of member: Member.ID) -> SQL {
        all(of: member, decisions: "decisions.id = \(id)", warnings: "warnings.id = \(id)")
    }

    private static func all(of member: Member.ID, decisions: SQL, warnings: SQL) -> SQL {
        """
        SELECT \(columns)
        FROM reports JOIN decisions ON decisions.report = reports.id
            LEFT JOIN appeals ON appeals.decision = decisions.id
            LEFT JOIN warnings ON warnings.id = appeals.warning
        WHERE reports.about = \(member) AND decisions.verdict = 'upheld' AND decisions.lifts = 0
            AND (decisions.hides = 1 OR decisions.suspends_until IS NOT NULL) AND \(decisions)
        UNION ALL
        SELECT \(columns)
        FROM warnings LEFT JOIN appeals ON appeals.warning = warnings.id
            LEFT JOIN decisions ON decisions.id = appeals.decision
            LEFT JOIN reports ON reports.id = decisions.report
        WHERE warnings.member = \(member) AND \(warnings)
        """
    }

    init(row: Row) throws {
        let kind: Kind
        if let text = try row.storedIfPresent("text", as: { try ReportNote($0) }) {
            kind = .warning(text)
        } else {
            let measures = Measures(
                hides: try row.value("hides"),
                suspendsUntil: try row.value("suspends_until")
            )
            kind = .decision(measures, on: try row.subject(), for: try row.word("reason"))
        }
        self.init(
            try row.value("id"),
            kind,
            excerpt: try row.value("excerpt"),
            at: try row.value("at"),
            stands: try row.value("stands"),
            appeal: try Appeal(row: row)
        )
    }
}

extension Appeal {
    fileprivate init?(row: Row) throws {
        guard let id: ID = try row.value("appeal") else { return nil }
        self.init(
            id,
            try row.stored("appeal_text") { try AppealText($0) },
            at: try row.value("appealed_at"),
            ruling: try Ruling(row: row)
        )
    }
}

extension Appeal.Ruling {
    fileprivate init?(row: Row) throws {
        guard let outcome: Appeal.Outcome = try row.wordIfPresent("outcome") else { return nil }
        try self.init(
            outcome,
            try row.storedIfPresent("ruling_reason") { try ReportNote($0) },
            at: try row.value("decided_at")
        )
    }
}
