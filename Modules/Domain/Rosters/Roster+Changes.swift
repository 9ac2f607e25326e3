/// The actions on a roster. Guards run in the order in which their refusals should be reported.
extension Roster {
    /// Conditions are checked now and not again: a later change of them or of the member ends nothing.
    public mutating func apply(by member: Member.ID, _ note: RosterNote?, at now: Moment) throws {
        guard member != organiser else { throw RosterRefusal.ownListing }
        switch self[member]?.state {
        case .declined: throw RosterRefusal.declined
        case .removed: throw RosterRefusal.removed
        case .some: throw RosterRefusal.alreadyApplied
        case nil: break
        }
        try mustTakeApplications(at: now)
        try listing.mustAdmit(applicant, at: now)
        guard queue.count < Self.mostWaiting else { throw RosterRefusal.queueFull }
        lastTurn += 1
        entries.append(
            RosterEntry(member: member, state: .applied, turn: lastTurn, note: note, appliedAt: now)
        )
        record(.applied, of: member, at: now)
        if admission == .whileSeatsLast { seat(member, at: now) }
        settle(at: now)
    }

    /// Admits an applicant, or queues them when all seats are taken. Takes back that a member was declined or
    /// removed: they are offered a seat, since they may have other plans by now.
    public mutating func admit(_ member: Member.ID, by actor: Member.ID, at now: Moment) throws {
        try mustOrganise(actor)
        let state = try entry(of: member).state
        try mustBeAhead(at: now)
        switch state {
        case .applied: seat(member, at: now)
        case .declined, .removed: return invite(member, at: now)
        case .waiting, .offered, .admitted: throw RosterRefusal.notApplied
        }
        settle(at: now)
    }

    /// Queues a member for a seat, which is offered at once when one is free.
    private mutating func invite(_ member: Member.ID, at now: Moment) {
        lastTurn += 1
        become(.waiting, member, turn: lastTurn)
        settle(at: now)
        guard let place = place(of: member) else { return }
        record(.waiting(place: place), of: member, at: now)
    }

    /// Declines an applicant or a waiting member.
    public mutating func decline(
        _ member: Member.ID,
        _ reason: RosterNote?,
        by actor: Member.ID,
        at now: Moment
    ) throws {
        try mustOrganise(actor)
        switch try entry(of: member).state {
        case .applied, .waiting: become(.declined, member)
        case .offered, .admitted, .declined, .removed: throw RosterRefusal.notApplied
        }
        record(.declined(reason), of: member, at: now)
    }

    /// Withdraws an application, a place in the queue or an offer.
    public mutating func withdraw(by member: Member.ID, at now: Moment) throws {
        switch try entry(of: member).state {
        case .applied, .waiting, .offered: drop(member)
        case .admitted: throw RosterRefusal.admitted
        case .declined, .removed: throw RosterRefusal.notApplied
        }
        record(.withdrawn, of: member, at: now)
        settle(at: now)
    }

    /// Takes the seat held for the member.
    public mutating func claim(by member: Member.ID, at now: Moment) throws {
        settle(at: now)
        guard case .offered = self[member]?.state else { throw RosterRefusal.notOffered }
        become(.admitted, member)
        record(.admitted, of: member, at: now)
        settle(at: now)
    }

    /// Gives the member's seat back, before the start.
    public mutating func leave(by member: Member.ID, at now: Moment) throws {
        guard try entry(of: member).state == .admitted else { throw RosterRefusal.notMember }
        try mustBeAhead(at: now)
        drop(member)
        record(.left, of: member, at: now)
        settle(at: now)
    }

    /// Ends a membership or an offer permanently.
    public mutating func remove(
        _ member: Member.ID,
        _ reason: RosterNote,
        by actor: Member.ID,
        at now: Moment
    ) throws {
        try mustOrganise(actor)
        try listing.mustNotBeCancelled()
        guard try entry(of: member).state.holdsSeat else { throw RosterRefusal.notMember }
        become(.removed, member)
        record(.removed(reason), of: member, at: now)
        settle(at: now)
    }

    /// Tells the members what an edit of the listing changed, and those who applied or wait what concerns
    /// them.
    public mutating func tell(of changes: [ListingChange], at now: Moment) {
        for entry in entries {
            let changes = changes.filter { $0.concerns(entry) }
            if !changes.isEmpty { record(.changed(changes), of: entry.member, at: now) }
        }
    }

