public import Domain

/// Operations on listings of every kind: reading one, and the author's actions.
public struct ListingOperations: OperationList {
    public typealias Change<In: Body> = Operation<SignedIn, Listing.ID, In, ListingBody>

    private static let listing = PathPattern<Listing.ID>(
        "/api/v1/listings/{id}",
        else: ListingRefusal.notFound
    )

    public let one = Operation<SignedIn?, Listing.ID, Nothing, ListingBody>(.get, listing, "Get a listing")
    public let close = Change<Nothing>(.post, listing / "close", "Close a listing")
    public let reopen = Change<Nothing>(
        .post,
        listing / "reopen",
        "Reopen a listing; a cancelled one within an hour"
    )
    public let cancel = Change<RosterNoteBody>(
        .post,
        listing / "cancel",
        "Cancel a listing before it starts; with a reason for those on its roster"
    )
    public let bump = Change<Nothing>(.post, listing / "bump", "Bump a listing; to the top, once a day")
    public let confirm = Change<Nothing>(
        .post,
        listing / "confirm",
        "Confirm that a listing without an end is still open"
    )
    public let deletion = Operation<SignedIn, Listing.ID, Nothing, ListingDeletionPlanBody>(
        .get,
        listing / "deletion",
        "Preview a listing deletion; what it removes"
    )
    public let delete = Operation<SignedIn, Listing.ID, Nothing, Nothing>(
        .delete,
        listing,
        "Delete a listing; its conversations stay"
    )
}

extension API {
    public static let listings = ListingOperations()
}
