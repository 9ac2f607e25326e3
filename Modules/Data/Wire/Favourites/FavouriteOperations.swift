public import Domain

/// Operations on favourites.
public struct FavouriteOperations: OperationList {
    private static let listing = PathPattern<Listing.ID>(
        "/api/v1/listings/{id}/favourite",
        else: ListingRefusal.notFound
    )

    public let all = Operation<SignedIn, Void, FavouriteQuery, ListBody<ListingBody>>(
        .get,
        "/api/v1/favourites",
        "List my favourites; newest first"
    )
    public let add = Operation<SignedIn, Listing.ID, Nothing, Nothing>(
        .put,
        listing,
        "Add a favourite; adding it again has no effect"
    )
    public let remove = Operation<SignedIn, Listing.ID, Nothing, Nothing>(
        .delete,
        listing,
        "Remove a favourite"
    )
}

/// Which favourites to list.
public struct FavouriteQuery: ShapedBody {
    public let kinds: WordList<Listing.Kind>
    public let part: FavouritePart?
    public let slice: SliceRequest

    public init(
        _ part: FavouritePart? = nil,
        kinds: [Listing.Kind] = [],
        _ slice: SliceRequest = SliceRequest()
    ) {
        self.kinds = WordList(kinds)
        self.part = part
        self.slice = slice
    }

    public static let shape = Shape<Self>(
        "FavouriteQuery",
        Field("kind", \.kinds, nil, .omittable, about: "One or more, separated by commas; default: all"),
        Field(
            "part",
            \.part,
            nil,
            .omittable,
            about: "`current` without events that have ended, `ended` for those only; default: `all`"
        ),
        Field(flat: \.slice),
        make: { Self($1, kinds: $0.words, $2) }
    )
}

extension API {
    public static let favourites = FavouriteOperations()
}
