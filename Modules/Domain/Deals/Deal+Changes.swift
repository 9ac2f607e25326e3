/// The parties' actions. Guards run in the order in which their refusals should be reported.
extension Deal {
    /// - Parameter startsAt: one of the proposed times; nil if there is only one.
    mutating func accept(by member: Member.ID, choosing startsAt: Moment?, at now: Moment)
        throws(DealRefusal)
    {
        guard member == recipient else { throw .notRecipient }
        guard state(at: now) == .proposed else { throw state(at: now).refusal }
        try terms.choose(startsAt, at: now)
        become(.accepted, by: member, at: now)
    }

    mutating func decline(by member: Member.ID, at now: Moment) throws(DealRefusal) {
        guard member == recipient else { throw .notRecipient }
        guard state(at: now).isNegotiable else { throw state(at: now).refusal }
        become(.declined, by: member, at: now)
    }

    /// Requests other terms of the proposer.
    mutating func askChanges(_ wish: DealReason, by member: Member.ID, at now: Moment) throws(DealRefusal) {
        guard member == recipient else { throw .notRecipient }
        guard state(at: now) == .proposed else { throw state(at: now).refusal }
        become(.changesAsked, by: member, at: now)
        progress.reason = wish
    }

    mutating func withdraw(by member: Member.ID, at now: Moment) throws(DealRefusal) {
        guard member == proposer else { throw .notProposer }
        guard state(at: now).isNegotiable else { throw state(at: now).refusal }
        become(.withdrawn, by: member, at: now)
    }

    /// Replaces the deal. A lapsed deal stays lapsed.
    mutating func giveWay(by member: Member.ID, at now: Moment) throws(DealRefusal) {
        guard state.isNegotiable else { throw state.refusal }
        become(.replaced, by: member, at: now)
    }

    mutating func cancel(_ reason: DealReason, by member: Member.ID, at now: Moment) throws(DealRefusal) {
        try mustBeAccepted(at: now)
        guard now < terms.startsAt else { throw .started }
        become(.cancelled, by: member, at: now)
        progress.reason = reason
    }

    /// Marks the deal as done for `member`, after its time has passed. Idempotent.
    mutating func complete(by member: Member.ID, at now: Moment) throws(DealRefusal) {
        try mustBeAccepted(at: now)
        guard now >= terms.endsAt else { throw .notOver }
        disputeNoShow(byMarkOf: member, at: now)
        if member == parties.author {
            progress.authorDoneAt = progress.authorDoneAt ?? now
        } else {
            progress.partnerDoneAt = progress.partnerDoneAt ?? now
        }
        if progress.authorDoneAt != nil, progress.partnerDoneAt != nil { finish(by: member, at: now) }
    }

    /// Whether the deal is done automatically by `now`.
    public func hasGoneQuiet(at now: Moment) -> Bool {
        state == .accepted && now >= noShowEndsAt ?? terms.endsAt + Self.quietTime
    }

    /// Ends a quiet deal. A noted one wasn't held.
    mutating func endQuietly(at now: Moment) {
        if progress.noShow == nil { finish(by: nil, at: now) } else { become(.cancelled, by: nil, at: now) }
    }

    /// Ends the deal when a party's account is deleted: cancelled before its start, done after it. A note
    /// that the other had no time to answer doesn't count.
    mutating func end(without member: Member.ID, at now: Moment) {
        switch state(at: now) {
        case .proposed, .changesAsked:
            become(member == proposer ? .withdrawn : .declined, by: member, at: now)
        case .accepted where now < terms.startsAt: become(.cancelled, by: member, at: now)
        case .accepted where progress.noShow != nil:
            let isUnanswered = progress.noShow?.answer == nil
            if isUnanswered, parties[progress.noShow?.notedBy ?? .author] == member { progress.noShow = nil }
            become(.cancelled, by: member, at: now)
        case .accepted: finish(by: member, at: now)
        case .replaced, .declined, .withdrawn, .cancelled, .done, .lapsed: break
        }
    }

    mutating func finish(by member: Member.ID?, at now: Moment) {
        become(.done, by: member, at: now)
        progress.doneAt = now
    }

    func mustBeAccepted(at now: Moment) throws(DealRefusal) {
        let state = state(at: now)
        guard !state.isNegotiable else { throw .notAccepted }
        guard state == .accepted else { throw state.refusal }
    }

    private func state(at now: Moment) -> State { asOf(now).state }

    /// Ends a proposed move: it was a proposal for the former state.
    mutating func become(_ state: State, by member: Member.ID?, at now: Moment) {
        progress.state = state
        progress.changedBy = member
        progress.changedAt = now
        progress.move = nil
    }
}
