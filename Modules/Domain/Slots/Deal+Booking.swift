extension Deal {
    /// Moves the deal to another free time. Counts as a new agreement, as an accepted move does.
    mutating func rebook(
        to startsAt: Moment,
        on schedule: TeachingSchedule,
        by member: Member.ID,
        at now: Moment
    ) throws {
        guard startsAt != terms.startsAt else { throw DealRefusal.moveUnchanged }
        try schedule.mustOffer(startsAt, lasting: terms.minutes, at: now)
        terms = try DealTerms(
            startsAt: startsAt,
            minutes: terms.minutes,
            place: terms.place,
            price: terms.price,
            note: terms.note
        )
        progress.acceptedMoves += 1
        become(.accepted, by: member, at: now)
    }

    /// Throws the refusal for the reason that `member` can't move the deal without asking.
    func mustBeRebookable(within rules: BookingRules, by member: Member.ID, at now: Moment) throws {
        guard member == parties.receiver else { throw SlotRefusal.notStudent }
        try mustBeAccepted(at: now)
        guard now < terms.startsAt else { throw DealRefusal.started }
        guard rules.earliest(at: now) <= terms.startsAt else { throw SlotRefusal.noticePassed }
    }

    /// Throws ``SlotRefusal/taken`` when its provider teaches otherwise meanwhile. Students of one listing
    /// with several seats can come together.
    public func mustBeApart(from taken: [TakenTime], ofSeats seats: Int) throws(SlotRefusal) {
        let overlaps = taken.contains { time in
            terms.startsAt < time.endsAt && time.startsAt < terms.endsAt
                && !(seats > 1 && time.subject == subject)
        }
        if overlaps { throw .taken }
    }
}
