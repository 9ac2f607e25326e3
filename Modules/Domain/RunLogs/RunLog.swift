/// A member's diary entry about a run: a personal one, or one that others joined.
public struct RunLog: Identifiable, Equatable, Sendable {
    /// Logs a member may write per day.
    public static let dailyLimit = 20
    /// The first day that a log can be about.
    public static let firstDay = CivilDate(daysSince1970: 10_957)

    public let id: Identifier<RunLog>
    public let member: Member.ID
    /// The listing of the run that it is about; nil for a personal log. Kept after the listing is deleted.
    public let run: Listing.ID?
    public private(set) var contents: RunLogContents
    public private(set) var route: RunRoute?
    /// Counts the edits, from 1.
    public private(set) var version: Int
    public let writtenAt: Moment

    /// - Parameter run: nil for a personal log.
    public init(
        writing id: ID,
        by member: Member.ID,
        about run: AttendedRun? = nil,
        _ contents: RunLogContents,
        _ route: RunRoute? = nil,
        at now: Moment
    ) throws(RunLogRefusal) {
        try run?.mustHaveBeenJoined(by: member, at: now)
        self.init(id: id, member: member, run: run?.listing, contents, route, version: 1, writtenAt: now)
        try Self.check(contents.day, run, at: now)
    }

    /// Restores a stored log.
    public init(
        id: ID,
        member: Member.ID,
        run: Listing.ID?,
        _ contents: RunLogContents,
        _ route: RunRoute?,
        version: Int,
        writtenAt: Moment
    ) {
        self.id = id
        self.member = member
        self.run = run
        self.contents = contents
        self.route = route
        self.version = version
        self.writtenAt = writtenAt
    }

    /// Replaces the contents. The run and the route stay.
    ///
    /// An edit based on an earlier version is refused, unless it would change nothing, as when a request is
    /// repeated.
    ///
    /// - Parameter run: the run that it is about, if its listing still exists.
    public mutating func edit(
        _ contents: RunLogContents,
        of run: AttendedRun?,
        basedOn version: Int?,
        at now: Moment
    ) throws(RunLogRefusal) {
        guard contents != self.contents else { return }
        guard version == nil || version == self.version else { throw .editedMeanwhile }
        try Self.check(contents.day, run, at: now)
        self.contents = contents
        self.version += 1
    }

    /// Removes the route. Distance and time stay.
    public mutating func removeRoute() {
        guard route != nil else { return }
        route = nil
        version += 1
    }

    /// A log of a run has the day of that run.
    private static func check(_ day: CivilDate, _ run: AttendedRun?, at now: Moment) throws(RunLogRefusal) {
        guard day.daysSince1970 >= firstDay.daysSince1970 else { throw .dayTooEarly }
        guard day.daysSince1970 <= now.dateInSeoul.daysSince1970 else { throw .dayInFuture }
        if let run, day != run.day { throw .otherDay }
    }
}

/// A run with those who took part: its host and the members admitted to it.
public struct AttendedRun: Sendable {
    public let listing: Listing.ID
    public let startsAt: Moment
    public let members: Set<Member.ID>

    public init(listing: Listing.ID, startsAt: Moment, members: Set<Member.ID>) {
        self.listing = listing
        self.startsAt = startsAt
        self.members = members
    }

    /// The day of its start, in Seoul.
    public var day: CivilDate { startsAt.dateInSeoul }

    /// Refuses a run that hasn't started like one that doesn't exist.
    public func mustHaveBeenJoined(by member: Member.ID, at now: Moment) throws(RunLogRefusal) {
        guard startsAt <= now, members.contains(member) else { throw .runNotFound }
    }

    /// Members stamp each other, not themselves.
    public func mustAllowStamp(from giver: Member.ID, to receiver: Member.ID, at now: Moment)
        throws(RunLogRefusal)
    {
        try mustHaveBeenJoined(by: giver, at: now)
        guard giver != receiver, members.contains(receiver) else { throw .notFellow }
    }
}
