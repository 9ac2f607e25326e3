import Database
import Domain

extension Deal {
    /// The columns that ``init(row:)`` reads from a table named `deals`.
    static let columns: SQL = """
        deals.id AS deal, deals.conversation AS conversation, deals.subject_kind AS subject_kind,
            deals.subject_id AS subject_id, deals.title AS title,
            deals.listing_kind AS listing_kind, deals.purpose AS purpose,
            deals.author AS author, deals.partner AS partner, deals.author_provides AS author_provides,
            deals.starts_at AS starts_at, deals.second_starts_at AS second_starts_at,
            deals.third_starts_at AS third_starts_at, deals.minutes AS minutes, deals.code AS code,
            deals.latitude AS latitude, deals.longitude AS longitude, deals.address AS address,
            deals.accuracy AS accuracy,
            deals.price AS price, deals.price_unit AS price_unit, deals.note AS note,
            deals.weeks AS weeks, deals.is_trial AS is_trial,
            deals.proposed_by AS proposed_by, deals.proposed_at AS proposed_at, deals.state AS state,
            deals.changed_at AS changed_at, deals.changed_by AS changed_by, deals.reason AS reason,
            deals.author_done_at AS author_done_at, deals.partner_done_at AS partner_done_at,
            deals.done_at AS done_at, deals.proposed_moves AS proposed_moves,
            deals.accepted_moves AS accepted_moves, deals.rebookings AS rebookings,
            deals.move_by AS move_by, deals.move_at AS move_at,
            deals.move_starts_at AS move_starts_at, deals.move_minutes AS move_minutes,
            deals.move_code AS move_code, deals.move_latitude AS move_latitude,
            deals.move_longitude AS move_longitude, deals.move_address AS move_address,
            deals.move_accuracy AS move_accuracy,
            deals.no_show_by AS no_show_by, deals.no_show_at AS no_show_at,
            deals.no_show_answer AS no_show_answer, deals.no_show_answered_at AS no_show_answered_at,
            deals.no_show_reason AS no_show_reason
        """

    init(row: Row) throws {
        let terms = try DealTerms(row: row)
        self.init(
            id: try row.value("deal"),
            conversation: try row.value("conversation"),
            subject: try row.subject(),
            title: try row.value("title"),
            of: try row.word("listing_kind"),
            for: try row.word("purpose"),
            parties: DealParties(
                author: try row.value("author"),
                partner: try row.value("partner"),
                authorProvides: try row.value("author_provides")
            ),
            terms: terms,
            proposedBy: try row.word("proposed_by"),
            proposedAt: try row.value("proposed_at"),
            progress: try DealProgress(row: row, of: terms)
        )
    }
}

extension DealTerms {
    fileprivate init(row: Row) throws {
        let startsAt: Moment = try row.value("starts_at")
        let others: [Moment?] = try [row.value("second_starts_at"), row.value("third_starts_at")]
        let place = try DealPlace(row: row)
        let price = try row.price()
        let note = try row.storedIfPresent("note") { try DealNote($0) }
        let isTrial: Bool = try row.value("is_trial")
        let extent = try isTrial ? .trial : row.stored("weeks") { try DealExtent(weeks: $0) }
        self = try row.stored("minutes") {
            try DealTerms(
                startsAt: startsAt,
                otherStarts: others.compactMap(\.self),
                minutes: $0,
                place: place,
                price: price,
                note: note,
                for: extent
            )
        }
    }
}

extension DealProgress {
    fileprivate init(row: Row, of terms: DealTerms) throws {
        self.init(
            try row.word("state"),
            at: try row.value("changed_at"),
            by: try row.value("changed_by"),
            reason: try row.storedIfPresent("reason") { try DealReason($0) },
            authorDoneAt: try row.value("author_done_at"),
            partnerDoneAt: try row.value("partner_done_at"),
            doneAt: try row.value("done_at"),
            move: try DealMove(row: row, of: terms),
            proposedMoves: try row.value("proposed_moves"),
            acceptedMoves: try row.value("accepted_moves"),
            rebookings: try row.value("rebookings"),
            noShow: try NoShow(row: row)
        )
    }
}

extension NoShow {
    fileprivate init?(row: Row) throws {
        guard let party: DealParties.Party = try row.wordIfPresent("no_show_by") else { return nil }
        self.init(
            notedBy: party,
            notedAt: try row.value("no_show_at"),
            answer: try row.wordIfPresent("no_show_answer"),
            answeredAt: try row.value("no_show_answered_at"),
            reason: try row.storedIfPresent("no_show_reason") { try DealReason($0) }
        )
    }
}

extension DealMove {
    /// Reads the move of a deal with these terms; nil without one.
    fileprivate init?(row: Row, of agreed: DealTerms) throws {
        guard let party: DealParties.Party = try row.wordIfPresent("move_by") else { return nil }
        let startsAt: Moment = try row.value("move_starts_at")
        let place = try DealPlace(row: row, "move_")
        self.init(
            number: try row.value("proposed_moves"),
            terms: try row.stored("move_minutes") {
                try DealTerms(
                    startsAt: startsAt,
                    minutes: $0,
                    place: place,
                    price: agreed.price,
                    note: agreed.note,
                    for: agreed.extent
                )
            },
            proposedBy: party,
            proposedAt: try row.value("move_at")
        )
    }
}

extension DealPlace {
    fileprivate init(row: Row, _ prefix: String = "") throws {
        let isExact = try row.value("\(prefix)latitude", as: Int?.self) != nil
        self.init(
            neighbourhood: try row.neighbourhood("\(prefix)code"),
            exact: isExact ? try ExactPlace(row: row, prefix) : nil
        )
    }
}
