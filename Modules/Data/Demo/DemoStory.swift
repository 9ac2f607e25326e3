import Database
import Domain
import Storage

/// A generated conversation about a listing, and its deal.
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
    mutating func tell(about listing: inout DemoListing, to batch: inout RowBatch) throws -> Bool {
        let soon = listing.postedAt.later(minutes: chance.within(5...6_000))
        guard soon.later(minutes: 30) < clock.now, listing.endsAt.map({ soon < $0 }) ?? true else {
            return false
        }
        at = soon
        id = clock.id(at: at, number)
        let begun = at
        try talk(about: listing, in: &batch)
        if chance.happens(60), listing.kind.has(.deals) {
            try listing.hours == nil ? agree(on: &listing, in: &batch) : book(&listing, in: &batch)
        }
        add(.pair(guest: guestID), with: [guestID], about: listing, begunAt: begun, to: &batch)
        return true
    }

    /// The group conversation of those who joined a listing. Returns false without members.
    mutating func tell(
        of joined: [(member: Member.ID, at: Moment)],
        in listing: DemoListing,
        to batch: inout RowBatch
    ) throws -> Bool {
        guard let begunAt = joined.first?.at else { return false }
        at = begunAt
        id = clock.id(at: begunAt, number)
        for (member, time) in joined {
            if at < time { at = time }
            say(Line(.memberJoined, by: member), to: &batch)
            guard chance.happens(60), pass(1...30) else { continue }
            let writer = chance.happens(40) ? listing.authorID : member
            try write(chance.pick(listing.kind.demo.talk.chatter), by: writer, to: &batch)
        }
        add(.group, with: joined.map(\.member), about: listing, begunAt: begunAt, to: &batch)
        return true
    }

    /// The conversation that the lines of an order and of its lessons begin. Returns false without any.
    mutating func tell(
        of lines: [(line: Line, at: Moment)],
        in listing: DemoListing,
        to batch: inout RowBatch
    ) -> Bool {
        guard let begunAt = lines.first?.at else { return false }
        at = begunAt
        id = clock.id(at: begunAt, number)
        for (line, moment) in lines {
            if at < moment { at = moment }
            say(line, to: &batch)
        }
        add(.pair(guest: guestID), with: [guestID], about: listing, begunAt: begunAt, to: &batch)
        return true
    }

    /// Adds the conversation of what was said, once all of it is known.
    private mutating func add(
        _ form: Conversation.Form,
        with others: [Member.ID],
        about listing: DemoListing,
        begunAt: Moment,
        to batch: inout RowBatch
    ) {
        let conversation = Conversation(
            id: id,
            subject: Subject(.listing, listing.id),
            title: listing.post.title,
            organiser: listing.authorID,
            form: form,
            begunAt: begunAt
        )
        batch.add(conversation)
        for member in [listing.authorID] + others { addMember(member, of: conversation, to: &batch) }
    }

    private mutating func talk(about listing: DemoListing, in batch: inout RowBatch) throws {
        let (host, talk) = (listing.authorID, listing.kind.demo.talk)
        try write(chance.pick(talk.greetings), by: guestID, to: &batch)
        for turn in 0..<chance.below(6) where pass(1...240) {
            let words = turn == 0 ? talk.replies : talk.chatter
            try write(chance.pick(words), by: turn.isMultiple(of: 2) ? host : guestID, to: &batch)
        }
    }

    /// Advances the time; false when the present is reached.
    mutating func pass(_ minutes: ClosedRange<Int>) -> Bool {
        let next = at.later(minutes: chance.within(minutes))
        guard next < clock.now else { return false }
        at = next
        return true
    }

    private mutating func write(
        _ text: String,
        by sender: Member.ID,
        to batch: inout RowBatch
    ) throws {
        writers.insert(sender)
        let text = try MessageText(text)
        add(by: sender, to: &batch) { MessageRow($0, in: $1, number: $2, by: sender, text, at: $3) }
    }

    mutating func say(_ line: Line, to batch: inout RowBatch) {
        add(by: line.actor, to: &batch) { MessageRow($0, in: $1, number: $2, line, at: $3) }
    }

    private mutating func add(
        by sender: Member.ID?,
        to batch: inout RowBatch,
        _ row: (Message.ID, Conversation.ID, Int, Moment) -> MessageRow
    ) {
        entries += 1
        // Entries have distinct times, so that each gets its own number.
        at = at + .milliseconds(1)
        latest = clock.id(at: at, number)
        if let sender { own[sender] = entries }
        batch.add(row(latest, id, entries, at))
    }

    /// The last sender has read everything; the other has read at least up to their own last message.
    private mutating func addMember(
        _ member: Member.ID,
        of conversation: Conversation,
        to batch: inout RowBatch
    ) {
        let read = chance.happens(70) ? entries : chance.within((own[member] ?? 0)...entries)
        batch.add(
            ConversationMemberRow(
                member,
                of: conversation,
                latest: latest,
                latestNumber: entries,
                readNumber: read,
                hasWritten: writers.contains(member)
            )
        )
    }

    private mutating func agree(on listing: inout DemoListing, in batch: inout RowBatch) throws {
        guard pass(10...600) else { return }
        let next = listing.post.sessions.first { $0 > at.later(minutes: 60) }
        let startsAt = next ?? at.day(chance.within(1...9), hour: chance.within(9...20))
        guard startsAt > at.later(minutes: 60) else { return }
        var luck = Chance(seed, .deal, number)
        var deal = try DemoDeal(
            clock.id(at: at, number),
            in: id,
            about: listing,
            with: guestID,
            startsAt,
            at: at,
            &luck
        )
        say(Line(.dealProposed, by: listing.authorID, about: deal.deal), to: &batch)
        try deal.settle(&self, &listing, &luck, to: &batch)
        try add(deal, about: &listing, &luck, to: &batch)
    }
}

extension DemoStory {
    /// Adds a deal with what its two wrote about it.
    private func add(
        _ deal: DemoDeal,
        about listing: inout DemoListing,
        _ luck: inout Chance,
        to batch: inout RowBatch
    ) throws {
        batch.add(deal.deal)
        listing.reviews += try deal.addReviews(to: &batch, clock, &luck)
        var notes = DemoLessonNotes(seed, clock, of: deal.deal)
        try notes?.write(to: &batch)
    }

    /// Books a free time, while a seat is left.
    private mutating func book(_ listing: inout DemoListing, in batch: inout RowBatch) throws {
        var luck = Chance(seed, .deal, number)
        guard pass(10...600), listing.hasSeats,
            let start = listing.hours?.slot(lasting: listing.post.minutes, at: at, &luck)
        else { return }
        let id: Deal.ID = clock.id(at: at, number)
        var deal = try DemoDeal(
            id,
            in: self.id,
            about: listing,
            with: guestID,
            start,
            at: at,
            by: .partner,
            &luck
        )
        try deal.book(&self, &listing, &luck, to: &batch)
        listing.hours?.take(deal.deal)
        try add(deal, about: &listing, &luck, to: &batch)
    }

    /// Advances to the time of a deal.
    mutating func jump(to moment: Moment) { at = moment }

    var present: Moment { at }
}
