import Domain
import Testing

@Suite("How far a deal has come")
struct DealStatesTests {
    /// What a member does, and when it is allowed to be done.
    enum Act: String, CaseIterable {
        case accept, decline, askChanges, withdraw, cancel, complete

        func callAsFunction(_ negotiation: inout Negotiation) throws {
            let (ana, ben) = (SampleDeal.ana, SampleDeal.ben)
            switch self {
            case .accept: try negotiation.accept(by: ben, at: SampleListing.start)
            case .decline: try negotiation.decline(by: ben, at: SampleListing.start)
            case .askChanges:
                try negotiation.askChanges(SampleDeal.reason(), by: ben, at: SampleListing.start)
            case .withdraw: try negotiation.withdraw(by: ana, at: SampleListing.start)
            case .cancel: try negotiation.cancel(SampleDeal.reason(), by: ben, at: SampleListing.start)
            case .complete: try negotiation.complete(by: ben, at: SampleDeal.endsAt)
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
        var negotiation = try SampleDeal.negotiation(state)
        let before = negotiation

        if let next = Self.outcomes[act]?[state] {
            try act(&negotiation)
            #expect(negotiation.deal.state == next)
            #expect(negotiation.lines.count == 1)
        } else {
            let isEarly = state == .changesAsked && act == .cancel
            // Completing is tried when all is over.
            let isLate = act == .complete && (state == .proposed || state == .changesAsked)
            let refusal = try #require(
                isLate ? .lapsed : isEarly ? .notAccepted : Self.refusals[state]
            )
            #expect(throws: refusal) { try act(&negotiation) }
            #expect(negotiation.deal == before.deal && negotiation.listing == before.listing)
            #expect(negotiation.lines.isEmpty)
        }
    }

    @Test(
        "Only the member who received a proposal answers it, and only the one who made it takes it back",
        arguments: [(SampleDeal.ana, SampleDeal.ben), (SampleDeal.ben, SampleDeal.ana)]
    )
    func roles(_ proposer: Member.ID, _ recipient: Member.ID) throws {
        let proposal = try SampleDeal.proposal(by: proposer)
        var negotiation = Negotiation(proposal, about: try SampleListing.listing(), isBlocked: false)
        let now = SampleListing.start

        #expect(throws: DealRefusal.notRecipient) { try negotiation.accept(by: proposer, at: now) }
        #expect(throws: DealRefusal.notRecipient) { try negotiation.decline(by: proposer, at: now) }
        #expect(throws: DealRefusal.notRecipient) {
            try negotiation.askChanges(SampleDeal.reason(), by: proposer, at: now)
        }
        #expect(throws: DealRefusal.notProposer) { try negotiation.withdraw(by: recipient, at: now) }

        var withdrawn = negotiation
        try withdrawn.endProposal(by: proposer, at: now)
        #expect(withdrawn.deal.state == .withdrawn)
        var declined = negotiation
        try declined.endProposal(by: recipient, at: now)
        #expect(declined.deal.state == .declined)
        try negotiation.accept(by: recipient, at: now)
        #expect(negotiation.deal.state == .accepted && negotiation.listing?.seats.taken == 1)
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
            return try SampleDeal.context(SampleListing.listing(), open: former)
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
        var negotiation = try SampleDeal.negotiation(.accepted)
        try negotiation.complete(by: SampleDeal.ana, at: SampleDeal.endsAt)
        try negotiation.complete(by: SampleDeal.ana, at: SampleDeal.endsAt + SampleDeal.hour)

        #expect(negotiation.deal.state == .accepted)
        #expect(negotiation.deal.progress.authorDoneAt == SampleDeal.endsAt)
        #expect(negotiation.lines.map(\.event) == [.dealMarkedDone])

        try negotiation.complete(by: SampleDeal.ben, at: SampleDeal.endsAt + SampleDeal.day)
        #expect(negotiation.deal.state == .done)
        #expect(negotiation.deal.progress.doneAt == SampleDeal.endsAt + SampleDeal.day)
        #expect(negotiation.lines.map(\.event) == [.dealMarkedDone, .dealDone])
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
        var negotiation = try SampleDeal.negotiation(.accepted)

        negotiation.finishByItself(at: end - .milliseconds(1))
        #expect(negotiation.deal.state == .accepted && negotiation.lines.isEmpty)
        negotiation.finishByItself(at: end)
        #expect(negotiation.deal.state == .done)
        #expect(negotiation.lines == [Line(.dealDone, by: nil, deal: negotiation.deal.id)])
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
        var negotiation = try SampleDeal.negotiation(state)

        negotiation.end(without: member, at: now)

        #expect(negotiation.deal.state == outcome)
        #expect(negotiation.lines.count == (state == outcome ? 0 : 1))
        #expect(negotiation.listing?.seats.taken == (outcome == .done ? 1 : 0))
    }
}
