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
        try transaction.listings.publish(post)
        try add(number, post.listing.id, to: series.id)
        for member in try participants(in: series, before: number) {
            try transaction.notices.tell(
                NoticeDraft(to: member, .seriesContinued, of: post.listing.subject, by: series.host)
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
    private func participants(in series: Series, before number: Int) throws -> [Member.ID] {
        try connection.run(
            """
            SELECT DISTINCT roster_entries.member AS member FROM series_dates
                JOIN roster_entries ON roster_entries.listing = series_dates.listing
            WHERE series_dates.series = \(series.id)
                AND series_dates.number BETWEEN \(number - 2) AND \(number - 1)
                AND roster_entries.state = \(RosterEntry.Status.admitted.rawValue)
                AND \(.unblocked("roster_entries.member", "\(series.host)"))
            ORDER BY roster_entries.member
            """
        )
        .map { try $0.value("member") }
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
