import Database
import Domain

extension Deal {
    /// The columns that ``init(row:)`` reads from a table named `deals`.
    static let columns: SQL = """
        deals.id AS deal, deals.conversation AS conversation, deals.subject_kind AS subject_kind,
            deals.subject_id AS subject_id, deals.title AS title, deals.author AS author,
            deals.partner AS partner, deals.author_provides AS author_provides,
            deals.starts_at AS starts_at, deals.minutes AS minutes, deals.code AS code,
            deals.latitude AS latitude, deals.longitude AS longitude, deals.address AS address,
            deals.price AS price, deals.price_unit AS price_unit, deals.note AS note,
            deals.proposed_by AS proposed_by, deals.proposed_at AS proposed_at, deals.state AS state,
            deals.changed_at AS changed_at, deals.changed_by AS changed_by, deals.reason AS reason,
            deals.author_done_at AS author_done_at, deals.partner_done_at AS partner_done_at,
            deals.done_at AS done_at
        """

    init(row: Row) throws {
        self.init(
            id: try row.value("deal"),
            conversation: try row.value("conversation"),
            subject: try row.subject(),
            title: try row.value("title"),
            parties: DealParties(
                author: try row.value("author"),
                partner: try row.value("partner"),
                authorProvides: try row.value("author_provides")
            ),
            terms: try DealTerms(row: row),
            proposedBy: try row.word("proposed_by"),
            proposedAt: try row.value("proposed_at"),
            progress: try DealProgress(row: row)
        )
    }
}

extension DealTerms {
    fileprivate init(row: Row) throws {
        let startsAt: Moment = try row.value("starts_at")
        let place = DealPlace(neighbourhood: try row.neighbourhood(), exact: try row.exactPlace)
        let price = try row.price()
        let note = try row.storedIfPresent("note") { try DealNote($0) }
        self = try row.stored("minutes") {
            try DealTerms(startsAt: startsAt, minutes: $0, place: place, price: price, note: note)
        }
    }
}

extension DealProgress {
    fileprivate init(row: Row) throws {
        self.init(
            try row.word("state"),
            at: try row.value("changed_at"),
            by: try row.value("changed_by"),
            reason: try row.storedIfPresent("reason") { try DealReason($0) },
            authorDoneAt: try row.value("author_done_at"),
            partnerDoneAt: try row.value("partner_done_at"),
            doneAt: try row.value("done_at")
        )
    }
}

extension Row {
    fileprivate var exactPlace: ExactPlace? {
        get throws {
            let address: String? = try value("address")
            return try storedIfPresent("latitude") { (_: Int) in
                try ExactPlace(point: try point(), address: address)
            }
        }
    }
}
