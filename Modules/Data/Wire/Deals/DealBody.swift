public import Domain
import JSONCoding

/// A deal as one of its parties sees it.
public struct DealBody: ShapedBody {
    public typealias Party = DealParties.Party

    public let id: Deal.ID
    public let conversation: Conversation.ID
    public let kind: Subject.Kind
    public let listing: Listing.ID
    public let title: String
    public let purpose: Deal.Purpose
    public let state: Deal.State
    /// The reader's party.
    public let party: Party
    public let role: DealParties.Role
    /// Null for a deleted account and for one hidden by a block.
    public let author: MemberCardBody?
    public let partner: MemberCardBody?
    /// Whether a block separates the parties.
    public let isBlocked: Bool
    public let terms: DealTermsBody
    public let proposedBy: Party
    public let proposedAt: Moment
    public let changedAt: Moment
    public let changedBy: Party?
    public let reason: String?
    public let authorIsDone: Bool
    public let partnerIsDone: Bool
    public let doneAt: Moment?
    /// The proposal to move the deal that waits for an answer.
    public let move: DealMoveBody?
    public let timesMoved: Int
    public let noShow: NoShowBody?
    /// How it is paid here; nil if it isn't.
    public let payment: DealPaymentBody?

    public static let shape = Shape<Self>(
        "Deal",
        Field("id", \.id),
        Field("conversation", \.conversation),
        Field("kind", \.kind),
        Field("listing", \.listing),
        Field("title", \.title),
        Field("purpose", \.purpose),
        Field("state", \.state),
        Field("party", \.party),
        Field("role", \.role),
        Field("author", \.author),
        Field("partner", \.partner),
        Field("blocked", \.isBlocked),
        Field("terms", \.terms),
        Field("proposedBy", \.proposedBy),
        Field("proposedAt", \.proposedAt),
        Field("changedAt", \.changedAt),
        Field("changedBy", \.changedBy),
        Field("reason", \.reason),
        Field("authorIsDone", \.authorIsDone),
        Field("partnerIsDone", \.partnerIsDone),
        Field("doneAt", \.doneAt),
        Field("move", \.move),
        Field("timesMoved", \.timesMoved),
        Field("noShow", \.noShow),
        Field("payment", \.payment, about: "How it is paid here"),
        make: Self.init
    )

    /// The agreed or proposed terms with that time; nil when the deal has other ones by now.
    public func terms(of meeting: Line.Meeting) -> DealTermsBody? {
        [move?.terms, terms].compactMap(\.self)
            .first { $0.startsAt == meeting.startsAt && $0.minutes == meeting.minutes }
    }
}

extension DealBody {
    /// - Parameter neighbourhood: looks up the neighbourhoods of the terms.
    public init(_ summary: DealSummary, in neighbourhood: (NeighbourhoodCode) -> Neighbourhood?) {
        let deal = summary.deal
        let progress = deal.progress
        id = deal.id
        conversation = deal.conversation
        kind = deal.subject.kind
        listing = Listing.ID(rawValue: deal.subject.number)
        title = deal.title
        purpose = deal.purpose
        state = deal.state
        party = deal.parties.party(of: summary.reader)
        role = deal.parties.role(of: summary.reader) ?? .provider
        author = summary.author.map(MemberCardBody.init)
        partner = summary.partner.map(MemberCardBody.init)
        isBlocked = summary.isBlocked
        let place = deal.place(for: summary.reader)
        terms = DealTermsBody(deal.terms, at: place, neighbourhood(place.neighbourhood))
        proposedBy = deal.proposedBy
        proposedAt = deal.proposedAt
        changedAt = progress.changedAt
        changedBy = progress.changedBy.map(deal.parties.party)
        reason = progress.reason?.text
        authorIsDone = progress.authorDoneAt != nil
        partnerIsDone = progress.partnerDoneAt != nil
        doneAt = progress.doneAt
        move = progress.move.map { move in
            let place = deal.place(of: move, for: summary.reader)
            return DealMoveBody(move, at: place, neighbourhood(place.neighbourhood))
        }
        timesMoved = progress.acceptedMoves
        noShow = progress.noShow.map(NoShowBody.init)
        payment = summary.payment.map { DealPaymentBody($0, summary.stake) }
    }
}
