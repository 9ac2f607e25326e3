public import Database
public import Domain

public struct SQLFavouriteRepository: FavouriteRepository {
    private let database: Database

    public init(_ database: Database) {
        self.database = database
    }

    public func add(
        _ id: Listing.ID,
        by member: Member.ID,
        as mark: Identifier<FavouriteMark>
    ) async throws {
        try await database.write { connection in
            let subject = Subject(.listing, id)
            let row = try connection.first("SELECT author FROM listings WHERE id = \(id)")
            guard let author: Member.ID = try row?.value("author"),
                try !connection.blocks.hides(author, from: member),
                try author == member || !connection.decisions.isTakenDown(subject)
            else { throw ListingRefusal.notFound }
            let added = try connection.insert(
                FavouriteRow(of: subject, by: member, as: mark),
                "ON CONFLICT (member, subject_kind, subject_id) DO NOTHING"
            )
            try connection.favourites.count(added, for: id, by: member)
        }
    }

    public func remove(_ id: Listing.ID, by member: Member.ID) async throws {
        try await database.write { connection in
            let subject = Subject(.listing, id)
            let removed = try connection.execute(
                """
                DELETE FROM favourites WHERE member = \(member)
                    AND subject_kind = \(subject.kind.rawValue) AND subject_id = \(subject.number)
                """
            )
            try connection.favourites.count(-removed, for: id, by: member)
        }
    }

    public func list(
        of member: Member.ID,
        _ part: FavouritePart,
        _ kinds: [Listing.Kind],
        _ slice: SliceRequest,
        at now: Moment
    ) async throws -> Slice<ListingSummary> {
        let start = try slice.cursor.map { cursor throws(BoardRefusal) in
            guard let mark = Identifier<FavouriteMark>(cursor) else { throw .unknownCursor }
            return mark
        }
        return try await database.read { connection in
            let page = try connection.listings.page(of: slice, hiding: member, after: start) { last, limit in
                try connection.run(
                    Self.list(of: member, part, kinds, after: last, limit: limit, at: now)
                ).map {
                    (try $0.value("mark"), try Candidate(row: $0))
                }
            }
            return try connection.listings.summaries(of: page, for: member, cursor: \.description)
        }
    }

    static func list(
        of member: Member.ID,
        _ part: FavouritePart,
        _ kinds: [Listing.Kind],
        after last: Identifier<FavouriteMark>?,
        limit: Int,
        at now: Moment
    ) -> SQL {
        """
        SELECT favourites.mark AS mark, listings.id AS id, listings.author AS author
        FROM favourites JOIN listings ON listings.id = favourites.subject_id
        WHERE favourites.member = \(member) AND favourites.mark < \(last?.rawValue ?? .max)
            AND favourites.subject_kind = \(Subject.Kind.listing.rawValue)
            AND listings.kind IN \(list: kinds.map(\.rawValue)) AND \(.isOffered("listings.kind"))
            \(part.condition(at: now))
        ORDER BY favourites.mark DESC LIMIT \(limit)
        """
    }
}

extension FavouritePart {
    fileprivate func condition(at now: Moment) -> SQL {
        let kinds = Listing.Kind.allCases.filter { $0.has(.publicDates) }.map(\.rawValue)
        let ended: SQL = "(listings.kind IN \(list: kinds) AND listings.expires_at <= \(now))"
        return switch self {
        case .all: ""
        case .current: " AND NOT \(ended)"
        case .ended: " AND \(ended)"
        }
    }
}
