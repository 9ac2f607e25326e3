public import Database
public import Domain

extension TableBase {
    var reviews: ReviewTable<Self> { ReviewTable(base: self) }
}

/// The table of reviews.
struct ReviewTable<Base: TableBase>: Table {
    let base: Base

    func find(_ id: Review.ID) throws -> Review? {
        try connection.first("SELECT \(Review.columns) FROM reviews WHERE id = \(id)").map {
            try Review(row: $0)
        }
    }

    /// The reviews of a subject between two members, at most two. A deleted member is nil.
    func list(of subject: Subject, _ one: Member.ID?, _ other: Member.ID?) throws -> [Review] {
        try connection.run(
            """
            SELECT \(Review.columns) FROM reviews WHERE \(Review.isBetween(one, other, of: subject))
            ORDER BY id LIMIT 2
            """
        )
        .map { try Review(row: $0) }
    }

    /// Returns nil for a review that `member` can't see.
    func find(_ id: Review.ID, for member: Member.ID, at now: Moment) throws -> Review? {
        try connection.first(
            """
            SELECT \(Review.columns) FROM reviews WHERE id = \(id) AND \(Review.isShown(to: member, at: now))
            """
        )
        .map { try Review(row: $0) }
    }

    /// Adds to the number of reviews of the listing that one is about, if the review is of its author.
    func count(_ change: Int, _ review: Review) throws {
        let subject = review.subject
        let listing =
            subject.kind == .deal
            ? try connection.deals.find(Deal.ID(rawValue: subject.number))?.subject.listing : subject.listing
        guard let listing else { return }
        let counted = try connection.execute(
            """
            UPDATE listings SET reviews = reviews + \(change)
            WHERE id = \(listing) AND author = \(review.about)
            """
        )
        if counted > 0 { try connection.boardChanges.note(of: listing) }
    }

    func reveal(_ review: Review) throws {
        try connection.execute(
            "UPDATE reviews SET revealed_at = \(review.revealedAt), is_told = 1 WHERE id = \(review.id)"
        )
    }
}

/// A new review.
public struct ReviewRow: InsertableRow {
    public static let table: StaticString = "reviews"

    private let review: Review
    private let isTold: Bool

    /// - Parameter isTold: whether the parties know that the review is revealed.
    public init(_ review: Review, isTold: Bool) {
        self.review = review
        self.isTold = isTold
    }

    public var cells: KeyValuePairs<StaticString, any SQLBindable> {
        [
            "id": review.id, "subject_kind": review.subject.kind.rawValue,
            "subject_id": review.subject.number, "title": review.title, "author": review.author,
            "author_role": review.authorRole?.rawValue, "about": review.about,
            "halves": review.rating.halves, "manners": Marks(review.manners),
            "text": review.text?.text, "written_at": review.writtenAt,
            "revealed_at": review.revealedAt, "is_told": isTold, "reply": review.reply?.text.text,
            "replied_at": review.reply?.at, "edited_at": review.editedAt,
        ]
    }
}
