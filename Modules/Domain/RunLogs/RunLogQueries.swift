/// Reads logs. A member reads their own, and the public ones of members whom no block hides.
public protocol RunLogQueries: Sendable {
    /// Nil for a log that the reader may not see.
    func find(_ id: RunLog.ID, for reader: Member.ID) async throws -> RunLogSummary?

    /// Most recently written first. Nil for a member who doesn't exist or is hidden from the reader.
    func list(of member: Member.ID, for reader: Member.ID, _ slice: SliceRequest) async throws
        -> Slice<RunLogSummary>?

    /// Nil for a member who doesn't exist or is hidden from the reader.
    func calendar(
        of member: Member.ID,
        for reader: Member.ID,
        _ month: CalendarMonth,
        at now: Moment
    ) async throws -> RunCalendar?

    /// The latest started runs that the member took part in, at most ``JoinedRun/most``.
    func runs(of member: Member.ID, at now: Moment) async throws -> [JoinedRun]

    /// Throws ``RunLogRefusal/runNotFound`` for a run that the member didn't take part in.
    func run(_ listing: Listing.ID, of member: Member.ID, at now: Moment) async throws -> JoinedRun

    /// The others who took part, the host first, without those whom a block hides. Throws
    /// ``RunLogRefusal/runNotFound``.
    func fellows(in run: Listing.ID, of member: Member.ID, at now: Moment) async throws -> [FellowRunner]
}

/// A log with what is shown beside it.
public struct RunLogSummary: Identifiable, Sendable {
    public let log: RunLog
    public let member: MemberCard
    public let images: [Image]
    /// The title of its run; nil for a personal log, and when the listing was deleted or the reader may not
    /// see it.
    public let runTitle: ListingTitle?
    public let received: [ReceivedRunStamp]

    public var id: RunLog.ID { log.id }

    public init(
        _ log: RunLog,
        by member: MemberCard,
        images: [Image],
        runTitle: ListingTitle?,
        received: [ReceivedRunStamp]
    ) {
        self.log = log
        self.member = member
        self.images = images
        self.runTitle = runTitle
        self.received = received
    }
}

/// A stamp that a member received from a fellow runner.
public struct ReceivedRunStamp: Hashable, Sendable {
    public let stamp: RunStamp
    /// Nil for readers other than the receiver: outsiders don't learn who took part in a run.
    public let giver: MemberCard?

    public init(_ stamp: RunStamp, from giver: MemberCard?) {
        self.stamp = stamp
        self.giver = giver
    }
}

/// A started run that a member took part in.
public struct JoinedRun: Sendable {
    /// In a list.
    public static let most = 50

    public let listing: Listing.ID
    public let title: ListingTitle
    public let startsAt: Moment
    /// The member's log of it.
    public let log: RunLog.ID?

    public init(listing: Listing.ID, title: ListingTitle, startsAt: Moment, log: RunLog.ID?) {
        self.listing = listing
        self.title = title
        self.startsAt = startsAt
        self.log = log
    }
}

/// Another member of a run, as one member sees them.
public struct FellowRunner: Sendable {
    public let card: MemberCard
    public let isHost: Bool
    /// The stamp that the reader gave.
    public let given: RunStamp?
    /// The stamp that the reader received.
    public let received: RunStamp?
    /// Their public log of the run.
    public let log: RunLog.ID?

    public init(
        card: MemberCard,
        isHost: Bool,
        given: RunStamp?,
        received: RunStamp?,
        log: RunLog.ID?
    ) {
        self.card = card
        self.isHost = isHost
        self.given = given
        self.received = received
        self.log = log
    }
}
