import Domain

/// A deal in a demo.
struct DemoDeal {
    let id: Deal.ID
    private let author: Member.ID
    private let partner: Member.ID
    private let startsAt: Moment
    private let endsAt: Moment
    private let minutes: Int
    private let proposedAt: Moment
    private var state = Deal.State.proposed
    private var changedAt: Moment
    private var changedBy: Member.ID?
    private var reason: String?
    private var doneAt: Moment?

    init(_ id: Deal.ID, _ listing: DemoListing, _ partner: Member.ID, _ startsAt: Moment, _ now: Moment) {
        self.id = id
        author = listing.authorID
        self.partner = partner
        self.startsAt = startsAt
        minutes = listing.minutes
        endsAt = startsAt.later(minutes: listing.minutes)
        proposedAt = now
        changedAt = now
        changedBy = listing.authorID
    }

    /// Advances the deal to the present.
    mutating func settle(
        _ story: inout DemoStory,
        _ listing: inout DemoListing,
        _ chance: inout Chance,
        to batch: inout DemoBatch
    ) {
        guard story.pass(5...50) else { return }
        switch chance.below(100) {
        case ..<65 where listing.hasSeats: accept(&story, &listing, &chance, to: &batch)
        case ..<75: become(.declined, .dealDeclined, by: partner, &story, to: &batch)
        case ..<82: become(.withdrawn, .dealWithdrawn, by: author, &story, to: &batch)
        case ..<90:
            reason = chance.pick(DemoWords.reasons)
            become(.changesAsked, .dealChangesAsked, by: partner, &story, to: &batch)
        default: break
        }
    }

    private mutating func accept(
        _ story: inout DemoStory,
        _ listing: inout DemoListing,
        _ chance: inout Chance,
        to batch: inout DemoBatch
    ) {
        become(.accepted, .dealAccepted, by: partner, &story, to: &batch)
        if chance.happens(12), story.pass(1...9), story.present < startsAt {
            reason = chance.pick(DemoWords.reasons)
            return become(.cancelled, .dealCancelled, by: chance.pick([author, partner]), &story, to: &batch)
        }
        listing.taken += 1
        let after = endsAt.later(minutes: chance.within(10...600))
        guard after < story.clock.now else { return }
        story.jump(to: after)
        doneAt = after
        become(.done, .dealDone, by: partner, &story, to: &batch)
        doneAt = changedAt
    }

    private mutating func become(
        _ state: Deal.State,
        _ event: Line.Event,
        by member: Member.ID,
        _ story: inout DemoStory,
        to batch: inout DemoBatch
    ) {
        story.say(event, by: member, id, to: &batch)
        self.state = state
        changedAt = story.present
        changedBy = member
    }

    func add(
        to batch: inout DemoBatch,
        in conversation: Conversation.ID,
        about listing: DemoListing,
        _ chance: inout Chance
    ) {
        let isOffer = listing.side == .offer
        batch.add(
            .deals,
            id,
            conversation,
            Subject.Kind.listing.rawValue,
            listing.id,
            listing.title,
            author,
            partner,
            isOffer ? 1 : 0,
            isOffer ? author : partner,
            isOffer ? partner : author,
            startsAt,
            minutes,
            endsAt,
            listing.place.code.number,
            Int?.none,
            Int?.none,
            listing.price,
            listing.unit?.rawValue,
            chance.happens(40) ? chance.pick(DemoWords.notes) : String?.none,
            proposedAt,
            state.rawValue,
            changedAt,
            changedBy,
            reason,
            doneAt,
            doneAt,
            doneAt
        )
    }

    /// Hidden until both are written or two weeks have passed.
    func addReviews(to batch: inout DemoBatch, _ clock: DemoClock, _ chance: inout Chance) {
        guard let doneAt else { return }
        var written: [(author: Member.ID, about: Member.ID, at: Moment)] = []
        for (author, about) in [(author, partner), (partner, author)] where chance.happens(70) {
            let at = doneAt.later(minutes: chance.within(30...7_000))
            if at < clock.now { written.append((author, about, at)) }
        }
        let closesAt = doneAt.later(minutes: 14 * 24 * 60)
        let revealedAt = written.count == 2 ? max(written[0].at, written[1].at) : closesAt
        for (place, review) in written.enumerated() {
            let replies = revealedAt.later(minutes: 90) < clock.now && chance.happens(25)
            batch.add(
                .reviews,
                clock.id(at: review.at, Int(id.rawValue & 0x3F_FFFF) + place) as Review.ID,
                id,
                review.author,
                review.about,
                chance.pick([6, 7, 8, 8, 9, 9, 10, 10, 10, 3]),
                chance.happens(80) ? chance.pick(DemoWords.praise) : String?.none,
                review.at,
                revealedAt,
                revealedAt <= clock.now ? 1 : 0,
                replies ? chance.pick(DemoWords.thanks) : String?.none,
                replies ? revealedAt.later(minutes: 60) : Moment?.none
            )
        }
    }
}
