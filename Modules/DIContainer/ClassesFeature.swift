import Domain
import Web

/// Phases three and four for classes.
struct ClassesFeature: Sendable {
    let routes: ClassRoutes
    let draftRoutes: ClassDraftRoutes

    init(_ drivers: Drivers, _ repositories: Repositories, _ places: PlacesFeature) {
        draftRoutes = ClassDraftRoutes(drafts: repositories.drafts, clock: drivers.clock)
        routes = ClassRoutes(
            classes: repositories.classes,
            reading: ClassReading(
                queries: repositories.classQueries,
                gazetteer: drivers.gazetteer,
                views: repositories.views,
                clock: drivers.clock
            ),
            post: PostClass(
                classes: repositories.classes,
                choosePlace: places.choose,
                mint: drivers.mint,
                clock: drivers.clock
            ),
            edit: EditClass(classes: repositories.classes, choosePlace: places.choose, clock: drivers.clock),
            mint: drivers.mint,
            clock: drivers.clock
        )
    }
}
