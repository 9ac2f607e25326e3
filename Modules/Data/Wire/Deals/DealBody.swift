public import Domain
public import JSONCoding

/// A deal as one of its parties sees it.
public struct DealBody: Body {
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

    public static var name: String { "Deal" }
    public static var parts: [any Body.Type] {
        [
            MemberCardBody.self, DealTermsBody.self, DealMoveBody.self, NoShowBody.self,
            DealPaymentBody.self,
        ]
    }

    public static var schema: Schema {
        .object([
            "id": .string().required,
            "conversation": .string().required,
            "kind": .words(of: Subject.Kind.self).required,
            "listing": .string().required,
            "title": .string().required,
            "purpose": .words(of: Deal.Purpose.self).required,
            "state": .words(of: Deal.State.self).required,
            "party": .words(of: Party.self).required,
            "role": .words(of: DealParties.Role.self).required,
            "author": .nullable(.reference(MemberCardBody.name)).required,
            "partner": .nullable(.reference(MemberCardBody.name)).required,
            "blocked": .boolean.required,
            "terms": .reference(DealTermsBody.name).required,
            "proposedBy": .words(of: Party.self).required,
            "proposedAt": .moment.required,
            "changedAt": .moment.required,
            "changedBy": .nullable(.words(of: Party.self)).required,
            "reason": .nullable(.string()).required,
            "authorIsDone": .boolean.required,
            "partnerIsDone": .boolean.required,
            "doneAt": .nullable(.moment).required,
            "move": .nullable(.reference(DealMoveBody.name)).required,
            "timesMoved": .integer().required,
            "noShow": .nullable(.reference(NoShowBody.name)).required,
            "payment": .nullable(.reference(DealPaymentBody.name)).required
                .described("How it is paid here"),
        ])
    }

    public init(_ fields: Fields) throws(FieldError) {
        id = try fields.identifier("id")
        conversation = try fields.identifier("conversation")
        kind = try fields.choice("kind")
        listing = try fields.identifier("listing")
        title = try fields.text("title")
        purpose = try fields.choice("purpose")
        state = try fields.choice("state")
        party = try fields.choice("party")
        role = try fields.choice("role")
        author = try fields.bodyIfPresent("author")
        partner = try fields.bodyIfPresent("partner")
        isBlocked = try fields.boolean("blocked")
        terms = try fields.body("terms")
        proposedBy = try fields.choice("proposedBy")
        proposedAt = try fields.moment("proposedAt")
        changedAt = try fields.moment("changedAt")
        changedBy = try fields.choiceIfPresent("changedBy")
        reason = try fields.textIfPresent("reason")
        authorIsDone = try fields.boolean("authorIsDone")
        partnerIsDone = try fields.boolean("partnerIsDone")
        doneAt = try fields.momentIfPresent("doneAt")
        move = try fields.bodyIfPresent("move")
        timesMoved = try fields.integer("timesMoved")
        noShow = try fields.bodyIfPresent("noShow")
        payment = try fields.bodyIfPresent("payment")
    }

    public func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.field("id", id)
            writer.field("conversation", conversation)
            writer.field("kind", kind.rawValue)
            writer.field("listing", listing)
            writer.field("title", title)
            writer.field("purpose", purpose.rawValue)
            writer.field("state", state.rawValue)
            writer.field("party", party.rawValue)
            writer.field("role", role.rawValue)
            writer.field("author", author)
            writer.field("partner", partner)
            writer.field("blocked", isBlocked)
            writer.field("terms", terms)
            writer.field("proposedBy", proposedBy.rawValue)
            writer.field("proposedAt", proposedAt)
            writer.field("changedAt", changedAt)
            writer.field("changedBy", changedBy?.rawValue)
            writer.field("reason", reason)
            writer.field("authorIsDone", authorIsDone)
            writer.field("partnerIsDone", partnerIsDone)
            writer.field("doneAt", doneAt)
            writer.field("move", move)
            writer.field("timesMoved", timesMoved)
            writer.field("noShow", noShow)
            writer.field("payment", payment)
        }
    }

    /// The agreed or proposed terms with that time; nil when the deal has other ones by now.
    public func terms(of meeting: Line.Meeting) -> DealTermsBody? {
        [move?.terms, terms].compactMap(\.self)
            .first { $0.startsAt == meeting.startsAt && $0.minutes == meeting.minutes }
    }
}
