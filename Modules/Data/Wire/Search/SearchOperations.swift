public import Domain

/// Operations on the search history.
public struct SearchOperations: OperationList {
    /// A malformed identifier names no search, and there is nothing to forget.
    private static let search = PathPattern<PastSearch.ID?>(
        "/api/v1/me/searches/{id}",
        fill: { [$0?.description ?? ""] },
        parse: { PastSearch.ID($0[0]) }
    )

    public let list = Operation<SignedIn, Void, Nothing, ListBody<PastSearchBody>>(
        .get,
        "/api/v1/me/searches",
        "List my past searches; distinct, newest first, at most 50"
    )
    public let forgetAll = Operation<SignedIn, Void, Nothing, Nothing>(
        .delete,
        "/api/v1/me/searches",
        "Delete my search history"
    )
    public let forget = Operation<SignedIn, PastSearch.ID?, Nothing, Nothing>(
        .delete,
        search,
        "Delete a past search"
    )
}

extension API {
    public static let searches = SearchOperations()
}
