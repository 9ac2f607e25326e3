/// A run that a neighbour hosts and others join.
public struct Run: Post {
    public static let kind = Listing.Kind.run
    public static let dailyLimit = 10

    public private(set) var listing: Listing
    public private(set) var description: RunDescription
    public private(set) var time: RunTime
    public private(set) var meeting: MeetingPlace
    public private(set) var images: [Image.ID]

    public init(
        posting id: Listing.ID,
        by author: Member.ID,
        _ contents: RunContents,
        at place: ListingPlace,
        now: Moment
    ) throws {
        try contents.time.mustStartSoon(after: now)
        let listing = Listing(
            posting: id,
            Self.kind,
            by: author,
            side: nil,
            seats: try Seats(contents.capacity.total, taken: 1),
            contents.details(at: place),
            at: now
        )
        self.init(listing, contents.description, contents.time, contents.meeting, images: contents.images)
    }

    /// Restores a stored run.
    public init(
        _ listing: Listing,
        _ description: RunDescription,
        _ time: RunTime,
        _ meeting: MeetingPlace = .untold,
        images: [Image.ID]
    ) {
        self.listing = listing
        self.description = description
        self.time = time
        self.meeting = meeting
        self.images = images
    }

    public var searchableText: String {
        [meeting.name, description.text].compactMap(\.self).joined(separator: "\n")
    }

    public var repeatedText: String { description.text }

    public func says(sameAs former: Run) -> Bool {
        description == former.description && meeting == former.meeting && images == former.images
    }

    public func seen(knowingPlace isShown: Bool) -> Run {
        var run = self
        if !isShown { run.meeting = meeting.withoutHint }
        return run
    }

    public var tags: Set<RunTag> { Self.tag.values(in: listing.details.facets) }
    public var paces: Set<Pace> { Self.pace.values(in: listing.details.facets) }
    public var afterparties: Set<Afterparty> { Self.afterparty.values(in: listing.details.facets) }
    public var conditions: AdmissionConditions { Self.admission.conditions(in: listing.details.facets) }

    /// Refuses to edit a run that has started, since neighbours have relied on it.
    public mutating func edit(_ contents: RunContents, at place: ListingPlace, now: Moment) throws {
        guard time.startsAt > now else { throw RunRefusal.started }
        try contents.time.mustStartSoon(after: now)
        try listing.edit(contents.details(at: place), seats: contents.capacity.total, at: now)
        description = contents.description
        time = contents.time
        meeting = contents.meeting
        images = contents.images
    }

    public mutating func awaitApproval() {
        listing.awaitApproval()
    }

    public mutating func show(_ thumbnail: StoredFile?) {
        listing.show(thumbnail)
    }
}
