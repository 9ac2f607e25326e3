/// What anything that can be listed has in common, whatever it is: what the feed, the map, the search and
/// every shared capability know of it. A vertical keeps the rest beside it, under the same identifier.
public struct Listing: Identifiable, Equatable, Sendable {
    public enum Kind: String, CaseIterable, Sendable {
        case `class`
    }

    /// Whether the author gives or looks for it.
    public enum Side: String, CaseIterable, Sendable {
        case offer
        case want
    }

    public enum Status: String, CaseIterable, Sendable {
        case open
        case closed
        /// Its last date has passed.
        case expired
    }

    /// Where a listing stands among others, newest first; another one with each bump.
    public enum Position {}

    public let id: Identifier<Listing>
    public let kind: Kind
    public let author: Member.ID
    public let side: Side?
    public let createdAt: Moment
    public private(set) var details: ListingDetails
    public private(set) var status: Status
    public private(set) var seats: Seats
    public private(set) var position: Identifier<Position>
    public private(set) var editedAt: Moment?
    public private(set) var bumpedAt: Moment?
    /// Its author closed it, and alone opens it again; being full is no such thing.
    public private(set) var isClosedByAuthor: Bool
    /// Whether it would be open, had an operator not hidden it.
    public private(set) var isHeldBack: Bool

    /// One that is posted now: it stands where its own identifier puts it.
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
    }

    /// Reads back one that was kept.
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
        isHeldBack: Bool = false
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
    }

    public var subject: Subject { Subject(.listing, id) }

    /// As `reader` may know it: the exact place is for the author alone, until an agreement gives it.
    public func seen(by reader: Member.ID?) -> Listing {
        guard reader != author else { return self }
        var listing = self
        listing.details = details.withoutExactPlace
        return listing
    }

    /// What a reader is told: an open one whose last date has passed is expired, whether or not anybody has
    /// noted it yet.
    public func status(at now: Moment) -> Status {
        status == .open && hasPassed(at: now) ? .expired : status
    }

    private func hasPassed(at now: Moment) -> Bool {
        details.expiresAt.map { $0 <= now } ?? false
    }
}

extension Listing {
    /// Neither when it was posted nor whether its author closed it changes with an edit. A later date revives
    /// what had expired, more seats open what was full, and as many as are taken close it.
    public mutating func edit(_ details: ListingDetails, seats: Int, at now: Moment) throws(ListingRefusal) {
        try self.seats.become(seats)
        self.details = details
        editedAt = now
        settle(at: now)
    }

    public mutating func close(at now: Moment) throws(ListingRefusal) {
        guard status(at: now) == .open else { throw .notOpen }
        isClosedByAuthor = true
        settle(at: now)
    }

    public mutating func reopen(at now: Moment) throws(ListingRefusal) {
        guard !hasPassed(at: now) else { throw .expired }
        guard status != .open else { throw .alreadyOpen }
        guard !isHeldBack else { throw .takenDown }
        guard seats.areLeft else { throw .full }
        isClosedByAuthor = false
        settle(at: now)
    }

    /// Moves to the top, once a day.
    public mutating func bump(to position: Identifier<Position>, at now: Moment) throws(ListingRefusal) {
        guard status(at: now) == .open else { throw .notOpen }
        let again = (bumpedAt ?? createdAt) + .seconds(24 * 3_600)
        guard again <= now else { throw .bumpedToday(retryAfter: again - now) }
        bumpedAt = now
        self.position = position
    }

    /// A member was accepted; the last seat closes it.
    public mutating func takeSeat(at now: Moment) throws(ListingRefusal) {
        guard seats.areLeft else { throw .full }
        guard status(at: now) == .open else { throw .notOpen }
        try seats.take()
        settle(at: now)
    }

    /// A member who had been accepted is not coming; one that was closed for being full opens again.
    public mutating func giveSeatBack(at now: Moment) {
        seats.giveBack()
        settle(at: now)
    }

    /// A roster says how many seats are taken.
    mutating func hold(_ seats: Int, at now: Moment) {
        self.seats.hold(seats)
        settle(at: now)
    }

    /// As many seats as the organiser says, never fewer than are taken.
    mutating func change(seats: Int, at now: Moment) throws(ListingRefusal) {
        try self.seats.become(seats)
        settle(at: now)
    }

    /// The picture on its card, once it is known which files the chosen one is kept in.
    public mutating func show(_ thumbnail: ImageFile?) {
        details = details.illustrated(by: thumbnail)
    }

    /// An operator has hidden it: it is open to nobody.
    public mutating func takeDown() {
        guard status == .open else { return }
        status = .closed
        isHeldBack = true
    }

    /// That is undone: what was open until then is open again, unless its last seat has gone or its last date
    /// has passed meanwhile.
    public mutating func putBack(at now: Moment) {
        guard isHeldBack else { return }
        isHeldBack = false
        settle(at: now)
    }

    /// Its last date may have passed.
    public mutating func expire(at now: Moment) {
        settle(at: now)
    }

    /// The one rule: open while nothing speaks against it. What is closed for being full is so only as long
    /// as it is full.
    private mutating func settle(at now: Moment) {
        if isClosedByAuthor || isHeldBack || !seats.areLeft {
            status = .closed
        } else {
            status = hasPassed(at: now) ? .expired : .open
        }
    }
}

extension Subject {
    /// Nil for a subject that is not a listing.
    public var listing: Listing.ID? {
        kind == .listing ? Listing.ID(rawValue: number) : nil
    }
}
