public import Domain

/// The host's content of a run.
public struct RunContentsBody: PostContentsBody {
    public var title = ""
    /// As its start says when omitted.
    public var tag: RunTag?
    public var startsAt = Moment(milliseconds: 0)
    public var minutes = 60
    /// More than the host and one other, with whom it would be full.
    public var seats = 4
    public var pace = Pace.average
    public var afterparty = Afterparty.no
    public var minAge = AgeRange.allowed.lowerBound
    public var maxAge = AgeRange.allowed.upperBound
    public var gender = AdmittedGender.everyone
    /// Empty for all.
    public var jobGroups: [JobGroup] = []
    /// For all readers.
    public var placeName = ""
    /// Empty for readers who may not know the exact place.
    public var meetingHint = ""
    public var description = ""
    public var images: [Image.ID] = []

    public init() {}

    public init(_ post: Run) {
        title = post.listing.details.title.text
        tag = post.tags.first
        startsAt = post.time.startsAt
        minutes = post.time.minutes
        seats = post.listing.seats.total
        pace = post.paces.first ?? pace
        afterparty = post.afterparties.first ?? afterparty
        minAge = post.conditions.ages.ages.lowerBound
        maxAge = post.conditions.ages.ages.upperBound
        gender = post.conditions.gender
        jobGroups = JobGroup.allCases.filter(post.conditions.jobGroups.contains)
        placeName = post.meeting.name ?? ""
        meetingHint = post.meeting.hint ?? ""
        description = post.description.text
        images = post.images
    }

    /// Everyone's where the ages aren't valid.
    public var conditions: AdmissionConditions {
        AdmissionConditions(
            ages: (try? AgeRange(minAge, maxAge)) ?? .everyone,
            gender: gender,
            jobGroups: Set(jobGroups)
        )
    }

    public static let kindName = "Run"

    public static let fields: [BodyField<RunContentsBody>] = [
        .images(\.images),
        .line("title", \.title, longest: RunTitle.longest),
        .start(\.startsAt),
        .optionalChoice("tag", \.tag),
        .number("minutes", \.minutes, in: RunTime.lengths, step: RunTime.step),
        .number("seats", \.seats, in: RunCapacity.allowed),
        .choice("pace", \.pace),
        .choice("afterparty", \.afterparty),
        .choice("gender", \.gender, isRequired: false),
        .number("minAge", \.minAge, in: AgeRange.allowed, step: AgeRange.step),
        .number("maxAge", \.maxAge, in: AgeRange.allowed, step: AgeRange.step),
        .choices("jobGroups", \.jobGroups),
        .line("placeName", \.placeName, longest: MeetingPlace.longest, isRequired: false),
        .line("meetingHint", \.meetingHint, longest: MeetingPlace.longest, isRequired: false),
        .text("description", \.description, longest: RunDescription.longest, isRequired: false),
    ]

    public func contents() throws -> RunContents {
        var refusals = RefusalCollector()
        let title = try refusals.collect { try RunTitle(self.title) }
        let time = try refusals.collect { try RunTime(startsAt: startsAt, minutes: minutes) }
        let capacity = try refusals.collect { try RunCapacity(seats) }
        let ages = try refusals.collect { try AgeRange(minAge, maxAge) }
        let meeting = try refusals.collect { try MeetingPlace(name: placeName, hint: meetingHint) }
        let description = try refusals.collect { try RunDescription(self.description) }
        guard let title, let time, let capacity, let ages, let meeting, let description else {
            throw refusals.refusal
        }
        return RunContents(
            title: title,
            description: description,
            time: time,
            capacity: capacity,
            tag: tag ?? RunTag(startingAt: startsAt),
            pace: pace,
            afterparty: afterparty,
            conditions: AdmissionConditions(ages: ages, gender: gender, jobGroups: Set(jobGroups)),
            meeting: meeting,
            images: images
        )
    }
}
