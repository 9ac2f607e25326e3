import Database
import Domain

extension TaughtLesson {
    /// The open lessons that the member offers, newest first, from an index of the member's listings.
    static func open(of member: Member.ID, limit: Int) -> SQL {
        """
        SELECT listings.id AS id, title, facets, minutes, single_price, pass_count, pass_price, pass_expiry,
            pass_expiry_unit, monthly_price, trial_price
        FROM listings JOIN lessons ON lessons.id = listings.id
        WHERE \(isOpen(of: member))
        ORDER BY position DESC LIMIT \(limit)
        """
    }

    /// The SQL condition that the member offers a lesson that is open, for a table named `listings`.
    static func isOpen(of member: Member.ID) -> SQL { "\(isOffered(by: member)) AND status = 'open'" }

    static func isOffered(by member: Member.ID) -> SQL {
        """
        listings.author = \(member) AND listings.kind = \(Lesson.kind.rawValue)
            AND listings.side = \(Listing.Side.offer.rawValue)
        """
    }

    init(row: Row) throws {
        let words = try row.stored("facets") { LessonWords(in: $0) }
        self.init(
            id: try row.value("id"),
            title: try row.value("title"),
            instrument: words.instrument,
            format: words.format,
            minutes: try row.value("minutes"),
            prices: try LessonPrices(row: row, trial: words.trial)
        )
    }
}
