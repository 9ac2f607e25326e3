public import Domain

/// Operations that find neighbourhoods and choose homes.
public struct NeighbourhoodOperations: OperationList {
    private static let neighbourhood = PathPattern<NeighbourhoodCode>(
        "/api/v1/neighbourhoods/{code}",
        else: NeighbourhoodRefusal.unknownCode
    )
    private static let homes: PathPattern<Void> = "/api/v1/me/neighbourhoods"
    private static let home = PathPattern<NeighbourhoodCode>(
        "/api/v1/me/neighbourhoods/{code}",
        else: NeighbourhoodRefusal.unknownCode
    )

    public let find = Operation<Anyone, Void, NeighbourhoodQuery, ListBody<MatchBody>>(
        .get,
        "/api/v1/neighbourhoods",
        "Search neighbourhoods; by name, initial consonants or station"
    )
    public let localities = Operation<Anyone, Void, LocalityQuery, ListBody<LocalityBody>>(
        .get,
        "/api/v1/localities",
        "List places to look at; provinces, the parts of one, by name, or those that a search names"
    )
    public let served = Operation<Anyone, Void, Nothing, ListBody<LocalityBody>>(
        .get,
        "/api/v1/localities/served",
        "List the areas that the place serves; homes and listings are in them, empty for the whole country"
    )
    public let atPoint = Operation<Anyone, Void, PointQuery, NeighbourhoodBody>(
        .get,
        "/api/v1/neighbourhoods/at",
        "Locate a neighbourhood; the one that contains a point"
    )
    public let nearestStation = Operation<Anyone, Void, PointQuery, ListBody<NearbyStationBody>>(
        .get,
        "/api/v1/stations/nearest",
        "Find the nearest metro station; empty if none is within \(NearbyStation.farthest / 1_000) km"
    )
    public let outlines = Operation<Anyone, Void, OutlineQuery, OutlineMapBody>(
        .get,
        "/api/v1/neighbourhoods/outlines",
        "List neighbourhood outlines; in a box as GeoJSON, at most \(Outline.most), simplified by zoom"
    )
    public let one = Operation<Anyone, NeighbourhoodCode, Nothing, NeighbourhoodBody>(
        .get,
        neighbourhood,
        "Get a neighbourhood; by its code or the one that replaced it"
    )
    public let ring = Operation<Anyone, NeighbourhoodCode, RingQuery, ListBody<NearbyBody>>(
        .get,
        neighbourhood / "ring",
        "List nearby neighbourhoods; nearest first, including the neighbourhood itself"
    )
    public let mine = Operation<SignedIn, Void, Nothing, ListBody<HomeBody>>(
        .get,
        homes,
        "List my neighbourhoods; the main one first"
    )
    public let replaceMine = Operation<SignedIn, Void, HomesChoiceBody, ListBody<HomeBody>>(
        .put,
        homes,
        "Replace my neighbourhoods; up to three, the main one first"
    )
    public let verify = Operation<SignedIn, NeighbourhoodCode, PointBody, HomeBody>(
        .put,
        home / "verification",
        "Verify one of my neighbourhoods; by a position, which is rounded and not stored"
    )
}

extension API {
    public static let neighbourhoods = NeighbourhoodOperations()
}
