public import Database
public import Domain

public struct SQLSubmissionQueries: SubmissionQueries {
    private let database: Database

    public init(_ database: Database) {
        self.database = database
    }

    public func list(_ state: Submission.State, _ slice: SliceRequest) async throws
        -> Slice<SubmittedListing>
    {
        let start = try slice.cursor.map(TimedKey<Listing>.init(cursor:))
        return try await database.read { connection in
            let rows = try connection.run(Self.list(state, after: start, limit: slice.rows))
            return try connection.submissions.slice(rows, slice, for: nil)
        }
    }

    public func list(of author: Member.ID, _ slice: SliceRequest) async throws -> Slice<SubmittedListing> {
        let start = try slice.cursor.map(TimedKey<Listing>.init(cursor:))
        return try await database.read { connection in
            let rows = try connection.run(Self.list(of: author, after: start, limit: slice.rows))
            return try connection.submissions.slice(rows, slice, for: author)
        }
    }

    public func comments(_ state: Submission.State, _ slice: SliceRequest) async throws
        -> Slice<SubmittedComment>
    {
        let start = try slice.cursor.map(TimedKey<Comment>.init(cursor:))
        return try await database.read { connection in
            let rows = try connection.run(Self.comments(state, after: start, limit: slice.rows))
            return try connection.submissions.slice(rows, slice)
        }
    }

    public func find(_ subject: Subject, for reader: Member.ID) async throws -> Submission {
        try await database.read { connection in
            guard let submission = try connection.submissions.find(subject),
                try submission.author == reader || connection.operators.allow(reader, .submissionRead)
            else { throw SubmissionRefusal.notFound }
            return submission
        }
    }

    public func trusted(_ slice: SliceRequest) async throws -> Slice<TrustedMember> {
        let start = try slice.cursor.map(TimedKey<Member>.init(cursor:))
        return try await database.read { connection in
            let rows = try connection.run(Self.trusted(after: start, limit: slice.rows))
            return try Slice(rows, slice, at: "since", id: "member", of: Member.self) { rows in
                try rows.compactMap { row in
                    try MemberCard(row: row, "card").map { TrustedMember($0, since: try row.value("since")) }
                }
            }
        }
    }

    static func trusted(after key: TimedKey<Member>?, limit: Int) -> SQL {
        let rest: SQL =
            key.map { "WHERE (trusted_members.since, trusted_members.member) < (\($0.at), \($0.id))" } ?? ""
        return """
            SELECT trusted_members.since AS since, trusted_members.member AS member,
                \(MemberCard.columns("card"))
            FROM trusted_members \(MemberCard.join("card", on: "trusted_members.member")) \(rest)
            ORDER BY trusted_members.since DESC, trusted_members.member DESC LIMIT \(limit)
            """
    }

    public func similar(to listing: Listing.ID, for reader: Member.ID) async throws -> [ListingSummary] {
        try await database.read { connection in
            let found = try connection.submissions.seen(listing, by: reader)
            let stored = found.kind.stored
            guard let likeness = try stored.load(found, images: [], from: connection)?.likeness else {
                return []
            }
            let ids = try connection.submissions.similar(
                to: likeness,
                among: stored.candidates(like: likeness),
                for: reader,
                besides: listing
            )
            return try connection.listings.summaries(of: ids, for: reader)
        }
    }

    public func edits(of listing: Listing.ID, for reader: Member.ID?) async throws -> [ListingEdit] {
        try await database.read { connection in
            let found = try connection.submissions.seen(listing, by: reader)
            return try connection.submissions.edits(of: found.id)
        }
    }

    static func list(_ state: Submission.State, after key: TimedKey<Listing>?, limit: Int) -> SQL {
        let rest: SQL =
            key.map { "AND (submissions.submitted_at, submissions.listing) > (\($0.at), \($0.id))" } ?? ""
        return """
            \(SubmissionPlace.ofListings) WHERE submissions.state = \(state.rawValue) \(rest)
            ORDER BY submissions.submitted_at, submissions.listing LIMIT \(limit)
            """
    }

    static func comments(_ state: Submission.State, after key: TimedKey<Comment>?, limit: Int) -> SQL {
        let rest: SQL =
            key.map {
                "AND (comment_submissions.submitted_at, comment_submissions.comment) > (\($0.at), \($0.id))"
            } ?? ""
        return """
            \(SubmissionPlace.ofComments) WHERE comment_submissions.state = \(state.rawValue) \(rest)
            ORDER BY comment_submissions.submitted_at, comment_submissions.comment LIMIT \(limit)
            """
    }

    static func list(of author: Member.ID, after key: TimedKey<Listing>?, limit: Int) -> SQL {
        let rest: SQL =
            key.map { "AND (submissions.submitted_at, submissions.listing) < (\($0.at), \($0.id))" } ?? ""
        return """
            \(SubmissionPlace.ofListings) WHERE listings.author = \(author) \(rest)
            ORDER BY submissions.submitted_at DESC, submissions.listing DESC LIMIT \(limit)
            """
    }
}

extension SubmissionTable {
    fileprivate func seen(_ id: Listing.ID, by reader: Member.ID?) throws -> Listing {
        guard let listing = try connection.listings.find(id),
            try !connection.rosters.isHidden(listing, from: reader)
        else { throw ListingRefusal.notFound }
        return listing
    }

    fileprivate func slice(_ rows: [Row], _ slice: SliceRequest, for reader: Member.ID?) throws
        -> Slice<SubmittedListing>
    {
        try Slice(rows, slice, at: "submitted_at", id: "subject_id", of: Listing.self) { rows in
            let found = try rows.map(Submission.init(row:))
            let cards = try connection.listings.summaries(
                of: found.compactMap(\.subject.listing),
                for: reader
            )
            let known = Dictionary(cards.map { ($0.card.listing.id, $0) }) { first, _ in first }
            return found.compactMap { submission in
                submission.subject.listing.flatMap { known[$0] }.map { SubmittedListing(submission, $0) }
            }
        }
    }

    fileprivate func slice(_ rows: [Row], _ slice: SliceRequest) throws -> Slice<SubmittedComment> {
        try Slice(rows, slice, at: "submitted_at", id: "subject_id", of: Comment.self) { rows in
            let found = try rows.map(Submission.init(row:))
            let comments = try connection.comments.summaries(
                of: found.map { Comment.ID(rawValue: $0.subject.number) }
            )
            let known = Dictionary(comments.map { ($0.id.rawValue, $0) }) { first, _ in first }
            return found.compactMap { submission in
                known[submission.subject.number].map { SubmittedComment(submission, $0) }
            }
        }
    }
}
