public import Database
public import Domain

extension TableBase {
    var deals: DealTable<Self> { DealTable(base: self) }
}

/// The table of deals.
struct DealTable<Base: TableBase>: Table {
    let base: Base

    func find(_ id: Deal.ID) throws -> Deal? {
        try connection.first("SELECT \(Deal.columns) FROM deals WHERE deals.id = \(id)").map {
            try Deal(row: $0)
        }
    }

    /// The conversation's open proposal.
    func findOpen(of conversation: Conversation.ID) throws -> Deal? {
        let row = try connection.first(
            """
            SELECT \(Deal.columns) FROM deals
            WHERE conversation = \(conversation) AND state IN ('proposed', 'changes-asked')
            """
        )
        return try row.map { try Deal(row: $0) }
    }

    func insert(_ deal: Deal) throws {
        try connection.insert(deal)
    }

    /// Saves the progress, and the time and place, which an accepted move changes. Another time has another
    /// reminder.
    func save(_ deal: Deal) throws {
        let (progress, terms, move) = (deal.progress, deal.terms, deal.progress.move)
        let noShow = progress.noShow
        let (exact, other) = (terms.place.exact, move?.terms.place.exact)
        try connection.execute(
            """
            UPDATE deals
            SET state = \(progress.state.rawValue), changed_at = \(progress.changedAt),
                changed_by = \(progress.changedBy), reason = \(progress.reason?.text),
                author_done_at = \(progress.authorDoneAt), partner_done_at = \(progress.partnerDoneAt),
                done_at = \(progress.doneAt),
                is_reminded = CASE WHEN starts_at = \(terms.startsAt) THEN is_reminded ELSE 0 END,
                is_reminded_soon =
                    CASE WHEN starts_at = \(terms.startsAt) THEN is_reminded_soon ELSE 0 END,
                starts_at = \(terms.startsAt), second_starts_at = \(terms.otherStarts.first),
                third_starts_at = \(terms.thirdStart), minutes = \(terms.minutes),
                ends_at = \(terms.endsAt), code = \(terms.place.neighbourhood.number),
                latitude = \(exact?.location.microLatitude),
                longitude = \(exact?.location.microLongitude), address = \(exact?.address),
                accuracy = \(exact?.accuracy.rawValue), proposed_moves = \(progress.proposedMoves),
                accepted_moves = \(progress.acceptedMoves), rebookings = \(progress.rebookings),
                move_by = \(move?.proposedBy.rawValue),
                move_at = \(move?.proposedAt), move_starts_at = \(move?.terms.startsAt),
                move_minutes = \(move?.terms.minutes),
                move_code = \(move?.terms.place.neighbourhood.number),
                move_latitude = \(other?.location.microLatitude),
                move_longitude = \(other?.location.microLongitude), move_address = \(other?.address),
                move_accuracy = \(other?.accuracy.rawValue),
                no_show_by = \(noShow?.notedBy.rawValue), no_show_at = \(noShow?.notedAt),
                no_show_answer = \(noShow?.answer?.rawValue), no_show_answered_at = \(noShow?.answeredAt),
                no_show_reason = \(noShow?.reason?.text)
            WHERE id = \(deal.id)
            """
        )
    }

    /// The seat of a conversation's guest, who has one for all deals.
    ///
    /// - Parameter known: a deal that doesn't need the seat.
    func seat(
        in conversation: Conversation.ID,
        of subject: Subject,
        for purpose: Deal.Purpose?,
        besides known: Deal.ID? = nil
    ) throws -> DealSeat {
        guard purpose != .viewing else { return .notRequired }
        let others = try connection.run(Self.agreed(in: conversation))
        let isNeeded = try others.contains { try $0.value("id") != known }
        guard try isNeeded || hasPass(in: conversation, of: subject) else { return .needed }
        return try connection.decisions.isTakenDown(subject) ? .hidden : .held
    }

