/// A published calendar or feed whose events are imported.
public struct Source: Identifiable, Equatable, Sendable {
    public enum State: String, CaseIterable, Sendable {
        /// By a member, for an operator's decision.
        case proposed
        case declined
        case active
        /// Not fetched; its events stay.
        case paused
        /// Not fetched; its events are hidden.
        case withdrawn
    }

    /// The proposals of one member that may wait at a time.
    public static let mostProposed = 5

    public let id: Identifier<Source>
    /// The operator who added it or the member who proposed it, and the author of its events.
    public let owner: Member.ID
    public let ledger: SourceLedger
    public private(set) var state: State
    /// Why it was declined.
    public private(set) var reason: SubmissionReason?
    public let addedAt: Moment
    public private(set) var fetching: SourceFetching

    public init(
        id: ID,
        owner: Member.ID,
        _ ledger: SourceLedger,
        state: State = .active,
        reason: SubmissionReason? = nil,
        addedAt: Moment,
        fetching: SourceFetching
    ) {
        self.id = id
        self.owner = owner
        self.ledger = ledger
        self.state = state
        self.reason = reason
        self.addedAt = addedAt
        self.fetching = fetching
    }

    /// Fetched from now on, by an operator's decision.
    public mutating func approve(at now: Moment) throws(SourceRefusal) {
        guard state == .proposed else { throw .decided }
        (state, fetching) = (.active, fetching.renewed(at: now))
    }

    public mutating func decline(_ reason: SubmissionReason) throws(SourceRefusal) {
        guard state == .proposed else { throw .decided }
        (state, self.reason) = (.declined, reason)
    }

    /// Stops, resumes or withdraws it.
    public mutating func become(_ state: State, at now: Moment) throws(SourceRefusal) {
        guard self.state != .proposed, self.state != .declined else { throw .undecided }
        guard self.state != state else { return }
        self.state = state
        fetching = fetching.renewed(at: state == .active ? now : fetching.nextAt)
    }
}

/// What is recorded about a source: where it is, whose it is, and under which terms it may be used.
public struct SourceLedger: Equatable, Sendable {
    public let address: SourceAddress
    /// Nil to detect it with each fetch.
    public let format: SourceFormat?
    public let name: SourceName
    /// How to reach the publisher, for the operators.
    public let contact: SourceNote?
    public let licence: SourceNote
    public let terms: SourceNote?
    /// Where events without a position are placed.
    public let neighbourhood: NeighbourhoodCode
    /// The host of events that name none. Without it they wait for a review.
    public let host: EventHost?

    public init(
        address: SourceAddress,
        format: SourceFormat? = nil,
        name: SourceName,
        contact: SourceNote? = nil,
        licence: SourceNote,
        terms: SourceNote? = nil,
        neighbourhood: NeighbourhoodCode,
        host: EventHost? = nil
    ) {
        self.address = address
        self.format = format
        self.name = name
        self.contact = contact
        self.licence = licence
        self.terms = terms
        self.neighbourhood = neighbourhood
        self.host = host
    }
}

/// When a source was fetched and is next, and what its server said about the last version.
public struct SourceFetching: Equatable, Sendable {
    public let lastAt: Moment?
    public let nextAt: Moment
    public let version: DocumentVersion
    /// Fetches that failed since the last success.
    public let failures: Int
    public let failure: SourceFailure?

    public init(
        lastAt: Moment? = nil,
        nextAt: Moment,
        version: DocumentVersion = DocumentVersion(),
        failures: Int = 0,
        failure: SourceFailure? = nil
    ) {
        self.lastAt = lastAt
        self.nextAt = nextAt
        self.version = version
        self.failures = failures
        self.failure = failure
    }

    static let pause = Duration.seconds(6 * 3_600)
    private static let backoff = Backoff(first: .seconds(1_800), longest: .seconds(7 * 86_400))

    func succeeded(_ version: DocumentVersion, at now: Moment) -> SourceFetching {
        SourceFetching(lastAt: now, nextAt: now + Self.pause, version: version)
    }

    /// Doubles the pause with each failure, and waits at least as long as the server asked for.
    func failed(_ failure: SourceFailure, at now: Moment) -> SourceFetching {
        let asked = min(failure.retryAfter ?? .zero, Self.backoff.longest)
        return SourceFetching(
            lastAt: now,
            nextAt: now + max(Self.backoff.pause(after: failures), asked),
            version: version,
            failures: failures + 1,
            failure: failure
        )
    }

    /// Due now, and without the conditions that would spare an unchanged document.
    func renewed(at now: Moment) -> SourceFetching {
        SourceFetching(lastAt: lastAt, nextAt: now, failures: failures, failure: failure)
    }
}

/// The version of a document in its server's words.
public struct DocumentVersion: Hashable, Sendable {
    public let entityTag: String?
    /// As the server wrote it.
    public let lastModified: String?

    public init(entityTag: String? = nil, lastModified: String? = nil) {
        self.entityTag = entityTag
        self.lastModified = lastModified
    }
}

public enum SourceFormat: String, CaseIterable, Sendable {
    case iCalendar = "icalendar"
    /// Atom or RSS.
    case feed
    case jsonFeed = "json-feed"
    /// A page with `Event` of schema.org as JSON-LD.
    case page
}

extension Source {
    /// Tells the owner of an operator's decision.
    public var decisionNotice: NoticeDraft {
        let kind: Notice.Kind = state == .active ? .sourceApproved : .sourceDeclined
        return NoticeDraft(to: owner, kind, of: Subject(.member, owner))
    }
}
