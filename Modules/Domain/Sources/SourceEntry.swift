/// One event as its source publishes it.
public struct SourceEntry: Equatable, Sendable {
    /// An event within its source.
    public struct Key: Hashable, Sendable {
        public static let longest = 300

        public let uid: String
        /// Which occurrence of a recurring event; empty for an event that doesn't recur.
        public let recurrence: String

        public init(uid: String, recurrence: String = "") {
            self.uid = String(uid.tidied().prefix(Self.longest))
            self.recurrence = String(recurrence.prefix(60))
        }
    }

    public let key: Key
    public let sequence: Int
    public let modifiedAt: Moment?
    public let isCancelled: Bool
    /// For lists, also if nothing else is known.
    public let title: String
    /// Nil if there is no title or date.
    public let contents: EventContents?
    /// Nil if the source gives no position in Korea.
    public let point: Point?
    /// At most ``longestRaw`` characters.
    public let raw: String
    /// Each once, in the order of their cases.
    public let diagnostics: [SourceDiagnostic]

    public static let longestRaw = 4_000

    public init(
        key: Key,
        sequence: Int = 0,
        modifiedAt: Moment? = nil,
        isCancelled: Bool = false,
        title: String,
        contents: EventContents?,
        point: Point? = nil,
        raw: String,
        diagnostics: some Sequence<SourceDiagnostic>
    ) {
        self.key = key
        self.sequence = sequence
        self.modifiedAt = modifiedAt
        self.isCancelled = isCancelled
        self.title = String(title.prefix(ListingTitle.longest))
        self.contents = contents
        self.point = point
        self.raw = String(raw.prefix(Self.longestRaw))
        let found = Set(diagnostics)
        self.diagnostics = SourceDiagnostic.allCases.filter(found.contains)
    }
}

/// What is doubtful about an entry. An entry with any waits for an operator.
public enum SourceDiagnostic: String, CaseIterable, Sendable {
    case titleMissing = "title-missing"
    case titleShortened = "title-shortened"
    /// No date was found that could be read.
    case dateUnreadable = "date-unreadable"
    /// The day of the week in the text isn't that of the date.
    case weekdayContradicts = "weekday-contradicts"
    case yearInferred = "year-inferred"
    /// The source names no end; an hour after the start, or the end of the day, was assumed.
    case endInferred = "end-inferred"
    case zoneUnknown = "zone-unknown"
    /// The source defines its time zone with errors, or only from a later date on, or its event has a day as
    /// start and a time as end.
    case zoneDoubtful = "zone-doubtful"
    case dateTooFar = "date-too-far"
    case hostMissing = "host-missing"
    case uidMissing = "uid-missing"
    /// Another entry has the same identifier.
    case uidDuplicate = "uid-duplicate"
    case linkUnreadable = "link-unreadable"
    /// Bytes that aren't text were replaced.
    case textBroken = "text-broken"
    case textShortened = "text-shortened"
    /// A recurrence rule was ignored, or not all its dates were read.
    case recurrenceCut = "recurrence-cut"
}

/// A document as its server sent it.
public struct SourceDocument: Equatable, Sendable {
    public let bytes: [UInt8]
    /// The media type in lower case, without parameters; nil if the server named none.
    public let mediaType: String?
    /// Where it was found, after redirects.
    public let address: String
    public let version: DocumentVersion

    public init(
        _ bytes: [UInt8],
        mediaType: String?,
        address: String,
        version: DocumentVersion = DocumentVersion()
    ) {
        self.bytes = bytes
        self.mediaType = mediaType
        self.address = address
        self.version = version
    }
}

/// The entries of a document.
public struct SourceReading: Equatable, Sendable {
    public let format: SourceFormat
    /// Those that aren't over, in the order of the document.
    public let entries: [SourceEntry]
    /// Whether the document had more than could be read.
    public let isCut: Bool

    public init(format: SourceFormat, entries: [SourceEntry], isCut: Bool = false) {
        self.format = format
        self.entries = entries
        self.isCut = isCut
    }
}

/// Fetches documents politely: respects what a site asks not to fetch, with one request at a time per host.
public protocol SourceFetcher: Sendable {
    /// Returns nil if the document is still of that version. Throws a ``SourceFailure``.
    func fetch(_ address: SourceAddress, unless version: DocumentVersion) async throws -> SourceDocument?
}

/// Reads documents that may be hostile. A damaged entry is returned with diagnostics; only a document without
/// any structure throws a ``SourceFailure``.
public protocol SourceReader: Sendable {
    func entries(
        of document: SourceDocument,
        as format: SourceFormat?,
        host: EventHost?,
        at now: Moment
    ) throws -> SourceReading
}
