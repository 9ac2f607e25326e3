public import Domain

/// Operations on what operators watch for, not found for other members.
public struct WatchListOperations: OperationList {
    private static let terms: PathPattern<Void> = "/api/v1/operator/words"
    private static let term = PathPattern<WatchedTerm.ID>(
        "/api/v1/operator/words/{id}",
        else: WatchRefusal.notFound
    )

    public let list = Operation<SignedIn, Void, SliceQuery, ListBody<WatchedTermBody>>(
        .get,
        terms,
        "List the words and hosts to watch for; latest first, for operators"
    )
    public let add = Operation<SignedIn, Void, WatchedTermDraftBody, WatchedTermBody>(
        .post,
        terms,
        "Watch for a word or a host; what contains it waits for approval, for operators",
        status: 201
    )
    public let remove = Operation<SignedIn, WatchedTerm.ID, Nothing, Nothing>(
        .delete,
        term,
        "Stop watching for a word or a host; what waits stays so, for operators"
    )
}

extension API {
    public static let watchList = WatchListOperations()
}

/// A word or a host that operators watch for.
public struct WatchedTermBody: ShapedBody, Hashable {
    public let id: WatchedTerm.ID
    public let kind: WatchedTerm.Kind
    public let text: String
    public let addedAt: Moment

    public static let shape = Shape<Self>(
        "WatchedTerm",
        Field("id", \.id),
        Field("kind", \.kind),
        Field("text", \.text, about: "As it is compared: without case, width and repeated spaces"),
        Field("addedAt", \.addedAt),
        make: Self.init
    )
}

extension WatchedTermBody {
    public init(_ term: WatchedTerm) {
        (id, kind, text, addedAt) = (term.id, term.kind, term.text, term.addedAt)
    }
}

/// A word or a host to watch for.
public struct WatchedTermDraftBody: ShapedBody, Hashable {
    public let kind: WatchedTerm.Kind
    public let text: String

    public init(kind: WatchedTerm.Kind, text: String) {
        (self.kind, self.text) = (kind, text)
    }

    public static let shape = Shape<Self>(
        "WatchedTermDraft",
        Field("kind", \.kind, about: "A host stands for links of it and of the hosts below it"),
        Field(
            "text",
            \.text,
            .nonBlank(atMost: 200),
            about: "A word, words, or a host such as `example.com`"
        ),
        make: { Self(kind: $0, text: $1) }
    )
}
