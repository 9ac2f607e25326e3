import Domain
import Storage
import Web

/// The use cases and routes of places.
struct PlacesFeature: Sendable {
    let choose: ChoosePlace
    let routes: PlaceRoutes

    init(_ drivers: Drivers, _ repositories: Repositories) {
        let findAddress = FindAddress(
            finder: drivers.addresses,
            throttle: repositories.calls,
            clock: drivers.clock
        )
        choose = ChoosePlace(
            gazetteer: drivers.gazetteer,
            findAddress: findAddress,
            homes: repositories.homes,
            site: repositories.site,
            secret: drivers.secret,
            clock: drivers.clock
        )
        routes = PlaceRoutes(
            findAddress: findAddress,
            suggestMeetingPlaces: SuggestMeetingPlaces(
                gazetteer: drivers.gazetteer,
                queries: SQLMeetingPlaceQueries(drivers.database),
                clock: drivers.clock
            )
        )
    }
}
