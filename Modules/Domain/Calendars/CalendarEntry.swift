/// Something that a member takes part in: a deal, or a date of a listing.
public struct CalendarEntry: Equatable, Sendable {
    /// A deal or a listing.
    public let subject: Subject
    /// The listing, or the one that the deal is about.
    public let listing: Listing.ID?
    public let listingKind: Listing.Kind
    /// The place of the date among those of its listing; 0 for a deal.
    public let number: Int
    public let title: String
    public let startsAt: Moment
    public let endsAt: Moment
    /// The first and the last day of an entry without times.
    public let wholeDays: ClosedRange<Int>?
    public let neighbourhood: NeighbourhoodCode
    /// As far as the member may see it.
    public let exact: ExactPlace?
    public let note: String?
    public let isCancelled: Bool
    /// Increases with each change that a calendar has to take over.
    public let sequence: Int
    public let changedAt: Moment

    public init(
        _ subject: Subject,
        of listing: Listing.ID?,
        _ listingKind: Listing.Kind,
        number: Int = 0,
        title: String,
        startsAt: Moment,
        endsAt: Moment,
        wholeDays: ClosedRange<Int>? = nil,
        in neighbourhood: NeighbourhoodCode,
        exact: ExactPlace?,
        note: String? = nil,
        isCancelled: Bool = false,
        sequence: Int,
        changedAt: Moment
    ) {
        self.subject = subject
        self.listing = listing
        self.listingKind = listingKind
        self.number = number
        self.title = title
        self.startsAt = startsAt
        self.endsAt = endsAt
        self.wholeDays = wholeDays
        self.neighbourhood = neighbourhood
        self.exact = exact
        self.note = note
        self.isCancelled = isCancelled
        self.sequence = sequence
        self.changedAt = changedAt
    }

    /// - Parameter number: the place of the date among those of its listing.
    public init(
        _ listing: Listing,
        number: Int,
        startsAt: Moment,
        endsAt: Moment,
        wholeDays: ClosedRange<Int>? = nil,
        showsPlace: Bool
    ) {
        let (details, cancellation) = (listing.details, listing.cancellation)
        self.init(
            listing.subject,
            of: listing.id,
            listing.kind,
            number: number,
            title: details.title.text,
            startsAt: startsAt,
            endsAt: endsAt,
            wholeDays: wholeDays,
            in: details.place.neighbourhood,
            exact: showsPlace ? details.place.exact : nil,
            isCancelled: cancellation != nil,
            sequence: listing.calendarSequence,
            changedAt: cancellation?.at ?? listing.version.moment
        )
    }

    public init(_ deal: Deal, for member: Member.ID) {
        let place = deal.place(for: member)
        let isCancelled = deal.state == .cancelled
        self.init(
            Subject(.deal, deal.id),
            of: deal.subject.listing,
            deal.listingKind,
            title: deal.title,
            startsAt: deal.terms.startsAt,
            endsAt: deal.terms.endsAt,
            in: place.neighbourhood,
            exact: place.exact,
            note: deal.terms.note?.text,
            isCancelled: isCancelled,
            sequence: deal.progress.acceptedMoves + (isCancelled ? 1 : 0),
            changedAt: deal.progress.changedAt
        )
    }
}

extension Listing {
    /// Edits aren't counted, but the seconds from the posting to the last one increase with each. An edit
    /// that takes a cancellation back is two seconds later than it, at least.
    public var calendarSequence: Int {
        Int((version.moment - createdAt).components.seconds) + (cancellation == nil ? 0 : 1)
    }
}

public protocol CalendarQueries: Sendable {
    /// The entries that end after `start`: agreed and cancelled deals, the dates of what the member offers,
    /// and those of listings that the member is admitted to. Of each, the first ``ReadCalendar/most`` by
    /// start.
    func entries(of member: Member.ID, endingAfter start: Moment) async throws -> [CalendarEntry]
}
