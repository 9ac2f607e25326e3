import Database
import Domain

extension Review {
    /// The columns that ``init(row:)`` reads from a table named `reviews`.
    static let columns: SQL = """
        reviews.id AS review, reviews.subject_kind AS subject_kind, reviews.subject_id AS subject_id,
            reviews.title AS title, reviews.author AS review_author, reviews.author_role AS author_role,
            reviews.about AS about, reviews.halves AS halves, reviews.manners AS manners,
            reviews.text AS review_text,
            reviews.written_at AS written_at, reviews.revealed_at AS revealed_at,
            reviews.reply AS reply, reviews.replied_at AS replied_at,
            reviews.edited_at AS edited_at
        """

    /// The SQL condition that `reader` may see a review, for a table named `reviews`: their own, and revealed
    /// ones without a block of either party. One that an operator has hidden is visible to its author only.
    static func isShown(to reader: Member.ID, at now: Moment) -> SQL {
        """
        (reviews.author = \(reader) OR (reviews.revealed_at <= \(now) AND \(.reviewIsShown)
            AND \(.unblocked("reviews.author", "\(reader)"))
            AND \(.unblocked("reviews.about", "\(reader)"))))
        """
    }

    /// The SQL condition that `reader` may change a review or take it back, for a table named `reviews`.
    static func isChangeable(by reader: Member.ID) -> SQL {
        """
        (reviews.author = \(reader) AND reviews.reply IS NULL AND NOT \(isReturned) AND \(.reviewIsShown))
        """
    }

    /// The SQL condition that the other party has written a review of the same subject, for a table named
    /// `reviews`.
    static let isReturned: SQL = """
        EXISTS (SELECT 1 FROM reviews AS returned
            WHERE returned.subject_kind = reviews.subject_kind AND returned.subject_id = reviews.subject_id
                AND returned.about = reviews.author AND returned.author = reviews.about)
        """

    /// The SQL condition that a review of `subject` is by one of two members about the other, for a table
    /// named `reviews`.
    static func isBetween(_ one: Member.ID?, _ other: Member.ID?, of subject: Subject) -> SQL {
        let isAuthor = { (member: Member.ID?) -> SQL in
            member.map { "reviews.author = \($0)" } ?? "reviews.author IS NULL"
        }
        return """
            reviews.subject_kind = \(subject.kind.rawValue) AND reviews.subject_id = \(subject.number)
                AND ((reviews.about = \(other) AND \(isAuthor(one)))
                    OR (reviews.about = \(one) AND \(isAuthor(other))))
            """
    }

    init(row: Row) throws {
        let repliedAt: Moment? = try row.value("replied_at")
        let reply = try row.storedIfPresent("reply") { try ReviewText($0) }
        self.init(
            id: try row.value("review"),
            subject: try row.subject(),
            title: try row.value("title"),
            author: try row.value("review_author"),
            authorRole: try row.wordIfPresent("author_role"),
            about: try row.value("about"),
            rating: try row.stored("halves") { Rating(halves: $0) },
            manners: (try row.value("manners") as Marks).words(),
            text: try row.storedIfPresent("review_text") { try ReviewText($0) },
            writtenAt: try row.value("written_at"),
            revealedAt: try row.value("revealed_at"),
            reply: reply.flatMap { text in repliedAt.map { Review.Reply(text, at: $0) } },
            editedAt: try row.value("edited_at")
        )
    }
}
