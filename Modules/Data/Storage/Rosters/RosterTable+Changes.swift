import Database
import Domain

extension RosterTable<Transaction> {
    /// Saves all effects of a change: entries, facts, the listing's seats, the group conversation and
    /// notices.
    func save(_ roster: Roster, replacing former: Roster, by actor: Member.ID?) throws {
        guard roster != former else { return }
        try save(roster, replacing: former)
        if roster.listing != former.listing {
            try transaction.listings.save(roster.listing)
            try transaction.listings.tell(
                of: former.listing,
                becoming: roster.listing,
                besides: Set(roster.facts.map(\.member))
            )
        }
        for fact in roster.facts {
            try changeMembership(in: roster.listing, after: fact)
            if let notice = roster.notice(of: fact, by: actor) { try transaction.notices.tell(notice) }
        }
    }

    /// Tells the roster what an edit of its listing changed, and offers free seats to the queue.
    func settle(of listing: Listing.ID, after changes: [ListingChange] = []) throws {
        guard let former = try findLocked(listing) else { return }
        var roster = former
        roster.tell(of: changes, at: now)
        roster.settle(at: now)
        let editor = changes.isEmpty ? nil : former.organiser
        try save(roster, replacing: former, by: editor)
        for event in Line.Event.of(changes) {
            try transaction.conversations.say(toTheGroupOf: former.listing.subject, Line(event, by: editor))
        }
    }

    /// Notifies all on the roster of a listing that is deleted in the same transaction.
    func end(of listing: Listing.ID) throws {
        guard let former = try findLocked(listing) else { return }
        var roster = former
        roster.end(at: now)
        try save(roster, replacing: former, by: former.organiser)
        try transaction.attendance.end(of: former.listing)
    }

    /// Frees the seats of a member whose account is deleted in the same transaction.
    func end(of member: Member.ID) throws {
        for row in try connection.run(
            "SELECT listing FROM roster_entries WHERE member = \(member) ORDER BY listing"
        ) {
            let listing: Listing.ID = try row.value("listing")
            try end(of: member, in: listing) { _ in true }
        }
    }

    /// Drops both members of a block from each other's rosters, unless the organiser has ruled the member out
    /// or the listing has begun.
    func end(by block: Block) throws {
        for (organiser, member) in [(block.blocker, block.blocked), (block.blocked, block.blocker)] {
            for listing in try listings(of: organiser, with: member) {
                try end(of: member, in: listing) { roster in
                    roster.isEnded(for: member, byBlockAt: block.at)
                }
            }
        }
    }

    private func end(of member: Member.ID, in listing: Listing.ID, when isEnding: (Roster) -> Bool) throws {
        guard let former = try findLocked(listing), isEnding(former) else { return }
        var roster = former
        roster.end(without: member, at: now)
        try transaction.conversations.part(member, fromTheGroupOf: former.listing.subject, .memberLeft)
        try save(roster, replacing: former, by: member)
    }

    /// In the group conversation, and without the attendance of a former member.
    private func changeMembership(in listing: Listing, after fact: RosterFact) throws {
        switch fact.event {
        case .admitted:
            // Who takes part again after a cancellation was taken back never left the group.
            guard try transaction.conversations.group(of: listing.subject, for: fact.member) == nil else {
                break
            }
            try transaction.conversations.join(fact.member, theGroupOf: listing)
        case .left, .lapsed, .withdrawn:
            try transaction.attendance.end(of: fact.member, in: listing.id)
            try transaction.conversations.part(fact.member, fromTheGroupOf: listing.subject, .memberLeft)
        case .removed:
            try transaction.attendance.end(of: fact.member, in: listing.id)
            try transaction.conversations.part(fact.member, fromTheGroupOf: listing.subject, .memberRemoved)
        default: break
        }
    }

    /// The members whom an edit with these changes is told.
    func members(toldOf changes: [ListingChange], in listing: Listing.ID) throws -> Set<Member.ID> {
        guard var roster = try find(listing) else { return [] }
        roster.tell(of: changes, at: now)
        return Set(roster.facts.map(\.member))
    }
}

extension RosterTable {
    /// What a block of the two would end, their listings in order.
    func participations(
        of blocker: Member.ID,
        with blocked: Member.ID,
        at now: Moment
    ) throws -> [EndingParticipation] {
        let pairs = [(blocker, blocked), (blocked, blocker)]
        return try pairs.flatMap { organiser, member in
            try listings(of: organiser, with: member).compactMap { listing -> EndingParticipation? in
                guard var roster = try find(listing) else { return nil }
                roster.settle(at: now)
                guard let entry = roster[member], roster.isEnded(for: member, byBlockAt: now) else {
                    return nil
                }
                return EndingParticipation(
                    in: roster.listing,
                    entry.state.status,
                    isOrganiser: organiser == blocker
                )
            }
        }
    }

    private func listings(of organiser: Member.ID, with member: Member.ID) throws -> [Listing.ID] {
        try connection.run(
            """
            SELECT listings.id AS id FROM roster_entries JOIN listings ON listings.id = roster_entries.listing
            WHERE roster_entries.member = \(member) AND listings.author = \(organiser) ORDER BY listings.id
            """
        )
        .map { try $0.value("id") }
    }
}
