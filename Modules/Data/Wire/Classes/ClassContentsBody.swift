public import Domain

/// The author's content of a class.
public struct ClassContentsBody: PostContentsBody {
    public var side = Listing.Side.offer
    public var title = ""
    public var description = ""
    public var subjects: [ClassSubject] = []
    public var targets: [ClassTarget] = []
    public var price: PriceBody?
    /// Not one: a class of one seat is full after its first deal.
    public var seats = 4
    public var schedule = ClassScheduleBody()
    public var bring = ""
    public var images: [Image.ID] = []

    public init() {}

    public init(_ post: Class) {
        let details = post.listing.details
        side = post.listing.side ?? .offer
        title = details.title.text
        description = post.description.text
        subjects = ClassSubject.allCases.filter(post.subjects.contains)
        targets = ClassTarget.allCases.filter(post.targets.contains)
        price = PriceBody(details.price)
        seats = post.listing.seats.total
        schedule = ClassScheduleBody(post.schedule)
        bring = post.bring.text
        images = post.images
    }

    public static let kindName = "Class"

    public static let fields: [BodyField<ClassContentsBody>] = [
        .choice("side", \.side, isFixed: true),
        .images(\.images),
        .line("title", \.title, longest: ListingTitle.longest),
        .text("description", \.description, longest: ClassDescription.longest),
        .choices("subject", \.subjects),
        .choices("target", \.targets),
        .price(\.price),
        .body("schedule", \.schedule, draft: ClassScheduleBody.draftSchema),
        .number("seats", \.seats, in: ClassContents.seatsAllowed),
        .line("bring", \.bring, longest: ThingsToBring.longest, isRequired: false),
    ]

    public func contents() throws -> ClassContents {
        var refusals = RefusalCollector()
        let title = try refusals.collect { try ListingTitle(self.title) }
        let description = try refusals.collect { try ClassDescription(self.description) }
        let schedule = try refusals.collect { try self.schedule.schedule(of: side) }
        let bring = try refusals.collect { try ThingsToBring(self.bring) }
        guard let title, let description, let schedule, let bring else { throw refusals.refusal }
        return try ClassContents(
            side: side,
            title: title,
            description: description,
            subjects: Set(subjects),
            targets: Set(targets),
            price: price?.price ?? .negotiable,
            seats: seats,
            schedule: schedule,
            bring: bring,
            images: images
        )
    }
}
