public import Domain

/// The author's content of a lesson. Amounts are in won.
public struct LessonContentsBody: PostContentsBody {
    public var side = Listing.Side.offer
    public var title = ""
    public var instrument = LessonInstrument.piano
    /// Empty for all, as are levels.
    public var purposes: [LessonPurpose] = []
    public var levels: [LessonLevel] = []
    public var places: [LessonPlace] = []
    /// In kilometres.
    public var travel: Int?
    public var format = LessonFormat.single
    public var seats = 1
    public var minutes = 60
    public var single: Int?
    public var passCount: Int?
    public var passPrice: Int?
    public var passExpiry: Int?
    public var passExpiryUnit = LessonExpiry.Unit.months
    public var monthly: Int?
    public var trial = LessonTrial.Kind.none
    public var trialPrice: Int?
    public var description = ""
    public var tags: [String] = []
    public var images: [Image.ID] = []

    public init() {}

    public init(_ post: Lesson) {
        let (contents, prices) = (post.contents, post.contents.prices)
        side = contents.side
        title = contents.title.text
        instrument = contents.instrument
        purposes = LessonPurpose.allCases.filter(contents.purposes.contains)
        levels = LessonLevel.allCases.filter(contents.levels.contains)
        places = LessonPlace.allCases.filter(contents.places.contains)
        (travel, minutes) = (contents.travel, contents.minutes)
        (format, seats) = (contents.format, contents.seats)
        (single, monthly) = (prices.single?.won, prices.monthly?.won)
        (passCount, passPrice) = (prices.pass?.count, prices.pass?.price.won)
        passExpiry = prices.pass?.expiry.count
        passExpiryUnit = prices.pass?.expiry.unit ?? .months
        (trial, trialPrice) = (prices.trial.kind, prices.trial.price?.won)
        description = contents.description.text
        tags = contents.tags.all.map(\.text)
        images = contents.images
    }

    public static let kindName = "Lesson"

    public static let fields: [BodyField<LessonContentsBody>] = ofLesson + ofPrice + ofText

    private static let ofLesson: [BodyField<LessonContentsBody>] = [
        .choice("side", \.side, isFixed: true),
        .images(\.images, most: Lesson.mostImages),
        .line("title", \.title, longest: ListingTitle.longest),
        .choice("instrument", \.instrument),
        .choices("purpose", \.purposes),
        .choices("level", \.levels),
        .choices("lessonPlace", \.places),
        .optionalNumber("travel", \.travel, in: LessonContents.distances),
        .choice("format", \.format, isRequired: false),
        .number("seats", \.seats, in: LessonContents.seatsAllowed),
        .number("minutes", \.minutes, in: LessonContents.lengths),
    ]

    private static let ofPrice: [BodyField<LessonContentsBody>] = [
        .amount("single", \.single),
        .optionalNumber("passCount", \.passCount, in: LessonPass.counts),
        .amount("passPrice", \.passPrice),
        .optionalNumber("passExpiry", \.passExpiry, in: LessonExpiry.counts),
        .choice("passExpiryUnit", \.passExpiryUnit, isRequired: false),
        .amount("monthly", \.monthly),
        .choice("trial", \.trial, isRequired: false),
        .amount("trialPrice", \.trialPrice),
    ]

    private static let ofText: [BodyField<LessonContentsBody>] = [
        .text("description", \.description, longest: LessonDescription.longest),
        .texts(
            "tags",
            \.tags,
            counts: 0...ListingTags.most,
            longest: ListingTag.longest,
            isRequired: false
        ),
    ]
}

/// Reading the fields, with the refusals of all that break a rule.
extension LessonContentsBody {
    public func contents() throws -> LessonContents {
        var refusals = RefusalCollector()
        let title = try refusals.collect { try ListingTitle(self.title) }
        let description = try refusals.collect { try LessonDescription(self.description) }
        let prices = try refusals.collect { try self.prices() }
        let tags = try refusals.collect { try ListingTags(self.tags) }
        guard let title, let description, let prices, let tags else { throw refusals.refusal }
        return try LessonContents(
            side: side,
            title: title,
            description: description,
            instrument: instrument,
            purposes: Set(purposes),
            levels: Set(levels),
            places: Set(places),
            travel: travel,
            format: format,
            seats: seats,
            minutes: minutes,
            prices: prices,
            tags: tags,
            images: images
        )
    }

    private func prices() throws(LessonRefusal) -> LessonPrices {
        LessonPrices(
            single: Self.money(single),
            pass: try pass(),
            monthly: Self.money(monthly),
            trial: try LessonTrial(trial, price: Self.money(trialPrice))
        )
    }

    /// A pass is whole, or isn't offered.
    private func pass() throws(LessonRefusal) -> LessonPass? {
        guard passCount != nil || passPrice != nil || passExpiry != nil else { return nil }
        guard let passCount, let price = Self.money(passPrice), let passExpiry else { throw .passIncomplete }
        let expiry = try LessonExpiry(passExpiry, passExpiryUnit)
        return try LessonPass(count: passCount, price: price, expiry: expiry)
    }

    private static func money(_ won: Int?) -> Money? { won.flatMap { Money(won: $0) } }
}
