/// The part that all kinds of posts share: what the feed, the map, search and every shared capability use.
/// Each kind stores the rest separately under the same identifier.
public struct Listing: Identifiable, Equatable, Sendable {
    public enum Kind: String, CaseIterable, Sendable {
        case `class`
        case run
        case event
        case shop
        case lesson
        case community
    }

    /// Whether the author offers or wants it.
    public enum Side: String, CaseIterable, Sendable {
        case offer
        case want
    }

    public enum Status: String, CaseIterable, Sendable {
        case open
        case closed
        /// Its last date has passed.
        case expired
        /// Its author called it off.
        case cancelled
    }

    /// The order of listings, newest first. Each bump assigns a new position.
    public enum Position {}

    public let id: Identifier<Listing>
    public let kind: Kind
    public private(set) var author: Member.ID
    public let side: Side?
    public let createdAt: Moment
    public private(set) var details: ListingDetails
    public private(set) var status: Status
    public private(set) var seats: Seats
    public private(set) var position: Identifier<Position>
    public private(set) var editedAt: Moment?
    public private(set) var bumpedAt: Moment?
    /// Whether the author closed it. Only the author can reopen it; a full listing isn't closed by its
    /// author.
    public private(set) var isClosedByAuthor: Bool
    /// Whether it would be open if an operator hadn't hidden it, or had approved it.
    public private(set) var isHeldBack: Bool
    public private(set) var cancellation: ListingCancellation?
    /// When the author last said that it is still open.
    public private(set) var confirmedAt: Moment?
    /// Nil for a listing that ends by itself, and for one that its author closed.
    public private(set) var openQuestion: OpenQuestion?

    /// Creates a new listing, positioned by its own identifier.
    public init(
        posting id: ID,
        _ kind: Kind,
        by author: Member.ID,
        side: Side?,
        seats: Seats,
        _ details: ListingDetails,
        at now: Moment
    ) {
        self.init(
            id: id,
            kind: kind,
            author: author,
            side: side,
            createdAt: now,
            details: details,
            status: .open,
            seats: seats,
            position: Identifier(rawValue: id.rawValue)
        )
        showLife(at: now)
    }

    /// Restores a stored listing.
    public init(
        id: ID,
        kind: Kind,
        author: Member.ID,
        side: Side?,
        createdAt: Moment,
        details: ListingDetails,
        status: Status,
        seats: Seats,
        position: Identifier<Position>,
        editedAt: Moment? = nil,
        bumpedAt: Moment? = nil,
        isClosedByAuthor: Bool = false,
        isHeldBack: Bool = false,
        cancellation: ListingCancellation? = nil,
        confirmedAt: Moment? = nil,
        openQuestion: OpenQuestion? = nil
    ) {
        self.id = id
        self.kind = kind
        self.author = author
        self.side = side
        self.createdAt = createdAt
        self.details = details
        self.status = status
        self.seats = seats
        self.position = position
        self.editedAt = editedAt
        self.bumpedAt = bumpedAt
        self.isClosedByAuthor = isClosedByAuthor
        self.isHeldBack = isHeldBack
        self.cancellation = cancellation
        self.confirmedAt = confirmedAt
        self.openQuestion = openQuestion
    }

    public var subject: Subject { Subject(.listing, id) }

    /// Whether seats are taken here, and the last one closes it.
    public var fillsSeats: Bool { kind.fillsSeats && !isOneAtATime }

    /// Whether neighbours come one at a time: the times bind, and there is no end of seats.
    public var isOneAtATime: Bool { kind.isOneAtATime(details.facets, side: side) }

    /// The listing as a reader may see it: the exact place is for the author and the members of the roster,
    /// unless places of its kind are public. A deal reveals it by itself.
    public func seen(knowingPlace isShown: Bool) -> Listing {
        guard !isShown, !kind.has(.publicPlace) else { return self }
        var listing = self
        listing.details = details.withoutExactPlace
        return listing
    }

    /// The status shown to readers: an open listing past its last date is expired, even before that is
    /// stored.
    public func status(at now: Moment) -> Status {
        status == .open && hasPassed(at: now) ? .expired : status
    }

    private func hasPassed(at now: Moment) -> Bool {
        details.expiresAt.map { $0 <= now } ?? false
    }
}

extension Listing {
    /// Replaces the details. Keeps the time of posting and whether the author closed it. A later date reopens
    /// an expired listing and more seats reopen a full one; as many seats as are taken close it.
    public mutating func edit(_ details: ListingDetails, seats: Int, at now: Moment) throws(ListingRefusal) {
        try mustNotBeCancelled()
        try self.seats.become(seats)
        self.details = details
        editedAt = now
        showLife(at: now)
        settle(at: now)
    }

    /// A full listing that takes applications can be closed, too: then no one joins its queue.
    public mutating func close(at now: Moment) throws(ListingRefusal) {
        try mustNotBeCancelled()
        guard status(at: now) == .open || hasOpenQueue(at: now) else { throw .notOpen }
        isClosedByAuthor = true
        openQuestion = nil
        settle(at: now)
    }

    public mutating func reopen(at now: Moment) throws(ListingRefusal) {
        try mustNotBeCancelled()
        guard !hasPassed(at: now) else { throw .expired }
        guard status != .open else { throw .alreadyOpen }
        guard !isHeldBack else { throw .takenDown }
        let isFull = kind.fillsSeats && !seats.areLeft
        guard !isFull || isClosedByAuthor && kind.takesApplications else { throw .full }
        isClosedByAuthor = false
        showLife(at: now)
        settle(at: now)
    }

