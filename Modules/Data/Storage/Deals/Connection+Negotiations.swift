import Database
import Domain

extension Connection {
    func negotiation(_ id: Deal.ID) throws -> Negotiation? {
        guard let deal = try deal(id) else { return nil }
        return Negotiation(
            deal,
            about: try deal.subject.listing.flatMap(listings.find),
            isBlocked: try areApart(deal.parties.author, deal.parties.partner)
        )
    }

    /// Keeps all that the change led to: the deal, the listing's seats, lines and notices.
    func keep(
        _ negotiation: Negotiation,
        of before: Negotiation,
        mint: IdentifierGenerator,
        at now: Moment
    ) throws {
        if negotiation.deal != before.deal { try save(negotiation.deal) }
        if let listing = negotiation.listing, listing != before.listing {
            try listings.save(listing)
            if let former = before.listing {
                let talk = negotiation.deal.conversation
                try tell(of: former, becoming: listing, outside: talk, mint: mint, at: now)
            }
        }
        for line in negotiation.lines {
            try tell(line, of: negotiation.deal, namingActor: !negotiation.isBlocked, mint: mint, at: now)
        }
    }

    /// Says it in the conversation, and gives a notice to whoever of the two didn't do it. Those who have
    /// blocked each other still hear what becomes of their agreement, though not by whom.
    func tell(
        _ line: Line,
        of deal: Deal,
        namingActor: Bool,
        mint: IdentifierGenerator,
        at now: Moment
    ) throws {
        try say(line, in: deal.conversation, as: mint.next(), at: now)
        guard let kind = Notice.Kind(rawValue: line.event.rawValue) else { return }
        for member in [deal.parties.author, deal.parties.partner].compactMap({ $0 }).sorted()
        where member != line.actor {
            let notice = Notice(
                id: mint.next(),
                kind: kind,
                actor: namingActor ? line.actor : nil,
                target: Subject(.deal, deal.id),
                at: now
            )
            try give(notice, to: member)
        }
    }

    /// Ends every open deal of a member whose account is about to be deleted in the same transaction: what
    /// was to come is off and its seat free again, what has begun counts as done, and the other is told.
    func endDeals(of member: Member.ID, mint: IdentifierGenerator, at now: Moment) throws {
        for row in try run(Deal.open(of: member)) {
            guard let before = try negotiation(row.value("id")) else { continue }
            var after = before
            after.end(without: member, at: now)
            try keep(after, of: before, mint: mint, at: now)
        }
    }

    private func areApart(_ one: Member.ID?, _ other: Member.ID?) throws -> Bool {
        guard let one, let other else { return false }
        return try hides(one, from: other)
    }
}

extension Deal {
    static func open(of member: Member.ID) -> SQL {
        """
        SELECT id FROM deals
        WHERE author = \(member) AND state IN ('proposed', 'changes-asked', 'accepted')
        UNION ALL SELECT id FROM deals
        WHERE partner = \(member) AND state IN ('proposed', 'changes-asked', 'accepted')
        ORDER BY id
        """
    }
}
