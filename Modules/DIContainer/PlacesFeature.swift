import Domain
import Web

/// Phases three and four for places.
struct PlacesFeature: Sendable {
    let choose: ChoosePlace
    let addressRoutes: AddressRoutes

    init(_ drivers: Drivers, _ repositories: Repositories) {
        choose = ChoosePlace(
            gazetteer: drivers.gazetteer,
            addresses: drivers.addresses,
            homes: repositories.homes,
            secret: drivers.secret,
            clock: drivers.clock
        )
        addressRoutes = AddressRoutes(addresses: drivers.addresses)
    }
}
