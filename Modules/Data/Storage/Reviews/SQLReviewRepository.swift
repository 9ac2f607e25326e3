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
        try await database.once(making: identifiers.next()) { [identifiers] connection, id in
            let context = try connection.reviews.context(of: target, by: member, at: now)
            let (review, other) = try context.write(rating, text, manners, as: id, at: now)
            try connection.insert(ReviewRow(review, isTold: other != nil))
            try connection.reviews.count(1, review)
            if let other { try connection.reviews.reveal(other) }
            let kind: Line.Event = other == nil ? .reviewWritten : .reviewsRevealed
            try connection.reviews.tell(kind, of: review, by: member, identifiers: identifiers, at: now)
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
        try await database.write { connection in
            var unanswered = try connection.reviews.unanswered(id, by: member, at: now)
            try unanswered.edit(rating, text, manners, at: now)
            try connection.reviews.save(unanswered)
        }
    }

    public func takeBack(_ id: Review.ID, by member: Member.ID, at now: Moment) async throws {
        try await database.write { [identifiers] connection in
            let review = try connection.reviews.unanswered(id, by: member, at: now).review
            try connection.reviews.delete(review)
            try connection.reviews.tell(
                .reviewTakenBack,
                of: review,
                by: member,
                identifiers: identifiers,
                at: now
            )
        }
    }

    public func reply(_ text: ReviewText, to id: Review.ID, by member: Member.ID, at now: Moment)
        async throws
    {
        try await database.write { [identifiers] connection in
            guard var review = try connection.reviews.find(id, for: member, at: now) else {
                throw ReviewRefusal.notFound
            }
            try review.answer(text, by: member, at: now)
            try connection.execute(
                "UPDATE reviews SET reply = \(text.text), replied_at = \(now) WHERE id = \(id)"
            )
            guard let author = review.author, try !connection.blocks.hides(author, from: member) else {
                return
            }
            let notice = Notice(
                id: identifiers.next(),
                kind: .reviewReplied,
                actor: member,
                target: review.subject,
                at: now
            )
            try connection.notices.insert(notice, to: author)
        }
    }

    public func tellOfRevealed(at now: Moment) async throws {
        try await database.eachStep(of: { Self.untold(at: now, after: $0) }) { [identifiers] connection, id in
            let isFirst = try connection.execute(
                "UPDATE reviews SET is_told = 1 WHERE id = \(id) AND is_told = 0"
            )
            guard isFirst == 1, let review = try connection.reviews.find(Review.ID(rawValue: id)) else {
                return
            }
            try connection.reviews.tell(
                .reviewsRevealed,
                of: review,
                by: nil,
                identifiers: identifiers,
                at: now
            )
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
