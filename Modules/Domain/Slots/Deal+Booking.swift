extension Deal {
    /// How often a student can move a lesson without asking.
    public static let mostRebookings = 3

    /// Moves the deal to another free time. Counts as a move that is proposed and accepted at once.
    mutating func rebook(
        to startsAt: Moment,
        on schedule: TeachingSchedule,
        by member: Member.ID,
        at now: Moment
    ) throws {
        guard startsAt != terms.startsAt else { throw DealRefusal.moveUnchanged }
        try schedule.mustOffer(startsAt, lasting: terms.minutes, at: now)
        terms = try terms.moved(to: startsAt)
        progress.proposedMoves += 1
        progress.acceptedMoves += 1
        progress.rebookings += 1
        become(.accepted, by: member, at: now)
    }

    /// Throws the refusal for the reason that `member` can't move the deal without asking.
    func mustBeRebookable(within rules: BookingRules, by member: Member.ID, at now: Moment) throws {
        guard member == parties.receiver else { throw SlotRefusal.notStudent }
        try mustBeAccepted(at: now)
        guard now < terms.startsAt else { throw DealRefusal.started }
        guard rules.earliest(at: now) <= terms.startsAt else { throw SlotRefusal.noticePassed }
        guard progress.rebookings < Deal.mostRebookings else { throw SlotRefusal.rebookedOften }
    }

    /// Whether its provider teaches otherwise at the time of these terms.
    ///
    /// - Parameter isShared: whether the students of its listing come together.
    public func isTaken(_ terms: DealTerms, by taken: [TakenTime], sharing isShared: Bool) -> Bool {
        taken.contains { time in
            terms.startsAt < time.endsAt && time.startsAt < terms.endsAt
                && !(isShared && time.subject == subject)
        }
    }
}
