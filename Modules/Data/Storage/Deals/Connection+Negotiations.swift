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

    /// Saves all effects of the change: the deal, the listing's seats, lines and notices.
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

    /// Adds the line to the conversation and notifies the other party. After a block the parties are still
    /// notified about their deal, but without the actor's name.
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

    /// Ends all open deals of a member whose account is deleted in the same transaction. Future deals are
    /// cancelled and their seats freed, started ones count as done, and the other parties are notified.
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
