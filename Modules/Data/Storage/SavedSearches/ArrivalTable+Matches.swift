import Database
import Domain

extension ArrivalTable<Transaction> {
    /// Stores the matches of a step with their notices, and moves the arrival's mark; removes it at the end.
    /// Returns false and does nothing unless the arrival is still as it was when the step was taken.
    func take(_ step: MatchingStep, of arrival: Arrival) throws -> Bool {
        let unchanged: SQL = """
            number = \(arrival.number) AND extent = \(arrival.mark.extent)
                AND center = \(arrival.mark.center) AND search = \(arrival.mark.search)
            """
        let taken =
            if let next = step.next {
                try connection.execute(
                    """
                    UPDATE listing_arrivals
                    SET extent = \(next.extent), center = \(next.center), search = \(next.search)
                    WHERE \(unchanged)
                    """
                )
            } else {
                try connection.execute("DELETE FROM listing_arrivals WHERE \(unchanged)")
            }
        guard taken == 1 else { return false }
        guard let author = step.author, !step.fits.isEmpty else { return true }
        try makeRoom(in: step.fits)
        let matched = try match(step.fits, with: arrival.listing, of: author)
        try announce(matched)
        return true
    }

    /// Members with digests may never open a search: the oldest of its listings makes room for the next.
    private func makeRoom(in searches: [SavedSearch.ID]) throws {
        try connection.execute(
            """
            DELETE FROM saved_search_matches WHERE (search, listing) IN (
                SELECT matches.search, min(matches.listing) FROM saved_search_matches AS matches
                    JOIN saved_searches ON saved_searches.id = matches.search
                    JOIN digests ON digests.member = saved_searches.member
                WHERE matches.search IN \(list: searches) AND digests.frequency IS NOT NULL
                GROUP BY matches.search HAVING count(*) >= \(SavedSearch.mostCounted))
            """
        )
    }

    /// Returns the searches that the listing is new for.
    private func match(
        _ searches: [SavedSearch.ID],
        with listing: Listing.ID,
        of author: Member.ID
    ) throws -> [SavedSearch.ID] {
        let rows = try connection.run(
            """
            INSERT INTO saved_search_matches (search, listing, found_at)
            SELECT saved_searches.id, listings.id, \(now)
            FROM saved_searches JOIN listings ON listings.id = \(listing)
            WHERE saved_searches.id IN \(list: searches) AND notifies_since IS NOT NULL
                AND \(.unblocked("saved_searches.member", "\(author)"))
                AND (SELECT count(*) FROM saved_search_matches AS others
                    WHERE others.search = saved_searches.id) < \(SavedSearch.mostCounted)
            ON CONFLICT DO NOTHING RETURNING search
            """
        )
        return try rows.map { try $0.value("search") }
    }

    /// Tells of searches with new listings, or notes when to.
    private func announce(_ searches: [SavedSearch.ID]) throws {
        guard !searches.isEmpty else { return }
        var atOnce = searches
        for frequency in SavedSearch.Frequency.allCases {
            guard let moment = frequency.tellsAt(found: now) else { continue }
            let rows = try connection.run(
                """
                UPDATE saved_searches SET tell_at = coalesce(tell_at, \(moment))
                WHERE id IN \(list: searches) AND frequency = \(frequency.rawValue) RETURNING id
                """
            )
            let later = Set(try rows.map { try $0.value("id", as: SavedSearch.ID.self) })
            atOnce.removeAll(where: later.contains)
        }
        try notify(atOnce)
    }

    /// Tells of what a search found lately. An unread notice of what it found before is replaced, so that
    /// there is one. Does nothing when the member has seen it all.
    func tellDaily(of search: SavedSearch.ID) throws {
        let isDue = try connection.execute(
            "UPDATE saved_searches SET tell_at = NULL WHERE id = \(search) AND tell_at <= \(now)"
        )
        guard isDue == 1 else { return }
        let isNew = try connection.first(
            """
            SELECT 1 AS found FROM saved_searches WHERE id = \(search) AND notifies_since IS NOT NULL
                AND EXISTS (SELECT 1 FROM saved_search_matches WHERE search = saved_searches.id)
            """
        )
        guard isNew != nil else { return }
        try connection.execute(
            """
            DELETE FROM notices
            WHERE member = (SELECT member FROM saved_searches WHERE id = \(search)) AND read_at IS NULL
                AND kind = \(Notice.Kind.savedSearchFits.rawValue) AND target_id = \(search)
            """
        )
        try notify([search])
    }

    /// Each search has at most one unread notice, which counts all its new listings.
    private func notify(_ searches: [SavedSearch.ID]) throws {
        guard !searches.isEmpty else { return }
        let kind = Notice.Kind.savedSearchFits
        let rows = try connection.run(
            """
            SELECT id, member, (SELECT count(*) FROM saved_search_matches
                    WHERE saved_search_matches.search = saved_searches.id) AS new_listings,
                (SELECT max(notices.id) FROM notices
                    WHERE notices.member = saved_searches.member AND notices.read_at IS NULL
                        AND notices.kind = \(kind.rawValue)
                        AND notices.target_id = saved_searches.id) AS notice
            FROM saved_searches WHERE id IN \(list: searches) ORDER BY id
            """
        )
        for row in rows {
            let (member, count): (Member.ID, Int) = (try row.value("member"), try row.value("new_listings"))
            if let known: Notice.ID = try row.value("notice") {
                try connection.execute("UPDATE notices SET count = \(count) WHERE id = \(known)")
                try transaction.live.announce([News(.notice(known), for: [member], at: now)])
            } else {
                try transaction.notices.tell(
                    NoticeDraft(
                        to: member,
                        kind,
                        of: Subject(.savedSearch, try row.value("id", as: SavedSearch.ID.self)),
                        count: count
                    )
                )
            }
        }
    }
}
