extension Deals {
    /// Proposes a deal to the other member of a conversation.
    ///
    /// Throws the refusals of all fields that break a rule.
    public func propose(
        _ draft: DealDraft,
        in conversation: Conversation.ID,
        by member: Member.ID
    ) async throws -> Deal.ID {
        let now = clock.now
        var refusals = RefusalCollector()
        let time = try refusals.collect {
            try DealTime(startsAt: draft.startsAt, minutes: draft.minutes, at: now)
        }
        let place = try await refusals.collect { try await dealPlace(draft.place.get(), by: member) }
        let note = try refusals.collect { try draft.note.map { try DealNote($0) } }
        let extent = try refusals.collect { try DealExtent(weeks: draft.weeks) }
        guard let time, let place, let note, let extent else { throw refusals.refusal }
        let terms = try DealTerms(
            startsAt: time.startsAt,
            otherStarts: draft.otherStarts,
            minutes: time.minutes,
            place: place,
            price: draft.price,
            note: note,
            for: extent
        )
        return try await deals.propose(terms, in: conversation, by: member, at: now)
    }
}
