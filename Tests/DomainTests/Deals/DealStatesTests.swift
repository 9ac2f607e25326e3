import Domain
import Testing

@Suite("How far a deal has come")
struct DealStatesTests {
    /// What a member does, and when it is allowed to be done.
    enum Act: String, CaseIterable {
        case accept, decline, askChanges, withdraw, cancel, complete

        func callAsFunction(_ table: inout Negotiation) throws {
            let (ana, ben) = (SampleDeal.ana, SampleDeal.ben)
            switch self {
            case .accept: try table.accept(by: ben, at: SampleListing.start)
            case .decline: try table.decline(by: ben, at: SampleListing.start)
            case .askChanges: try table.askChanges(SampleDeal.reason(), by: ben, at: SampleListing.start)
            case .withdraw: try table.withdraw(by: ana, at: SampleListing.start)
            case .cancel: try table.cancel(SampleDeal.reason(), by: ben, at: SampleListing.start)
            case .complete: try table.complete(by: ben, at: SampleDeal.endsAt)
            }
        }
    }

    private static let outcomes: [Act: [Deal.State: Deal.State]] = [
        .accept: [.proposed: .accepted],
        .decline: [.proposed: .declined, .changesAsked: .declined],
        .askChanges: [.proposed: .changesAsked],
        .withdraw: [.proposed: .withdrawn, .changesAsked: .withdrawn],
        .cancel: [.accepted: .cancelled],
        .complete: [.accepted: .accepted],
    ]

    private static let refusals: [Deal.State: DealRefusal] = [
        .proposed: .notAccepted, .changesAsked: .changesAsked, .replaced: .replaced, .declined: .declined,
        .withdrawn: .withdrawn, .accepted: .alreadyAccepted, .cancelled: .cancelled, .done: .done,
        .lapsed: .lapsed,
    ]

