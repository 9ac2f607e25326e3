import Database
import Domain

extension Connection {
    /// Saves all effects of a change: entries, facts, the listing's seats, the group conversation and
    /// notices.
    func keep(
        _ roster: Roster,
        replacing former: Roster,
        by actor: Member.ID?,
        mint: IdentifierGenerator,
        at now: Moment
    ) throws {
        guard roster != former else { return }
        try rosters.save(roster, replacing: former)
        if roster.listing != former.listing {
            try listings.save(roster.listing)
            try tell(of: former.listing, becoming: roster.listing, mint: mint, at: now)
        }
        for fact in roster.facts {
            try changeGroup(of: roster.listing, after: fact, mint: mint, at: now)
            guard let (kind, receiver) = roster.notice(of: fact, by: actor) else { continue }
            let notice = Notice(
                id: mint.next(),
                kind: kind,
                actor: receiver == fact.member ? actor.flatMap { $0 == receiver ? nil : $0 } : fact.member,
                target: roster.listing.subject,
                at: now
            )
            try give(notice, to: receiver)
        }
    }

    /// Offers free seats to the queue after the listing changed by other means.
    func settleRoster(of listing: Listing.ID, mint: IdentifierGenerator, at now: Moment) throws {
        guard let former = try rosters.findLocked(listing) else { return }
        var roster = former
        roster.settle(at: now)
        try keep(roster, replacing: former, by: nil, mint: mint, at: now)
    }

    /// Notifies applicants and waiting members of a listing that is deleted in the same transaction.
    func closeRoster(of listing: Listing, mint: IdentifierGenerator, at now: Moment) throws {
        guard let former = try rosters.findLocked(listing.id), !former.isClosed else { return }
        var roster = former
        try roster.close(by: listing.author, at: now)
        try keep(roster, replacing: former, by: listing.author, mint: mint, at: now)
    }

    /// Frees the seats of a member whose account is deleted in the same transaction.
    func endRosters(of member: Member.ID, mint: IdentifierGenerator, at now: Moment) throws {
        for row in try run("SELECT listing FROM roster_entries WHERE member = \(member) ORDER BY listing") {
            guard let former = try rosters.findLocked(row.value("listing")) else { continue }
            var roster = former
            roster.end(without: member, at: now)
            try part(member, fromTheGroupOf: former.listing.subject, .memberLeft, mint: mint, at: now)
            try keep(roster, replacing: former, by: member, mint: mint, at: now)
        }
    }

    private func changeGroup(
        of listing: Listing,
        after fact: RosterFact,
        mint: IdentifierGenerator,
        at now: Moment
    ) throws {
        switch fact.event {
        case .admitted: try join(fact.member, theGroupOf: listing, mint: mint, at: now)
        case .left:
            try part(fact.member, fromTheGroupOf: listing.subject, .memberLeft, mint: mint, at: now)
        case .removed:
            try part(fact.member, fromTheGroupOf: listing.subject, .memberRemoved, mint: mint, at: now)
        default: break
        }
    }
}

extension Roster {
    /// The notice of a fact and its recipient: the organiser for a member's action, otherwise the member.
    fileprivate func notice(of fact: RosterFact, by actor: Member.ID?) -> (Notice.Kind, Member.ID)? {
        let isOwn = actor == fact.member
        switch fact.event {
        case .applied: return admission == .byOrganiser ? (.applicationReceived, organiser) : nil
        case .admitted: return isOwn ? (.memberJoined, organiser) : (.applicationAdmitted, fact.member)
        case .waiting: return isOwn ? nil : (.applicationWaiting, fact.member)
        case .offered: return (.seatOffered, fact.member)
        case .lapsed: return (.seatLapsed, fact.member)
        case .declined: return (.applicationDeclined, fact.member)
        case .removed: return (.membershipEnded, fact.member)
        case .withdrawn: return (.applicationWithdrawn, organiser)
        case .left: return (.memberLeft, organiser)
        case .closed: return (.applicationsClosed, fact.member)
        }
    }
}
