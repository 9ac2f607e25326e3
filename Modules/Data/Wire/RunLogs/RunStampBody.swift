public import Domain

/// A stamp for a fellow runner.
public struct RunStampBody: ShapedBody, Hashable {
    public let stamp: RunStamp

    public init(_ stamp: RunStamp) {
        self.stamp = stamp
    }

    public static let shape = Shape<Self>(
        "RunStamp",
        Field("stamp", \.stamp),
        make: { Self($0) }
    )
}

/// A stamp that the writer of a log received.
public struct ReceivedRunStampBody: ShapedBody, Hashable {
    public let stamp: RunStamp
    /// Null for readers other than the receiver.
    public let giver: MemberCardBody?

    public static let shape = Shape<Self>(
        "ReceivedRunStamp",
        Field("stamp", \.stamp),
        Field("giver", \.giver),
        make: Self.init
    )
}

extension ReceivedRunStampBody {
    public init(_ received: ReceivedRunStamp) {
        stamp = received.stamp
        giver = received.giver.map(MemberCardBody.init)
    }
}

/// Another member of a run.
public struct FellowRunnerBody: ShapedBody, Hashable {
    public let member: MemberCardBody
    public let isHost: Bool
    /// The stamp that the reader gave.
    public let given: RunStamp?
    /// The stamp that the reader received.
    public let received: RunStamp?
    /// Their public log of the run.
    public let log: RunLog.ID?

    public static let shape = Shape<Self>(
        "FellowRunner",
        Field("member", \.member),
        Field("host", \.isHost),
        Field("given", \.given),
        Field("received", \.received),
        Field("log", \.log),
        make: Self.init
    )
}

extension FellowRunnerBody {
    public init(_ fellow: FellowRunner) {
        member = MemberCardBody(fellow.card)
        isHost = fellow.isHost
        given = fellow.given
        received = fellow.received
        log = fellow.log
    }
}

/// A started run that the reader took part in.
public struct JoinedRunBody: ShapedBody, Hashable {
    public let listing: Listing.ID
    public let title: String
    public let startsAt: Moment
    /// The reader's log of it.
    public let log: RunLog.ID?

    public static let shape = Shape<Self>(
        "JoinedRun",
        Field("listing", \.listing),
        Field("title", \.title),
        Field("startsAt", \.startsAt),
        Field("log", \.log),
        make: Self.init
    )
}

extension JoinedRunBody {
    public init(_ run: JoinedRun) {
        listing = run.listing
        title = run.title.text
        startsAt = run.startsAt
        log = run.log
    }
}
