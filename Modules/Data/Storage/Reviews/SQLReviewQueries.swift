public import Database
public import Domain

public struct SQLReviewQueries: ReviewQueries {
    private let database: Database

    public init(_ database: Database) {
        self.database = database
    }

    public func find(_ id: Review.ID, for reader: Member.ID, at now: Moment) async throws -> ReviewSummary? {
        try await database.read { connection in
            let sql: SQL = "\(Self.head) WHERE reviews.id = \(id) AND \(Review.isShown(to: reader, at: now))"
            return try connection.first(sql).map { try ReviewSummary(row: $0) }
        }
    }

    public func list(
        of deal: Deal.ID,
        for reader: Member.ID,
        at now: Moment
    ) async throws -> [ReviewSummary] {
        try await database.read { connection in
            guard let deal = try connection.deal(deal), deal.parties.include(reader) else {
                throw DealRefusal.notFound
            }
            if let author = deal.parties.author, let partner = deal.parties.partner,
                try connection.hides(author, from: partner)
            {
                return []
            }
            return try connection.run(
                """
                \(Self.head) WHERE reviews.deal = \(deal.id) AND \(Review.isShown(to: reader, at: now))
                ORDER BY reviews.id LIMIT 2
                """
            )
            .map { try ReviewSummary(row: $0) }
        }
    }

    public func list(
        about member: Member.ID,
        for reader: Member.ID?,
        at now: Moment,
        _ slice: SliceRequest
    ) async throws -> Slice<ReviewSummary>? {
        try await database.read { connection in
            guard try connection.isHere(member, for: reader) else { return nil }
            let start = try slice.cursor.map(ReviewStep.init(cursor:))
            let rows = try connection.run(Self.list(about: member, for: reader, at: now, start, slice))
            let found = try rows.prefix(slice.limit).map { try ReviewSummary(row: $0) }
            let isMore = rows.count > found.count
            return Slice(found, next: isMore ? found.last.map { ReviewStep($0.review).cursor } : nil)
        }
    }

    static func list(
        about member: Member.ID,
        for reader: Member.ID?,
        at now: Moment,
        _ start: ReviewStep?,
        _ slice: SliceRequest
    ) -> SQL {
        let start = start ?? ReviewStep(revealedAt: now, id: Review.ID(rawValue: .max))
        let seen: SQL = reader.map { "AND \(.unblocked("reviews.author", "\($0)"))" } ?? ""
        return """
            \(head) WHERE reviews.about = \(member) AND \(.reviewIsShown)
                AND (reviews.revealed_at, reviews.id) < (\(min(start.revealedAt, now)), \(start.id)) \(seen)
            ORDER BY reviews.revealed_at DESC, reviews.id DESC LIMIT \(slice.rows)
            """
    }

    private static let head: SQL = """
        SELECT \(Review.columns), \(MemberCard.columns("author")), deals.title AS title,
            CASE WHEN reviews.author = deals.provider THEN 'provider'
                WHEN reviews.author = deals.receiver THEN 'receiver' END AS author_role
        FROM reviews JOIN deals ON deals.id = reviews.deal
            \(MemberCard.join("author", on: "reviews.author"))
        """
}

/// Where a reader of a member's reviews has got to.
struct ReviewStep {
    let revealedAt: Moment
    let id: Review.ID

    init(revealedAt: Moment, id: Review.ID) {
        self.revealedAt = revealedAt
        self.id = id
    }

    init(_ review: Review) {
        self.init(revealedAt: review.revealedAt, id: review.id)
    }

    init(cursor: String) throws(SliceRefusal) {
        let parts = cursor.split(separator: "-", maxSplits: 1).map(String.init)
        guard parts.count == 2, let milliseconds = Int64(parts[0]), let id = Review.ID(parts[1]) else {
            throw .unknownCursor
        }
        self.init(revealedAt: Moment(milliseconds: milliseconds), id: id)
    }

    var cursor: String { "\(revealedAt.milliseconds)-\(id)" }
}

extension ReviewSummary {
    fileprivate init(row: Row) throws {
        self.init(
            try Review(row: row),
            title: try row.value("title"),
            authorRole: try row.wordIfPresent("author_role"),
            author: try MemberCard(row: row, "author")
        )
    }
}
