import Database
import Domain

extension SubmissionTable {
    /// The events that may be the same as a post, soonest first, as far as the reader may see them.
    func similar(to post: PostLikeness, for reader: Member.ID, besides own: Listing.ID? = nil) throws
        -> [Listing.ID]
    {
        let hiding = try connection.blocks.hidden(from: reader)
        let found = try connection.run(Self.candidates(of: post)).filter { row in
            let id: Listing.ID = try row.value("id")
            return try id != own && !hiding.contains(row.value("author"))
                && post.isLike(PostLikeness(row: row))
        }
        let ids: [Listing.ID] = try found.map { try $0.value("id") }
        let mine = Set<Listing.ID>(
            try found.filter { try $0.value("author") == reader }.map { try $0.value("id") }
        )
        let hidden = try connection.decisions.takenDown(ids.map(\.rawValue), .listing)
        return Array(
            ids.filter { mine.contains($0) || !hidden.contains($0.rawValue) }.prefix(PostLikeness.most)
        )
    }

    /// Those with the link, and those that start about the same time.
    static func candidates(of post: PostLikeness) -> SQL {
        func range(_ span: Duration) -> SQL {
            "listings.starts_at BETWEEN \(post.startsAt - span) AND \(post.startsAt + span)"
        }
        let columns: SQL = """
            SELECT listings.id AS id, listings.author AS author, listings.title AS title,
                listings.starts_at AS starts_at, events.link AS link
            """
        let ofLink: SQL =
            post.link.map { link in
                """
                \(columns) FROM events JOIN listings ON listings.id = events.id
                WHERE events.normalized_link = \(link.normalized) AND \(range(PostLikeness.spanOfLink))
                    AND listings.status <> 'cancelled'
                UNION
                """
            } ?? ""
        return """
            \(ofLink) \(columns) FROM listings JOIN events ON events.id = listings.id
            WHERE \(range(PostLikeness.spanOfTitle)) AND listings.kind = 'event'
                AND listings.status <> 'cancelled'
            ORDER BY starts_at, id
            """
    }
}

extension PostLikeness {
    fileprivate init(row: Row) throws {
        self.init(
            link: try row.storedIfPresent("link") { try EventLink($0) },
            title: try row.stored("title") { try ListingTitle($0) },
            startsAt: try row.value("starts_at")
        )
    }
}
