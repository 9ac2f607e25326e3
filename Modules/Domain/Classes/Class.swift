/// A one-off class that a neighbour gives or looks for.
public struct Class: Identifiable, Equatable, Sendable {
    public typealias ID = Listing.ID

    public private(set) var listing: Listing
    public private(set) var description: ClassDescription
    public private(set) var schedule: ClassSchedule
    /// In the author's order.
    public private(set) var images: [Image.ID]

    public var id: ID { listing.id }

    /// One that is posted now.
    public init(
        posting id: ID,
        by author: Member.ID,
        _ side: Listing.Side,
        _ contents: ClassContents,
        at place: ListingPlace,
        now: Moment
    ) throws {
        try contents.schedule.suits(side)
        try contents.schedule.sessions?.announced(after: nil, at: now)
        let listing = Listing(
            posting: id,
            .class,
            by: author,
            side: side,
            seats: try Seats(contents.seats),
            contents.details(at: place),
            at: now
        )
        self.init(listing, contents.description, contents.schedule, images: contents.images)
    }

    /// Reads back one that was kept.
    public init(
        _ listing: Listing,
        _ description: ClassDescription,
        _ schedule: ClassSchedule,
        images: [Image.ID]
    ) {
        self.listing = listing
        self.description = description
        self.schedule = schedule
        self.images = images
    }

    /// As `reader` may know it.
    public func seen(by reader: Member.ID?) -> Class {
        Class(listing.seen(by: reader), description, schedule, images: images)
    }

    /// A teacher with a full week stays far below.
    public static var mostPerDay: Int { 50 }

    public var subjects: Set<ClassSubject> { listing.details.categories.words() }
    public var targets: Set<ClassTarget> { listing.details.audiences.words() }
}

extension Class {
    /// Everything may be said differently but whether it is given or looked for.
    public mutating func edit(
        _ side: Listing.Side,
        _ contents: ClassContents,
        at place: ListingPlace,
        now: Moment
    ) throws {
        guard side == listing.side else { throw ClassRefusal.sideIsFixed }
        try contents.schedule.suits(side)
        try contents.schedule.sessions?.announced(after: schedule.sessions, at: now)
        try listing.edit(contents.details(at: place), seats: contents.seats, at: now)
        description = contents.description
        schedule = contents.schedule
        images = contents.images
    }

    public mutating func show(_ thumbnail: ImageFile?) {
        listing.show(thumbnail)
    }

    public mutating func close(at now: Moment) throws {
        try listing.close(at: now)
    }

    public mutating func reopen(at now: Moment) throws {
        try listing.reopen(at: now)
    }

    public mutating func bump(to position: Identifier<Listing.Position>, at now: Moment) throws {
        try listing.bump(to: position, at: now)
    }
}
