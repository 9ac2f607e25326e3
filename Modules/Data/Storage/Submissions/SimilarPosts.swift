import Database
import Domain

extension SubmissionTable {
    /// The posts that may be about the same, soonest first, as far as the reader may see them.
    ///
    /// - Parameter candidates: a query for those to compare, with their `id`, `author`, `title`, `starts_at`
    ///   and normalized `link`.
    func similar(
        to post: PostLikeness,
        among candidates: SQL,
        for reader: Member.ID,
        besides own: Listing.ID? = nil
    ) throws -> [Listing.ID] {
        let hiding = try connection.blocks.hidden(from: reader)
        let found = try connection.run(candidates).filter { row in
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
}

extension PostLikeness {
    fileprivate init(row: Row) throws {
        self.init(
            link: try row.value("link"),
            title: try row.stored("title") { try ListingTitle($0) },
            startsAt: try row.value("starts_at")
        )
    }
}
