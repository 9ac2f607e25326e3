import Database
import Domain

extension ReviewTable<Transaction> {
    /// Tells the parties of a review what became of it: in the conversation of their deal, or with a notice
    /// to each party but `actor`.
    func tell(_ event: Line.Event, of review: Review, by actor: Member.ID?) throws {
        let isHidden = try review.author.map { try transaction.blocks.hides($0, from: review.about) } ?? false
        switch review.subject.kind {
        case .deal:
            guard let deal = try transaction.deals.find(Deal.ID(rawValue: review.subject.number)) else {
                return
            }
            let line = Line(event, by: actor, deal: deal.id)
            try transaction.deals.tell(line, of: deal, namingActor: !isHidden)
        default:
            guard !isHidden else { return }
            for notice in review.notices(of: event, by: actor) { try transaction.notices.tell(notice) }
        }
    }

    func context(of target: ReviewTarget, by author: Member.ID) throws -> ReviewContext {
        switch target {
        case .deal(let id):
            guard let deal = try transaction.deals.find(id) else { throw DealRefusal.notFound }
            let written = try list(of: Subject(.deal, id), deal.parties.author, deal.parties.partner)
            return try ReviewContext(deal, by: author, written: written)
        case .member(let other, let id):
            guard let roster = try transaction.rosters.find(id) else { throw RosterRefusal.notFound }
            return try ReviewContext(
                roster,
                by: author,
                about: other,
                written: list(of: roster.listing.subject, author, other),
                at: now
            )
        }
    }

    /// Throws ``ReviewRefusal/notFound`` for a review that `member` can't see.
    func unanswered(_ id: Review.ID, by member: Member.ID) throws -> UnansweredReview {
        guard let review = try find(id, for: member, at: now) else { throw ReviewRefusal.notFound }
        let both = try list(of: review.subject, member, review.about)
        return try UnansweredReview(
            review,
            by: member,
            isReturned: both.contains { $0.author == review.about },
            isHidden: transaction.decisions.isTakenDown(Subject(.review, id))
        )
    }
}

extension ReviewTable {
    func save(_ unanswered: UnansweredReview) throws {
        let review = unanswered.review
        try connection.execute(
            """
            UPDATE reviews SET halves = \(review.rating.halves), text = \(review.text?.text),
                manners = \(Marks(review.manners)), edited_at = \(review.editedAt)
            WHERE id = \(review.id)
            """
        )
    }

    /// Deletes a review with the notices of it. A deal has two parties, so that all such notices of it are of
    /// this review; a listing may have more.
    func delete(_ review: Review) throws {
        let kinds = [Notice.Kind.reviewWritten, .reviewsRevealed].map(\.rawValue)
        let parties = [review.author, review.about].compactMap(\.self)
        try connection.execute(
            """
            DELETE FROM notices
            WHERE member IN \(list: parties) AND kind IN \(list: kinds)
                AND target_kind = \(review.subject.kind.rawValue) AND target_id = \(review.subject.number)
                AND (target_kind = \(Subject.Kind.deal.rawValue) OR actor = \(review.author))
            """
        )
        try connection.execute("DELETE FROM reviews WHERE id = \(review.id)")
        try count(-1, review)
    }
}
