public import Database
public import Domain

public struct SQLReviewQueries: ReviewQueries {
    private let database: Database

    public init(_ database: Database) {
        self.database = database
    }

    public func find(_ id: Review.ID, for reader: Member.ID, at now: Moment) async throws -> ReviewSummary? {
        try await database.read { connection in
            let isShown = Review.isShown(to: reader, at: now)
            let sql: SQL = "\(Self.head(for: reader)) WHERE reviews.id = \(id) AND \(isShown)"
            return try connection.first(sql).map { try ReviewSummary(row: $0) }
        }
    }

    public func list(
        of target: ReviewTarget,
        for reader: Member.ID,
        at now: Moment
    ) async throws -> [ReviewSummary] {
        try await database.read { connection in
            let (subject, other) = try connection.reviews.parties(of: target, for: reader)
            return try connection.run(
                """
                \(Self.head(for: reader)) WHERE \(Review.isBetween(reader, other, of: subject))
                    AND \(Review.isShown(to: reader, at: now))
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
            guard try connection.members.isVisible(member, for: reader) else { return nil }
            let start = try slice.cursor.map(TimedKey<Review>.init(cursor:))
            let rows = try connection.run(Self.list(about: member, for: reader, at: now, start, slice))
            return try Self.slice(rows, slice)
        }
    }

    private static func slice(_ rows: [Row], _ slice: SliceRequest) throws -> Slice<ReviewSummary> {
        let found = try rows.prefix(slice.limit).map { try ReviewSummary(row: $0) }
        let isMore = rows.count > found.count
        let last = isMore ? found.last?.review : nil
        return Slice(found, next: last.map { TimedKey(at: $0.revealedAt, id: $0.id).description })
    }

    public func list(
        about listing: Listing.ID,
        for reader: Member.ID?,
        at now: Moment,
        _ slice: SliceRequest
    ) async throws -> Slice<ReviewSummary> {
        try await database.read { connection in
            guard let listing = try connection.listings.find(listing),
                try !connection.rosters.isHidden(listing, from: reader)
            else { throw ListingRefusal.notFound }
            let start = try slice.cursor.map(TimedKey<Review>.init(cursor:))
            return try Self.slice(
                connection.run(Self.list(about: listing, for: reader, at: now, start, slice)),
                slice
            )
        }
    }

    public func ratings(
        of listings: [Listing.ID],
        for reader: Member.ID?,
        at now: Moment
    ) async throws -> [ListingRating] {
        try await database.read { connection in
            try connection.run(Self.ratings(of: listings, for: reader, at: now)).map { row in
                ListingRating(
                    listing: try row.value("listing"),
                    reviews: try row.value("reviews"),
                    halves: try row.value("halves")
                )
            }
        }
    }

    static func ratings(of listings: [Listing.ID], for reader: Member.ID?, at now: Moment) -> SQL {
        let seen: SQL =
            reader.map {
                "AND \(.unblocked("reviews.about", "\($0)")) AND \(.unblocked("reviews.author", "\($0)"))"
            } ?? ""
        return """
            SELECT conversations.subject_id AS listing, count(*) AS reviews,
                CAST(sum(halves) AS BIGINT) AS halves
            FROM conversations JOIN deals ON deals.conversation = conversations.id
                JOIN reviews ON reviews.subject_kind = \(Subject.Kind.deal.rawValue)
                    AND reviews.subject_id = deals.id AND reviews.about = deals.author
            WHERE conversations.subject_kind = \(Subject.Kind.listing.rawValue)
                AND conversations.subject_id IN \(list: listings)
                AND reviews.revealed_at <= \(now) AND \(.reviewIsShown) \(seen)
            GROUP BY conversations.subject_id ORDER BY conversations.subject_id
            """
    }

    static func list(
        about listing: Listing,
        for reader: Member.ID?,
        at now: Moment,
        _ start: TimedKey<Review>?,
        _ slice: SliceRequest
    ) -> SQL {
        page(
            """
            JOIN deals ON deals.id = reviews.subject_id
            WHERE reviews.about = \(listing.author) AND reviews.subject_kind = \(Subject.Kind.deal.rawValue)
                AND deals.author = \(listing.author) AND deals.subject_id = \(listing.id)
            """,
            for: reader,
            at: now,
            start,
            slice
        )
    }

    static func list(
        about member: Member.ID,
        for reader: Member.ID?,
        at now: Moment,
        _ start: TimedKey<Review>?,
        _ slice: SliceRequest
    ) -> SQL {
        page("WHERE reviews.about = \(member)", for: reader, at: now, start, slice)
    }

    private static func page(
        _ condition: SQL,
        for reader: Member.ID?,
        at now: Moment,
        _ start: TimedKey<Review>?,
        _ slice: SliceRequest
    ) -> SQL {
        let start = start ?? TimedKey(at: now, id: Review.ID(rawValue: .max))
        let seen: SQL = reader.map { "AND \(.unblocked("reviews.author", "\($0)"))" } ?? ""
        return """
            \(head(for: reader)) \(condition)
                AND \(.reviewIsShown)
                AND (reviews.revealed_at, reviews.id) < (\(min(start.at, now)), \(start.id)) \(seen)
            ORDER BY reviews.revealed_at DESC, reviews.id DESC LIMIT \(slice.rows)
            """
    }

    private static func head(for reader: Member.ID?) -> SQL {
        "SELECT \(ReviewSummary.columns(for: reader)) FROM reviews \(ReviewSummary.join)"
    }
}

extension ReviewSummary {
    /// The columns that ``init(row:)`` reads from a table named `reviews` with ``join``.
    static func columns(for reader: Member.ID?) -> SQL {
        let own: SQL =
            reader.map { reader in
                """
                CASE WHEN \(.unblocked("reviews.about", "\(reader)")) THEN 0 ELSE 1 END AS is_blocked,
                    CASE WHEN \(Review.isChangeable(by: reader)) THEN 1 ELSE 0 END AS is_changeable
                """
            } ?? "0 AS is_blocked, 0 AS is_changeable"
        return "\(Review.columns), \(MemberCard.columns("author")), \(own)"
    }

    static let join = MemberCard.join("author", on: "reviews.author")

    init(row: Row) throws {
        self.init(
            try Review(row: row),
            author: try MemberCard(row: row, "author"),
            isBlocked: try row.value("is_blocked"),
            isChangeable: try row.value("is_changeable")
        )
    }
}

extension ReviewTable {
    /// The subject of a review, and the reader's other party; nil after that account is deleted.
    fileprivate func parties(
        of target: ReviewTarget,
        for reader: Member.ID
    ) throws -> (subject: Subject, other: Member.ID?) {
        switch target {
        case .deal(let id):
            guard let deal = try connection.deals.find(id), deal.parties.include(reader) else {
                throw DealRefusal.notFound
            }
            return (Subject(.deal, id), deal.parties.other(than: reader))
        case .member(let other, let id):
            guard let roster = try connection.rosters.find(id), roster.includes(reader),
                roster.includes(other)
            else { throw RosterRefusal.notFound }
            return (roster.listing.subject, other)
        }
    }
}
