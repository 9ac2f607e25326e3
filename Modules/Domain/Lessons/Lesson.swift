/// Lessons of music that a neighbour gives or is looking for.
public struct Lesson: Post {
    public static let kind = Listing.Kind.lesson
    /// The number of lessons a member may post per day, far more than a teacher needs.
    public static let dailyLimit = 50
    public static let mostImages = 10

    public private(set) var listing: Listing
    public private(set) var contents: LessonContents

    public init(
        posting id: Listing.ID,
        by author: Member.ID,
        _ contents: LessonContents,
        at place: ListingPlace,
        now: Moment
    ) throws {
        let listing = Listing(
            posting: id,
            Self.kind,
            by: author,
            side: contents.side,
            seats: try Seats(contents.room),
            contents.details(at: place),
            at: now
        )
        self.init(listing, contents)
    }

    /// Restores a stored lesson.
    public init(_ listing: Listing, _ contents: LessonContents) {
        self.listing = listing
        self.contents = contents
    }

    public var images: [Image.ID] { contents.images }

    /// With the tags, by which it is found.
    public var searchableText: String { contents.tags.searchable(after: contents.description.text) }

    public mutating func edit(_ contents: LessonContents, at place: ListingPlace, now: Moment) throws {
        guard contents.side == listing.side else { throw LessonRefusal.sideIsFixed }
        try listing.edit(contents.details(at: place), seats: contents.room, at: now)
        self.contents = contents
    }

    public mutating func awaitApproval() {
        listing.awaitApproval()
    }

    public mutating func show(_ thumbnail: StoredFile?) {
        listing.show(thumbnail)
    }

    public func says(sameAs former: Lesson) -> Bool { contents == former.contents }
}