    /// Two are enough to know whether there is another one.
    static func agreed(in conversation: Conversation.ID) -> SQL {
        "SELECT id FROM deals WHERE conversation = \(conversation) AND state IN ('accepted', 'done') LIMIT 2"
    }

    /// What the two of a conversation have agreed on, and the guest's passes.
    ///
    /// - Parameter known: a deal that doesn't count.
    func ahead(
        in conversation: Conversation.ID,
        of subject: Subject,
        at now: Moment,
        besides known: Deal.ID? = nil
    ) throws -> LessonsAhead {
        let accepted = try connection.run(
            """
            SELECT id FROM deals
            WHERE conversation = \(conversation) AND state = 'accepted' AND ends_at > \(now)
            LIMIT 2
            """
        )
        let guest = try guest(of: conversation)
        let passes = try guest.map { try connection.orders.listSeats(of: $0, in: subject) } ?? []
        return LessonsAhead(
            isAny: try accepted.contains { try $0.value("id") != known },
            passes: passes.compactMap(\.passLeft)
        )
    }

    private func guest(of conversation: Conversation.ID) throws -> Member.ID? {
        try connection.first("SELECT guest FROM conversations WHERE id = \(conversation)")?.value("guest")
    }

    /// Whether a pass holds the guest's seat.
    private func hasPass(in conversation: Conversation.ID, of subject: Subject) throws -> Bool {
        guard let guest = try guest(of: conversation) else { return false }
        return try connection.orders.hasPass(of: guest, in: subject)
    }
}

extension DealTable<Transaction> {
    func proposalContext(_ id: Conversation.ID) throws -> ProposalContext {
        let row = try connection.first("SELECT \(Conversation.columns) FROM conversations WHERE id = \(id)")
        guard let conversation = try row.map(Conversation.init(row:)) else {
            throw ConversationRefusal.notFound
        }
        var isBlocked = false
        if let organiser = conversation.organiser, let guest = conversation.guest {
            isBlocked = try transaction.blocks.hides(organiser, from: guest)
        }
        let listing = try conversation.subject.listing.flatMap(transaction.listings.find)
        return ProposalContext(
            conversation,
            about: listing,
            isBlocked: isBlocked,
            open: try findOpen(of: id),
            seat: try seat(in: id, of: conversation.subject, for: listing?.kind.dealPurpose),
            besides: try ahead(in: id, of: conversation.subject, at: now)
        )
    }
}

extension Deal: InsertableRow {
    public static let table: StaticString = "deals"

    public var cells: KeyValuePairs<StaticString, any SQLBindable> {
        let exact = terms.place.exact
        return [
            "id": id, "conversation": conversation, "subject_kind": subject.kind.rawValue,
            "subject_id": subject.number, "title": title, "listing_kind": listingKind.rawValue,
            "purpose": purpose.rawValue,
            "author": parties.author,
            "partner": parties.partner, "author_provides": parties.authorProvides,
            "provider": parties.provider, "receiver": parties.receiver, "starts_at": terms.startsAt,
            "second_starts_at": terms.otherStarts.first, "third_starts_at": terms.thirdStart,
            "minutes": terms.minutes, "ends_at": terms.endsAt, "code": terms.place.neighbourhood.number,
            "latitude": exact?.location.microLatitude, "longitude": exact?.location.microLongitude,
            "address": exact?.address, "accuracy": exact?.accuracy.rawValue, "price": terms.price.won,
            "price_unit": terms.price.unit?.rawValue,
            "note": terms.note?.text, "weeks": terms.extent.count, "is_trial": terms.extent == .trial,
            "proposed_by": proposedBy.rawValue, "proposed_at": proposedAt,
            "state": progress.state.rawValue,
            "changed_at": progress.changedAt, "changed_by": progress.changedBy,
            "reason": progress.reason?.text, "author_done_at": progress.authorDoneAt,
            "partner_done_at": progress.partnerDoneAt, "done_at": progress.doneAt,
        ]
    }
}

extension DealTerms {
    fileprivate var thirdStart: Moment? { otherStarts.dropFirst().first }
}
