import Database
import Domain

extension TableBase {
    var decisions: DecisionTable { DecisionTable(connection: connection) }
}

/// The decisions of operators, and their effects.
struct DecisionTable {
    let connection: Connection

    /// The subset of these subjects that only their authors see: those that an operator has hidden, alone or
    /// with their source, and those that wait for an operator's approval or were declined.
    func takenDown(_ numbers: [Int64], _ kind: Subject.Kind) throws -> Set<Int64> {
        guard !numbers.isEmpty else { return [] }
        let others: SQL =
            switch kind {
            case .listing: "UNION ALL \(Source.withdrawnListings(among: numbers))"
            case .comment: "UNION ALL \(Submission.unapprovedComments(among: numbers))"
            case .message:
                """
                UNION ALL SELECT report_messages.message AS subject_id FROM report_messages
                    JOIN reports ON reports.id = report_messages.report AND reports.hides = 1
                    WHERE report_messages.message IN \(list: numbers)
                """
            default: ""
            }
        let rows = try connection.run(
            """
            SELECT subject_id FROM reports
            WHERE hides = 1 AND subject_kind = \(kind.rawValue)
                AND subject_id IN \(list: numbers)
            \(others)
            """
        )
        let hidden = Set<Int64>(try rows.map { try $0.value("subject_id") })
        guard kind == .listing else { return hidden }
        return hidden.union(try connection.submissions.unapproved(numbers))
    }

    /// Whether the listing is hidden from a reader: by an operator, or with all of its kind. Operators see
    /// listings that wait for approval.
    func isHidden(_ listing: Listing, from reader: Member.ID?) throws -> Bool {
        guard reader != listing.author else { return false }
        if try !connection.site.shows(listing, to: reader) { return true }
        guard try isTakenDown(listing.subject) else { return false }
        let isWaiting = try !connection.submissions.unapproved([listing.id.rawValue]).isEmpty
        guard isWaiting, let reader else { return true }
        return try !connection.operators.allow(reader, .listingRead, of: listing.subject)
    }

    func isTakenDown(_ subject: Subject) throws -> Bool {
        try !takenDown([subject.number], subject.kind).isEmpty
    }

    /// The member's longest current suspension; nil for almost all members.
    func suspension(of member: Member.ID, at now: Moment) throws -> Suspension? {
        let row = try connection.first(
            """
            SELECT subject_kind, reason, suspends_until,
                (SELECT max(decisions.id) FROM decisions
                    WHERE decisions.report = reports.id AND decisions.suspends_until IS NOT NULL) AS decision
            FROM reports WHERE about = \(member) AND suspends_until > \(now)
            ORDER BY suspends_until DESC, id LIMIT 1
            """
        )
        return try row.map {
            Suspension(
                about: try $0.word("subject_kind"),
                for: try $0.word("reason"),
                until: try $0.value("suspends_until"),
                by: try $0.value("decision")
            )
        }
    }
}

extension SQL {
    /// The SQL condition that no operator has hidden a review, for a table named `reviews`.
    static var reviewIsShown: SQL { "NOT \(.isHidden("'review'", "reviews.id"))" }

    /// The listings that only their authors see, as `subject_id`.
    static var hiddenListings: SQL {
        """
        SELECT subject_id FROM reports
        WHERE hides = 1 AND subject_kind = \(Subject.Kind.listing.rawValue)
        UNION ALL SELECT listing AS subject_id FROM submissions WHERE state IN ('waiting', 'declined')
        UNION ALL \(Source.withdrawnListings())
        """
    }

    /// The SQL condition that no operator has approved a listing that needs it.
    static func isUnapproved(_ listing: SQL) -> SQL {
        """
        EXISTS (SELECT 1 FROM submissions
            WHERE submissions.listing = \(listing) AND submissions.state <> 'approved')
        """
    }

    /// The SQL condition that only its author sees a listing, since an operator has hidden it or none has
    /// approved it.
    static func listingIsHidden(_ id: SQL) -> SQL {
        "(\(.isHidden("'listing'", id)) OR \(.isUnapproved(id)))"
    }

    /// The same of a comment.
    static func commentIsHidden(_ id: SQL) -> SQL {
        """
        (\(.isHidden("'comment'", id)) OR EXISTS (SELECT 1 FROM comment_submissions
            WHERE comment_submissions.comment = \(id) AND comment_submissions.state <> 'approved'))
        """
    }

    /// The SQL condition that an operator has hidden a message with others of the same report.
    static func messageIsHidden(_ id: SQL) -> SQL {
        """
        EXISTS (SELECT 1 FROM report_messages JOIN reports ON reports.id = report_messages.report
            WHERE report_messages.message = \(id) AND reports.hides = 1)
        """
    }

    /// The SQL condition that an operator has hidden the subject.
    static func isHidden(_ kind: SQL, _ id: SQL) -> SQL {
        """
        EXISTS (SELECT 1 FROM reports WHERE reports.hides = 1
            AND reports.subject_kind = \(kind) AND reports.subject_id = \(id))
        """
    }
}
