public import Database
public import Domain

public struct SQLReviewRepository: ReviewRepository {
    private let database: Database
    private let identifiers: IdentifierGenerator

    public init(_ database: Database, identifiers: IdentifierGenerator) {
        self.database = database
        self.identifiers = identifiers
    }

    public func write(
        _ rating: Rating,
        _ text: ReviewText?,
        _ manners: Set<Manner>,
        of target: ReviewTarget,
        by member: Member.ID,
        at now: Moment
    ) async throws -> Review.ID {
        try await database.once(making: identifiers.next(), identifiers, at: now) { transaction, id in
            let context = try transaction.reviews.context(of: target, by: member)
            let (review, other) = try context.write(rating, text, manners, as: id, at: now)
            try transaction.connection.insert(ReviewRow(review, isTold: other != nil))
            try transaction.reviews.count(1, review)
            if let other { try transaction.reviews.reveal(other) }
            let kind: Line.Event = other == nil ? .reviewWritten : .reviewsRevealed
            try transaction.reviews.tell(kind, of: review, by: member)
        }
    }

    public func edit(
        _ id: Review.ID,
        _ rating: Rating,
        _ text: ReviewText?,
        _ manners: Set<Manner>,
        by member: Member.ID,
        at now: Moment
    ) async throws {
        try await database.write(identifiers, at: now) { transaction in
            var unanswered = try transaction.reviews.unanswered(id, by: member)
            try unanswered.edit(rating, text, manners, at: now)
            try transaction.reviews.save(unanswered)
        }
    }

    public func takeBack(_ id: Review.ID, by member: Member.ID, at now: Moment) async throws {
        try await database.write(identifiers, at: now) { transaction in
            let review = try transaction.reviews.unanswered(id, by: member).review
            try transaction.reviews.delete(review)
            try transaction.reviews.tell(.reviewTakenBack, of: review, by: member)
        }
    }

    public func reply(_ text: ReviewText, to id: Review.ID, by member: Member.ID, at now: Moment)
        async throws
    {
        try await database.write(identifiers, at: now) { transaction in
            guard var review = try transaction.reviews.find(id, for: member, at: now) else {
                throw ReviewRefusal.notFound
            }
            try review.answer(text, by: member, at: now)
            try transaction.connection.execute(
                "UPDATE reviews SET reply = \(text.text), replied_at = \(now) WHERE id = \(id)"
            )
            guard let author = review.author, try !transaction.blocks.hides(author, from: member) else {
                return
            }
            try transaction.notices.tell(
                NoticeDraft(to: author, .reviewReplied, of: review.subject, by: member)
            )
        }
    }

    public func tellOfRevealed(at now: Moment) async throws {
        try await database.eachStep(identifiers, at: now, of: Self.untold) { transaction, id in
            let isFirst = try transaction.connection.execute(
                "UPDATE reviews SET is_told = 1 WHERE id = \(id) AND is_told = 0"
            )
            guard isFirst == 1, let review = try transaction.reviews.find(Review.ID(rawValue: id)) else {
                return
            }
            try transaction.reviews.tell(.reviewsRevealed, of: review, by: nil)
        }
    }

    static func untold(at now: Moment, after: DueStep?) -> SQL {
        let start = after ?? .beginning
        return """
            SELECT id, revealed_at AS due FROM reviews
            WHERE is_told = 0 AND revealed_at <= \(now) AND (revealed_at, id) > (\(start.due), \(start.id))
            ORDER BY revealed_at, id LIMIT \(DueStep.most)
            """
    }
}
