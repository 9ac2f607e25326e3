/// The host's content of a run, except for the place.
public struct RunContents: Equatable, Sendable {
    public let title: RunTitle
    public let description: RunDescription
    public let time: RunTime
    public let capacity: RunCapacity
    public let tag: RunTag
    public let pace: Pace
    public let afterparty: Afterparty
    public let conditions: AdmissionConditions
    public let meeting: MeetingPlace
    /// In display order; the first is shown on the card.
    public let images: [Image.ID]

    public init(
        title: RunTitle,
        description: RunDescription,
        time: RunTime,
        capacity: RunCapacity,
        tag: RunTag,
        pace: Pace,
        afterparty: Afterparty,
        conditions: AdmissionConditions = .everyone,
        meeting: MeetingPlace = .untold,
        images: [Image.ID] = []
    ) {
        self.title = title
        self.description = description
        self.time = time
        self.capacity = capacity
        self.tag = tag
        self.pace = pace
        self.afterparty = afterparty
        self.conditions = conditions
        self.meeting = meeting
        self.images = images
    }

    func details(at place: ListingPlace) -> ListingDetails {
        ListingDetails(
            title: title.listingTitle,
            facets: Run.marks(tag, pace, afterparty, conditions),
            place: place,
            startsAt: time.startsAt,
            expiresAt: time.endsAt
        )
    }
}

/// A title of at most 30 characters.
public struct RunTitle: Hashable, Sendable {
    public static let longest = 30

    public let listingTitle: ListingTitle

    public init(_ text: String) throws {
        guard text.tidied().fits(Self.longest) else { throw RunRefusal.titleTooLong }
        listingTitle = try ListingTitle(text)
    }
}

/// A description of up to 500 characters; may be empty.
public struct RunDescription: Hashable, Sendable {
    public static let longest = 500

    public let text: String

    public init(_ text: String) throws(RunRefusal) {
        let text = text.tidied()
        guard text.fits(Self.longest) else { throw .descriptionTooLong }
        self.text = text
    }
}

/// How many run together, with the host.
public struct RunCapacity: Hashable, Sendable {
    public static let allowed = 2...8

    public let total: Int

    public init(_ total: Int) throws(RunRefusal) {
        guard Self.allowed.contains(total) else { throw .seats }
        self.total = total
    }
}
