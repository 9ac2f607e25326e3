/// What the dates of a series copy: the first date as it was posted. Edits of a date don't change it.
public struct SeriesPattern: Equatable, Sendable {
    public let title: ListingTitle
    public let text: String
    public let facets: Marks
    public let seats: Int
    public let minutes: Int
    /// With the exact place, and with the shown point of the first date: a point of its own for each date
    /// would reveal the place by their mean.
    public let place: ListingPlace
    public let meeting: MeetingPlace
    public let images: [Image.ID]

    public init(
        title: ListingTitle,
        text: String,
        facets: Marks,
        seats: Int,
        minutes: Int,
        place: ListingPlace,
        meeting: MeetingPlace,
        images: [Image.ID]
    ) {
        self.title = title
        self.text = text
        self.facets = facets
        self.seats = seats
        self.minutes = minutes
        self.place = place
        self.meeting = meeting
        self.images = images
    }

    /// Nil for a post without a start and an end.
    public init?(_ post: some Post) {
        let details = post.listing.details
        guard let start = details.startsAt, let end = details.expiresAt else { return nil }
        self.init(
            title: details.title,
            text: post.repeatedText,
            facets: details.facets,
            seats: post.listing.seats.total,
            minutes: Int((end - start).components.seconds) / 60,
            place: details.place,
            meeting: post.meeting,
            images: post.images
        )
    }
}

/// The default for kinds that don't repeat.
extension Post {
    public init?(
        posting id: Listing.ID,
        by host: Member.ID,
        like pattern: SeriesPattern,
        startingAt start: Moment,
        now: Moment
    ) throws {
        return nil
    }
}
