public import Domain

/// The author's content of an event.
public struct EventContentsBody: PostContentsBody {
    public var title = ""
    public var category = EventCategory.meetup
    public var mode = EventMode.offline
    public var schedule = EventScheduleBody()
    public var hosts: [String] = []
    public var cost = EventCostBody(.unknown)
    /// Empty for none.
    public var venue = ""
    /// Empty for none.
    public var link = ""
    public var signUp = EventSignUp.Way.elsewhere
    /// Of an event with sign-up here.
    public var seats = 30
    public var topics: [EventTopic] = []
    public var description = ""
    public var images: [Image.ID] = []

    public init() {}

    public init(_ contents: EventContents) {
        title = contents.title.text
        category = contents.category
        mode = contents.mode
        schedule = EventScheduleBody(
            contents.dates,
            contents.applications,
            isPostponed: contents.isPostponed
        )
        hosts = contents.hosts.all.map(\.text)
        cost = EventCostBody(contents.cost)
        venue = contents.venue?.text ?? ""
        link = contents.link?.text ?? ""
        signUp = contents.signUp.way
        if contents.signUp.way == .here { seats = contents.signUp.seats }
        topics = EventTopic.allCases.filter(contents.topics.contains)
        description = contents.description.text
        images = contents.images
    }

    public init(_ post: Event) {
        let words = post.words
        title = post.listing.details.title.text
        category = words.category
        mode = words.mode
        schedule = EventScheduleBody(post.dates, post.applications, isPostponed: post.isPostponed)
        hosts = post.hosts.all.map(\.text)
        cost = EventCostBody(post.cost)
        venue = post.venue?.text ?? ""
        link = post.link?.text ?? ""
        signUp = post.signUp
        if post.signUp == .here { seats = post.listing.seats.total }
        topics = EventTopic.allCases.filter(words.topics.contains)
        description = post.description.text
        images = post.images
    }

    public static let kindName = "Event"

    public static let fields: [BodyField<EventContentsBody>] = [
        .images(\.images),
        .line("title", \.title, longest: ListingTitle.longest),
        .choice("category", \.category),
        .choice("mode", \.mode),
        .body("schedule", \.schedule, draft: EventScheduleBody.draftSchema),
        .texts("hosts", \.hosts, counts: EventHosts.counts, longest: EventHost.longest),
        .body("cost", \.cost, draft: EventCostBody.draftSchema),
        .line("venue", \.venue, longest: EventVenue.longest, isRequired: false),
        .line("link", \.link, longest: EventLink.longest, isRequired: false),
        .choice("signUp", \.signUp, isRequired: false, isFixed: true),
        .number("seats", \.seats, in: Seats.allowed),
        .choices("topic", \.topics),
        .text("description", \.description, longest: EventDescription.longest, isRequired: false),
    ]

    public func contents() throws -> EventContents {
        var refusals = RefusalCollector()
        let title = try refusals.collect { try ListingTitle(self.title) }
        let dates = try refusals.collect { try schedule.eventDates() }
        let applications = try refusals.collect { try schedule.applications() }
        let hosts = try refusals.collect { try EventHosts(self.hosts.map { try EventHost($0) }) }
        let cost = try refusals.collect { try self.cost.cost() }
        let venue = try refusals.collect { try EventVenue(self.venue) }
        let link = try refusals.collect { try self.link.isEmpty ? nil : EventLink(self.link) }
        let signUp = try refusals.collect { try waysToSignUp() }
        let description = try refusals.collect { try EventDescription(self.description) }
        guard let title, let dates, let applications, let hosts, let cost, let venue, let link, let signUp,
            let description
        else { throw refusals.refusal }
        return try EventContents(
            title: title,
            link: link,
            hosts: hosts,
            description: description,
            venue: venue,
            mode: mode,
            cost: cost,
            category: category,
            topics: Set(topics),
            dates: dates,
            applications: applications,
            signUp: signUp,
            isPostponed: schedule.isPostponed,
            images: images
        )
    }

    private func waysToSignUp() throws -> EventSignUp {
        switch signUp {
        case .elsewhere: .elsewhere
        case .here: .here(seats: try Seats(seats).total)
        }
    }
}

extension EventContentsBody {
    /// The state that readers see now. Nil for dates that break a rule, as in a damaged answer.
    public func status(of listing: ListingBody, takesApplications isOpen: Bool, at now: Moment)
        -> EventStatus?
    {
        guard listing.status != .cancelled else { return .cancelled }
        guard !schedule.isPostponed else { return .postponed }
        guard let dates = try? schedule.eventDates(), let applications = try? schedule.applications() else {
            return nil
        }
        return EventStatus(
            dates,
            applications,
            isClosedByAuthor: listing.status == .closed && !listing.isHeldBack && !isOpen,
            at: now
        )
    }
}
