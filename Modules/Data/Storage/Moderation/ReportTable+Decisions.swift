import Database
import Domain

extension ReportTable<Transaction> {
    /// Stores the decision and applies its measures.
    func decide(_ report: DecisionContext, _ decision: Decision, by member: Member.ID) throws {
        guard report.parties.allowDecision(by: member, among: try transaction.operators.all()) else {
            throw ReportRefusal.ownMatter
        }
        let decision = try seconded(decision, on: report, by: member)
        let status = try report.status.after(decision.verdict, isAct: report.isAct)
        let measures = decision.measures
        guard !measures.hides || report.subject.kind.canBeHidden else { throw ReportRefusal.cannotBeHidden }
        if measures.suspendsUntil != nil, report.about == nil { throw ReportRefusal.noMemberToSuspend }
        let wasHidden = try transaction.decisions.isTakenDown(report.subject)
        try connection.execute(
            """
            UPDATE reports SET status = \(status.rawValue), hides = \(measures.hides),
                suspends_until = \(measures.suspendsUntil), proposed_days = \(decision.proposedDays),
                proposed_by = \(decision.proposedDays == nil ? nil : member)
            WHERE id = \(report.id)
            """
        )
        try transaction.orders.follow(decision, of: report)
        if let id = report.subject.listing {
            try transaction.boardChanges.note(of: id)
            try transaction.changedEvents.note(id)
        }
        if report.subject.kind == .comment {
            try transaction.comments.count(
                Comment.ID(rawValue: report.subject.number),
                hiddenBefore: wasHidden
            )
        }
        let listing = try consequence(of: decision, for: report.subject)
        try insert(decision, of: report, by: member, listing)
        if measures.suspendsUntil != nil, let about = report.about {
            try connection.execute("DELETE FROM sessions WHERE member = \(about)")
            try transaction.sessions.noteChange(of: about)
        }
        let notices = decision.notices(
            of: report.subject,
            to: report.isAct ? nil : report.reporter,
            about: report.about,
            after: report.status,
            isPutBack: listing == .reopened
        )
        for notice in notices { try transaction.notices.tell(notice) }
    }

    private func consequence(of decision: Decision, for subject: Subject) throws -> Decision.Consequence? {
        // A suspension that ends changes no listing.
        guard decision.verdict != .lifted else { return nil }
        return try decision.measures.hides ? takeDown(subject) : putBack(subject)
    }

    private func insert(
        _ decision: Decision,
        of report: DecisionContext,
        by member: Member.ID,
        _ listing: Decision.Consequence?
    ) throws {
        try connection.execute(
            """
            INSERT INTO decisions (id, report, operator, verdict, hides, suspends_until, money, proposed_days,
                listing, note, at, lifts)
            VALUES (\(decision.id), \(report.id), \(member), \(decision.verdict.stored),
                \(decision.measures.hides), \(decision.measures.suspendsUntil), \(decision.money?.rawValue),
                \(decision.proposedDays), \(listing?.rawValue), \(decision.note?.text), \(decision.at),
                \(decision.verdict == .lifted))
            """
        )
    }

    /// Closes an open listing, so that queries of open listings need no check for hidden ones.
    private func takeDown(_ subject: Subject) throws -> Decision.Consequence? {
        guard let id = subject.listing, var listing = try transaction.listings.find(id),
            listing.status == .open
        else { return nil }
        listing.takeDown()
        try transaction.listings.save(listing)
        return .closed
    }

    /// Reopens a listing that was held back, unless another decision hides it.
    private func putBack(_ subject: Subject) throws -> Decision.Consequence? {
        guard let id = subject.listing, var listing = try transaction.listings.find(id), listing.isHeldBack,
            try !transaction.decisions.isTakenDown(subject)
        else { return nil }
        listing.putBack(at: now)
        try transaction.listings.save(listing)
        return listing.status == .open ? .reopened : nil
    }
}

/// The state that a decision depends on.
struct DecisionContext {
    let id: Report.ID
    let subject: Subject
    let reporter: Member.ID?
    let about: Member.ID?
    let status: Report.Status
    /// Whether an operator acts without a report.
    let isAct: Bool
    /// Whether a former decision hides the subject.
    let hides: Bool
    let proposal: SuspensionProposal?

    static let all: SQL = """
        SELECT id, reporter, subject_kind, subject_id, about, status, is_act, hides, proposed_days,
            proposed_by
        FROM reports
        """

    var parties: ReportParties { ReportParties(reporter: reporter, about: about) }

    init(ofActing id: Report.ID, on subject: Subject, _ parties: ReportParties) {
        self.id = id
        self.subject = subject
        (reporter, about) = (parties.reporter, parties.about)
        (status, isAct, hides, proposal) = (.open, true, false, nil)
    }

    init(row: Row) throws {
        id = try row.value("id")
        subject = try row.subject()
        reporter = try row.value("reporter")
        about = try row.value("about")
        status = try row.word("status")
        isAct = try row.value("is_act")
        hides = try row.value("hides")
        let proposer: Member.ID? = try row.value("proposed_by")
        proposal = try row.value("proposed_days", as: Int?.self).map {
            SuspensionProposal(days: $0, by: proposer)
        }
    }
}
