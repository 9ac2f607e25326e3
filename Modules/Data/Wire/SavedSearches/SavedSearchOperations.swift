public import Domain

/// Operations on saved searches.
public struct SavedSearchOperations: OperationList {
    public typealias OfSearch<In: Body, Out: Body> = Operation<SignedIn, SavedSearch.ID, In, Out>

    private static let search = PathPattern<SavedSearch.ID>(
        "/api/v1/me/saved-searches/{id}",
        else: SavedSearchRefusal.notFound
    )

    public let list = Operation<SignedIn, Void, Nothing, ListBody<SavedSearchBody>>(
        .get,
        "/api/v1/me/saved-searches",
        "List my saved searches; oldest first, at most \(SavedSearch.most)"
    )
    public let add = Operation<SignedIn, Void, SearchToSaveBody, SavedSearchBody>(
        .post,
        "/api/v1/me/saved-searches",
        "Save a search; in a drawn area, around a neighbourhood, or my main home",
        status: 201
    )
    public let one = OfSearch<Nothing, SavedSearchBody>(.get, search, "Get a saved search")
    public let change = OfSearch<SavedSearchChangeBody, SavedSearchBody>(
        .patch,
        search,
        "Rename a saved search, or choose its notices"
    )
    public let seen = OfSearch<Nothing, Nothing>(
        .put,
        search / "seen",
        "Mark a saved search as seen; its count starts again and its notice is read"
    )
    public let delete = OfSearch<Nothing, Nothing>(.delete, search, "Delete a saved search")
}

extension API {
    public static let savedSearches = SavedSearchOperations()
}
