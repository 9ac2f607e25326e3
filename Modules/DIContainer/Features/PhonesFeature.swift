import Domain
import Storage
import Web

/// The routes of phone numbers.
struct PhonesFeature: Sendable {
    let routes: PhoneRoutes

    init(_ drivers: Drivers) {
        routes = PhoneRoutes(
            phones: SQLPhoneRepository(drivers.database, identifiers: drivers.identifiers),
            clock: drivers.clock
        )
    }
}