    /// Calls the listing off. Its members stay on the roster, which no longer changes; applications, waits
    /// and offers end. A repeated call with the same reason does nothing.
    public mutating func cancel(_ reason: RosterNote, at now: Moment) throws(ListingRefusal) {
        guard listing.cancellation?.reason != reason else { return }
        try listing.cancel(reason, at: now)
        for entry in entries where !entry.state.isFinal {
            record(.cancelled(reason), of: entry.member, at: now)
        }
        entries.removeAll { !$0.state.isFinal && $0.state != .admitted }
        settle(at: now)
    }

    /// Takes the cancellation back. Its members are offered their seats, since they may have other plans by
    /// now; those whose application it ended are told, and can apply again.
    ///
    /// - Parameter applicants: those whose application, wait or offer the cancellation ended.
    public mutating func reopen(telling applicants: [Member.ID], at now: Moment) throws(ListingRefusal) {
        try listing.takeCancellationBack(at: now)
        for member in members {
            become(.waiting, member.member)
            record(.reopened, of: member.member, at: now)
        }
        for member in applicants where self[member] == nil { record(.reopened, of: member, at: now) }
        settle(at: now)
    }

    /// Ends all applications and memberships as the listing is deleted. Those of a cancelled listing have
    /// been told already.
    public mutating func end(at now: Moment) {
        for entry in entries where !entry.state.isFinal && listing.cancellation == nil {
            record(.ended, of: entry.member, at: now)
        }
        entries = []
        settle(at: now)
    }

    /// Drops a member whose account is deleted, or whom a block separates from the organiser.
    public mutating func end(without member: Member.ID, at now: Moment) {
        drop(member)
        settle(at: now)
    }

    /// Lapses expired offers and offers free seats to the queue. Idempotent.
    public mutating func settle(at now: Moment) {
        for entry in entries {
            guard case .offered(let until) = entry.state, until <= now else { continue }
            drop(entry.member)
            record(.lapsed(until: until), of: entry.member, at: now)
        }
        while taken < listing.seats.total, let next = queue.first,
            let until = ClaimWindow.end(from: now, before: listing.details.startsAt)
        {
            become(.offered(until: until), next.member)
            record(.offered(until: until), of: next.member, at: now)
        }
        listing.hold(taken, at: now)
    }

    /// Gives the member a seat, or the last place in the queue when no seat is free or others are waiting.
    private mutating func seat(_ member: Member.ID, at now: Moment) {
        if taken < listing.seats.total, queue.isEmpty {
            become(.admitted, member)
            record(.admitted, of: member, at: now)
        } else {
            lastTurn += 1
            become(.waiting, member, turn: lastTurn)
            record(.waiting(place: queue.count), of: member, at: now)
        }
    }

    private func mustOrganise(_ actor: Member.ID) throws(RosterRefusal) {
        guard actor == organiser else { throw .notOrganiser }
    }

    private func mustBeAhead(at now: Moment) throws {
        try listing.mustNotBeCancelled()
        if let start = listing.details.startsAt, start <= now { throw RosterRefusal.begun }
    }

    /// Whether neighbours can apply now.
    public func isOpen(at now: Moment) -> Bool {
        (try? mustTakeApplications(at: now)) != nil
    }

    private func mustTakeApplications(at now: Moment) throws {
        guard admission != .elsewhere else { throw RosterRefusal.elsewhere }
        try listing.mustNotBeCancelled()
        guard !listing.isClosedByAuthor, !listing.isHeldBack else { throw RosterRefusal.closed }
        try mustBeAhead(at: now)
        try period.mustInclude(now)
        guard listing.status(at: now) != .expired else { throw ListingRefusal.expired }
    }

    private func entry(of member: Member.ID) throws(RosterRefusal) -> RosterEntry {
        guard let entry = self[member] else { throw .notApplied }
        return entry
    }

    private mutating func become(_ state: RosterEntry.State, _ member: Member.ID, turn: Int? = nil) {
        guard let index = entries.firstIndex(where: { $0.member == member }) else { return }
        entries[index].state = state
        guard let turn else { return }
        entries[index].turn = turn
        entries.append(entries.remove(at: index))
    }

    private mutating func drop(_ member: Member.ID) {
        entries.removeAll { $0.member == member }
    }

    private mutating func record(_ event: RosterFact.Event, of member: Member.ID, at now: Moment) {
        facts.append(RosterFact(event, of: member, at: now))
    }
}

extension ListingChange {
    fileprivate func concerns(_ entry: RosterEntry) -> Bool {
        entry.state == .admitted || concernsApplicants && !entry.state.isFinal
    }
}
