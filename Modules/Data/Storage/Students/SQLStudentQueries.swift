public import Database
public import Domain

public struct SQLStudentQueries: StudentQueries {
    private let database: Database

    public init(_ database: Database) {
        self.database = database
    }

    public func list(
        of teacher: Member.ID,
        at now: Moment,
        _ slice: SliceRequest
    ) async throws -> Slice<Student> {
        let start = try slice.cursor.map(TimedKey<Member>.init(cursor:))
        return try await database.read { connection in
            let hidden = try connection.blocks.hidden(from: teacher)
            let rows = try connection.run(
                Self.list(of: teacher, hiding: hidden, after: start, at: now, slice.rows)
            )
            return try Slice(rows, slice, at: "latest_at", id: "student_id", of: Member.self) { shown in
                let passes = try connection.passes(of: teacher, for: shown)
                return try shown.compactMap { try Student(row: $0, passes) }
            }
        }
    }

    static func list(
        of teacher: Member.ID,
        hiding hidden: Set<Member.ID>,
        after key: TimedKey<Member>?,
        at now: Moment,
        _ limit: Int
    ) -> SQL {
        let others: SQL = hidden.isEmpty ? "" : "AND member NOT IN \(list: hidden.sorted())"
        let rest: SQL = key.map { "HAVING (max(at), member) < (\($0.at), \($0.id))" } ?? ""
        return """
            SELECT \(MemberCard.columns("student")), taken.latest_at AS latest_at, taken.lessons AS lessons,
                taken.done_at AS done_at, coming.id AS next_deal, coming.starts_at AS next_at
            FROM (SELECT member, max(at) AS latest_at, sum(is_done) AS lessons,
                    max(CASE WHEN is_done = 1 THEN at END) AS done_at
                FROM (\(lessons(of: teacher)) UNION ALL \(passes(of: teacher))) AS lessons
                WHERE member IS NOT NULL \(others)
                GROUP BY member \(rest) ORDER BY max(at) DESC, member DESC LIMIT \(limit)) AS taken
            \(MemberCard.join("student", on: "taken.member"))
            LEFT JOIN deals AS coming ON coming.id = (\(next(of: teacher, at: now)))
            ORDER BY taken.latest_at DESC, taken.member DESC
            """
    }

    private static func lessons(of teacher: Member.ID) -> SQL {
        """
        SELECT receiver AS member, starts_at AS at, CASE WHEN state = 'done' THEN 1 ELSE 0 END AS is_done
        FROM deals WHERE provider = \(teacher) AND state IN ('accepted', 'done') AND listing_kind = 'lesson'
        """
    }

    private static func passes(of teacher: Member.ID) -> SQL {
        """
        SELECT payer AS member, ordered_at AS at, 0 AS is_done
        FROM orders WHERE payee = \(teacher) AND \(Order.isPassInUse)
        """
    }

    private static func next(of teacher: Member.ID, at now: Moment) -> SQL {
        """
        SELECT id FROM deals
        WHERE receiver = taken.member AND provider = \(teacher) AND state = 'accepted'
            AND listing_kind = 'lesson' AND starts_at > \(now)
        ORDER BY starts_at, id LIMIT 1
        """
    }
}

extension Connection {
    /// The pass in use of each student in the rows, the oldest if there are several.
    fileprivate func passes(of teacher: Member.ID, for rows: [Row]) throws -> [Member.ID: Order] {
        let students: [Member.ID] = try rows.map { try $0.value("student_id") }
        guard !students.isEmpty else { return [:] }
        let found = try orders.orders(
            run(
                """
                SELECT \(Order.columns) FROM orders
                WHERE payer IN \(list: students) AND payee = \(teacher) AND \(Order.isPassInUse)
                ORDER BY orders.id
                """
            )
        )
        return found.reduce(into: [:]) { passes, order in
            if let payer = order.payer { passes[payer] = passes[payer] ?? order }
        }
    }
}

extension Order {
    /// The SQL condition for a pass that is paid and not over.
    fileprivate static let isPassInUse: SQL = "item = 'pass' AND \(isRunning)"
}

extension Student {
    fileprivate init?(row: Row, _ passes: [Member.ID: Order]) throws {
        guard let member = try MemberCard(row: row, "student") else { return nil }
        let deal: Deal.ID? = try row.value("next_deal")
        let startsAt: Moment? = try row.value("next_at")
        self.init(
            member,
            lessons: try row.value("lessons"),
            latest: try row.value("done_at"),
            next: deal.flatMap { deal in startsAt.map { NextLesson(deal: deal, startsAt: $0) } },
            pass: passes[member.id]
        )
    }
}
