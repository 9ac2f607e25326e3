import Database
import Domain

extension ReviewTable {
    func context(of target: ReviewTarget, by author: Member.ID, at now: Moment) throws -> ReviewContext {
        switch target {
        case .deal(let id):
            guard let deal = try connection.deals.find(id) else { throw DealRefusal.notFound }
            let written = try list(of: Subject(.deal, id), deal.parties.author, deal.parties.partner)
            return try ReviewContext(deal, by: author, written: written)
        case .member(let other, let id):
            guard let roster = try connection.rosters.find(id) else { throw RosterRefusal.notFound }
            return try ReviewContext(
                roster,
                by: author,
                about: other,
                written: list(of: roster.listing.subject, author, other),
                at: now
            )
        }
    }

    /// Tells the parties of a review that it was written or revealed: in the conversation of their deal, or
    /// with a notice to each party but `actor`.
    func tell(
        _ event: Line.Event,
        of review: Review,
        by actor: Member.ID?,
        identifiers: IdentifierGenerator,
        at now: Moment
    ) throws {
        let isHidden = try review.author.map { try connection.blocks.hides($0, from: review.about) } ?? false
        switch review.subject.kind {
        case .deal:
            guard let deal = try connection.deals.find(Deal.ID(rawValue: review.subject.number)) else {
                return
            }
            let line = Line(event, by: actor, deal: deal.id)
            try connection.deals.tell(
                line,
                of: deal,
                namingActor: !isHidden,
                identifiers: identifiers,
                at: now
            )
        default:
            guard !isHidden else { return }
            for member in [review.author, review.about].compactMap({ $0 }) where member != actor {
                let notice = Notice(
                    id: identifiers.next(),
                    kind: event == .reviewWritten ? .reviewWritten : .reviewsRevealed,
                    actor: actor,
                    target: review.subject,
                    at: now
                )
                try connection.notices.insert(notice, to: member)
            }
        }
    }
}
