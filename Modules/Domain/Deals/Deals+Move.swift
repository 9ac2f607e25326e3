extension Deals {
    /// Proposes another time for an accepted deal to the other party.
    ///
    /// Throws the refusals of all fields that break a rule.
    ///
    /// - Parameter choice: nil keeps the agreed place.
    public func move(
        _ id: Deal.ID,
        to startsAt: Moment,
        minutes: Int,
        at choice: Result<PlaceChoice, PlaceRefusal>?,
        by member: Member.ID
    ) async throws {
        let now = clock.now
        var refusals = RefusalCollector()
        let time = try refusals.collect { try DealTime(startsAt: startsAt, minutes: minutes, at: now) }
        let place = try await refusals.collect { () -> DealPlace? in
            guard let choice else { return nil }
            return try await dealPlace(choice.get(), by: member)
        }
        guard let time, let place else { throw refusals.refusal }
        try await deals.update(id, by: member, at: now) {
            try $0.proposeMove(to: time.startsAt, minutes: time.minutes, at: place, by: member, at: now)
        }
    }
}
