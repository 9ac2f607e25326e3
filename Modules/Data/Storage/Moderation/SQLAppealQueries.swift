public import Database
public import Domain

public struct SQLAppealQueries: AppealQueries {
    private let database: Database

    public init(_ database: Database) {
        self.database = database
    }

    public func measures(of member: Member.ID, _ slice: SliceRequest) async throws -> Slice<TakenMeasure> {
        try await database.read { connection in
            let query = TakenMeasure.list(of: member, before: try slice.start(), limit: slice.rows)
            return try Slice(try connection.run(query), slice, by: "id", of: TakenMeasure.self) { rows in
                try rows.map(TakenMeasure.init(row:))
            }
        }
    }

    public func measure(_ id: TakenMeasure.ID, of member: Member.ID) async throws -> TakenMeasure {
        try await database.read { connection in
            guard let measure = try connection.appeals.measure(id, of: member) else {
                throw AppealRefusal.measureNotFound
            }
            return measure
        }
    }

    public func list(_ state: Appeal.State, _ slice: SliceRequest) async throws -> Slice<AppealCase> {
        try await database.read { connection in
            let query = Self.list(state, after: try slice.start(), limit: slice.rows)
            return try Slice(
                try connection.run(query),
                slice,
                by: "appeal",
                of: Appeal.self,
                connection.appeals.cases
            )
        }
    }

    public func find(_ id: Appeal.ID) async throws -> AppealCase {
        try await database.read { connection in
            let rows = try connection.run("\(Self.cases) WHERE appeals.id = \(id)")
            guard let found = try connection.appeals.cases(rows).first else { throw AppealRefusal.notFound }
            return found
        }
    }

    static func list(_ state: Appeal.State, after id: Appeal.ID?, limit: Int) -> SQL {
        let condition: SQL =
            switch state {
            case .waiting: "appeals.outcome IS NULL"
            case .decided: "appeals.outcome IS NOT NULL"
            }
        return """
            \(cases) WHERE \(condition) AND appeals.id > \(id?.rawValue ?? 0)
            ORDER BY appeals.id LIMIT \(limit)
            """
    }

    private static let cases: SQL = """
        SELECT \(TakenMeasure.columns), decisions.report AS report, decisions.note AS note,
            reports.reporter AS reporter, warnings.operator AS giver,
            \(MemberCard.columns("sender")), \(MemberCard.columns("judge")), \(MemberCard.columns("ruler"))
        FROM appeals LEFT JOIN decisions ON decisions.id = appeals.decision
            LEFT JOIN reports ON reports.id = decisions.report
            LEFT JOIN warnings ON warnings.id = appeals.warning
            \(MemberCard.join("sender", on: "appeals.member"))
            \(MemberCard.join("judge", on: "coalesce(decisions.operator, warnings.operator)"))
            \(MemberCard.join("ruler", on: "appeals.decided_by"))
        """
}

extension AppealTable {
    /// Reads the cases of these rows, with those who took the measures in a further query.
    fileprivate func cases(_ rows: [Row]) throws -> [AppealCase] {
        let reports: [Report.ID] = try rows.compactMap { try $0.value("report") }
        let deciders = try deciders(of: reports)
        let operators = try connection.operators.all()
        return try rows.compactMap { row in
            guard let member = try MemberCard(row: row, "sender") else { return nil }
            let report: Report.ID? = try row.value("report")
            let giver: Member.ID? = try row.value("giver")
            return AppealCase(
                try row.value("appeal"),
                against: try TakenMeasure(row: row),
                by: member,
                report: report,
                note: try row.storedIfPresent("note") { try ReportNote($0) },
                takenBy: try MemberCard(row: row, "judge"),
                decidedBy: try MemberCard(row: row, "ruler"),
                parties: ReportParties(reporter: try row.value("reporter"), about: member.id),
                deciders: report.flatMap { deciders[$0] } ?? Set([giver].compactMap(\.self)),
                operators: operators
            )
        }
    }
}
