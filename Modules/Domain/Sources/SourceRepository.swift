/// Stores sources and the entries that were found in them.
public protocol SourceRepository: Sendable {
    /// Takes the place of a declined proposal with the same address. Throws ``SourceRefusal/addressTaken``
    /// and ``SourceRefusal/tooManyProposed``. A repeated request returns the identifier it made before.
    func insert(_ source: Source) async throws -> Source.ID

    /// Throws ``SourceRefusal/notFound``.
    func find(_ id: Source.ID) async throws -> Source

    /// Active sources to fetch by now, the longest due first.
    func due(at now: Moment, limit: Int) async throws -> [Source.ID]

    /// Reserves a source for one server until `end`, and returns it. Throws ``SourceRefusal/notFound``,
    /// ``SourceRefusal/notActive`` and ``SourceRefusal/underway``.
    func reserve(_ id: Source.ID, at now: Moment, until end: Moment) async throws -> Source

    /// Stores the outcome of a fetch, and ends the reservation.
    func finish(_ id: Source.ID, _ fetching: SourceFetching) async throws

    /// Imports the entries of a fetch: publishes, changes and cancels events, and counts the misses of known
    /// entries that aren't over. One entry that fails doesn't stop the others.
    ///
    /// - Parameter isWhole: whether missing entries may be counted.
    func take(
        _ entries: [SourceEntry],
        of source: Source,
        placedBy places: any EventPlaces,
        isWhole: Bool,
        at now: Moment
    ) async throws -> ImportCounts

    /// Publishes an entry that waits. Throws ``SourceRefusal/entryNotFound``,
    /// ``SourceRefusal/entryIncomplete`` and ``SourceRefusal/entryDecided``.
    func accept(_ id: ImportedEntry.ID, placedBy places: any EventPlaces, at now: Moment) async throws
        -> Listing.ID

    /// Skips an entry that waits. Throws ``SourceRefusal/entryNotFound`` and ``SourceRefusal/entryDecided``.
    func skip(_ id: ImportedEntry.ID) async throws

    /// Changes a proposal, and notifies its member, in one transaction. Of concurrent decisions the first one
    /// wins. Throws ``SourceRefusal/notFound``. When `change` throws, nothing is saved.
    func decide(
        _ id: Source.ID,
        at now: Moment,
        _ change: @escaping @Sendable (inout Source) throws -> Void
    ) async throws

    /// Changes the state, and hides or shows the events of the source. Due now if it becomes active. Throws
    /// ``SourceRefusal/undecided`` for a proposal.
    func change(_ id: Source.ID, to state: Source.State, at now: Moment) async throws

    /// Deletes a source with its entries and their events.
    func remove(_ id: Source.ID, at now: Moment) async throws
}

/// Finds the place of an event.
public protocol EventPlaces: Sendable {
    /// Throws ``NeighbourhoodRefusal/unknownCode``.
    func place(of entry: SourceEntry, in ledger: SourceLedger, at now: Moment) throws -> ListingPlace
}

/// What one fetch did.
public struct ImportCounts: Hashable, Sendable {
    public let found: Int
    public private(set) var published = 0
    public private(set) var updated = 0
    public private(set) var cancelled = 0
    /// For review.
    public private(set) var waiting = 0
    public private(set) var vanished = 0

    public init(found: Int) {
        self.found = found
    }

    public mutating func count(_ step: ImportStep) {
        switch step {
        case .publish: published += 1
        case .wait: waiting += 1
        case .update: updated += 1
        case .cancel: cancelled += 1
        case .note: break
        }
    }

    public mutating func count(vanished count: Int) {
        vanished += count
    }
}

/// Reads sources. The caller must check that a reader of all is an operator.
public protocol SourceQueries: Sendable {
    /// Newest first; of one state unless nil.
    func list(_ state: Source.State?, _ slice: SliceRequest) async throws -> Slice<SourceSummary>

    /// The member's own, newest first.
    func list(of owner: Member.ID, _ slice: SliceRequest) async throws -> Slice<SourceSummary>

    /// Throws ``SourceRefusal/notFound``.
    func summary(_ id: Source.ID) async throws -> SourceSummary

    /// Newest first; of one state unless nil.
    func entries(of id: Source.ID, _ state: ImportedEntry.State?, _ slice: SliceRequest) async throws
        -> Slice<ImportedEntry>
}

/// A source with the numbers of its entries.
public struct SourceSummary: Equatable, Sendable {
    public let source: Source
    public let published: Int
    public let waiting: Int
    public let skipped: Int
    public let vanished: Int
    /// Whether a server is fetching it.
    public let isFetching: Bool
    public let owner: MemberCard
    /// Whether its owner has proven its website.
    public let isProven: Bool

    public init(
        _ source: Source,
        by owner: MemberCard,
        isProven: Bool,
        published: Int,
        waiting: Int,
        skipped: Int,
        vanished: Int,
        isFetching: Bool
    ) {
        self.source = source
        self.published = published
        self.waiting = waiting
        self.skipped = skipped
        self.vanished = vanished
        self.isFetching = isFetching
        self.owner = owner
        self.isProven = isProven
    }
}

/// Where an event comes from, as its page shows.
public struct SourceAttribution: Hashable, Sendable {
    public let name: SourceName
    public let address: SourceAddress
    public let licence: SourceNote
    /// Whether the source no longer lists it.
    public let hasVanished: Bool
    /// Whether its organiser has taken it over.
    public let isClaimed: Bool

    public init(
        name: SourceName,
        address: SourceAddress,
        licence: SourceNote,
        hasVanished: Bool,
        isClaimed: Bool
    ) {
        self.name = name
        self.address = address
        self.licence = licence
        self.hasVanished = hasVanished
        self.isClaimed = isClaimed
    }
}
