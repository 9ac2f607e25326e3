public import Database
public import Domain

public struct SQLVerificationQueries: VerificationQueries {
    private let database: Database

    public init(_ database: Database) {
        self.database = database
    }

    public func list(_ state: Verification.State, _ slice: SliceRequest) async throws
        -> Slice<VerificationCase>
    {
        let start = try slice.cursor.map(TimedKey<Verification>.init(cursor:))
        return try await database.read { connection in
            let rows = try connection.run(Self.list(state, after: start, limit: slice.rows))
            return try Slice(
                rows,
                slice,
                at: "sent_at",
                id: "id",
                of: Verification.self,
                connection.verifications.cases
            )
        }
    }

    public func find(_ id: Verification.ID) async throws -> VerificationCase {
        try await one("\(Self.all) WHERE verifications.id = \(id)")
    }

    public func latest(of member: Member.ID) async throws -> VerificationCase {
        try await one(
            """
            \(Self.all) WHERE verifications.teacher = \(member)
            ORDER BY verifications.sent_at DESC, verifications.id DESC LIMIT 1
            """
        )
    }

    private func one(_ query: SQL) async throws -> VerificationCase {
        try await database.read { connection in
            guard let found = try connection.verifications.cases(connection.run(query)).first else {
                throw VerificationRefusal.notFound
            }
            return found
        }
    }

    static func list(_ state: Verification.State, after key: TimedKey<Verification>?, limit: Int) -> SQL {
        let of: SQL = "\(all) WHERE verifications.state = \(state.rawValue)"
        let place: SQL = "(verifications.sent_at, verifications.id)"
        guard state == .waiting else {
            let rest: SQL = key.map { "AND \(place) < (\($0.at), \($0.id))" } ?? ""
            return """
                \(of) \(rest)
                ORDER BY verifications.sent_at DESC, verifications.id DESC LIMIT \(limit)
                """
        }
        let rest: SQL = key.map { "AND \(place) > (\($0.at), \($0.id))" } ?? ""
        return "\(of) \(rest) ORDER BY verifications.sent_at, verifications.id LIMIT \(limit)"
    }

    private static let all: SQL = """
        SELECT \(Verification.columns), coalesce(teachers.education, '') AS education,
            coalesce(teachers.career, '') AS career, \(MemberCard.columns("sender")),
            \(MemberCard.columns("judge"))
        FROM verifications \(MemberCard.join("sender", on: "verifications.teacher"))
            \(MemberCard.join("judge", on: "verifications.decided_by"))
            LEFT JOIN teachers ON teachers.member = verifications.teacher
        """
}

extension VerificationTable {
    fileprivate func cases(_ rows: [Row]) throws -> [VerificationCase] {
        let found = try rows.map(Verification.init(row:))
        let documents = try connection.images.list(of: found.map(\.subject))
        return try zip(rows, found).compactMap { row, verification in
            guard let member = try MemberCard(row: row, "sender") else { return nil }
            return VerificationCase(
                verification,
                by: member,
                try TeacherCredentials(row: row),
                decidedBy: try MemberCard(row: row, "judge"),
                documents: documents[verification.subject] ?? []
            )
        }
    }
}
