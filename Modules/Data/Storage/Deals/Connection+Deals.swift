import Database
import Domain

extension Connection {
    func deal(_ id: Deal.ID) throws -> Deal? {
        try first("SELECT \(Deal.columns) FROM deals WHERE deals.id = \(id)").map { try Deal(row: $0) }
    }

    /// The conversation's open deal.
    func openDeal(of conversation: Conversation.ID) throws -> Deal? {
        let row = try first(
            """
            SELECT \(Deal.columns) FROM deals
            WHERE conversation = \(conversation) AND state IN ('proposed', 'changes-asked', 'accepted')
            """
        )
        return try row.map { try Deal(row: $0) }
    }

    func insert(_ deal: Deal) throws {
        let (terms, parties) = (deal.terms, deal.parties)
        let exact = terms.place.exact
        try execute(
            """
            INSERT INTO deals (id, conversation, subject_kind, subject_id, title, author, partner,
                author_provides, provider, receiver, starts_at, minutes, ends_at, code, latitude, longitude,
                address, price, price_unit, note, proposed_at, state, changed_at, changed_by)
            VALUES (\(deal.id), \(deal.conversation), \(deal.subject.kind.rawValue), \(deal.subject.number),
                \(deal.title), \(parties.author), \(parties.partner), \(parties.authorProvides),
                \(parties.provider), \(parties.receiver), \(terms.startsAt), \(terms.minutes),
                \(terms.endsAt), \(terms.place.neighbourhood.number), \(exact?.point.microLatitude),
                \(exact?.point.microLongitude), \(exact?.address), \(terms.price.won),
                \(terms.price.unit?.rawValue), \(terms.note?.text), \(deal.proposedAt),
                \(deal.state.rawValue), \(deal.progress.changedAt), \(deal.progress.changedBy))
            """
        )
    }

    /// Saves only the progress, because everything else is immutable.
    func save(_ deal: Deal) throws {
        let progress = deal.progress
        try execute(
            """
            UPDATE deals
            SET state = \(progress.state.rawValue), changed_at = \(progress.changedAt),
                changed_by = \(progress.changedBy), reason = \(progress.reason?.text),
                author_done_at = \(progress.authorDoneAt), partner_done_at = \(progress.partnerDoneAt),
                done_at = \(progress.doneAt)
            WHERE id = \(deal.id)
            """
        )
    }
}
