/// An agreement of two members about a listing. Its terms change only by a ``DealMove`` that both agreed to:
/// other terms need another deal, so that a member never accepts terms they haven't read.
public struct Deal: Identifiable, Equatable, Sendable {
    public enum State: String, CaseIterable, Sendable {
        case proposed
        case changesAsked = "changes-asked"
        /// Other terms were proposed instead.
        case replaced
        case declined
        case withdrawn
        case accepted
        case cancelled
        case done
        /// Its time passed before it was agreed. Never stored; see ``Deal/asOf(_:)``.
        case lapsed
    }

    /// The time after its end in which the parties say how an accepted deal went. Then it counts as done.
    public static let quietTime = Duration.seconds(7 * 24 * 3_600)

    public let id: Identifier<Deal>
    public let conversation: Conversation.ID
    public let subject: Subject
    /// The listing's title, kept because the listing may be deleted.
    public let title: String
    /// Kept for the same reason.
    public let listingKind: Listing.Kind
    public let purpose: Purpose
    public let parties: DealParties
    public internal(set) var terms: DealTerms
    public let proposedBy: DealParties.Party
    public let proposedAt: Moment
    public internal(set) var progress: DealProgress

    public init(
        id: ID,
        conversation: Conversation.ID,
        subject: Subject,
        title: String,
        of listingKind: Listing.Kind,
        for purpose: Purpose = .teaching,
        parties: DealParties,
        terms: DealTerms,
        proposedBy: DealParties.Party,
        proposedAt: Moment,
        progress: DealProgress
    ) {
        self.id = id
        self.conversation = conversation
        self.subject = subject
        self.title = title
        self.listingKind = listingKind
        self.purpose = purpose
        self.parties = parties
        self.terms = terms
        self.proposedBy = proposedBy
        self.proposedAt = proposedAt
        self.progress = progress
    }

    public var state: State { progress.state }

    /// Whether it is unfinished. A conversation has at most one open proposal, but with a pass several
    /// lessons that are agreed on.
    public var isOpen: Bool { state.isOpen }

    /// The deal's state at `now`: an unaccepted deal has lapsed once its time has come, even before that is
    /// stored. So has a move that wasn't answered in time.
    public func asOf(_ now: Moment) -> Deal {
        var deal = self
        deal.progress.move = openMove(at: now)
        let end = state == .replaced ? progress.changedAt : now
        guard state.isNegotiable || state == .replaced, terms.lastStart <= end else { return deal }
        deal.progress = DealProgress(.lapsed, at: terms.lastStart, by: nil, reason: progress.reason)
        return deal
    }

    /// One of the further lessons that were agreed on with this one.
    public func following(as id: ID, at startsAt: Moment) throws(DealRefusal) -> Deal {
        Deal(
            id: id,
            conversation: conversation,
            subject: subject,
            title: title,
            of: listingKind,
            for: purpose,
            parties: parties,
            terms: try DealTerms(
                startsAt: startsAt,
                minutes: terms.minutes,
                place: terms.place,
                price: terms.price,
                note: terms.note
            ),
            proposedBy: proposedBy,
            proposedAt: proposedAt,
            progress: DealProgress(.accepted, at: progress.changedAt, by: progress.changedBy)
        )
    }

    public var proposer: Member.ID? { parties[proposedBy] }

    /// The party that answers the proposal.
    public var recipient: Member.ID? { parties[proposedBy.other] }

    /// The place as `member` may see it. The recipient sees the exact place once the deal is accepted and
    /// while it holds.
    public func place(for member: Member.ID) -> DealPlace {
        let isGiven = member == proposer || state == .accepted || state == .done
        return isGiven ? terms.place : terms.place.withoutExact
    }
}

extension Deal.State {
    public var isOpen: Bool { self == .accepted || isNegotiable }

    /// Whether it can still be agreed.
    var isNegotiable: Bool { self == .proposed || self == .changesAsked }
}
