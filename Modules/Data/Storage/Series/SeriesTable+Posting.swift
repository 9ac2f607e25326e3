import Database
import Domain

extension SeriesTable<Transaction> {
    /// Posts the dates of a series that are due, or ends it. The row is locked, so that another server finds
    /// nothing left to do.
    func postDue(_ id: Series.ID) throws {
        guard var series = try findLocked(id), series.end == nil, let pattern = try pattern(of: id) else {
            return
        }
        let before = series
        if try transaction.decisions.suspension(of: series.host, at: now) != nil {
            series.end(.suspension, at: now)
        } else if try hasHiddenDate(id) {
            series.end(.hidden, at: now)
        }
        do {
            while let number = series.due(at: now) {
                try post(number, of: series, pattern)
                series.post(number)
            }
        } catch  where error is AdmissionRefusal || error is DetailsMissing {
            series.end(.conditions, at: now)
            try tellEnd(of: series)
        }
        if series != before || series.next(at: now) == nil { try save(series) }
    }

    private func post(_ number: Int, of series: Series, _ pattern: SeriesPattern) throws {
        let made = try series.kind.stored.init(
            posting: identifiers.next(),
            by: series.host,
            like: pattern,
            startingAt: series.start(of: number),
            now: now
        )
        guard let post = made else {
            throw StoredValueError(column: "kind", reason: "listings of this kind don't repeat")
        }
        try post.listing.mustBeHosted(by: transaction.accounts.details(of: series.host), at: now)
        if try hasShownDate(like: post, in: series.id) {
            try transaction.listings.publish(post)
        } else {
            _ = try transaction.listings.publish(reviewed: post)
        }
        try add(number, post.listing.id, to: series.id)
        if try !transaction.submissions.isUnapproved(post.listing.id) {
            try tellContinued(by: post.listing)
        }
    }

    /// Tells those who took part of a date that others see from now on. Does nothing for other listings.
    func tellContinued(by listing: Listing) throws {
        let row = try connection.first(
            "SELECT series, number FROM series_dates WHERE listing = \(listing.id)"
        )
        guard let row else { return }
        let (series, host): (Series.ID, Member.ID) = (try row.value("series"), listing.author)
        for member in try participants(in: series, of: host, before: row.value("number")) {
            try transaction.notices.tell(
                NoticeDraft(to: member, .seriesContinued, of: listing.subject, by: host)
            )
        }
    }

    /// The notice leads to the latest date there is.
    private func tellEnd(of series: Series) throws {
        let latest = try connection.first(
            "SELECT listing FROM series_dates WHERE series = \(series.id) ORDER BY number DESC LIMIT 1"
        )
        guard let listing: Listing.ID = try latest?.value("listing") else { return }
        try transaction.notices.tell(
            NoticeDraft(to: series.host, .seriesEnded, of: Subject(.listing, listing))
        )
    }
}

extension SeriesTable {
    /// Those admitted to one of the two former dates. A date is posted two weeks ahead, when the one before
    /// the last begins.
    private func participants(in series: Series.ID, of host: Member.ID, before number: Int) throws
        -> [Member.ID]
    {
        try connection.run(
            """
            SELECT DISTINCT roster_entries.member AS member FROM series_dates
                JOIN roster_entries ON roster_entries.listing = series_dates.listing
            WHERE series_dates.series = \(series)
                AND series_dates.number BETWEEN \(number - 2) AND \(number - 1)
                AND roster_entries.state = \(RosterEntry.Status.admitted.rawValue)
                AND \(.unblocked("roster_entries.member", "\(host)"))
            ORDER BY roster_entries.member
            """
        )
        .map { try $0.value("member") }
    }

    /// Whether others see a date that says the same, so that an operator doesn't look at each.
    private func hasShownDate(like post: some Post, in id: Series.ID) throws -> Bool {
        let text = ListingText(of: post.listing, words: post.searchableText).folded
        return try connection.first(
            """
            SELECT 1 AS found FROM series_dates JOIN listing_words
                ON listing_words.listing = series_dates.listing
            WHERE series_dates.series = \(id) AND listing_words.text = \(text)
                AND NOT \(.listingIsHidden("series_dates.listing")) LIMIT 1
            """
        ) != nil
    }

    private func hasHiddenDate(_ id: Series.ID) throws -> Bool {
        try connection.first(
            """
            SELECT 1 AS found FROM series_dates
            WHERE series = \(id) AND \(.isHidden("'listing'", "series_dates.listing")) LIMIT 1
            """
        ) != nil
    }
}
