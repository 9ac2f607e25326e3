public import Database
public import Domain

public struct SQLReviewRepository: ReviewRepository {
    private let database: Database
    private let mint: IdentifierGenerator

    public init(_ database: Database, mint: IdentifierGenerator) {
        self.database = database
        self.mint = mint
    }

    public func write(
        _ rating: Rating,
        _ text: ReviewText?,
        of deal: Deal.ID,
        by member: Member.ID,
        at now: Moment
    ) async throws -> Review.ID {
        try await database.once(making: mint.next()) { [mint] connection, id in
            guard let negotiation = try connection.negotiation(deal) else { throw DealRefusal.notFound }
            let ground = ReviewContext(negotiation.deal, written: try connection.reviews(of: deal))
            let (review, other) = try ground.write(rating, text, as: id, by: member, at: now)
            try connection.insert(review, isTold: other != nil)
            if let other { try connection.reveal(other) }
            try connection.tell(
                Line(other == nil ? .reviewWritten : .reviewsRevealed, by: member, deal: deal),
                of: negotiation.deal,
                namingActor: !negotiation.isBlocked,
                mint: mint,
                at: now
            )
        }
    }

    public func reply(_ text: ReviewText, to id: Review.ID, by member: Member.ID, at now: Moment)
        async throws
    {
        try await database.write { [mint] connection in
            guard var review = try connection.review(id) else { throw ReviewRefusal.notFound }
            try review.answer(text, by: member, at: now)
            try connection.execute(
                "UPDATE reviews SET reply = \(text.text), replied_at = \(now) WHERE id = \(id)"
            )
            guard let author = review.author, try !connection.hides(author, from: member) else { return }
            let notice = Notice(
                id: mint.next(),
                kind: .reviewReplied,
                actor: member,
                target: Subject(.deal, review.deal),
                at: now
            )
            try connection.give(notice, to: author)
        }
    }

    public func tellOfRevealed(at now: Moment) async throws {
        try await database.eachStep(of: { Self.untold(at: now, after: $0) }) { [mint] connection, id in
            let isFirst = try connection.execute(
                "UPDATE reviews SET is_told = 1 WHERE id = \(id) AND is_told = 0"
            )
            guard isFirst == 1, let review = try connection.review(Review.ID(rawValue: id)),
                let deal = try connection.deal(review.deal)
            else { return }
            let line = Line(.reviewsRevealed, by: nil, deal: deal.id)
            try connection.tell(line, of: deal, namingActor: true, mint: mint, at: now)
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

extension Connection {
    fileprivate func insert(_ review: Review, isTold: Bool) throws {
        try execute(
            """
            INSERT INTO reviews (id, deal, author, about, halves, text, written_at, revealed_at, is_told)
            VALUES (\(review.id), \(review.deal), \(review.author), \(review.about),
                \(review.rating.halves), \(review.text?.text), \(review.writtenAt), \(review.revealedAt),
                \(isTold))
            """
        )
    }

    fileprivate func reveal(_ review: Review) throws {
        try execute(
            "UPDATE reviews SET revealed_at = \(review.revealedAt), is_told = 1 WHERE id = \(review.id)"
        )
    }
}
