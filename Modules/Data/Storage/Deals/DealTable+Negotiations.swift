import Database
import Domain

extension DealTable<Transaction> {
    /// Saves all effects of the change: the deal, the listing's seats, lines and notices.
    func save(_ negotiation: Negotiation, of before: Negotiation) throws {
        if negotiation.deal != before.deal { try save(negotiation.deal) }
        if let listing = negotiation.listing, listing != before.listing {
            try transaction.listings.save(listing)
            if let former = before.listing {
                let talk = negotiation.deal.conversation
                try transaction.listings.tell(of: former, becoming: listing, outside: talk)
            }
        }
        if negotiation.deal != before.deal {
            try transaction.orders.follow(negotiation.deal, from: before.deal)
        }
        for start in negotiation.further {
            try add(negotiation.deal.following(as: identifiers.next(), at: start))
        }
        for line in negotiation.lines {
            try tell(line, of: negotiation.deal, namingActor: !negotiation.isBlocked)
        }
    }

    /// Stores a further lesson that was agreed on with another.
    private func add(_ deal: Deal) throws {
        try insert(deal)
        try transaction.orders.book(deal)
    }

    /// Adds the line to the conversation and notifies the other party. After a block the parties are still
    /// notified about their deal, but without the actor's name.
    func tell(_ line: Line, of deal: Deal, namingActor: Bool) throws {
        try transaction.conversations.say(line, in: deal.conversation)
        for notice in deal.notices(of: line, namingActor: namingActor) {
            try transaction.notices.tell(notice)
        }
    }

    /// Ends all open deals of a member whose account is deleted in the same transaction. Future deals are
    /// cancelled and their seats freed, started ones count as done, and the other parties are notified.
    func end(of member: Member.ID) throws {
        for row in try connection.run(Deal.open(of: member)) {
            guard let before = try negotiation(row.value("id"), at: now) else { continue }
            var after = before
            after.end(without: member, at: now)
            try save(after, of: before)
        }
    }

    /// Ends the open deals of two members whom a block in the same transaction separates.
    func end(by block: Block) throws {
        for deal in try listOpen(of: block.blocker, with: block.blocked) {
            guard let before = try negotiation(deal.id, at: now) else { continue }
            var after = before
            after.end(byBlockOf: block.blocker, at: now)
            try save(after, of: before)
        }
    }
}

extension DealTable {
    func negotiation(_ id: Deal.ID, at now: Moment) throws -> Negotiation? {
        guard let deal = try find(id) else { return nil }
        let talk = deal.conversation
        return Negotiation(
            deal,
            about: try deal.subject.listing.flatMap(connection.listings.find),
            isBlocked: try areApart(deal.parties.author, deal.parties.partner),
            seat: try seat(in: talk, of: deal.subject, for: deal.purpose, besides: id),
            besides: try ahead(in: talk, of: deal.subject, at: now, besides: id)
        )
    }

    /// The open deals of two members, oldest first.
    func listOpen(of one: Member.ID, with other: Member.ID) throws -> [Deal] {
        try connection.run(Deal.open(of: one, with: other)).map { try Deal(row: $0) }
    }

    private func areApart(_ one: Member.ID?, _ other: Member.ID?) throws -> Bool {
        guard let one, let other else { return false }
        return try connection.blocks.hides(one, from: other)
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

    static func open(of one: Member.ID, with other: Member.ID) -> SQL {
        """
        SELECT \(columns) FROM deals
        WHERE (author = \(one) AND partner = \(other) OR author = \(other) AND partner = \(one))
            AND state IN ('proposed', 'changes-asked', 'accepted')
        ORDER BY deals.id
        """
    }
}
