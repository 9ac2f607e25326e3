import Domain

/// A generated conversation about a class and its deal.
struct DemoStory {
    let clock: DemoClock
    let guest: Int
    let guestID: Member.ID
    private let seed: UInt64
    private let number: Int
    private var chance: Chance
    private(set) var id = Conversation.ID(rawValue: 0)
    private var at: Moment
    private var entries = 0
    private var latest = Message.ID(rawValue: 0)
    /// The last entry by each member.
    private var own: [Member.ID: Int] = [:]
    private var writers: Set<Member.ID> = []

    init(_ plan: DemoPlan, _ clock: DemoClock, _ guest: Int, _ number: Int) {
        self.clock = clock
        self.guest = guest
        seed = plan.seed
        self.number = number
        guestID = clock.member(guest)
        chance = Chance(plan.seed, .conversation, number)
        at = clock.now
    }

    /// Returns false when no time was left for it.
    mutating func tell(about listing: inout DemoListing, to batch: inout DemoBatch) -> Bool {
        let soon = listing.postedAt.later(minutes: chance.within(5...6_000))
        guard soon.later(minutes: 30) < clock.now, listing.endsAt.map({ soon < $0 }) ?? true else {
            return false
        }
        at = soon
        id = clock.id(at: at, number)
        let begun = at
        talk(with: listing.authorID, in: &batch)
        if chance.happens(60) { agree(on: &listing, in: &batch) }
        batch.add(
            .conversations,
            id,
            Subject.Kind.listing.rawValue,
            listing.id,
            listing.title,
            listing.authorID,
            guestID,
            begun
        )
        for member in [listing.authorID, guestID] { addMember(member, to: &batch) }
        return true
    }

    private mutating func talk(with host: Member.ID, in batch: inout DemoBatch) {
        write(chance.pick(DemoWords.greetings), by: guestID, to: &batch)
        for turn in 0..<chance.below(6) where pass(1...240) {
            let words = turn == 0 ? DemoWords.replies : DemoWords.chatter
            write(chance.pick(words), by: turn.isMultiple(of: 2) ? host : guestID, to: &batch)
        }
    }

    /// Advances the time; false when the present is reached.
    mutating func pass(_ minutes: ClosedRange<Int>) -> Bool {
        let next = at.later(minutes: chance.within(minutes))
        guard next < clock.now else { return false }
        at = next
        return true
    }

    private mutating func write(_ text: String, by sender: Member.ID, to batch: inout DemoBatch) {
        writers.insert(sender)
        add(text, nil, nil, by: sender, to: &batch)
    }

    mutating func say(_ event: Line.Event, by actor: Member.ID?, _ deal: Deal.ID, to batch: inout DemoBatch) {
        add(nil, event, deal, by: actor, to: &batch)
    }

    private mutating func add(
        _ text: String?,
        _ event: Line.Event?,
        _ deal: Deal.ID?,
        by sender: Member.ID?,
        to batch: inout DemoBatch
    ) {
        entries += 1
        // Entries have distinct times, so that each gets its own number.
        at = at + .milliseconds(1)
        latest = clock.id(at: at, number)
        if let sender { own[sender] = entries }
        batch.add(.messages, id, entries, latest, sender, text, event?.rawValue, deal, at)
    }

    /// The last sender has read everything; the other has read at least up to their own last message.
    private mutating func addMember(_ member: Member.ID, to batch: inout DemoBatch) {
        let read = chance.happens(70) ? entries : chance.within((own[member] ?? 0)...entries)
        let hasWritten = writers.contains(member) ? 1 : 0
        batch.add(.members, id, member, latest, entries, read, entries - read, 0, hasWritten)
    }

    private mutating func agree(on listing: inout DemoListing, in batch: inout DemoBatch) {
        guard pass(10...600) else { return }
        let next = listing.sessions.first { $0 > at.later(minutes: 60) }
        let startsAt = next ?? at.day(chance.within(1...9), hour: chance.within(9...20))
        guard startsAt > at.later(minutes: 60) else { return }
        var deal = DemoDeal(clock.id(at: at, number), listing, guestID, startsAt, at)
        say(.dealProposed, by: listing.authorID, deal.id, to: &batch)
        var luck = Chance(seed, .deal, number)
        deal.settle(&self, &listing, &luck, to: &batch)
        deal.add(to: &batch, in: id, about: listing, &luck)
        deal.addReviews(to: &batch, clock, &luck)
    }
}

extension DemoStory {
    /// Advances to the time of a deal.
    mutating func jump(to moment: Moment) { at = moment }

    var present: Moment { at }
}
