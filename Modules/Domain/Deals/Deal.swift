/// What two members agree on about a listing, from the proposal to the day after. Its terms never change: to
/// propose others is to propose another deal, so that nobody accepts what they haven't read.
public struct Deal: Identifiable, Equatable, Sendable {
    public enum State: String, CaseIterable, Sendable {
        case proposed
        case changesAsked = "changes-asked"
        /// The author proposed other terms instead.
        case replaced
        case declined
        case withdrawn
        case accepted
        case cancelled
        case done
        /// Its time came before anybody agreed to it. Never kept: ``Deal/asOf(_:)`` tells.
        case lapsed
    }

    /// So long after its end an accepted deal that nobody speaks of is done.
    public static let quietTime = Duration.seconds(3 * 24 * 3_600)

    public let id: Identifier<Deal>
    public let conversation: Conversation.ID
    public let subject: Subject
    /// What the listing was called; it may be gone.
    public let title: String
    public let parties: DealParties
    public let terms: DealTerms
    public let proposedAt: Moment
    public internal(set) var progress: DealProgress

    public init(
        id: ID,
        conversation: Conversation.ID,
        subject: Subject,
        title: String,
        parties: DealParties,
        terms: DealTerms,
        proposedAt: Moment,
        progress: DealProgress
    ) {
        self.id = id
        self.conversation = conversation
        self.subject = subject
        self.title = title
        self.parties = parties
        self.terms = terms
        self.proposedAt = proposedAt
        self.progress = progress
    }

    public var state: State { progress.state }

    /// Whether it waits for somebody: a conversation has at most one such deal.
    public var isOpen: Bool { state.isOpen }

    /// As it stands by `now`: what isn't agreed on when its time comes has lapsed, without anybody noting it.
    public func asOf(_ now: Moment) -> Deal {
        let end = state == .replaced ? progress.changedAt : now
        guard state.isNegotiable || state == .replaced, terms.startsAt <= end else { return self }
        var deal = self
        deal.progress = DealProgress(.lapsed, at: terms.startsAt, by: nil, reason: progress.reason)
        return deal
    }

    /// What `member` may know of the place: the author said where, the partner hears it with the acceptance
    /// and for as long as the agreement holds.
    public func place(for member: Member.ID) -> DealPlace {
        let isGiven = member == parties.author || state == .accepted || state == .done
        return isGiven ? terms.place : terms.place.withoutExact
    }
}

extension Deal.State {
    public var isOpen: Bool { self == .accepted || isNegotiable }

    /// Whether nothing has been agreed on yet, though it still may.
    var isNegotiable: Bool { self == .proposed || self == .changesAsked }
}
