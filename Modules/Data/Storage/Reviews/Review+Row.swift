import Database
import Domain

extension Review {
    /// What ``init(row:)`` reads, of a table called `reviews`.
    static let columns: SQL = """
        reviews.id AS review, reviews.deal AS review_deal, reviews.author AS review_author,
            reviews.about AS about, reviews.halves AS halves, reviews.text AS review_text,
            reviews.written_at AS written_at, reviews.revealed_at AS revealed_at,
            reviews.reply AS reply, reviews.replied_at AS replied_at
        """

    /// True of those that `reader` may see, of a table called `reviews`: one's own, and those revealed by a
    /// member whom the reader sees. What an operator has hidden is for its author alone.
    static func isShown(to reader: Member.ID, at now: Moment) -> SQL {
        """
        (reviews.author = \(reader) OR (reviews.revealed_at <= \(now) AND \(.reviewIsShown)
            AND \(.unblocked("reviews.author", "\(reader)"))))
        """
    }

    init(row: Row) throws {
        let repliedAt: Moment? = try row.value("replied_at")
        let reply = try row.storedIfPresent("reply") { try ReviewText($0) }
        self.init(
            id: try row.value("review"),
            deal: try row.value("review_deal"),
            author: try row.value("review_author"),
            about: try row.value("about"),
            rating: try row.stored("halves") { Rating(halves: $0) },
            text: try row.storedIfPresent("review_text") { try ReviewText($0) },
            writtenAt: try row.value("written_at"),
            revealedAt: try row.value("revealed_at"),
            reply: reply.flatMap { text in repliedAt.map { Review.Reply(text, at: $0) } }
        )
    }
}

extension Connection {
    func review(_ id: Review.ID) throws -> Review? {
        try first("SELECT \(Review.columns) FROM reviews WHERE id = \(id)").map { try Review(row: $0) }
    }

    /// At most two.
    func reviews(of deal: Deal.ID) throws -> [Review] {
        try run("SELECT \(Review.columns) FROM reviews WHERE deal = \(deal) ORDER BY id LIMIT 2")
            .map { try Review(row: $0) }
    }
}
