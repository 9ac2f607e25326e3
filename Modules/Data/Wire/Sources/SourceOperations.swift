public import Domain

/// Operations on sources of events: a member's own, and all for operators.
public struct SourceOperations: OperationList {
    public typealias OfSource<In: Body> = Operation<SignedIn, Source.ID, In, SourceBody>

    private static let all: PathPattern<Void> = "/api/v1/sources"
    private static let source = PathPattern<Source.ID>("/api/v1/sources/{id}", else: SourceRefusal.notFound)
    private static let entry = PathPattern<ImportedEntry.ID>(
        "/api/v1/source-entries/{id}",
        else: SourceRefusal.entryNotFound
    )

    public let read = Operation<SignedIn, Void, Nothing, ListBody<ReadEventBody>>(
        .post,
        "/api/v1/event-documents",
        "Read the events of a calendar, feed or page; nothing is stored",
        isUpload: true
    )
    public let mine = Operation<SignedIn, Void, SliceQuery, ListBody<SourceBody>>(
        .get,
        "/api/v1/me/sources",
        "List the sources of events that I proposed or added; newest first"
    )
    public let all = Operation<SignedIn, Void, SourceQuery, ListBody<SourceBody>>(
        .get,
        Self.all,
        "List sources of events; newest first, for operators"
    )
    public let add = Operation<SignedIn, Void, SourceToAddBody, SourceBody>(
        .post,
        Self.all,
        "Add a source of events; fetched within a minute, or proposed by members who are no operators",
        status: 201
    )
    public let one = OfSource<Nothing>(.get, source, "Get a source of events; for operators")
    public let remove = Operation<SignedIn, Source.ID, Nothing, Nothing>(
        .delete,
        source,
        "Delete a source with all its events; for its owner and operators"
    )
    public let approve = OfSource<Nothing>(
        .post,
        source / "approve",
        "Accept a proposed source; it is fetched within a minute, for operators"
    )
    public let decline = OfSource<SubmissionReasonBody>(
        .post,
        source / "decline",
        "Decline a proposed source; the member learns why, for operators"
    )
    public let fetch = OfSource<Nothing>(
        .post,
        source / "fetch",
        "Fetch a source now; a failure is in the response, for operators"
    )
    public let pause = OfSource<Nothing>(.post, source / "pause", "Stop fetching a source; for operators")
    public let resume = OfSource<Nothing>(
        .post,
        source / "resume",
        "Fetch a source again, and show its events if it was withdrawn; for operators"
    )
    public let withdraw = OfSource<Nothing>(
        .post,
        source / "withdraw",
        "Stop fetching a source and hide all its events; for operators"
    )
    public let entries = Operation<SignedIn, Source.ID, SourceEntryQuery, ListBody<SourceEntryBody>>(
        .get,
        source / "entries",
        "List the entries of a source; newest first, for operators"
    )
    public let acceptEntry = Operation<SignedIn, ImportedEntry.ID, Nothing, AcceptedEntryBody>(
        .post,
        entry / "accept",
        "Publish an entry that waits for review; for operators"
    )
    public let skipEntry = Operation<SignedIn, ImportedEntry.ID, Nothing, Nothing>(
        .post,
        entry / "skip",
        "Leave out an entry that waits for review; for operators"
    )
}

/// The filter of sources.
public struct SourceQuery: ShapedBody {
    public let state: Source.State?
    public let slice: SliceRequest

    public init(_ state: Source.State? = nil, _ slice: SliceRequest = SliceRequest()) {
        self.state = state
        self.slice = slice
    }

    public static let shape = Shape<Self>(
        "SourceQuery",
        Field("state", \.state, nil, .omittable, about: "Default: all"),
        Field(flat: \.slice),
        make: { Self($0, $1) }
    )
}

/// The filter of a source's entries.
public struct SourceEntryQuery: ShapedBody {
    public let state: ImportedEntry.State?
    public let slice: SliceRequest

    public init(_ state: ImportedEntry.State? = nil, _ slice: SliceRequest = SliceRequest()) {
        self.state = state
        self.slice = slice
    }

    public static let shape = Shape<Self>(
        "SourceEntryQuery",
        Field("state", \.state, nil, .omittable, about: "Default: all"),
        Field(flat: \.slice),
        make: { Self($0, $1) }
    )
}

extension API {
    public static let sources = SourceOperations()
}
