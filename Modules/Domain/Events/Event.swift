/// An event with one or more dates: a meetup, a conference, a contest.
public struct Event: Post {
    public static let kind = Listing.Kind.event
    /// The number of events a member may post per day, enough for the programme of a community.
    public static let dailyLimit = 50

    public private(set) var listing: Listing
    public private(set) var link: EventLink?
    public private(set) var hosts: EventHosts
    public private(set) var description: EventDescription
    /// The name of the building or hall, besides its address.
    public private(set) var venue: EventVenue?
    public private(set) var cost: EventCost
    public private(set) var dates: EventDates
    public private(set) var applications: ApplicationPeriod
    public private(set) var isPostponed: Bool
    /// Fixed when the event is posted, since its roster depends on it.
    public let signUp: EventSignUp.Way
    public private(set) var images: [Image.ID]

    public init(
        posting id: Listing.ID,
        by author: Member.ID,
        _ contents: EventContents,
        at place: ListingPlace,
        now: Moment
    ) throws {
        try contents.dates.announced(after: nil, at: now)
        let listing = Listing(
            posting: id,
            Self.kind,
            by: author,
            side: nil,
            seats: try Seats(contents.signUp.seats),
            contents.details(at: place),
            at: now
        )
        self.init(listing, contents)
    }

    /// Restores a stored event.
    public init(_ listing: Listing, _ contents: EventContents) {
        self.listing = listing
        link = contents.link
        hosts = contents.hosts
        description = contents.description
        venue = contents.venue
        cost = contents.cost
        dates = contents.dates
        applications = contents.applications
        isPostponed = contents.isPostponed
        signUp = contents.signUp.way
        images = contents.images
    }

    public var words: EventWords { EventWords(of: listing) }

    /// With all names of its topics, since people search for one that the author didn't write.
    public var searchableText: String {
        let topics = EventTopic.allCases.filter(words.topics.contains)
        return
            ([description.text, venue?.text].compactMap(\.self) + hosts.all.map(\.text)
            + topics.flatMap { [$0.rawValue] + $0.aliases }).joined(separator: "\n")
    }

    /// Without the names of its topics, and with its link.
    public var watchedTexts: [String] {
        [listing.details.title.text, description.text, venue?.text, link?.text].compactMap(\.self)
            + hosts.all.map(\.text)
    }

    public var admission: Roster.Admission? { signUp.admission }

    /// Refuses new dates that have passed. An event that has ended can still be described better.
    public mutating func edit(_ contents: EventContents, at place: ListingPlace, now: Moment) throws {
        guard contents.signUp.way == signUp else { throw EventRefusal.signUpIsFixed }
        try contents.dates.announced(after: dates, at: now)
        try listing.edit(contents.details(at: place), seats: contents.signUp.seats, at: now)
        self = Event(listing, contents)
    }

    public mutating func show(_ thumbnail: StoredFile?) {
        listing.show(thumbnail)
    }

    public mutating func awaitApproval() {
        listing.awaitApproval()
    }

    public var likeness: PostLikeness? {
        PostLikeness(
            link: link?.normalized,
            website: link.flatMap { try? WebsiteHost($0.host) },
            title: listing.details.title,
            startsAt: dates.startsAt
        )
    }

    public func says(sameAs former: Event) -> Bool {
        searchableText == former.searchableText && images == former.images && link == former.link
            && cost == former.cost && applications == former.applications
            && isPostponed == former.isPostponed && (dates == former.dates || isMoved(since: former))
    }

    /// Whether its listing tells of other dates.
    private func isMoved(since former: Event) -> Bool {
        dates.startsAt != former.dates.startsAt || dates.endsAt != former.dates.endsAt
    }

    public func status(at now: Moment) -> EventStatus {
        EventStatus(of: self, at: now)
    }
}
