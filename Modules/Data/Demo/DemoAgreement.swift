import Domain

/// A lesson of a demo that was agreed on. Each of its steps is one of the domain's.
struct DemoAgreement {
    /// The conversation of a teacher and a student.
    struct Talk {
        let id: Conversation.ID
        let listing: Listing
        let student: Member.ID
        /// Whether the student has a seat without the lesson.
        let hasSeat: Bool
    }

    private(set) var deal: Deal
    private(set) var listing: Listing?
    /// The lesson before it took place; nil if no time was left to accept it.
    private(set) var accepted: Deal?
    let acceptedAt: Moment
    /// When both said that it took place.
    private(set) var doneAt: Moment?
    private(set) var lines: [(line: Line, at: Moment)]

    /// - Parameter now: what would happen later doesn't.
    init(_ id: Deal.ID, on terms: DealTerms, in talk: Talk, at proposedAt: Moment, until now: Moment) throws {
        let (teacher, student) = (talk.listing.author, talk.student)
        deal = Deal(
            id: id,
            conversation: talk.id,
            subject: talk.listing.subject,
            title: talk.listing.details.title.text,
            of: talk.listing.kind,
            parties: DealParties(author: teacher, partner: student, authorProvides: true),
            terms: terms,
            proposedBy: .author,
            proposedAt: proposedAt,
            progress: DealProgress(.proposed, at: proposedAt, by: teacher)
        )
        listing = talk.listing
        lines = [(Line(.dealProposed, by: teacher, about: deal), proposedAt)]
        acceptedAt = proposedAt.later(minutes: 15)
        guard acceptedAt < now else { return }
        let seat: DealSeat = talk.hasSeat ? .held : .needed
        try step(at: acceptedAt, seat) { try $0.accept(by: student, at: $1) }
        accepted = deal
        let end = terms.endsAt.later(minutes: 20)
        guard end < now else { return }
        doneAt = end
        for member in [student, teacher] { try step(at: end, seat) { try $0.complete(by: member, at: $1) } }
    }

    private mutating func step(
        at moment: Moment,
        _ seat: DealSeat,
        _ change: (inout Negotiation, Moment) throws -> Void
    ) throws {
        var negotiation = Negotiation(deal, about: listing, isBlocked: false, seat: seat)
        try change(&negotiation, moment)
        (deal, listing) = (negotiation.deal, negotiation.listing)
        lines += negotiation.lines.map { ($0, moment) }
    }
}