    /// Whether neighbours can only apply to wait for a seat.
    private func hasOpenQueue(at now: Moment) -> Bool {
        kind.takesApplications && !seats.areLeft && !isClosedByAuthor && !isHeldBack && !hasPassed(at: now)
    }

    /// Moves to the top, once a day.
    public mutating func bump(to position: Identifier<Position>, at now: Moment) throws(ListingRefusal) {
        try mustNotBeCancelled()
        guard status(at: now) == .open else { throw .notOpen }
        let (last, day) = (bumpedAt ?? createdAt, Duration.seconds(24 * 3_600))
        // A time ahead of now is from a clock that was wrong.
        guard last > now || last + day <= now else { throw .bumpedToday(retryAfter: last + day - now) }
        bumpedAt = now
        self.position = position
        showLife(at: now)
    }

    /// Stores that the author says it is still open. Opens one that was closed for want of an answer.
    public mutating func confirm(at now: Moment) throws(ListingRefusal) {
        try mustNotBeCancelled()
        guard isOpenEnded else { throw .endsByItself }
        if wasClosedUnanswered { try reopen(at: now) }
        guard status(at: now) == .open else { throw .notOpen }
        confirmedAt = now
        showLife(at: now)
    }

    /// Counts the time until the author is asked from `now`, unless a later sign of life is known. Of a
    /// listing that its author closed, it is counted from its reopening.
    private mutating func showLife(at now: Moment) {
        guard isOpenEnded else { return openQuestion = nil }
        guard !isClosedByAuthor else { return }
        openQuestion = OpenQuestion.after(openQuestion, lifeAt: now)
    }

    /// Asks the author whether it is still open, closes it when the answer is overdue, or puts either off.
    /// Returns what the author is told. Does nothing before its time.
    public mutating func followUp(knowing activity: AuthorActivity, at now: Moment) -> NoticeDraft? {
        guard status(at: now) == .open, let question = openQuestion, question.dueAt <= now else { return nil }
        let next = question.next(knowing: activity, at: now)
        openQuestion = next ?? question
        guard next == nil || next?.isAsked == true && !question.isAsked else { return nil }
        if next == nil {
            isClosedByAuthor = true
            settle(at: now)
        }
        return NoticeDraft(to: author, next == nil ? .listingClosedUnanswered : .listingAsked, of: subject)
    }

    /// Takes a seat for an accepted member; the last seat closes the listing.
    public mutating func takeSeat(at now: Moment) throws(ListingRefusal) {
        guard seats.areLeft else { throw .full }
        guard status(at: now) == .open else { throw .notOpen }
        try seats.take()
        settle(at: now)
    }

    /// Frees an accepted member's seat and reopens a listing that was full.
    public mutating func releaseSeat(at now: Moment) {
        seats.release()
        settle(at: now)
    }

    /// Sets the availability for an order. Authors set it by an edit.
    mutating func become(_ availability: Availability, at now: Moment) {
        details = details.marked(kind.marks(details.facets, becoming: availability))
        settle(at: now)
    }

    /// Closes it because its contract is made, as the payer of its deposit agreed.
    mutating func contract(at now: Moment) {
        openQuestion = nil
        isClosedByAuthor = true
        become(.contracted, at: now)
    }

    /// Sets the number of taken seats from the roster.
    mutating func hold(_ seats: Int, at now: Moment) {
        self.seats.hold(seats)
        settle(at: now)
    }

    /// Sets the image on the card.
    public mutating func show(_ thumbnail: StoredFile?) {
        details = details.illustrated(by: thumbnail)
    }

    /// Hides the listing, by an operator's decision.
    public mutating func takeDown() {
        guard status == .open else { return }
        status = .closed
        isHeldBack = true
    }

    /// Undoes ``takeDown()``. A listing that was open is open again unless it is full or expired by now.
    public mutating func putBack(at now: Moment) {
        guard isHeldBack else { return }
        isHeldBack = false
        showLife(at: now)
        settle(at: now)
    }

    /// Keeps a listing from being open before an operator approves it as it is.
    public mutating func awaitApproval() {
        isHeldBack = true
        status = .closed
    }

    /// Opens the listing at the top, by an operator's approval, unless it is full or has passed.
    public mutating func approve(to position: Identifier<Position>, at now: Moment) {
        self.position = position
        putBack(at: now)
    }

    /// Makes another member the author. It is no longer held back with the source it came from.
    public mutating func handOver(to member: Member.ID, at now: Moment) {
        author = member
        showLife(at: now)
        putBack(at: now)
    }

    /// Closes the listing if its last date has passed.
    public mutating func expire(at now: Moment) {
        settle(at: now)
    }

    /// Stores that the author called it off.
    mutating func record(_ cancellation: ListingCancellation) {
        self.cancellation = cancellation
        settle(at: cancellation.at)
    }

    /// Stores that the author took it back: an edit that is later than the cancellation, so that subscribed
    /// calendars take it for the newer one.
    mutating func removeCancellation(_ cancellation: ListingCancellation, at now: Moment) {
        self.cancellation = nil
        editedAt = max(now, cancellation.at + .seconds(2))
        settle(at: now)
    }

    /// Derives the status from the conditions. A full listing reopens when a seat is freed.
    private mutating func settle(at now: Moment) {
        details = details.marked(kind.settled(details.facets, isClosed: isClosedByAuthor))
        if cancellation != nil {
            status = .cancelled
        } else if isClosedByAuthor || isHeldBack || kind.fillsSeats && !seats.areLeft {
            status = .closed
        } else {
            status = hasPassed(at: now) ? .expired : .open
        }
    }
}

extension Subject {
    /// Nil for a subject that isn't a listing.
    public var listing: Listing.ID? {
        kind == .listing ? Listing.ID(rawValue: number) : nil
    }
}
