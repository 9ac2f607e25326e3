/// The author's content of a lesson, except for the neighbourhood and its exact place.
public struct LessonContents: Equatable, Sendable {
    /// In minutes.
    public static let lengths = 10...240
    public static let seatsAllowed = 1...20
    public static let smallestGroup = 2
    /// In kilometres.
    public static let distances = 1...100

    public let side: Listing.Side
    public let title: ListingTitle
    public let description: LessonDescription
    public let instrument: LessonInstrument
    public let purposes: Set<LessonPurpose>
    public let levels: Set<LessonLevel>
    public let places: Set<LessonPlace>
    /// How far the teacher travels, in kilometres; nil if not told.
    public let travel: Int?
    public let format: LessonFormat
    /// How many students come together: one, unless it is for a group or the author looks for a teacher.
    public let seats: Int
    /// The length of a lesson.
    public let minutes: Int
    public let prices: LessonPrices
    public let tags: ListingTags
    /// In display order; the first is shown on the card.
    public let images: [Image.ID]

    /// Without a purpose or a level, a lesson is for all of them. A distance is left out where no lesson
    /// takes place at the student's.
    public init(
        side: Listing.Side,
        title: ListingTitle,
        description: LessonDescription,
        instrument: LessonInstrument,
        purposes: Set<LessonPurpose> = [],
        levels: Set<LessonLevel> = [],
        places: Set<LessonPlace>,
        travel: Int? = nil,
        format: LessonFormat = .single,
        seats: Int = 1,
        minutes: Int = 60,
        prices: LessonPrices = LessonPrices(),
        tags: ListingTags = .none,
        images: [Image.ID] = []
    ) throws(LessonRefusal) {
        guard !places.isEmpty else { throw .placeMissing }
        guard travel.map(Self.distances.contains) ?? true else { throw .travel }
        guard Self.seatsAllowed.contains(seats) else { throw .seats }
        guard format == .single || seats >= Self.smallestGroup else { throw .groupSeats }
        guard Self.lengths.contains(minutes) else { throw .minutes }
        self.side = side
        self.title = title
        self.description = description
        self.instrument = instrument
        self.purposes = purposes.isEmpty ? Set(LessonPurpose.allCases) : purposes
        self.levels = levels.isEmpty ? Set(LessonLevel.allCases) : levels
        self.places = places
        self.travel = places.contains(.student) ? travel : nil
        self.format = format
        self.seats = side == .offer && format == .single ? 1 : seats
        self.minutes = minutes
        self.prices = prices
        self.tags = tags
        self.images = images
    }

    /// The seats of the listing. One-to-one lessons count their students, and don't fill.
    var room: Int { side == .offer && format == .single ? Seats.allowed.upperBound : seats }

    public var marks: Marks {
        [
            Lesson.family.marks(of: [instrument.family]), Lesson.instrument.marks(of: [instrument]),
            Lesson.purpose.marks(of: purposes), Lesson.level.marks(of: levels),
            Lesson.place.marks(of: places), Lesson.format.marks(of: [format]),
            Lesson.fee.marks(of: prices.fees), Lesson.trial.marks(of: [prices.trial.kind]),
        ]
    }

    func details(at place: ListingPlace) -> ListingDetails {
        ListingDetails(title: title, facets: marks, price: prices.listed, place: place)
    }
}

/// An introduction of up to 4,000 characters.
public struct LessonDescription: Hashable, Sendable {
    public static let longest = 4_000

    public let text: String

    public init(_ text: String) throws(LessonRefusal) {
        let text = text.tidied()
        guard text.contains(where: { !$0.isWhitespace }) else { throw .descriptionMissing }
        guard text.fits(Self.longest) else { throw .descriptionTooLong }
        self.text = text
    }
}
