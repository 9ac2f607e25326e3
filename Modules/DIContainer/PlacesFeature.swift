import Atlas
import Domain
import Web

/// Phases three and four for places.
struct PlacesFeature: Sendable {
    let choose: ChoosePlace
    let addressRoutes: AddressRoutes

    init(_ drivers: Drivers, _ repositories: Repositories) {
        let addresses = AddressesByGazetteer(gazetteer: drivers.gazetteer, clock: drivers.clock)
        choose = ChoosePlace(
            gazetteer: drivers.gazetteer,
            addresses: addresses,
            homes: repositories.homes,
            secret: drivers.secret,
            clock: drivers.clock
        )
        addressRoutes = AddressRoutes(addresses: addresses)
    }
}
