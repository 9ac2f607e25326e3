public import Domain

/// Operations on the member's series.
public struct SeriesOperations: OperationList {
    public typealias OfSeries = Operation<SignedIn, Series.ID, Nothing, SeriesBody>

    private static let series = PathPattern<Series.ID>("/api/v1/me/series/{id}", else: SeriesRefusal.notFound)

    public let list = Operation<SignedIn, Void, Nothing, ListBody<SeriesBody>>(
        .get,
        "/api/v1/me/series",
        "List my weekly series, newest first"
    )
    public let end = OfSeries(.delete, series, "End a weekly series; the dates that are posted stay")
    public let resume = OfSeries(
        .post,
        series / "resume",
        "Resume a weekly series that I ended, with the dates to come"
    )
}

extension API {
    public static let series = SeriesOperations()
}
