import Database
import Domain

extension ReportTable<Transaction> {
    /// Tells the other operators of a measure that no report asked for.
    func tellOperators(of act: OperatorAct, by member: Member.ID, about: Member.ID?) throws {
        let others = try transaction.operators.all().subtracting([member, about].compactMap(\.self))
        for other in others.sorted(by: { $0.rawValue < $1.rawValue }) {
            try transaction.notices.tell(NoticeDraft(to: other, .operatorActed, of: Subject(.report, act.id)))
        }
    }
}

extension ReportTable {
    /// What an operator would decide about without a report, as the report under which it would be kept.
    ///
    /// Throws ``ReportRefusal/notFound`` and ``ReportRefusal/ownThing``.
    func context(
        ofActing id: Report.ID,
        on subject: Subject,
        by member: Member.ID,
        at now: Moment
    ) throws -> (context: DecisionContext, content: ReportedContent) {
        guard let content = try reportable(subject, by: member, at: now) else { throw ReportRefusal.notFound }
        guard content.author != member else { throw ReportRefusal.ownThing }
        let side = try isAimed(subject, at: member) ? member : nil
        let parties = ReportParties(reporter: side, about: content.author)
        return (DecisionContext(ofActing: id, on: subject, parties), content)
    }

    /// Whether it was said or done to this member, who would judge their own matter.
    private func isAimed(_ subject: Subject, at member: Member.ID) throws -> Bool {
        let found: SQL
        switch subject.kind {
        case .conversation, .message, .deal, .order: return true
        case .listing, .member, .runLog, .savedSearch, .verification, .report: return false
        case .review:
            found = "SELECT id FROM reviews WHERE id = \(subject.number) AND about = \(member)"
        case .comment:
            found = """
                SELECT comments.id AS id FROM comments JOIN listings ON listings.id = comments.subject_id
                WHERE comments.id = \(subject.number) AND comments.subject_kind = 'listing'
                    AND listings.author = \(member)
                """
        }
        return try connection.first(found) != nil
    }

    /// Stores the report of an act, without its decision.
    func insert(_ act: OperatorAct, by member: Member.ID, _ content: ReportedContent) throws {
        try connection.execute(
            """
            INSERT INTO reports (id, reporter, subject_kind, subject_id, about, excerpt, copy, reason, note,
                at, is_act)
            VALUES (\(act.id), NULL, \(act.subject.kind.rawValue), \(act.subject.number), \(content.author),
                \(content.excerpt), \(try text(of: act.subject, by: member)), \(act.reason.rawValue), NULL,
                \(act.decision.at), 1)
            """
        )
        try keepPictures(of: act.subject, for: act.id)
    }
}
