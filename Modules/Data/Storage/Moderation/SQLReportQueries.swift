public import Database
public import Domain

public struct SQLReportQueries: ReportQueries {
    private let database: Database

    public init(_ database: Database) {
        self.database = database
    }

    public func list(_ status: Report.Status, _ slice: SliceRequest) async throws -> Slice<ReportCase> {
        try await database.read { connection in
            let rows = try connection.run(Self.list(status, after: slice.start(), limit: slice.rows))
            return try Slice(rows, slice, by: "id", of: Report.self, connection.reports.cases)
        }
    }

    public func find(_ id: Report.ID) async throws -> ReportCase {
        try await database.read { connection in
            let rows = try connection.run("\(Self.cases) WHERE reports.id = \(id)")
            guard let found = try connection.reports.cases(rows).first else { throw ReportRefusal.notFound }
            return found
        }
    }

    public func stake(of id: Report.ID, at now: Moment) async throws -> MoneyStake {
        try await database.read { connection in
            guard let report = try connection.reports.context(of: id) else { throw ReportRefusal.notFound }
            let measures = Measures(hides: true, suspendsUntil: now)
            return try connection.orders.stake(of: report, measures, at: now)
        }
    }

    public func plan(of subject: Subject, for member: Member.ID, at now: Moment) async throws -> MeasurePlan {
        try await database.read { connection in
            let (report, content) = try connection.reports.context(
                ofActing: Report.ID(rawValue: 0),
                on: subject,
                by: member,
                at: now
            )
            let measures = Measures(hides: true, suspendsUntil: now)
            let operators = try connection.operators.all()
            return MeasurePlan(
                of: subject,
                about: try connection.reports.card(of: report.about),
                excerpt: content.excerpt,
                stake: try connection.orders.stake(of: report, measures, at: now),
                isAllowed: report.parties.allowDecision(by: member, among: operators)
            )
        }
    }

    static func list(_ status: Report.Status, after id: Report.ID?, limit: Int) -> SQL {
        let rest: SQL = id.map { "AND reports.id > \($0)" } ?? ""
        return """
            \(cases) WHERE reports.status = \(status.rawValue) \(rest)
            ORDER BY reports.id LIMIT \(limit)
            """
    }

    private static let cases: SQL = """
        SELECT reports.id AS id, reports.subject_kind AS subject_kind, reports.subject_id AS subject_id,
            reports.reason AS reason, reports.note AS note, reports.at AS at, reports.excerpt AS excerpt,
            reports.status AS status, reports.hides AS hides, reports.suspends_until AS suspends_until,
            reports.copy AS copy, reports.is_act AS is_act, reports.proposed_days AS proposed_days,
            \(MemberCard.columns("sender")), \(MemberCard.columns("about")), \(MemberCard.columns("proposer"))
        FROM reports \(MemberCard.join("sender", on: "reports.reporter"))
            \(MemberCard.join("about", on: "reports.about"))
            \(MemberCard.join("proposer", on: "reports.proposed_by"))
        """
}

extension ReportTable {
    /// Reads the cases of these rows, with their decisions, pictures and messages in further queries.
    fileprivate func cases(_ rows: [Row]) throws -> [ReportCase] {
        let ids: [Report.ID] = try rows.map { try $0.value("id") }
        let decisions = try decisions(about: ids)
        let pictures = try connection.images.list(of: ids.map { Subject(.report, $0) })
        let messages = try messages(of: ids)
        let operators = try connection.operators.all()
        return try zip(rows, ids).map { row, id in
            let copy = ReportedCopy(
                excerpt: try row.value("excerpt"),
                text: try row.value("copy"),
                pictures: pictures[Subject(.report, id)] ?? [],
                messages: messages[id]?.map(\.message) ?? []
            )
            return try ReportCase(row: row, copy, among: operators, decisions: decisions[id] ?? [])
        }
    }

    /// Nil without a member, and after the account is deleted.
    fileprivate func card(of member: Member.ID?) throws -> MemberCard? {
        guard let member else { return nil }
        return try connection.first(
            """
            SELECT \(MemberCard.columns("about")) FROM accounts AS own
                \(MemberCard.join("about", on: "own.id")) WHERE own.id = \(member)
            """
        )
        .flatMap { try MemberCard(row: $0, "about") }
    }

    private func decisions(about reports: [Report.ID]) throws -> [Report.ID: [MadeDecision]] {
        guard !reports.isEmpty else { return [:] }
        let rows = try connection.run(
            """
            SELECT \(MadeDecision.columns)
            FROM decisions \(MemberCard.join("judge", on: "decisions.operator"))
            WHERE decisions.report IN \(list: reports) ORDER BY decisions.id DESC
            """
        )
        return try Dictionary(grouping: rows) { try $0.value("report") }
            .mapValues { try $0.map(MadeDecision.init(row:)) }
    }
}

extension ReportCase {
    fileprivate init(
        row: Row,
        _ copy: ReportedCopy,
        among operators: Set<Member.ID>,
        decisions: [MadeDecision]
    ) throws {
        self.init(
            id: try row.value("id"),
            subject: try row.subject(),
            reason: try row.word("reason"),
            note: try row.storedIfPresent("note") { try ReportNote($0) },
            at: try row.value("at"),
            reporter: try MemberCard(row: row, "sender"),
            about: try MemberCard(row: row, "about"),
            copy: copy,
            isAct: try row.value("is_act"),
            operators: operators,
            status: try row.word("status"),
            measures: try Measures(row: row),
            proposedDays: try row.value("proposed_days"),
            proposer: try MemberCard(row: row, "proposer"),
            decisions: decisions
        )
    }
}

extension MadeDecision {
    /// The columns that ``init(row:)`` reads, with the card of the operator as `judge`.
    static var columns: SQL {
        """
        decisions.id AS id, decisions.report AS report, decisions.verdict AS verdict,
            decisions.hides AS hides, decisions.suspends_until AS suspends_until,
            decisions.money AS money, decisions.proposed_days AS proposed_days,
            decisions.lifts AS lifts, decisions.listing AS listing,
            decisions.note AS note, decisions.at AS at, \(MemberCard.columns("judge"))
        """
    }

    init(row: Row) throws {
        let proposedDays: Int? = try row.value("proposed_days")
        let special: Decision.Verdict? =
            if try row.value("lifts") { .lifted } else if proposedDays != nil { .proposed } else { nil }
        let decision = Decision(
            try row.value("id"),
            try special ?? row.word("verdict"),
            try Measures(row: row),
            money: try row.wordIfPresent("money"),
            proposing: proposedDays,
            note: try row.storedIfPresent("note") { try ReportNote($0) },
            at: try row.value("at")
        )
        self.init(
            decision,
            listing: try row.wordIfPresent("listing"),
            by: try MemberCard(row: row, "judge")
        )
    }
}

extension Measures {
    fileprivate init(row: Row) throws {
        self.init(hides: try row.value("hides"), suspendsUntil: try row.value("suspends_until"))
    }
}
