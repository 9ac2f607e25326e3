public import Database
public import Domain

extension Event {
    /// Those with the link, and those that start about the same time.
    public static func candidates(like post: PostLikeness) -> SQL {
        func range(_ span: Duration) -> SQL {
            "listings.starts_at BETWEEN \(post.startsAt - span) AND \(post.startsAt + span)"
        }
        let columns: SQL = """
            SELECT listings.id AS id, listings.author AS author, listings.title AS title,
                listings.starts_at AS starts_at, events.normalized_link AS link
            """
        let ofLink: SQL =
            post.link.map { link in
                """
                \(columns) FROM events JOIN listings ON listings.id = events.id
                WHERE events.normalized_link = \(link) AND \(range(PostLikeness.spanOfLink))
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
