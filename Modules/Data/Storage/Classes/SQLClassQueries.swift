public import Database
public import Domain

public struct SQLClassQueries: ClassQueries {
    private let database: Database

    public init(_ database: Database) {
        self.database = database
    }

    public func find(_ id: Class.ID, for viewer: Member.ID?) async throws -> PostedClass {
        try await database.read { connection in
            guard let post = try connection.postedClass(id),
                let row = try connection.first(Self.surroundings(of: post.listing.subject, for: viewer)),
                let author = try MemberCard(row: row, "author")
            else { throw ListingRefusal.notFound }
            if let viewer, try connection.hides(author.id, from: viewer) { throw ListingRefusal.notFound }
            if author.id != viewer, try connection.isTakenDown(post.listing.subject) {
                throw ListingRefusal.notFound
            }
            let card = SharedCard(
                post.listing.seen(by: viewer),
                author: author,
                favourites: try row.value("favourites"),
                conversations: try row.value("conversations")
            )
            let isFavourite = try row.value("favourite", as: Int?.self) != nil
            return PostedClass(
                post.seen(by: viewer),
                summary: ListingSummary(card, isFavourite: isFavourite),
                images: try connection.images(of: post.listing.subject),
                views: try row.value("views"),
                conversation: try row.value("conversation")
            )
        }
    }

    static func surroundings(of subject: Subject, for viewer: Member.ID?) -> SQL {
        // Nobody has the number 0.
        let viewer = viewer ?? Member.ID(rawValue: 0)
        return """
            SELECT \(MemberCard.columns("author")), listings.favourites AS favourites,
                listings.conversations AS conversations, listings.views AS views,
                own.id AS conversation, marked.member AS favourite
            FROM listings \(MemberCard.join("author", on: "listings.author"))
                LEFT JOIN conversations AS own ON own.subject_kind = \(subject.kind.rawValue)
                    AND own.subject_id = listings.id AND own.guest = \(viewer)
                LEFT JOIN favourites AS marked ON marked.member = \(viewer)
                    AND marked.subject_kind = \(subject.kind.rawValue) AND marked.subject_id = listings.id
            WHERE listings.id = \(subject.number)
            """
    }
}
