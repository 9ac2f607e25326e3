/// The author's content of a class, except for the place.
public struct ClassContents: Equatable, Sendable {
    public static let seatsAllowed = 1...20

    public let side: Listing.Side
    public let title: ListingTitle
    public let description: ClassDescription
    public let subjects: Set<ClassSubject>
    public let targets: Set<ClassTarget>
    public let price: Price
    public let seats: Int
    public let schedule: ClassSchedule
    public let bring: ThingsToBring
    /// In display order; the first is shown on the card.
    public let images: [Image.ID]

    public init(
        side: Listing.Side,
        title: ListingTitle,
        description: ClassDescription,
        subjects: Set<ClassSubject> = [],
        targets: Set<ClassTarget> = [],
        price: Price = .negotiable,
        seats: Int = 1,
        schedule: ClassSchedule,
        bring: ThingsToBring = .nothing,
        images: [Image.ID] = []
    ) throws(ClassRefusal) {
        guard Self.seatsAllowed.contains(seats) else { throw .seats }
        self.side = side
        self.title = title
        self.description = description
        self.subjects = subjects
        self.targets = targets
        self.price = price
        self.seats = side == .want ? 1 : seats
        self.schedule = schedule
        self.bring = bring
        self.images = images
    }

    func details(at place: ListingPlace) -> ListingDetails {
        ListingDetails(
            title: title,
            facets: Class.marks(subjects: subjects, targets: targets, weekdays: schedule.weekdays),
            price: price,
            place: place,
            startsAt: schedule.sessions?.startsAt,
            expiresAt: schedule.sessions?.endsAt
        )
    }
}

/// A description of up to 4,000 characters.
public struct ClassDescription: Hashable, Sendable {
    public static let longest = 4_000

    public let text: String

    public init(_ text: String) throws(ClassRefusal) {
        let text = text.tidied()
        guard text.contains(where: { !$0.isWhitespace }) else { throw .descriptionMissing }
        guard text.fits(Self.longest) else { throw .descriptionTooLong }
        self.text = text
    }
}
