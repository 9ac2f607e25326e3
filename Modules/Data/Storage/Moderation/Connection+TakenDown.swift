import Database
import Domain

extension Connection {
    /// Those of these things that an operator has hidden.
    func takenDown(_ numbers: [Int64], _ kind: Subject.Kind) throws -> Set<Int64> {
        guard !numbers.isEmpty else { return [] }
        let rows = try run(
            """
            SELECT subject_id FROM reports
            WHERE hides = 1 AND subject_kind = \(kind.rawValue)
                AND subject_id IN \(list: numbers)
            """
        )
        return Set(try rows.map { try $0.value("subject_id") })
    }

    func isTakenDown(_ subject: Subject) throws -> Bool {
        try !takenDown([subject.number], subject.kind).isEmpty
    }

    /// Why the member may not come in, the longest of several; nil for nearly everybody.
    func suspension(of member: Member.ID, at now: Moment) throws -> Suspension? {
        let row = try first(
            """
            SELECT subject_kind, reason, suspends_until FROM reports
            WHERE about = \(member) AND suspends_until > \(now)
            ORDER BY suspends_until DESC, id LIMIT 1
            """
        )
        return try row.map {
            Suspension(
                about: try $0.word("subject_kind"),
                for: try $0.word("reason"),
                until: try $0.value("suspends_until")
            )
        }
    }
}

extension SQL {
    /// True of a review that no operator has hidden, of a table called `reviews`.
    static var reviewIsShown: SQL { "NOT \(.isHidden("'review'", "reviews.id"))" }

    /// True where an operator has hidden what is of that kind and has that identifier.
    static func isHidden(_ kind: SQL, _ id: SQL) -> SQL {
        """
        EXISTS (SELECT 1 FROM reports WHERE reports.hides = 1
            AND reports.subject_kind = \(kind) AND reports.subject_id = \(id))
        """
    }
}
