extension Run {
    public init(
        posting id: Listing.ID,
        by host: Member.ID,
        like pattern: SeriesPattern,
        startingAt start: Moment,
        now: Moment
    ) throws {
        let time = try RunTime(startsAt: start, minutes: pattern.minutes)
        try time.mustStartSoon(after: now)
        let details = ListingDetails(
            title: pattern.title,
            facets: pattern.facets,
            place: pattern.place,
            startsAt: time.startsAt,
            expiresAt: time.endsAt
        )
        self.init(
            Listing(
                posting: id,
                Self.kind,
                by: host,
                side: nil,
                seats: try Seats(pattern.seats, taken: 1),
                details,
                at: now
            ),
            try RunDescription(pattern.text),
            time,
            pattern.meeting,
            images: pattern.images
        )
    }
}
