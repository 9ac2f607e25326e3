/// A one-off class that a neighbour offers or wants.
public struct Class: Post {
    public static let kind = Listing.Kind.class
    /// The number of classes a member may post per day, far more than a teacher needs.
    public static let dailyLimit = 50

    public private(set) var listing: Listing
    public private(set) var description: ClassDescription
    public private(set) var schedule: ClassSchedule
    public private(set) var bring: ThingsToBring
    public private(set) var images: [Image.ID]

    public init(
        posting id: Listing.ID,
        by author: Member.ID,
        _ contents: ClassContents,
        at place: ListingPlace,
        now: Moment
    ) throws {
        try contents.schedule.suits(contents.side)
        try contents.schedule.sessions?.announced(after: nil, at: now)
        let listing = Listing(
            posting: id,
            Self.kind,
            by: author,
            side: contents.side,
            seats: try Seats(contents.seats),
            contents.details(at: place),
            at: now
        )
        self.init(
            listing,
            contents.description,
            contents.schedule,
            bring: contents.bring,
            images: contents.images
        )
    }

    /// Restores a stored class.
    public init(
        _ listing: Listing,
        _ description: ClassDescription,
        _ schedule: ClassSchedule,
        bring: ThingsToBring = .nothing,
        images: [Image.ID]
    ) {
        self.listing = listing
        self.description = description
        self.schedule = schedule
        self.bring = bring
        self.images = images
    }

    public var searchableText: String {
        [description.text, bring.text].filter { !$0.isEmpty }.joined(separator: "\n")
    }

    public var subjects: Set<ClassSubject> { Self.subject.values(in: listing.details.facets) }
    public var targets: Set<ClassTarget> { Self.target.values(in: listing.details.facets) }

    /// The suitable days, or the days of its fixed sessions.
    public static func weekdays(of listing: Listing) -> Set<Weekday> {
        weekday.values(in: listing.details.facets)
    }
}

extension Class {
    public mutating func edit(_ contents: ClassContents, at place: ListingPlace, now: Moment) throws {
        guard contents.side == listing.side else { throw ClassRefusal.sideIsFixed }
        try contents.schedule.suits(contents.side)
        try contents.schedule.sessions?.announced(after: schedule.sessions, at: now)
        try listing.edit(contents.details(at: place), seats: contents.seats, at: now)
        description = contents.description
        schedule = contents.schedule
        bring = contents.bring
        images = contents.images
    }

    public mutating func awaitApproval() {
        listing.awaitApproval()
    }

    public mutating func show(_ thumbnail: StoredFile?) {
        listing.show(thumbnail)
    }
}
