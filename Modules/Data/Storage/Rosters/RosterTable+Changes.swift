import Database
import Domain

extension RosterTable {
    /// Saves all effects of a change: entries, facts, the listing's seats, the group conversation and
    /// notices.
    func save(
        _ roster: Roster,
        replacing former: Roster,
        by actor: Member.ID?,
        identifiers: IdentifierGenerator,
        at now: Moment
    ) throws {
        guard roster != former else { return }
        try save(roster, replacing: former)
        if roster.listing != former.listing {
            try connection.listings.save(roster.listing, at: now)
            try connection.listings.tell(
                of: former.listing,
                becoming: roster.listing,
                besides: Set(roster.facts.map(\.member)),
                identifiers: identifiers,
                at: now
            )
        }
        for fact in roster.facts {
            try changeMembership(in: roster.listing, after: fact, identifiers: identifiers, at: now)
            guard let (kind, receiver) = roster.notice(of: fact, by: actor) else { continue }
            let notice = Notice(
                id: identifiers.next(),
                kind: kind,
                actor: receiver == fact.member ? actor.flatMap { $0 == receiver ? nil : $0 } : fact.member,
                target: roster.listing.subject,
                at: now,
                changes: fact.event.changes
            )
            try connection.notices.insert(notice, to: receiver)
        }
    }

    /// Tells the roster what an edit of its listing changed, and offers free seats to the queue.
    func settle(
        of listing: Listing.ID,
        after changes: [ListingChange] = [],
        identifiers: IdentifierGenerator,
        at now: Moment
    ) throws {
        guard let former = try findLocked(listing) else { return }
        var roster = former
        roster.tell(of: changes, at: now)
        roster.settle(at: now)
        let editor = changes.isEmpty ? nil : former.organiser
        try save(roster, replacing: former, by: editor, identifiers: identifiers, at: now)
        for event in Line.Event.of(changes) {
            try connection.conversations.say(
                toTheGroupOf: former.listing.subject,
                Line(event, by: editor),
                identifiers: identifiers,
                at: now
            )
        }
    }

    /// The members whom an edit with these changes is told.
    func members(toldOf changes: [ListingChange], in listing: Listing.ID, at now: Moment) throws
        -> Set<Member.ID>
    {
        guard var roster = try find(listing) else { return [] }
        roster.tell(of: changes, at: now)
        return Set(roster.facts.map(\.member))
    }

    /// Notifies all on the roster of a listing that is deleted in the same transaction.
    func end(of listing: Listing.ID, identifiers: IdentifierGenerator, at now: Moment) throws {
        guard let former = try findLocked(listing) else { return }
        var roster = former
        roster.end(at: now)
        try save(roster, replacing: former, by: former.organiser, identifiers: identifiers, at: now)
        try connection.attendance.end(of: former.listing, at: now)
    }

    /// Frees the seats of a member whose account is deleted in the same transaction.
    func end(of member: Member.ID, identifiers: IdentifierGenerator, at now: Moment) throws {
        for row in try connection.run(
            "SELECT listing FROM roster_entries WHERE member = \(member) ORDER BY listing"
        ) {
            let listing: Listing.ID = try row.value("listing")
            try end(of: member, in: listing, identifiers: identifiers, at: now) { _ in true }
        }
    }

    /// Drops both members of a block from each other's rosters, unless the organiser has ruled the member out
    /// or the listing has begun.
    func end(by block: Block, identifiers: IdentifierGenerator) throws {
        for (organiser, member) in [(block.blocker, block.blocked), (block.blocked, block.blocker)] {
            for listing in try listings(of: organiser, with: member) {
                try end(of: member, in: listing, identifiers: identifiers, at: block.at) { roster in
                    roster.isEnded(for: member, byBlockAt: block.at)
                }
            }
        }
    }

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

    private func end(
        of member: Member.ID,
        in listing: Listing.ID,
        identifiers: IdentifierGenerator,
        at now: Moment,
        when isEnding: (Roster) -> Bool
    ) throws {
        guard let former = try findLocked(listing), isEnding(former) else { return }
        var roster = former
        roster.end(without: member, at: now)
        try connection.conversations.part(
            member,
            fromTheGroupOf: former.listing.subject,
            .memberLeft,
            identifiers: identifiers,
            at: now
        )
        try save(roster, replacing: former, by: member, identifiers: identifiers, at: now)
    }

    /// In the group conversation, and without the attendance of a former member.
    private func changeMembership(
        in listing: Listing,
        after fact: RosterFact,
        identifiers: IdentifierGenerator,
        at now: Moment
    ) throws {
        switch fact.event {
        case .admitted:
            // Who takes part again after a cancellation was taken back never left the group.
            guard try connection.conversations.group(of: listing.subject, for: fact.member) == nil else {
                break
            }
            try connection.conversations.join(
                fact.member,
                theGroupOf: listing,
                identifiers: identifiers,
                at: now
            )
        case .left, .lapsed, .withdrawn:
            try connection.attendance.end(of: fact.member, in: listing.id)
            try connection.conversations.part(
                fact.member,
                fromTheGroupOf: listing.subject,
                .memberLeft,
                identifiers: identifiers,
                at: now
            )
        case .removed:
            try connection.attendance.end(of: fact.member, in: listing.id)
            try connection.conversations.part(
                fact.member,
                fromTheGroupOf: listing.subject,
                .memberRemoved,
                identifiers: identifiers,
                at: now
            )
        default: break
        }
    }
}

extension Roster {
    /// Whether a block between the organiser and the member ends the member's part.
    fileprivate func isEnded(for member: Member.ID, byBlockAt moment: Moment) -> Bool {
        self[member]?.state.isFinal == false && listing.details.startsAt.map { moment < $0 } ?? true
    }

    private func isReopened(for member: Member.ID) -> Bool {
        facts.contains { $0.member == member && $0.event == .reopened }
    }

    /// The notice of a fact and its recipient: the organiser for a member's action, otherwise the member.
    fileprivate func notice(of fact: RosterFact, by actor: Member.ID?) -> (Notice.Kind, Member.ID)? {
        let isOwn = actor == fact.member
        switch fact.event {
        case .applied: return admission == .byOrganiser ? (.applicationReceived, organiser) : nil
        case .admitted: return isOwn ? (.memberJoined, organiser) : (.applicationAdmitted, fact.member)
        case .waiting: return isOwn ? nil : (.applicationWaiting, fact.member)
        // One notice tells both.
        case .offered: return isReopened(for: fact.member) ? nil : (.seatOffered, fact.member)
        case .lapsed: return (.seatLapsed, fact.member)
        case .declined: return (.applicationDeclined, fact.member)
        case .removed: return (.membershipEnded, fact.member)
        case .withdrawn: return (.applicationWithdrawn, organiser)
        case .left: return (.memberLeft, organiser)
        case .changed: return (.listingChanged, fact.member)
        case .cancelled: return (.listingCancelled, fact.member)
        case .reopened: return (.listingReopened, fact.member)
        case .ended: return (.rosterEnded, fact.member)
        }
    }
}

extension Line.Event {
    /// What the group is told of an edit.
    fileprivate static func of(_ changes: [ListingChange]) -> [Line.Event] {
        guard !changes.isEmpty else { return [] }
        let kinds = Set(changes.map(\.kind))
        let events: [Line.Event] =
            (kinds.isDisjoint(with: [.time, .length]) ? [] : [.listingTimeChanged])
            + (kinds.contains(.place) ? [.listingPlaceChanged] : [])
        return events.isEmpty ? [.listingEdited] : events
    }
}
