import Database
import Domain
import Storage

/// A deal of a demo while it is generated.
struct DemoDeal {
    private let proposed: Deal
    private let author: Member.ID
    private let partner: Member.ID
    private var progress: DealProgress

    init(
        _ id: Deal.ID,
        in conversation: Conversation.ID,
        about listing: DemoListing,
        with partner: Member.ID,
        _ startsAt: Moment,
        at now: Moment,
        by party: DealParties.Party = .author,
        _ chance: inout Chance
    ) throws {
        author = listing.authorID
        self.partner = partner
        progress = DealProgress(.proposed, at: now, by: party == .author ? author : partner)
        proposed = Deal(
            id: id,
            conversation: conversation,
            subject: Subject(.listing, listing.id),
            title: listing.post.title,
            of: listing.kind,
            parties: DealParties(
                author: author,
                partner: partner,
                authorProvides: listing.post.side != .want
            ),
            terms: try DealTerms(
                startsAt: startsAt,
                minutes: listing.post.minutes,
                place: DealPlace(neighbourhood: listing.place.code),
                price: listing.post.price ?? .negotiable,
                note: chance.happens(40) ? try DealNote(chance.pick(DemoWords.notes)) : nil
            ),
            proposedBy: party,
            proposedAt: now,
            progress: progress
        )
    }

    var id: Deal.ID { proposed.id }

    /// The deal as it stands.
    var deal: Deal {
        Deal(
            id: proposed.id,
            conversation: proposed.conversation,
            subject: proposed.subject,
            title: proposed.title,
            of: proposed.listingKind,
            parties: proposed.parties,
            terms: proposed.terms,
            proposedBy: proposed.proposedBy,
            proposedAt: proposed.proposedAt,
            progress: progress
        )
    }

    /// Advances the deal to the present.
    mutating func settle(
        _ story: inout DemoStory,
        _ listing: inout DemoListing,
        _ chance: inout Chance,
        to batch: inout RowBatch
    ) throws {
        guard story.pass(5...50) else { return }
        switch chance.below(100) {
        case ..<65 where listing.hasSeats: try accept(.dealAccepted, &story, &listing, &chance, to: &batch)
        case ..<75: become(.declined, .dealDeclined, by: partner, &story, to: &batch)
        case ..<82: become(.withdrawn, .dealWithdrawn, by: author, &story, to: &batch)
        case ..<90:
            let reason = try DealReason(chance.pick(DemoWords.reasons))
            become(.changesAsked, .dealChangesAsked, by: partner, because: reason, &story, to: &batch)
        default: break
        }
    }

    /// Advances a deal that is accepted from the start.
    mutating func book(
        _ story: inout DemoStory,
        _ listing: inout DemoListing,
        _ chance: inout Chance,
        to batch: inout RowBatch
    ) throws {
        try accept(.dealBooked, &story, &listing, &chance, to: &batch)
    }

    private mutating func accept(
        _ event: Line.Event,
        _ story: inout DemoStory,
        _ listing: inout DemoListing,
        _ chance: inout Chance,
        to batch: inout RowBatch
    ) throws {
        become(.accepted, event, by: partner, &story, to: &batch)
        if chance.happens(12), story.pass(1...9), story.present < proposed.terms.startsAt {
            let reason = try DealReason(chance.pick(DemoWords.reasons))
            let member = chance.pick([author, partner])
            return become(.cancelled, .dealCancelled, by: member, because: reason, &story, to: &batch)
        }
        listing.taken += 1
        let after = proposed.terms.endsAt.later(minutes: chance.within(10...600))
        guard after < story.clock.now else { return }
        story.jump(to: after)
        become(.done, .dealDone, by: partner, &story, to: &batch)
    }

    private mutating func become(
        _ state: Deal.State,
        _ event: Line.Event,
        by member: Member.ID,
        because reason: DealReason? = nil,
        _ story: inout DemoStory,
        to batch: inout RowBatch
    ) {
        story.say(Line(event, by: member, about: deal), to: &batch)
        let doneAt = state == .done ? story.present : nil
        progress = DealProgress(
            state,
            at: story.present,
            by: member,
            reason: reason,
            authorDoneAt: doneAt,
            partnerDoneAt: doneAt,
            doneAt: doneAt
        )
    }

    /// Adds the reviews of a completed deal. They are revealed when both are written or two weeks have
    /// passed. Returns the number of those about the author.
    func addReviews(to batch: inout RowBatch, _ clock: DemoClock, _ chance: inout Chance) throws -> Int {
        guard let doneAt = progress.doneAt else { return 0 }
        var written: [(author: Member.ID, at: Moment)] = []
        for author in [author, partner] where chance.happens(70) {
            let at = doneAt.later(minutes: chance.within(30...7_000))
            if at < clock.now { written.append((author, at)) }
        }
        var reviews: [Review] = []
        for (place, (author, at)) in written.enumerated().sorted(by: { $0.element.at < $1.element.at }) {
            let halves = chance.pick([6, 7, 8, 8, 9, 9, 10, 10, 10, 3])
            let words =
                author == proposed.parties.provider
                ? DemoWords.reviews(ofReceiver: halves) : DemoWords.reviews(ofProvider: halves)
            let text = chance.happens(80) ? try ReviewText(chance.pick(words)) : nil
            let (review, other) = try ReviewContext(deal, by: author, written: reviews).write(
                Rating(stars: Double(halves) / 2),
                text,
                manners(of: author, halves, &chance),
                as: clock.id(at: at, Int(id.rawValue & 0x3F_FFFF) + place),
                at: at
            )
            reviews = [other, review].compactMap { $0 }
        }
        for var review in reviews {
            if review.revealedAt.later(minutes: 90) < clock.now, chance.happens(25) {
                let reply = try ReviewText(chance.pick(DemoWords.thanks))
                try review.answer(reply, by: review.about, at: review.revealedAt.later(minutes: 60))
            }
            batch.add(ReviewRow(review, isTold: review.isRevealed(at: clock.now)))
        }
        return reviews.count { $0.about == author }
    }

    /// What a good review names.
    private func manners(of author: Member.ID, _ halves: Int, _ chance: inout Chance) -> Set<Manner> {
        guard halves >= 8, let role = proposed.parties.role(of: author)?.other else { return [] }
        let list = Manner.list(for: role)
        return Set((0..<chance.below(Manner.most + 1)).map { _ in chance.pick(list) })
    }
}
