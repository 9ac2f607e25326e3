public import Domain

/// Operations that list and count listings of every kind.
public struct BoardOperations: OperationList {
    public let listings = Operation<SignedIn?, Void, ListingQuery, ListBody<ListingBody>>(
        .get,
        "/api/v1/listings",
        "Search listings; around a neighbourhood, or by one member"
    )
    public let mine = Operation<SignedIn, Void, OwnListingQuery, ListBody<ListingBody>>(
        .get,
        "/api/v1/me/listings",
        "List my listings; in every status"
    )
    public let map = Operation<SignedIn?, Void, MapQuery, ListingMapBody>(
        .get,
        "/api/v1/listings/map",
        "Map listings; open ones in a box as GeoJSON, at most 300 features, clustered by zoom"
    )
    public let inSight = Operation<SignedIn?, Void, InSightQuery, ListBody<ListingBody>>(
        .get,
        "/api/v1/listings/in-sight",
        "List visible listings; open ones in a box, newest first, refused for thousands"
    )
    public let counts = Operation<SignedIn?, Void, CountQuery, ListBody<NeighbourhoodCountBody>>(
        .get,
        "/api/v1/listings/counts",
        "Count nearby listings; open ones per neighbourhood, nearest first, or by code for the country"
    )
    public let figures = Operation<SignedIn?, Void, FigureQuery, ListBody<FigureHistogramBody>>(
        .get,
        "/api/v1/listings/figures",
        "Count nearby listings by deposit, monthly cost and area; each regardless of its own range"
    )
}

extension API {
    public static let board = BoardOperations()
}