    @Test(
        "Every act in every state either leads on or is refused with the reason, and then nothing changes",
        arguments: Act.allCases,
        Deal.State.allCases
    )
    func table(_ act: Act, _ state: Deal.State) throws {
        var table = try SampleDeal.negotiation(state)
        let before = table

        if let next = Self.outcomes[act]?[state] {
            try act(&table)
            #expect(table.deal.state == next)
            #expect(table.lines.count == 1)
        } else {
            let isEarly = state == .changesAsked && act == .cancel
            // Completing is tried when all is over.
            let isLate = act == .complete && (state == .proposed || state == .changesAsked)
            let refusal = try #require(
                isLate ? .lapsed : isEarly ? .notAccepted : Self.refusals[state]
            )
            #expect(throws: refusal) { try act(&table) }
            #expect(table.deal == before.deal && table.listing == before.listing)
            #expect(table.lines.isEmpty)
        }
    }

    @Test(
        "Only the member who received a proposal answers it, and only the one who made it takes it back",
        arguments: [(SampleDeal.ana, SampleDeal.ben), (SampleDeal.ben, SampleDeal.ana)]
    )
    func roles(_ proposer: Member.ID, _ recipient: Member.ID) throws {
        let proposal = try SampleDeal.proposal(by: proposer)
        var table = Negotiation(proposal, about: try SampleListing.listing(), isBlocked: false)
        let now = SampleListing.start

        #expect(throws: DealRefusal.notRecipient) { try table.accept(by: proposer, at: now) }
        #expect(throws: DealRefusal.notRecipient) { try table.decline(by: proposer, at: now) }
        #expect(throws: DealRefusal.notRecipient) {
            try table.askChanges(SampleDeal.reason(), by: proposer, at: now)
        }
        #expect(throws: DealRefusal.notProposer) { try table.withdraw(by: recipient, at: now) }

        var withdrawn = table
        try withdrawn.endProposal(by: proposer, at: now)
        #expect(withdrawn.deal.state == .withdrawn)
        var declined = table
        try declined.endProposal(by: recipient, at: now)
        #expect(declined.deal.state == .declined)
        try table.accept(by: recipient, at: now)
        #expect(table.deal.state == .accepted && table.listing?.seats.taken == 1)
    }

    @Test(
        "Once it has started it is too late to accept or cancel, and until it is over too early to be done"
    )
    func time() throws {
        var proposed = try SampleDeal.negotiation(.proposed)
        var accepted = try SampleDeal.negotiation(.accepted)

        #expect(throws: DealRefusal.lapsed) {
            try proposed.accept(by: SampleDeal.ben, at: SampleDeal.startsAt)
        }
        #expect(throws: DealRefusal.started) {
            try accepted.cancel(SampleDeal.reason(), by: SampleDeal.ana, at: SampleDeal.startsAt)
        }
        #expect(throws: DealRefusal.notOver) {
            try accepted.complete(by: SampleDeal.ana, at: SampleDeal.endsAt - .milliseconds(1))
        }
    }

    @Test(
        "A proposal lapses at its start, and stays lapsed when other terms are proposed",
        arguments: [Deal.State.proposed, .changesAsked]
    )
    func lapsing(_ state: Deal.State) throws {
        let former = try SampleDeal.negotiation(state).deal
        #expect(former.asOf(SampleDeal.startsAt - .milliseconds(1)) == former)
        #expect(former.asOf(SampleDeal.startsAt).state == .lapsed)
        #expect(!former.asOf(SampleDeal.startsAt).isOpen)

        func replaced(at now: Moment) throws -> Deal.State? {
            let later = try SampleDeal.terms(startsAt: now + SampleDeal.hour)
            return try SampleDeal.ground(SampleListing.listing(), open: former)
                .propose(later, as: Deal.ID(rawValue: 61), by: SampleDeal.ana, at: now)
                .replaced?.asOf(now + SampleDeal.day).state
        }
        #expect(try replaced(at: SampleListing.start) == .replaced)
        #expect(try replaced(at: SampleDeal.startsAt) == .lapsed)
        let accepted = try SampleDeal.negotiation(.accepted).deal
        #expect(accepted.asOf(SampleDeal.endsAt) == accepted)
    }

    @Test("It is done when both have said so; saying it twice is saying it once")
    func done() throws {
        var table = try SampleDeal.negotiation(.accepted)
        try table.complete(by: SampleDeal.ana, at: SampleDeal.endsAt)
        try table.complete(by: SampleDeal.ana, at: SampleDeal.endsAt + SampleDeal.hour)

        #expect(table.deal.state == .accepted)
        #expect(table.deal.progress.authorDoneAt == SampleDeal.endsAt)
        #expect(table.lines.map(\.event) == [.dealMarkedDone])

        try table.complete(by: SampleDeal.ben, at: SampleDeal.endsAt + SampleDeal.day)
        #expect(table.deal.state == .done)
        #expect(table.deal.progress.doneAt == SampleDeal.endsAt + SampleDeal.day)
        #expect(table.lines.map(\.event) == [.dealMarkedDone, .dealDone])
    }

    @Test(
        "Every line about a deal or a review is also a notice, unless a review was taken back",
        arguments: Line.Event.allCases.filter {
            ($0.rawValue.hasPrefix("deal-") || $0.rawValue.hasPrefix("review")) && $0 != .reviewTakenBack
        }
    )
    func told(_ event: Line.Event) {
        #expect(Notice.Kind(rawValue: event.rawValue) != nil)
    }

    @Test("Seven days after its end it is done by itself, and not before")
    func quiet() throws {
        let end = SampleDeal.endsAt + Deal.quietTime
        var table = try SampleDeal.negotiation(.accepted)

        table.finishByItself(at: end - .milliseconds(1))
        #expect(table.deal.state == .accepted && table.lines.isEmpty)
        table.finishByItself(at: end)
        #expect(table.deal.state == .done)
        #expect(table.lines == [Line(.dealDone, by: nil, deal: table.deal.id)])
    }

    @Test(
        "When an account goes, what was to come is off and what has begun is done",
        arguments: [
            (.proposed, SampleDeal.ana, SampleListing.start, .withdrawn),
            (.proposed, SampleDeal.ben, SampleListing.start, .declined),
            (.changesAsked, SampleDeal.ana, SampleListing.start, .withdrawn),
            (.proposed, SampleDeal.ana, SampleDeal.startsAt, .proposed),
            (.accepted, SampleDeal.ben, SampleListing.start, .cancelled),
            (.accepted, SampleDeal.ben, SampleDeal.startsAt, .done),
            (.done, SampleDeal.ben, SampleDeal.endsAt, .done),
            (.declined, SampleDeal.ana, SampleListing.start, .declined),
        ] as [(Deal.State, Member.ID, Moment, Deal.State)]
    )
    func gone(_ state: Deal.State, _ member: Member.ID, _ now: Moment, _ outcome: Deal.State) throws {
        var table = try SampleDeal.negotiation(state)

        table.end(without: member, at: now)

        #expect(table.deal.state == outcome)
        #expect(table.lines.count == (state == outcome ? 0 : 1))
        #expect(table.listing?.seats.taken == (outcome == .done ? 1 : 0))
    }
}
