import Database
import Domain
import Storage

/// The generated roster of a listing that takes applications.
struct DemoRoster {
    private let clock: DemoClock
    private let listing: DemoListing
    private var chance: Chance
    private var turns = 0
    private var facts = 0
    private var waiting = 0
    private(set) var taken: Int
    /// The admitted members in order.
    private(set) var joined: [(member: Member.ID, at: Moment)] = []

    init(_ plan: DemoPlan, _ clock: DemoClock, of listing: DemoListing) {
        self.clock = clock
        self.listing = listing
        taken = listing.taken
        chance = Chance(plan.seed, .roster, listing.number)
    }

    /// Applications until the present or the start, some of them not decided yet.
    mutating func fill(_ admission: Roster.Admission, _ town: DemoTown, to batch: inout RowBatch) throws {
        defer { batch.add(RosterRow(of: listing.id, admission, turns: turns, facts: facts)) }
        guard admission != .elsewhere else { return }
        let end = min(clock.now, listing.post.sessions.first ?? clock.now)
        var at = listing.postedAt
        var applicants: Set<Int> = [listing.author]
        for _ in 0..<chance.below(listing.post.seats + 3) {
            let applicant = town.member(&chance, besides: listing.author)
            let (applied, decided) = (chance.within(3...240), chance.within(1...90))
            guard applicants.insert(applicant).inserted else { continue }
            at = at.later(minutes: applied)
            guard at < end else { break }
            let isDecided = chance.happens(80) && at.later(minutes: decided) < end
            let decision =
                admission == .whileSeatsLast ? at : isDecided ? at.later(minutes: decided) : nil
            try apply(clock.member(applicant), admission, at: at, decidedAt: decision, to: &batch)
            at = decision ?? at
        }
    }

    private mutating func apply(
        _ member: Member.ID,
        _ admission: Roster.Admission,
        at applied: Moment,
        decidedAt decided: Moment?,
        to batch: inout RowBatch
    ) throws {
        turns += 1
        add(.applied, of: member, at: applied, to: &batch)
        var state = RosterEntry.State.applied
        if let decided {
            state = decide(member, admission, at: decided)
            add(event(of: state), of: member, at: decided, to: &batch)
        }
        let entry = RosterEntry(
            member: member,
            state: state,
            turn: turns,
            note: chance.happens(60) ? try RosterNote(chance.pick(listing.kind.demo.talk.notes)) : nil,
            appliedAt: applied
        )
        batch.add(RosterEntryRow(entry, of: listing.id))
    }

    private mutating func decide(
        _ member: Member.ID,
        _ admission: Roster.Admission,
        at decided: Moment
    ) -> RosterEntry.State {
        if admission == .byOrganiser, chance.happens(8) { return .declined }
        guard taken < listing.post.seats else {
            turns += 1
            waiting += 1
            return .waiting
        }
        taken += 1
        joined.append((member, decided))
        return .admitted
    }

    private func event(of state: RosterEntry.State) -> RosterFact.Event {
        switch state {
        case .waiting: .waiting(place: waiting)
        case .declined: .declined(nil)
        default: .admitted
        }
    }

    private mutating func add(
        _ event: RosterFact.Event,
        of member: Member.ID,
        at moment: Moment,
        to batch: inout RowBatch
    ) {
        facts += 1
        batch.add(RosterFactRow(RosterFact(event, of: member, at: moment), of: listing.id, as: facts))
    }
}
